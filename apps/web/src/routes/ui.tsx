import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

// The condition is known when the product is built, and takes the page with it.
const Showcase = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('../features/showcase/showcase-screen.tsx')).ShowcaseScreen }))
  : () => null;

/** Every component in each of its states, while developing. */
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
