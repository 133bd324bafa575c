import type { CurrentUser } from '@saffron/contracts/accounts';
import type { UserSummary } from '@saffron/contracts/admin';
import {
  LAST_ADMIN,
  ROLE_UPDATE_FAILED,
  TOKEN_LIMIT_INVALID,
  TOKEN_LIMIT_UPDATE_FAILED,
} from '@saffron/contracts/admin-texts';
import { currentToast } from '@saffron/ui/toast';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { serverError, TestApp } from '../../../test-app.tsx';
import { UsersTab } from './users-tab.tsx';

const ME: CurrentUser = {
  id: 1,
  username: 'ada@example.com',
  name: 'Ada',
  displayName: 'Ada',
  role: 'admin',
  isAdmin: true,
  isReviewer: false,
};

const USERS: UserSummary[] = [
  { id: 1, username: 'ada@example.com', name: 'Ada', role: 'admin', tokenLimit: null },
  { id: 2, username: 'lin@example.com', name: 'Lin', role: 'user', tokenLimit: 1200 },
];

function tab(answers: Record<string, unknown> = {}, users: unknown = USERS) {
  render(
    <TestApp answers={{ 'admin.users': users, 'admin.usageToday': [{ userId: 2, used: 300 }], ...answers }}>
      <UsersTab user={ME} />
    </TestApp>,
  );
}

const role = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name: `Role of ${name}` });
const limitField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Token limit of Lin' });
const edit = async (name = 'Lin') =>
  fireEvent.click(await screen.findByRole('button', { name: `Change the token limit of ${name}` }));
const throwing = (error: Error) => () => {
  throw error;
};

async function setLimit(value: string) {
  await edit();
  fireEvent.change(await limitField(), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Save token limit' }));
}

test('an unset limit shows as 50,000, next to the usage', async () => {
  tab();
  expect(await screen.findByText('50,000')).toBeTruthy();
  expect(screen.getByText('Default')).toBeTruthy();
  const meter = await screen.findByRole('meter', { name: 'Used today by Lin' });
  expect(meter.getAttribute('aria-valuetext')).toBe('300 of 1,200');
  expect(screen.getByRole('meter', { name: 'Used today by Ada' }).getAttribute('aria-valuenow')).toBe('0');
});

test('a role change shows once the server has accepted it', async () => {
  const setRole = vi.fn(({ userId, role }) => ({ id: userId, role }));
  tab({ 'admin.setRole': setRole });
  fireEvent.change(await role('Lin'), { target: { value: 'reviewer' } });
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ title: 'Success', description: 'Lin is now a reviewer.' }),
  );
  expect(setRole).toHaveBeenCalledWith({ userId: 2, role: 'reviewer' });
  expect((await role('Lin')).value).toBe('reviewer');
});

test.each([
  ['the server gives a reason', serverError(409, LAST_ADMIN), LAST_ADMIN],
  ['the network fails', new TypeError('Failed to fetch'), ROLE_UPDATE_FAILED],
])('when %s, the role stays and a toast shows', async (_what, failure, description) => {
  tab({ 'admin.setRole': throwing(failure) });
  fireEvent.change(await role('Lin'), { target: { value: 'admin' } });
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Error', description, variant: 'destructive' }));
  await waitFor(async () => expect((await role('Lin')).value).toBe('user'));
});

