import type { CurrentUser } from '@saffron/contracts/accounts';
import { currentToast } from '@saffron/ui/toast';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { serverError, TestApp } from '../../test-app.tsx';
import { MyAccountDialog } from './my-account-dialog.tsx';

const USER: CurrentUser = {
  id: 1,
  username: 'ana@example.com',
  name: 'Ana',
  displayName: 'Ana',
  role: 'reviewer',
  isAdmin: false,
  isReviewer: true,
};
const session = (id: string, userAgent: string, current = false) => ({
  id,
  current,
  userAgent,
  createdAt: '2026-05-03T10:00:00.000Z',
});
const HERE = session('here', 'X11; Linux Firefox/128.0', true);
const PHONE = session('phone', 'iPhone Version/17.5 Safari/604.1');
const TABLET = session('tablet', 'Android Chrome/126.0');

function show(answers: Record<string, unknown> = {}) {
  render(
    <TestApp
      answers={{
        'accounts.account': { signInMethods: ['password', 'google'], createdAt: '2026-01-02T10:00:00.000Z' },
        'accounts.sessions': [PHONE, HERE, TABLET],
        'chat.allowance': { limit: 50_000, used: 12_345, left: 37_655 },
        ...answers,
      }}
    >
      <MyAccountDialog user={USER} open onOpenChange={() => undefined} returnFocus={{ current: null }} />
    </TestApp>,
  );
}
const devices = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);

test('shows the user, the sign-in methods and the remaining allowance', async () => {
  show();
  expect(await screen.findByText('Password and Google')).toBeTruthy();
  expect(screen.getByText('ana@example.com')).toBeTruthy();
  expect(screen.getByText('Reviewer')).toBeTruthy();
  expect(await screen.findByText('12,345 of 50,000')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('12345');
});

test('a changed name is saved, and an error shows at the field', async () => {
  const setName = vi.fn((input: { name: string }) => ({ ...USER, name: input.name }));
  show({ 'accounts.setName': setName });
  const field = await screen.findByRole('textbox', { name: 'Name' });
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(save.disabled).toBe(true);
  fireEvent.change(field, { target: { value: '   ' } });
  expect(save.disabled).toBe(true);
  expect(screen.getByText('Please enter your name.')).toBeTruthy();
  fireEvent.change(field, { target: { value: ' Ana Maria ' } });
  fireEvent.click(save);
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(setName).toHaveBeenCalledWith({ name: 'Ana Maria' });
});

test('a name that could not be saved stays in the field', async () => {
  show({
    'accounts.setName': () => {
      throw serverError(503, 'Down.');
    },
  });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  fireEvent.change(field, { target: { value: 'Zoë' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(currentToast()?.title).toBe('Error updating name'));
  expect(field.value).toBe('Zoë');
});

test('the current session comes first and cannot be ended; others can', async () => {
  let sessions = [PHONE, HERE, TABLET];
  show({
    'accounts.sessions': () => sessions,
    'accounts.endSession': ({ id }: { id: string }) => {
      sessions = sessions.filter((other) => other.id !== id);
    },
  });
  await screen.findByText('This browser');
  expect(devices()).toEqual(['Firefox on Linux', 'Safari on iPhone', 'Chrome on Android']);
  expect(screen.queryByRole('button', { name: 'Sign out Firefox on Linux' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  expect(await screen.findByText('Safari on iPhone is signed out.')).toBeTruthy();
  await vi.waitFor(() => expect(devices()).toEqual(['Firefox on Linux', 'Chrome on Android']));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Where you are signed in' }));
});

test('all other sessions end with one click', async () => {
  let sessions = [HERE, PHONE];
  show({
    'accounts.sessions': () => sessions,
    'accounts.endOtherSessions': () => {
      sessions = [HERE];
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText('All other sessions are signed out.')).toBeTruthy();
  await vi.waitFor(() => expect(devices()).toEqual(['Firefox on Linux']));
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

test('a section that fails to load can be retried and leaves the others intact', async () => {
  let fails = true;
  show({
    'accounts.sessions': () => {
      if (fails) throw serverError(503, 'Down.');
      return [HERE];
    },
  });
  const alert = await screen.findByText('Your sessions could not be loaded.');
  expect(await screen.findByText('12,345 of 50,000')).toBeTruthy();
  fails = false;
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This browser')).toBeTruthy();
});
