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
  hours: null,
  latitude: null,
  rating: null,
  reservations: false,
  tags: [],
  longitude: null,
  reason: null,
};
const TEXT = 'Lume is the one.';

beforeEach(() => {
  vi.useFakeTimers();
  setMotionReduced(false);
});

function reply(exchange: Partial<Pick<Exchange, 'status' | 'text' | 'cards' | 'alreadyRead'>>) {
  const onRetry = vi.fn();
  const onGrown = vi.fn();
  const element = (next: typeof exchange) => (
    <AssistantReply
      exchange={{
        status: 'complete',
        text: TEXT,
        cards: [CARD, { ...CARD, id: '8', name: 'Tanuki' }],
        followUps: [],
        alreadyRead: 0,
        chatId: null,
        versions: [],
        rating: null,
        ...next,
      }}
      Card={({ card }) => <h3>{card.name}</h3>}
      columns={3}
      quiet={false}
      onRetry={onRetry}
      onRegenerate={null}
      onVersion={null}
      onAsk={null}
      onGrown={onGrown}
    />
  );
  const { container, rerender } = render(element(exchange));
  return { container, onRetry, onGrown, show: (next: typeof exchange) => rerender(element(next)) };
}
const cards = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('shows the indicator first, then types with a block cursor', () => {
  const { container, show } = reply({ status: 'waiting', text: '', cards: [] });
  expect(screen.getByText('Finding the best spots')).toBeTruthy();
  show({ status: 'streaming', text: TEXT, cards: [] });
  pass(80);
  expect(screen.queryByText('Finding the best spots')).toBeNull();
  expect(container.querySelector('[data-cursor]')).toBeTruthy();
});

test('cards appear 300 ms after the last character, staggered by 150 ms', () => {
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

test('a loaded reply shows immediately and does not scroll', () => {
  const text = `${TEXT} ${'It is quiet. '.repeat(10)}`;
  const { container, onGrown } = reply({ text, alreadyRead: text.length });
  expect(container.textContent).toContain(TEXT);
  expect(cards()).toEqual(['Lume', 'Tanuki']);
  expect(container.querySelector('.animate-rise')).toBeNull();
  expect(onGrown).not.toHaveBeenCalled();
});

test('every fifty characters the view scrolls', () => {
  const { onGrown } = reply({ status: 'streaming', text: 'a'.repeat(160), cards: [] });
  for (let tick = 0; tick < 160; tick++) pass(40);
  expect(onGrown.mock.calls).toEqual([['text'], ['text'], ['text']]);
});

test('markup shows as text, without the marks of bold', () => {
  const { container } = reply({ text: '<img src=x onerror=alert(1)> **bold**', alreadyRead: 99 });
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toContain('<img src=x onerror=alert(1)> bold');
});

test('empty lines separate paragraphs', () => {
  const { container } = reply({ text: 'One.\n\nTwo,\nstill two.', alreadyRead: 99, cards: [] });
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'One.',
    'Two,\nstill two.',
  ]);
});

test.each([
  ['stopped', 'Stopped'],
  ['interrupted', 'Interrupted'],
  ['failed', 'Incomplete'],
] as const)('%s: the text stays, and the reply can be retried', (status, note) => {
  const { container, onRetry } = reply({ status, cards: [], alreadyRead: 99 });
  expect(container.textContent).toContain(TEXT);
  expect(screen.getByText(note)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a stopped reply shows its text without animation', () => {
  const { container, show } = reply({ status: 'streaming', cards: [] });
  pass(40);
  show({ status: 'stopped', cards: [] });
  expect(container.textContent).toContain(TEXT);
});

test('a message without a reply is labeled', () => {
  reply({ status: 'failed', text: '', cards: [] });
  pass(CARDS_DELAY_MS);
  expect(screen.getByText('No reply')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copy reply' })).toBeNull();
});
