import { createFileRoute } from '@tanstack/react-router';
import { SignIn } from './-sign-in.tsx';
import { signInSearch } from './-sign-in-search.ts';

export const Route = createFileRoute('/auth')({
  staticData: { title: 'Sign in' },
  validateSearch: signInSearch,
  component: () => <SignIn error={Route.useSearch().error} />,
});
