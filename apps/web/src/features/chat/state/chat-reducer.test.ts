import type { ReplyStatus } from '@saffron/contracts/chat';
import { RESTAURANTS_MARKER } from '@saffron/contracts/product';
import { DAILY_LIMIT } from '@saffron/contracts/texts';
import { describe, expect, test } from 'vitest';
import type { EntriesPage } from '../stream/chat-server.ts';
import type { ReplyEvent } from '../stream/reply-event.ts';
import { type ChatAction, chatReducer } from './chat-reducer.ts';
import { type ChatState, EMPTY_CHAT } from './chat-state.ts';

const CARD = {
  id: '7',
  name: 'Lume',
  description: 'Quiet.',
  neighborhood: null,
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
const STARTED: ReplyEvent = { type: 'started', chatId: 5, sessionId: 9, message: 'Pasta?' };
const FINAL: ReplyEvent = {
  type: 'final',
  chatId: 5,
  sessionId: 9,
  status: 'complete',
  message: 'Lume.',
  restaurants: [CARD],
  allowance: null,
};
const chunk = (text: string, at: number): ReplyEvent => ({ type: 'chunk', text, at });
const error = (code: 'assistant_failed' | 'interrupted' | 'token_limit_exceeded'): ReplyEvent => ({
  type: 'error',
  error: code,
  message: 'No.',
});
const received = (...events: ReplyEvent[]): ChatAction => ({ type: 'received', key: 'a', events });
const SENT: ChatAction = { type: 'sent', key: 'a', message: 'Pasta?' };
const chatAfter = (...actions: ChatAction[]): ChatState => actions.reduce(chatReducer, EMPTY_CHAT);
type Entry = EntriesPage['entries'][number];
const entry = (id: number, text: string, status: ReplyStatus): Entry => ({
  id,
  message: `Question ${id}`,
  response: { message: text, text, restaurants: status === 'complete' ? [CARD] : [], status },
  createdAt: '2026-01-01T00:00:00.000Z',
  versions: [id],
  rating: null,
});
const opened = (...entries: Entry[]): ChatAction[] => [
  { type: 'opening', sessionId: 9 },
  { type: 'opened', page: { entries, before: null, chips: [], followUps: [] } },
];

describe('a reply', () => {
  test('goes from idle through waiting and streaming to final', () => {
    const phases = [
      EMPTY_CHAT,
      chatAfter(SENT),
      chatAfter(SENT, received(STARTED, { type: 'status', status: 'thinking' })),
      chatAfter(SENT, received(STARTED), received(chunk('Lu', 0))),
      chatAfter(SENT, received(STARTED, chunk('Lume', 0), FINAL)),
    ].map(({ phase }) => phase);
    expect(phases).toEqual(['idle', 'waiting', 'waiting', 'streaming', 'final']);
  });

  test('does not depend on how events are batched', () => {
    const events = [STARTED, chunk('Lu', 0), chunk('me', 2), FINAL];
    const atOnce = chatAfter(SENT, received(...events));
    expect(chatAfter(SENT, ...events.map((event) => received(event)))).toEqual(atOnce);
    expect(atOnce.exchanges[0]).toMatchObject({ chatId: 5, status: 'complete', text: 'Lume.', cards: [CARD] });
  });

  test('sets the session, and keeps an existing one', () => {
    expect(chatAfter(SENT, received(STARTED)).sessionId).toBe(9);
    expect(chatAfter(SENT, received(FINAL)).sessionId).toBe(9);
    expect(chatAfter(...opened(), SENT, received({ ...FINAL, sessionId: null })).sessionId).toBe(9);
  });

  test('ignores text that arrives twice', () => {
    const text = (...events: ReplyEvent[]) => chatAfter(SENT, received(STARTED, ...events)).exchanges[0]?.text;
    expect(text(chunk('Lume is', 0), chunk('Lume', 0))).toBe('Lume is');
    expect(text(chunk('Lume', 0), STARTED, chunk('me is', 2))).toBe('Lume is');
  });

  test('shows the text before the marker, and counts positions in the whole text', () => {
    const marked = `Lume.${RESTAURANTS_MARKER}{"restaurants"`;
    const state = chatAfter(SENT, received(STARTED, chunk(marked, 0), chunk(': []}', marked.length)));
    expect(state.exchanges[0]).toMatchObject({ text: 'Lume.', streamed: `${marked}: []}` });
  });

  test('for an unknown message changes nothing visible', () => {
    const state = chatAfter(SENT);
    expect(chatReducer(state, { type: 'received', key: 'other', events: [chunk('x', 0)] })).toEqual(state);
  });
});

describe('a reply that ends early', () => {
  test('stopped: the text stays, and an empty one gets no fallback', () => {
    const stopped: ReplyEvent = { ...FINAL, status: 'stopped', message: 'Lu', restaurants: [] };
    expect(chatAfter(SENT, received(STARTED, chunk('Lu', 0), stopped)).exchanges[0]).toMatchObject({
      status: 'stopped',
      text: 'Lu',
    });
    expect(chatAfter(SENT, received(STARTED, { ...stopped, message: '' })).exchanges[0]?.text).toBe('');
  });

  test('failed or interrupted: a partial reply stays with its status', () => {
    const partial = [STARTED, chunk('Lume is', 0)];
    const failed = chatAfter(SENT, received(...partial, error('assistant_failed')));
    expect(failed.phase).toBe('error');
    expect(failed.exchanges[0]).toMatchObject({ status: 'failed', text: 'Lume is', chatId: 5 });
    expect(chatAfter(SENT, received(...partial, error('interrupted'))).exchanges[0]?.status).toBe('interrupted');
  });

  test('without any text, the message is removed, and the next one replaces the stored one', () => {
    const state = chatAfter(SENT, received(STARTED, error('assistant_failed')));
    expect(state).toMatchObject({ phase: 'error', exchanges: [], unansweredChatId: 5, sessionId: 9 });
    expect(chatReducer(state, { type: 'sent', key: 'b', message: 'Again' }).unansweredChatId).toBeNull();
  });

  test('failed before the server stored it: the message is removed', () => {
    expect(chatAfter(SENT, { type: 'broken', key: 'a' })).toMatchObject({
      phase: 'error',
      exchanges: [],
      unansweredChatId: null,
    });
  });

  test('failed later: the message stays, because the server has stored it', () => {
    const state = chatAfter(SENT, received(STARTED), { type: 'broken', key: 'a' });
    expect(state.exchanges).toMatchObject([{ status: 'interrupted', chatId: 5, text: '' }]);
  });
});

describe('retrying', () => {
  const cutOff = opened(entry(1, 'Whole.', 'complete'), entry(2, 'Half', 'interrupted'));
  const again: ChatAction = { type: 'sent', key: 'a', message: 'Question 2', replaces: 'chat-2' };

  test('replaces the incomplete exchange', () => {
    const state = chatAfter(...cutOff, again);
    expect(state.exchanges.map(({ key, status }) => [key, status])).toEqual([
      ['chat-1', 'complete'],
      ['a', 'waiting'],
    ]);
  });

  test('restores the exchange if the server rejects it', () => {
    const state = chatAfter(...cutOff, again, { type: 'broken', key: 'a' });
    expect(state.exchanges.map(({ key, text }) => [key, text])).toEqual([
      ['chat-1', 'Whole.'],
      ['chat-2', 'Half'],
    ]);
  });

  test('can be repeated after a connection failure', () => {
    const state = chatAfter(...cutOff, again, received(STARTED, error('assistant_failed')));
    expect(state.exchanges.at(-1)).toMatchObject({ key: 'a', chatId: 5, status: 'failed', message: 'Question 2' });
  });
});

describe('the daily limit', () => {
  test("removes the message and shows the server's text", () => {
    const state = chatAfter(SENT, received(error('token_limit_exceeded')));
    expect(state).toMatchObject({ phase: 'limited', exchanges: [], limitMessage: 'No.' });
    expect(chatAfter(SENT, { type: 'limited', key: 'a', message: '' }).limitMessage).toBe(DAILY_LIMIT);
  });

  test('stays in effect in new and past chats', () => {
    const limited: ChatAction = { type: 'limited', key: 'a', message: 'No.' };
    expect(chatAfter(SENT, limited, { type: 'cleared' })).toMatchObject({ phase: 'limited', limitMessage: 'No.' });
    expect(chatAfter(SENT, limited, ...opened(entry(1, 'Whole.', 'complete')))).toMatchObject({ phase: 'limited' });
  });
});

describe('a past session', () => {
  test('shows immediately', () => {
    const state = chatAfter(...opened(entry(1, 'Whole.', 'complete')));
    expect(state).toMatchObject({ phase: 'idle', loading: false, sessionId: 9 });
    expect(state.exchanges[0]).toMatchObject({ live: false, alreadyRead: 6, cards: [CARD] });
  });

  test('continues its reply in progress', () => {
    const state = chatAfter(...opened(entry(1, 'Whole.', 'complete'), entry(2, 'Half', 'streaming')));
    expect(state.phase).toBe('streaming');
    expect(state.exchanges[1]).toMatchObject({ live: true, alreadyRead: 4 });
    const more = chatReducer(state, { type: 'received', key: 'chat-2', events: [chunk(' and whole', 4)] });
    expect(more.exchanges[1]?.text).toBe('Half and whole');
    expect(chatAfter(...opened(entry(2, '', 'streaming')))).toMatchObject({
      phase: 'waiting',
      exchanges: [{ status: 'waiting' }],
    });
  });

  test('and a new chat are new conversations', () => {
    const state = chatAfter(SENT, received(STARTED, FINAL), { type: 'cleared' });
    expect(state).toEqual({ ...EMPTY_CHAT, conversation: 1 });
    expect(chatReducer(state, { type: 'opening', sessionId: 3 })).toMatchObject({
      conversation: 2,
      loading: true,
      sessionId: 3,
    });
  });
});

describe('versions', () => {
  const versioned = (id: number, ...versions: number[]) => ({ ...entry(id, `Reply ${id}`, 'complete'), versions });
  const page = (...entries: Entry[]) => ({ entries, before: null, chips: [], followUps: [] });
  const ids = ({ exchanges }: ChatState) => exchanges.map(({ chatId }) => chatId);
  const edited: ChatAction = { type: 'sent', key: 'a', message: 'Tacos?', replaces: 'chat-2', asVersion: true };

  test('an edited message takes the place of all that followed it, until it is refused', () => {
    const state = chatAfter(...opened(versioned(1, 1), versioned(2, 2), versioned(3, 3)), edited);
    expect(ids(state)).toEqual([1, null]);
    const refused = chatReducer(state, { type: 'broken', key: 'a' });
    expect(ids(refused)).toEqual([1, 2, 3]);
    const begun = chatReducer(state, received({ type: 'started', chatId: 4, sessionId: 9, message: 'Tacos?' }));
    expect(begun.exchanges.at(-1)).toMatchObject({ chatId: 4, versions: [2, 4], message: 'Tacos?' });
    const failed = chatReducer(begun, { type: 'broken', key: 'a' });
    expect(ids(failed)).toEqual([1, 4]);
  });

  test('another version is shown with what followed it, below what was loaded of earlier pages', () => {
    const state = chatAfter(
      ...opened(versioned(5, 5), versioned(9, 6, 9)),
      { type: 'loaded earlier', page: page(versioned(1, 1)) },
      { type: 'switching' },
    );
    expect(state.switching).toBe(true);
    const next = chatReducer(state, {
      type: 'switched',
      chatId: 6,
      page: page(versioned(5, 5), versioned(6, 6, 9), versioned(7, 7)),
    });
    expect(next.switching).toBe(false);
    expect(ids(next)).toEqual([1, 5, 6, 7]);
    expect(ids(chatReducer(state, { type: 'switched', chatId: 6, page: null }))).toEqual([1, 5, 9]);
  });
});
