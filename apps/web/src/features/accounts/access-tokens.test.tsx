import type { AccessToken, CreateAccessTokenInput } from '@saffron/contracts/access-tokens';
import type { CurrentUser } from '@saffron/contracts/accounts';
import { currentToast } from '@saffron/ui/toast';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { serverError, TestApp } from '../../test-app.tsx';
import { AccessTokens } from './access-tokens.tsx';

const USER: CurrentUser = {
  id: 1,
  username: 'ana@example.com',
  name: 'Ana',
  displayName: 'Ana',
  role: 'user',
  isAdmin: false,
  isReviewer: false,
};
const LAPTOP: AccessToken = {
  id: 1,
  name: 'Laptop',
  scopes: ['guide:read', 'ask'],
  createdAt: '2026-05-03T10:00:00.000Z',
  expiresAt: '2026-08-01T10:00:00.000Z',
  expired: false,
  lastUsedAt: null,
};
const OLD: AccessToken = { ...LAPTOP, id: 2, name: 'Old', expired: true, lastUsedAt: '2026-05-04T10:00:00.000Z' };

function Section({ user }: { user: CurrentUser }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        Access tokens
      </h3>
      <AccessTokens user={user} heading={heading} />
    </>
  );
}

const show = (answers: Record<string, unknown> = {}, role: CurrentUser['role'] = 'user') =>
  render(
    <TestApp answers={{ 'accounts.accessTokens': [LAPTOP, OLD], ...answers }}>
      <Section user={{ ...USER, role }} />
    </TestApp>,
  );

async function openForm() {
  fireEvent.click(await screen.findByRole('button', { name: 'New access token' }));
  return within(await screen.findByRole('dialog', { name: 'New access token' }));
}

test('lists tokens with their permissions, expiry and last use', async () => {
  show();
  const [laptop, old] = await screen.findAllByRole('listitem');
  expect(laptop?.textContent).toContain('Read the guide · Ask Saffron and use your conversations');
  expect(laptop?.textContent).toMatch(/Expires .*2026Never used/);
  expect(old?.textContent).toMatch(/Expired.*Expired .*2026Last used .*2026/);
});

test('a token is created with what was chosen, and shown once', async () => {
  const created = vi.fn((_input: CreateAccessTokenInput) => ({ ...LAPTOP, token: 'saffron_pat_abc' }));
  show({ 'accounts.createAccessToken': created });
  const dialog = await openForm();
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: ' Desk ' } });
  fireEvent.click(dialog.getByLabelText('Read the guide'));
  fireEvent.change(dialog.getByLabelText('Expires in'), { target: { value: '30' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Create token' }));

  const field = await dialog.findByLabelText<HTMLInputElement>('Access token');
  expect(created.mock.calls).toEqual([[{ name: 'Desk', scopes: ['ask'], days: 30 }]]);
  expect(field.value).toBe('saffron_pat_abc');
  expect([document.activeElement, field.selectionEnd]).toEqual([field, 'saffron_pat_abc'.length]);
  fireEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await openForm();
  expect(again.queryByDisplayValue('saffron_pat_abc')).toBeNull();
});

test('copying says so, and explains what to do where the browser blocks it', async () => {
  const writeText = vi.fn(async (_text: string) => {});
  vi.stubGlobal('navigator', { ...navigator, languages: ['en-US'], clipboard: { writeText } });
  show({ 'accounts.createAccessToken': { ...LAPTOP, token: 'saffron_pat_abc' } });
  const dialog = await openForm();
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Desk' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Create token' }));
  const copy = await dialog.findByRole('button', { name: 'Copy token' });
  fireEvent.click(copy);
  expect(await dialog.findByText('Copied')).toBeTruthy();
  expect(writeText.mock.calls).toEqual([['saffron_pat_abc']]);
  writeText.mockRejectedValue(new Error('blocked'));
  fireEvent.click(copy);
  expect(await dialog.findByText(/Could not copy/)).toBeTruthy();
  vi.unstubAllGlobals();
});

test('a form without name or permission is not sent', async () => {
  const created = vi.fn();
  show({ 'accounts.createAccessToken': created });
  const dialog = await openForm();
  for (const scope of ['Read the guide', 'Ask Saffron and use your conversations']) {
    fireEvent.click(dialog.getByLabelText(scope));
  }
  fireEvent.click(dialog.getByRole('button', { name: 'Create token' }));
  expect(await dialog.findByText('Please enter a name for the token.')).toBeTruthy();
  expect(await dialog.findByText('Please choose at least one permission.')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText('Name'));
  expect(created).not.toHaveBeenCalled();
});

test.each([
  ['user', false],
  ['reviewer', true],
  ['admin', true],
] as const)('a token of a %s may change the guide: %s', async (role, may) => {
  show({}, role);
  const dialog = await openForm();
  expect(dialog.queryByLabelText('Add and change restaurants') !== null).toBe(may);
});

test('a refusal of the server is shown, and what was entered stays', async () => {
  show({
    'accounts.createAccessToken': () => {
      throw serverError(409, 'You have 50 access tokens.', { error: 'limit_reached' });
    },
  });
  const dialog = await openForm();
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'One more' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Create token' }));
  await vi.waitFor(() => expect(currentToast()?.description).toBe('You have 50 access tokens.'));
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('One more');
});

test('a token is revoked after a confirmation, and the heading gets the focus', async () => {
  let tokens = [LAPTOP, OLD];
  const revoke = vi.fn(({ id }: { id: number }) => {
    tokens = tokens.filter((token) => token.id !== id);
  });
  show({ 'accounts.accessTokens': () => tokens, 'accounts.revokeAccessToken': revoke });
  const button = await screen.findByRole('button', { name: 'Revoke Laptop' });
  button.focus();
  fireEvent.click(button);
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
  expect(revoke).not.toHaveBeenCalled();

  fireEvent.click(button);
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Laptop is revoked.')).toBeTruthy();
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Access tokens' })));
});

test('a list that fails to load can be retried', async () => {
  let fails = true;
  show({
    'accounts.accessTokens': () => {
      if (fails) throw serverError(503, 'Down.');
      return [LAPTOP];
    },
  });
  await screen.findByText('Your access tokens could not be loaded.');
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Laptop')).toBeTruthy();
});