test('admins confirm before they give up their own role', async () => {
  const setRole = vi.fn(({ userId, role }) => ({ id: userId, role }));
  tab({ 'admin.setRole': setRole });
  fireEvent.change(await role('Ada'), { target: { value: 'user' } });
  expect(await screen.findByRole('alertdialog', { name: 'Give up your admin role?' })).toBeTruthy();
  expect(setRole).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect((await role('Ada')).value).toBe('admin');
  fireEvent.change(await role('Ada'), { target: { value: 'user' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Give up role' }));
  await waitFor(() => expect(setRole).toHaveBeenCalledWith({ userId: 1, role: 'user' }));
});

test.each(['', '-1', '1.5', 'many'])('%j is not a valid limit', async (value) => {
  const set = vi.fn();
  tab({ 'admin.setTokenLimit': set });
  await setLimit(value);
  expect(currentToast()).toMatchObject({
    title: 'Invalid Input',
    description: 'Please enter a valid positive number for token limit.',
    variant: 'destructive',
  });
  expect(screen.getByText(TOKEN_LIMIT_INVALID)).toBeTruthy();
  expect((await limitField()).value).toBe(value);
  expect(set).not.toHaveBeenCalled();
});

test('0 is a valid limit; a double click sets it once', async () => {
  const set = vi.fn(({ userId, limit }) => ({ userId, tokenLimit: limit }));
  tab({ 'admin.setTokenLimit': set });
  await setLimit('0');
  fireEvent.click(screen.getByRole('button', { name: 'Save token limit' }));
  expect(await screen.findByText('Blocked')).toBeTruthy();
  expect(set).toHaveBeenCalledTimes(1);
  expect(set).toHaveBeenCalledWith({ userId: 2, limit: 0 });
  // The focus returns to the button.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Change the token limit of Lin');
});

test('a custom limit can be reset to the default', async () => {
  const set = vi.fn(({ userId }) => ({ userId, tokenLimit: null }));
  tab({ 'admin.setTokenLimit': set });
  await edit('Ada');
  expect(screen.queryByRole('button', { name: 'Use default' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await edit();
  fireEvent.click(screen.getByRole('button', { name: 'Use default' }));
  await waitFor(() => expect(set).toHaveBeenCalledWith({ userId: 2, limit: null }));
  await waitFor(() => expect(screen.getAllByText('50,000')).toHaveLength(2));
});

test('Cancel and Escape change nothing', async () => {
  const set = vi.fn();
  tab({ 'admin.setTokenLimit': set });
  await edit();
  fireEvent.change(await limitField(), { target: { value: '7' } });
  fireEvent.keyDown(await limitField(), { key: 'Escape' });
  expect(await screen.findByText('1,200')).toBeTruthy();
  expect(set).not.toHaveBeenCalled();
});

test('the input stays when the limit cannot be set', async () => {
  tab({ 'admin.setTokenLimit': throwing(new TypeError('Failed to fetch')) });
  await setLimit('77');
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Error', description: TOKEN_LIMIT_UPDATE_FAILED }));
  expect((await limitField()).value).toBe('77');
});

test('five thousand users come in pages of ten, and a search starts at the first', async () => {
  const many = Array.from(
    { length: 5000 },
    (_, index): UserSummary => ({
      id: index + 1,
      username: `person${index + 1}@example.com`,
      name: null,
      role: 'user',
      tokenLimit: null,
    }),
  );
  tab({}, many);
  expect(await screen.findByText('Showing 1-10 of 5000 users')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Page 500' }));
  expect(screen.getByText('Showing 4991-5000 of 5000 users')).toBeTruthy();
  expect(screen.getAllByRole('combobox')).toHaveLength(10);
  fireEvent.change(screen.getByPlaceholderText('Search by name or email'), { target: { value: 'PERSON4999@' } });
  expect(screen.getByText('Showing 1-1 of 1 user, of 5000')).toBeTruthy();
  fireEvent.change(screen.getByPlaceholderText('Search by name or email'), { target: { value: 'nobody' } });
  expect(screen.getByText('No users found')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show all users' }));
  expect(screen.getByText('Showing 1-10 of 5000 users')).toBeTruthy();
});

test('users show when their usage cannot be loaded', async () => {
  tab({ 'admin.usageToday': throwing(serverError(500, 'x')) });
  expect(await screen.findByText('Lin')).toBeTruthy();
  expect(await screen.findAllByText('Unknown')).toHaveLength(2);
});
