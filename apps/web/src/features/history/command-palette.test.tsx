import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { serverError, TestApp } from '../../test-app.tsx';
import { CommandPalette } from './command-palette.tsx';

const at = '2026-01-01T00:00:00.000Z';
const RECENT = [{ id: 7, title: 'Ramen, late', pinned: false, createdAt: at, updatedAt: at }];
const plain = (text: string) => ({ text, hit: false });
const FOUND = [
  {
    id: 9,
    title: [plain('Friday')],
    updatedAt: at,
    messages: [
      {
        chatId: 31,
        writer: 'assistant',
        snippet: [plain('The <b>'), { text: 'harbour', hit: true }, plain('</b>.')],
        createdAt: at,
      },
      { chatId: 28, writer: 'diner', snippet: [plain('Near the '), { text: 'Harbour', hit: true }], createdAt: at },
    ],
  },
];

function palette(answers: Record<string, unknown>) {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  const onSelect = vi.fn();
  const nothing = () => undefined;
  render(
    <TestApp answers={{ 'chat.sessions': RECENT, 'guide.findByName': [], ...answers }}>
      <CommandPalette open onOpenChange={nothing} onNewChat={nothing} onSelect={onSelect} />
    </TestApp>,
  );
  return onSelect;
}

const type = async (value: string) => fireEvent.change(await screen.findByRole('combobox'), { target: { value } });

test('without a text, the most recent conversations are listed', async () => {
  const onSelect = palette({});
  fireEvent.click(await screen.findByRole('option', { name: 'Ramen, late' }));
  expect(onSelect).toHaveBeenCalledWith(7, undefined);
});

test('messages are found by their text, with the words marked as text, and Enter opens the message', async () => {
  const search = vi.fn(() => FOUND);
  const onSelect = palette({ 'chat.searchSessions': search });
  await type('  harb ');
  const first = await screen.findByRole('option', { name: 'FridaySaffron: The <b>harbour</b>.' });
  expect(search).toHaveBeenLastCalledWith({ query: 'harb' });
  expect(first.getAttribute('aria-selected')).toBe('true');
  expect(first.querySelector('mark')?.textContent).toBe('harbour');
  expect(screen.getByText('1 conversation')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' });
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  expect(onSelect).toHaveBeenCalledWith(9, 28);
});

test('restaurants that a name means come before conversations, guesses after them', async () => {
  const place = (id: number, name: string, fit: string) => ({ id, name, fit, neighborhood: null, cuisine: null });
  palette({
    'chat.searchSessions': FOUND.map((session) => ({ ...session, messages: [] })),
    'guide.findByName': [
      place(1, 'Harbour Room', 'start'),
      place(2, 'Old Harbour', 'words'),
      place(3, 'Charbo', 'inside'),
    ],
  });
  await type('harb');
  await screen.findByText('3 restaurants, 1 conversation');
  const names = screen.getAllByRole('option').map((option) => option.textContent);
  expect(names).toEqual(['New Chat', 'Harbour Room', 'Old Harbour', 'Friday', 'Charbo']);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Harbour Room');
});

test('Enter before the results are there chooses the first of them, not what was listed before', async () => {
  const onSelect = palette({ 'chat.searchSessions': FOUND });
  await screen.findByRole('option', { name: 'Ramen, late' });
  await type('harb');
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  await waitFor(() => expect(onSelect).toHaveBeenCalled());
  expect(onSelect.mock.calls).toEqual([[9, 31]]);
});

test('a search without a result, or that is refused, says so', async () => {
  const answers: (() => unknown)[] = [
    () => [],
    () => {
      throw serverError(429, 'Too many searches in a minute. Wait a moment, then try again.');
    },
  ];
  palette({ 'chat.searchSessions': () => answers.shift()?.() });
  await type('soup');
  expect(await screen.findByText('No conversations or restaurants found')).toBeTruthy();
  await type('soups');
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Too many searches/));
});
