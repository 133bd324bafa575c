import type { CurrentUser } from '@saffron/contracts/accounts';
import { currentToast, dismissToast } from '@saffron/ui/toast';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestApp } from '../../test-app.tsx';
import { RequireUser } from './guards.tsx';
import { RequireAdmin, RequireReviewer } from './role-guards.tsx';

const USER: CurrentUser = {
  id: 1,
  username: 'ana@example.com',
  name: 'Ana',
  displayName: 'Ana',
  role: 'user',
  isAdmin: false,
  isReviewer: false,
};

const inside = <p>inside</p>;

function answers(user: CurrentUser | null, flags = { isAdmin: false, isReviewer: false }) {
  return {
    'accounts.me': user,
    'accounts.isAdmin': { isAdmin: flags.isAdmin },
    'accounts.isReviewer': { isReviewer: flags.isReviewer },
  };
}

test('a spinner shows while the user loads', async () => {
  render(<TestApp answers={{}}>{<RequireUser>{() => inside}</RequireUser>}</TestApp>);
  expect(await screen.findByRole('status')).toBeTruthy();
  expect(screen.queryByText('inside')).toBeNull();
});

test.each([
  ['signed in', <RequireUser key="user">{() => inside}</RequireUser>],
  ['administrators', <RequireAdmin key="admin">{inside}</RequireAdmin>],
  ['reviewers', <RequireReviewer key="reviewer">{inside}</RequireReviewer>],
])('the guard for %s redirects visitors to the sign-in screen', async (_name, guarded) => {
  render(<TestApp answers={answers(null)}>{guarded}</TestApp>);
  expect(await screen.findByText('the sign-in screen')).toBeTruthy();
});

test('signed-in users get in, and the screen receives the user', async () => {
  render(<TestApp answers={answers(USER)}>{<RequireUser>{(user) => <p>hello {user.name}</p>}</RequireUser>}</TestApp>);
  expect(await screen.findByText('hello Ana')).toBeTruthy();
});

test('admins get in; reviewers see why they are denied and a link', async () => {
  const guarded = <RequireAdmin>{inside}</RequireAdmin>;
  const { unmount } = render(
    <TestApp answers={answers(USER, { isAdmin: true, isReviewer: false })}>{guarded}</TestApp>,
  );
  expect(await screen.findByText('inside')).toBeTruthy();
  unmount();

  render(<TestApp answers={answers(USER, { isAdmin: false, isReviewer: true })}>{guarded}</TestApp>);
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
  expect(
    screen.getByText("You don't have permission to access this page. This area is restricted to administrators only."),
  ).toBeTruthy();
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/home');
});

test('reviewers get in; admins see why they are denied and a link', async () => {
  const guarded = <RequireReviewer>{inside}</RequireReviewer>;
  const { unmount } = render(
    <TestApp answers={answers(USER, { isAdmin: false, isReviewer: true })}>{guarded}</TestApp>,
  );
  expect(await screen.findByText('inside')).toBeTruthy();
  unmount();

  render(<TestApp answers={answers(USER, { isAdmin: true, isReviewer: false })}>{guarded}</TestApp>);
  expect(await screen.findByText('You need reviewer permissions to access this page.')).toBeTruthy();
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/');
});

test('a screen can explain the redirect in a toast', async () => {
  dismissToast();
  const signedOutToast = { title: 'Please log in', description: 'You need to be logged in to use the chat feature' };
  const guarded = <RequireUser signedOutToast={signedOutToast}>{() => inside}</RequireUser>;
  const { unmount } = render(<TestApp answers={answers(USER)}>{guarded}</TestApp>);
  expect(await screen.findByText('inside')).toBeTruthy();
  expect(currentToast()?.open ?? false).toBe(false);
  unmount();
  render(<TestApp answers={answers(null)}>{guarded}</TestApp>);
  expect(await screen.findByText('the sign-in screen')).toBeTruthy();
  expect(currentToast()).toMatchObject({ ...signedOutToast, open: true, variant: 'destructive' });
});
