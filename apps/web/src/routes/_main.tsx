import { createFileRoute } from '@tanstack/react-router';
import { MainLayout } from './-main-layout.tsx';

export const Route = createFileRoute('/_main')({
  component: MainLayout,
  // Almost every page needs it: not in a file of its own.
  codeSplitGroupings: [],
});
