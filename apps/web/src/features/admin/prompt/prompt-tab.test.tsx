import type { CurrentUser } from '@saffron/contracts/accounts';
import type { PromptSettings } from '@saffron/contracts/admin';
import {
  PROMPT_CHANGED_MEANWHILE,
  PROMPT_EMPTY,
  PROMPT_TOO_LONG,
  PROMPT_UPDATE_FAILED,
} from '@saffron/contracts/admin-texts';
import { currentToast } from '@saffron/ui/toast';
import { Link } from '@tanstack/react-router';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { serverError, TestApp } from '../../../test-app.tsx';
import { PromptTab } from './prompt-tab.tsx';

const ME: CurrentUser = {
  id: 1,
  username: 'ada@example.com',
  name: 'Ada',
  displayName: 'Ada',
  role: 'admin',
  isAdmin: true,
  isReviewer: false,
};

const FIRST = '2026-03-01T10:00:00.000Z';
const LATER = '2026-03-01T11:00:00.000Z';

const SETTINGS: PromptSettings = {
  prompt: 'Be brief.',
  isDefault: false,
  previous: 'Be long.',
  updatedAt: FIRST,
  updatedBy: { username: 'otto.ray@example.com', name: null },
};

function tab(answers: Record<string, unknown>) {
  render(
    <TestApp answers={{ 'admin.promptSettings': SETTINGS, ...answers }}>
      <PromptTab user={ME} />
      <Link to="/home">away</Link>
    </TestApp>,
  );
}

const editor = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'System prompt' });
const type = async (value: string) => fireEvent.change(await editor(), { target: { value } });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('shows the prompt, its length, and its last change', async () => {
  tab({});
  expect((await editor()).value).toBe('Be brief.');
  expect(screen.getByText(/9 of 20,000 characters/)).toBeTruthy();
  expect(screen.getByText(/Edited by Otto Ray/)).toBeTruthy();
  expect(document.querySelector('time')?.dateTime).toBe(FIRST);
  click('Show changes');
  expect(document.querySelector('del')?.textContent).toBe('long');
  expect(document.querySelector('ins')?.textContent).toBe('brief');
});

test('a double click saves once, based on the loaded prompt', async () => {
  const save = vi.fn(() => ({ ...SETTINGS, prompt: 'Be warm.', updatedAt: LATER, updatedBy: ME }));
  tab({ 'admin.savePrompt': save });
  await type(' Be warm. ');
  click('Save');
  click('Save');
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Success' }));
  expect(save).toHaveBeenCalledTimes(1);
  expect(save).toHaveBeenCalledWith({ prompt: ' Be warm. ', seen: FIRST });
  expect(await screen.findByText(/Edited by you/)).toBeTruthy();
  expect((await editor()).value).toBe('Be warm.');
});

test.each([
  ['the network fails', new TypeError('Failed to fetch'), PROMPT_UPDATE_FAILED],
  ['the server fails', serverError(500, 'Something went wrong.'), PROMPT_UPDATE_FAILED],
  ['the server gives a reason', serverError(400, PROMPT_TOO_LONG), PROMPT_TOO_LONG],
])('when %s, a toast shows and the draft stays', async (_what, failure, description) => {
  tab({
    'admin.savePrompt': () => {
      throw failure;
    },
  });
  await type('Be warm.');
  click('Save');
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Error', description, variant: 'destructive' }));
  expect((await editor()).value).toBe('Be warm.');
});

test('a concurrent change is not overwritten without confirmation', async () => {
  const settings = [SETTINGS, { ...SETTINGS, prompt: 'Be kind.', updatedAt: LATER }];
  const save = vi
    .fn()
    .mockImplementationOnce(() => {
      throw serverError(409, PROMPT_CHANGED_MEANWHILE);
    })
    .mockImplementation(({ prompt }) => ({ ...SETTINGS, prompt, updatedAt: '2026-03-01T12:00:00.000Z' }));
  tab({ 'admin.promptSettings': () => settings.shift(), 'admin.savePrompt': save });
  await type('Be warm.');
  click('Save');
  expect(await screen.findByText(/Otto Ray saved the system prompt while you were editing it/)).toBeTruthy();
  expect((await editor()).value).toBe('Be warm.');
  await waitFor(() => expect(settings).toEqual([]));
  click('Overwrite with mine');
  await waitFor(() => expect(save).toHaveBeenLastCalledWith({ prompt: 'Be warm.', seen: LATER }));
  await waitFor(() => expect(screen.queryByText(/while you were editing/)).toBeNull());
});

test('an empty or too long prompt cannot be saved', async () => {
  tab({});
  for (const [text, sentence] of [
    ['  ', PROMPT_EMPTY],
    ['x'.repeat(20_001), PROMPT_TOO_LONG],
  ] as const) {
    await type(text);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  }
});

test('the default is restored after a confirmation', async () => {
  const restore = vi.fn(() => ({ ...SETTINGS, prompt: 'The default.', isDefault: true, updatedAt: LATER }));
  tab({ 'admin.restorePrompt': restore });
  await editor();
  click('Restore default');
  expect(restore).not.toHaveBeenCalled();
  const dialog = await screen.findByRole('alertdialog', { name: 'Restore the default prompt?' });
  fireEvent.click([...dialog.querySelectorAll('button')].at(-1) ?? dialog);
  await waitFor(() => expect(restore).toHaveBeenCalledWith({ seen: FIRST }));
  await waitFor(async () => expect((await editor()).value).toBe('The default.'));
});

test('leaving with unsaved changes asks for confirmation', async () => {
  tab({});
  await type('Be warm.');
  fireEvent.click(screen.getByRole('link', { name: 'away' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
  click('Stay');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect((await editor()).value).toBe('Be warm.');
  fireEvent.click(screen.getByRole('link', { name: 'away' }));
  await screen.findByRole('alertdialog');
  click('Leave');
  expect(await screen.findByText('the chat')).toBeTruthy();
});

test('leaving without unsaved changes does not ask', async () => {
  tab({});
  await editor();
  fireEvent.click(screen.getByRole('link', { name: 'away' }));
  expect(await screen.findByText('the chat')).toBeTruthy();
});

test('a failed load of the prompt can be retried', async () => {
  let broken = true;
  tab({
    'admin.promptSettings': () => {
      if (broken) throw serverError(503, 'The database cannot be reached.');
      return SETTINGS;
    },
  });
  expect(await screen.findByText('Could not load the system prompt')).toBeTruthy();
  broken = false;
  click('Try again');
  expect((await editor()).value).toBe('Be brief.');
});
