import { createFileRoute } from '@tanstack/react-router';
import { checkedSearch } from '../lib/checked-search.ts';
import { SignIn } from './-sign-in.tsx';
import { signInSearch } from './-sign-in-search.ts';

export const Route = createFileRoute('/auth')({
  staticData: { title: 'Sign in' },
  validateSearch: checkedSearch(signInSearch),
  component: () => <SignIn {...Route.useSearch()} />,
});
