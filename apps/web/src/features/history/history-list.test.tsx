import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { serverError, TestApp } from '../../test-app.tsx';
import { HistoryList } from './history-list.tsx';

const now = new Date().toISOString();
const SESSIONS = [
  { id: 7, title: 'Ramen, late', pinned: false, createdAt: now, updatedAt: now },
  { id: 8, title: '', pinned: true, createdAt: now, updatedAt: now },
];

function history(answers: Record<string, unknown>, onSelect = vi.fn()) {
  render(
    <TestApp answers={answers}>
      <HistoryList onSelect={onSelect} />
    </TestApp>,
  );
  return onSelect;
}

async function choose(item: string) {
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Options for Ramen, late' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
}

test('sessions are grouped by day, and untitled ones have a placeholder', async () => {
  const onSelect = history({ 'chat.sessions': SESSIONS });
  expect(await screen.findByRole('heading', { name: 'Today' })).toBeTruthy();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Pinned', 'Today']);
  fireEvent.click(screen.getByRole('button', { name: 'Untitled Conversation' }));
  expect(onSelect).toHaveBeenCalledWith(8);
});

test('an empty history shows a message', async () => {
  history({ 'chat.sessions': [] });
  expect(await screen.findByText('No conversations yet')).toBeTruthy();
});

test('signed out, the list is empty without an error', async () => {
  history({
    'chat.sessions': () => {
      throw serverError(401, 'You need to be signed in.');
    },
  });
  expect(await screen.findByText('No conversations yet')).toBeTruthy();
});

test('a new title is trimmed and saved', async () => {
  const rename = vi.fn(() => ({}));
  history({ 'chat.sessions': SESSIONS, 'chat.renameSession': rename });
  await choose('Rename');
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: '  Noodles ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(rename).toHaveBeenCalledWith({ sessionId: 7, title: 'Noodles' }));
});

test('an empty title cancels without a call', async () => {
  const rename = vi.fn();
  history({ 'chat.sessions': SESSIONS, 'chat.renameSession': rename });
  await choose('Rename');
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: '   ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByLabelText('Title')).toBeNull();
  expect(screen.getByRole('button', { name: 'Ramen, late' })).toBeTruthy();
  expect(rename).not.toHaveBeenCalled();
});

test('deleting asks for confirmation', async () => {
  const remove = vi.fn(() => ({}));
  history({ 'chat.sessions': SESSIONS, 'chat.deleteSession': remove });
  await choose('Delete');
  expect(await screen.findByRole('alertdialog', { name: 'Delete this conversation?' })).toBeTruthy();
  expect(screen.getByText('This will permanently delete the conversation')).toBeTruthy();
  expect(remove).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(remove).toHaveBeenCalledWith({ sessionId: 7 }));
});

test('a conversation is pinned and unpinned from its menu', async () => {
  const pin = vi.fn(() => ({}));
  history({ 'chat.sessions': SESSIONS, 'chat.pinSession': pin });
  await choose('Pin');
  await waitFor(() => expect(pin).toHaveBeenCalledWith({ sessionId: 7, pinned: true }));
  fireEvent.keyDown(screen.getByRole('button', { name: 'Options for Untitled Conversation' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Unpin' }));
  await waitFor(() => expect(pin).toHaveBeenLastCalledWith({ sessionId: 8, pinned: false }));
});
