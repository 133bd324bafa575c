import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

// A build-time condition, so that production builds leave the page out.
const Showcase = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('../features/showcase/showcase-screen.tsx')).ShowcaseScreen }))
  : () => null;

/** Every component in each of its states, during development. */
export const Route = createFileRoute('/ui')({
  staticData: { title: 'Components' },
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  component: () => (
    <Suspense fallback={null}>
      <Showcase />
    </Suspense>
  ),
});
