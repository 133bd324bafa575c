import type { Card } from '@saffron/contracts/guide';
import { CARDS_DELAY_MS, TYPING_FINISH_MS, TYPING_TICK_MS } from '@saffron/contracts/limits';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setMotionReduced } from '../../../lib/preferences.ts';
import type { Exchange } from '../state/chat-state.ts';
import { AssistantReply } from './assistant-reply.tsx';

const CARD: Card = {
  id: '7',
  name: 'Lume',
  description: 'Quiet.',
  neighborhood: 'Harbour',
  cuisine: 'Italian',
  priceRange: '$$',
  website: null,
  address: null,
  phone: null,
};
const TEXT = 'Lume is the one.';

beforeEach(() => {
  vi.useFakeTimers();
  setMotionReduced(false);
});

function reply(exchange: Partial<Pick<Exchange, 'status' | 'text' | 'cards' | 'readAlready'>>) {
  const onRetry = vi.fn();
  const onGrown = vi.fn();
  const element = (next: typeof exchange) => (
    <AssistantReply
      exchange={{
        status: 'complete',
        text: TEXT,
        cards: [CARD, { ...CARD, id: '8', name: 'Tanuki' }],
        readAlready: 0,
        ...next,
      }}
      Card={({ card }) => <h3>{card.name}</h3>}
      columns={3}
      quiet={false}
      onRetry={onRetry}
      onGrown={onGrown}
    />
  );
  const { container, rerender } = render(element(exchange));
  return { container, onRetry, onGrown, show: (next: typeof exchange) => rerender(element(next)) };
}
const cards = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('says that it looks while there is nothing to read, then types with a block cursor', () => {
  const { container, show } = reply({ status: 'waiting', text: '', cards: [] });
  expect(screen.getByText('Finding the best spots')).toBeTruthy();
  show({ status: 'streaming', text: TEXT, cards: [] });
  pass(80);
  expect(screen.queryByText('Finding the best spots')).toBeNull();
  expect(container.querySelector('[data-cursor]')).toBeTruthy();
});

test('cards rise 300 ms after the last character, one 150 ms after the other', () => {
  const { container, onGrown } = reply({});
  for (let ms = 0; ms < TYPING_FINISH_MS && !container.textContent?.includes(TEXT); ms += TYPING_TICK_MS) {
    pass(TYPING_TICK_MS);
  }
  expect(container.textContent).toContain(TEXT);
  expect(container.querySelector('[data-cursor]')).toBeNull();
  pass(CARDS_DELAY_MS - 1);
  expect(cards()).toEqual([]);
  pass(1);
  expect(cards()).toEqual(['Lume', 'Tanuki']);
  expect(screen.getAllByRole('listitem').map(({ style }) => style.animationDelay)).toEqual(['0ms', '150ms']);
  expect(onGrown).toHaveBeenCalledWith('cards');
});

test('a past reply is there at once and moves nothing', () => {
  const text = `${TEXT} ${'It is quiet. '.repeat(10)}`;
  const { container, onGrown } = reply({ text, readAlready: text.length });
  expect(container.textContent).toContain(TEXT);
  expect(cards()).toEqual(['Lume', 'Tanuki']);
  expect(container.querySelector('.animate-rise')).toBeNull();
  expect(onGrown).not.toHaveBeenCalled();
});

test('every fifty characters the view is asked to follow', () => {
  const { onGrown } = reply({ status: 'streaming', text: 'a'.repeat(160), cards: [] });
  for (let tick = 0; tick < 160; tick++) pass(40);
  expect(onGrown.mock.calls).toEqual([['text'], ['text'], ['text']]);
});

test('markup is text', () => {
  const { container } = reply({ text: '<img src=x onerror=alert(1)> **bold**', readAlready: 99 });
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toContain('<img src=x onerror=alert(1)> **bold**');
});

test('empty lines part paragraphs', () => {
  const { container } = reply({ text: 'One.\n\nTwo,\nstill two.', readAlready: 99, cards: [] });
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'One.',
    'Two,\nstill two.',
  ]);
});

test.each([
  ['stopped', 'Stopped'],
  ['interrupted', 'Interrupted'],
  ['failed', 'Incomplete'],
] as const)('%s: what was written stays, and it can be tried again', (status, note) => {
  const { container, onRetry } = reply({ status, cards: [], readAlready: 99 });
  expect(container.textContent).toContain(TEXT);
  expect(screen.getByText(note)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('stopping shows what there is, and types no further', () => {
  const { container, show } = reply({ status: 'streaming', cards: [] });
  pass(40);
  show({ status: 'stopped', cards: [] });
  expect(container.textContent).toContain(TEXT);
});

test('a message without a reply says so', () => {
  reply({ status: 'failed', text: '', cards: [] });
  pass(CARDS_DELAY_MS);
  expect(screen.getByText('No reply')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copy reply' })).toBeNull();
});
