import { currentToast } from '@saffron/ui/toast';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TestApp } from '../../test-app.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

const USER = {
  id: 1,
  username: 'ana@example.com',
  name: null,
  displayName: 'Ana',
  role: 'user',
  isAdmin: false,
  isReviewer: false,
};

function signIn(answers: Record<string, unknown> = {}, error?: string) {
  return render(
    <TestApp answers={{ 'accounts.me': null, ...answers }}>
      <SignInScreen error={error} brand={null} aside={null} />
    </TestApp>,
  );
}

async function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  }
}

test('missing input is reported at its field', async () => {
  signIn();
  fireEvent.click(await screen.findByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
  expect(screen.getByText('Please enter your password')).toBeTruthy();
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
});

test('a double click signs in once and opens the chat', async () => {
  const login = vi.fn(() => USER);
  signIn({ 'accounts.login': login });
  await fill({ 'Email address': ' ana@example.com ', Password: 'secret' });
  const button = screen.getByRole('button', { name: 'Login' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('the chat')).toBeTruthy();
  expect(login).toHaveBeenCalledTimes(1);
  expect(login).toHaveBeenCalledWith({ username: 'ana@example.com', password: 'secret' });
});

test('a failed login shows a toast, and the input stays', async () => {
  signIn({
    'accounts.login': () => {
      throw new Error('Incorrect email address or password.');
    },
  });
  await fill({ 'Email address': 'ana@example.com', Password: 'wrong' });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Login failed',
      description: 'Incorrect email address or password.',
      variant: 'destructive',
    }),
  );
  expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('ana@example.com');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong');
});

test('different passwords are reported at the confirmation', async () => {
  signIn();
  fireEvent.mouseDown(await screen.findByRole('tab', { name: 'Register' }));
  await fill({ 'Email address': 'ana@example.com', Password: 'secret1', 'Re-enter password': 'secret2' });
  fireEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText('Passwords do not match')).toBeTruthy();
  expect(screen.getByLabelText('Re-enter password').getAttribute('aria-invalid')).toBe('true');
});

test('a failed Google sign-in shows the reason', async () => {
  signIn({}, 'google_not_configured');
  expect(await screen.findByText(/Sign-in with Google is not set up here/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue with Google' }).getAttribute('href')).toBe('/api/auth/google');
});

test('signed-in users are redirected to the chat', async () => {
  signIn({ 'accounts.me': USER });
  expect(await screen.findByText('the chat')).toBeTruthy();
});

test.each(['__proto__', 'constructor', 'toString', 'whatever'])(
  'an unknown failure in the address: %s',
  async (error) => {
    signIn({}, error);
    expect(await screen.findByText(/^Sign-in with Google failed\./)).toBeTruthy();
  },
);

test('after the sign-in, the page of the address opens', { tags: ['a65'] }, async () => {
  render(
    <TestApp answers={{ 'accounts.me': USER }}>
      <SignInScreen error={undefined} to="/restaurants/7" brand={null} aside={null} />
    </TestApp>,
  );
  expect(await screen.findByText('the page of restaurant 7')).toBeTruthy();
});

test('Google sign-in gets the page to end at', async () => {
  render(
    <TestApp answers={{ 'accounts.me': null }}>
      <SignInScreen error={undefined} to="/list?search=a%26b" brand={null} aside={null} />
    </TestApp>,
  );
  const link = await screen.findByRole('link', { name: 'Continue with Google' });
  expect(link.getAttribute('href')).toBe('/api/auth/google?to=%2Flist%3Fsearch%3Da%2526b');
});
