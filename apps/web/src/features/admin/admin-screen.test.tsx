import type { CurrentUser } from '@saffron/contracts/accounts';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TestApp } from '../../test-app.tsx';
import { AdminScreen } from './admin-screen.tsx';
import { type AdminTab, adminSearch } from './admin-tabs.ts';

const ME: CurrentUser = {
  id: 1,
  username: 'ada@example.com',
  name: 'Ada',
  displayName: 'Ada',
  role: 'admin',
  isAdmin: true,
  isReviewer: false,
};

function Screen({ user }: { user: CurrentUser | null }) {
  const [tab, setTab] = useState<AdminTab>('prompt');
  return <AdminScreen user={user} tab={tab} onTab={setTab} />;
}

const open = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 });

test('signed out, the screen redirects to /auth', async () => {
  render(<TestApp answers={{}}>{<Screen user={null} />}</TestApp>);
  expect(await screen.findByText('the other sign-in screen')).toBeTruthy();
});

test('there is a tab for each subject, and input survives a tab change', async () => {
  const settings = { prompt: 'Be brief.', isDefault: true, previous: null, updatedAt: null, updatedBy: null };
  render(<TestApp answers={{ 'admin.promptSettings': settings, 'admin.users': [] }}>{<Screen user={ME} />}</TestApp>);
  const editor = await screen.findByRole('textbox', { name: 'System prompt' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'System Prompt',
    'User Management',
    'Vector Database',
    'API Testing',
    'Guide',
    'Ratings',
  ]);
  fireEvent.change(editor, { target: { value: 'Be warm.' } });
  open('User Management');
  expect(await screen.findByText('No users found')).toBeTruthy();
  open('System Prompt');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'System prompt' }).value).toBe('Be warm.');
});

test('the URL selects the tab; an unknown name selects the first', () => {
  expect(adminSearch({ tab: 'users' })).toEqual({ tab: 'users' });
  expect(adminSearch({ tab: 'prompt' })).toEqual({});
  expect(adminSearch({ tab: 'owner' })).toEqual({});
  expect(adminSearch({})).toEqual({});
});
