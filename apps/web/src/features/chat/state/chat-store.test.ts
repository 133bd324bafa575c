import type { ChatEntry } from '@saffron/contracts/chat';
import { STREAM_THROTTLE_MS } from '@saffron/contracts/limits';
import { CONVERSATION_GONE, VERSION_SET_ASIDE } from '@saffron/contracts/texts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { replyServer } from '../stream/read-reply.ts';
import { chunk, FINAL, type ScriptedStream, STARTED, scriptedServer, serverError } from '../stream/scripted-server.ts';
import { type ChatReports, createChatStore } from './chat-store.ts';

const ENTRY: ChatEntry = {
  id: 5,
  message: 'Pasta?',
  response: { message: 'Lume', text: 'Lume', restaurants: [], status: 'streaming' },
  createdAt: '2026-01-01T00:00:00.000Z',
};
const FAILED: ScriptedStream[number] = { type: 'error', error: 'assistant_failed', message: 'Claude is away.' };
const STOPPED: ScriptedStream[number] = {
  type: 'final',
  chatId: 5,
  sessionId: 9,
  status: 'stopped',
  message: '',
  restaurants: [],
  allowance: null,
};
const LIMIT: ScriptedStream[number] = { type: 'error', error: 'token_limit_exceeded', message: 'Tomorrow.' };

beforeEach(() => {
  vi.useFakeTimers();
});

function chat(scripts: Parameters<typeof scriptedServer>[0], limitMessage: string | null = null) {
  const reports = {
    returned: vi.fn<ChatReports['returned']>(),
    failed: vi.fn<ChatReports['failed']>(),
    openFailed: vi.fn<ChatReports['openFailed']>(),
    stopFailed: vi.fn<ChatReports['stopFailed']>(),
    signedOut: vi.fn<ChatReports['signedOut']>(),
    wrote: vi.fn<ChatReports['wrote']>(),
    ended: vi.fn<ChatReports['ended']>(),
    limited: vi.fn<ChatReports['limited']>(),
  };
  const { server, calls } = scriptedServer(scripts);
  return { store: createChatStore(replyServer(server), reports, limitMessage), reports, calls };
}

const settle = () => vi.runAllTimersAsync();

describe('sending', () => {
  test('trims the text and sends a unique key and the session', async () => {
    const { store, calls, reports } = chat({
      send: [
        [STARTED, FINAL],
        [STARTED, FINAL],
      ],
    });
    expect(store.send('  Pasta?\u0000 ')).toBe(true);
    await settle();
    expect(store.send('More')).toBe(true);
    await settle();
    expect(calls.sent.map(({ message, sessionId }) => [message, sessionId])).toEqual([
      ['Pasta?', null],
      ['More', 9],
    ]);
    expect(new Set(calls.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
    expect(reports.ended).toHaveBeenLastCalledWith({ limit: 100, used: 10, left: 90 });
    expect(reports.returned).not.toHaveBeenCalled();
  });

  test('is rejected for empty text, while a reply is pending, and after the limit', async () => {
    const { store, calls } = chat({ send: [[STARTED, FINAL]] });
    expect(store.send(' \n ')).toBe(false);
    expect(store.send('One')).toBe(true);
    expect(store.send('Two')).toBe(false);
    await settle();
    expect(calls.sent).toHaveLength(1);
    expect(chat({}, 'Tomorrow.').store.send('One')).toBe(false);
  });

  test('updates the display at most once per 30 ms', async () => {
    const many = Array.from({ length: 40 }, (_, at) => chunk('x', at));
    const { store } = chat({ send: [[STARTED, ...many, FINAL]] });
    let changes = 0;
    store.subscribe(() => {
      changes += 1;
    });
    store.send('Pasta?');
    await vi.advanceTimersByTimeAsync(STREAM_THROTTLE_MS);
    expect(store.state().phase).toBe('final');
    expect(changes).toBeLessThanOrEqual(3);
  });

  test('restores the text if the reply fails empty, and the next message replaces the stored one', async () => {
    const { store, reports, calls } = chat({
      send: [
        [STARTED, FAILED],
        [STARTED, FINAL],
      ],
    });
    store.send('Pasta?');
    await settle();
    expect(reports.failed).toHaveBeenCalledWith('Claude is away.', 'reply');
    expect(reports.returned).toHaveBeenCalledWith('Pasta?');
    store.send('Pasta, please');
    expect(calls.sent[1]).toMatchObject({ message: 'Pasta, please', retryOf: 5, sessionId: 9 });
    await settle();
  });

  test('to a deleted session starts a new one with the same text', async () => {
    const { store, reports, calls } = chat({
      send: [[STARTED, FINAL], [serverError('not_found', 404)], [STARTED, FINAL]],
    });
    store.send('Pasta?');
    await settle();
    const { conversation } = store.state();
    store.send('Cheaper');
    await settle();
    expect(reports.failed).toHaveBeenCalledWith(CONVERSATION_GONE, 'send');
    expect(reports.returned).toHaveBeenCalledWith('Cheaper');
    // The draft stays when only the session is removed.
    expect(store.state()).toMatchObject({ sessionId: null, exchanges: [], conversation, phase: 'idle' });
    store.send('Cheaper');
    expect(calls.sent[2]).toMatchObject({ message: 'Cheaper', sessionId: null });
    await settle();
  });

  test('reports a new message once, but not when following a reply', async () => {
    const { store, reports } = chat({ send: [[STARTED, chunk('Lume', 0)]], follow: [[STARTED, FINAL]] });
    store.send('Pasta?');
    await settle();
    expect(reports.wrote.mock.calls).toEqual([[9]]);
    const reader = chat({ entries: [ENTRY], follow: [[STARTED, FINAL]] });
    reader.store.open(9);
    await settle();
    expect(reader.reports.wrote).not.toHaveBeenCalled();
  });

  test('restores the text after a connection failure', async () => {
    const { store, reports } = chat({ send: [[new TypeError('Failed to fetch')], [new TypeError('Failed to fetch')]] });
    store.send('Pasta?');
    await settle();
    expect(reports.returned).toHaveBeenCalledWith('Pasta?');
    expect(reports.failed).toHaveBeenCalledWith(expect.stringContaining('cannot be reached'), 'begin');
    expect(store.state().exchanges).toEqual([]);
  });

  test('keeps partial text after a later failure, and does not restore the message', async () => {
    const { store, reports } = chat({ send: [[STARTED, chunk('Lume is', 0), FAILED]] });
    store.send('Pasta?');
    await settle();
    expect(reports.failed).toHaveBeenCalledOnce();
    expect(reports.returned).not.toHaveBeenCalled();
    expect(store.state().exchanges).toMatchObject([{ status: 'failed', text: 'Lume is' }]);
  });

  test("a reply error shows the server's message, if any", async () => {
    const { store, reports } = chat({ send: [[STARTED, { ...FAILED, message: '' }]] });
    store.send('Pasta?');
    await settle();
    expect(reports.failed).toHaveBeenCalledWith('', 'reply');
  });

  test('reports that the user is signed out', async () => {
    const { store, reports } = chat({ send: [[serverError('signed_out', 401)]] });
    store.send('Pasta?');
    await settle();
    expect(reports.signedOut).toHaveBeenCalledOnce();
    expect(reports.returned).toHaveBeenCalledWith('Pasta?');
  });
});

describe('the daily limit', () => {
  test.each([
    ['as an event', LIMIT],
    ['as an error response', serverError('token_limit_exceeded', 429, 'Tomorrow.')],
    ['as a bare 429', Object.assign(new Error('Tomorrow.'), { data: { httpStatus: 429 } })],
  ])('%s: the text is restored, and no toast shows', async (_how, last) => {
    const { store, reports } = chat({ send: [[last], [last]] });
    store.send('Pasta?');
    await settle();
    expect(store.state()).toMatchObject({ phase: 'limited', limitMessage: 'Tomorrow.', exchanges: [] });
    expect(reports.limited).toHaveBeenCalledWith('Tomorrow.');
    expect(reports.returned).toHaveBeenCalledWith('Pasta?');
    expect(reports.failed).not.toHaveBeenCalled();
  });

  test('is distinct from throttling', async () => {
    const { store, reports } = chat({ send: [[serverError('throttled', 429, 'Slowly.')]] });
    store.send('Pasta?');
    await settle();
    expect(store.state().limitMessage).toBeNull();
    expect(reports.failed).toHaveBeenCalledWith('Slowly.', 'begin');
  });
});

describe('retrying', () => {
  test('sends the same text and replaces the old exchange', async () => {
    const { store, calls } = chat({
      send: [
        [STARTED, chunk('Lu', 0), FAILED],
        [STARTED, FINAL],
      ],
    });
    store.send('Pasta?');
    await settle();
    store.retry(store.state().exchanges[0]?.key ?? '');
    expect(calls.sent[1]).toMatchObject({ message: 'Pasta?', retryOf: 5, sessionId: 9 });
    expect(calls.sent[1]?.idempotencyKey).not.toBe(calls.sent[0]?.idempotencyKey);
    await settle();
    expect(store.state().exchanges).toMatchObject([{ status: 'complete', text: 'Lume it is.' }]);
  });

  test('a deleted exchange reloads the session', async () => {
    const complete: ChatEntry = { ...ENTRY, response: { ...ENTRY.response, status: 'complete', text: 'Whole.' } };
    const gone = serverError('not_found', 404);
    const { store, reports } = chat({ send: [[STARTED, chunk('Lu', 0), FAILED], [gone]], entries: [complete] });
    store.send('Pasta?');
    await settle();
    store.retry(store.state().exchanges[0]?.key ?? '');
    await settle();
    expect(store.state().exchanges).toMatchObject([{ status: 'complete', text: 'Whole.' }]);
    expect(reports.returned).not.toHaveBeenCalled();
  });
});

describe('a lost connection', () => {
  test('shows until the next event', async () => {
    const lost = new TypeError('network error');
    const { store } = chat({ send: [[STARTED, chunk('Lume', 0), lost]], follow: [[lost], [STARTED, FINAL]] });
    store.send('Pasta?');
    await vi.advanceTimersByTimeAsync(STREAM_THROTTLE_MS);
    expect(store.state()).toMatchObject({ reconnecting: true, exchanges: [{ text: 'Lume', status: 'streaming' }] });
    await settle();
    expect(store.state()).toMatchObject({ reconnecting: false, exchanges: [{ status: 'complete' }] });
  });

  test('is not shown after giving up', async () => {
    const lost = new TypeError('network error');
    const { store } = chat({ send: [[STARTED, lost]], follow: Array.from({ length: 9 }, () => [lost]) });
    store.send('Pasta?');
    await settle();
    expect(store.state()).toMatchObject({ reconnecting: false, exchanges: [{ status: 'interrupted' }] });
  });
});

describe('stopping', () => {
  test('waits for the id of the reply', async () => {
    const lost = new TypeError('network error');
    const { store, calls } = chat({
      send: [[STARTED, lost]],
      follow: [[lost], [STARTED, STOPPED]],
    });
    store.send('Pasta?');
    store.stop();
    expect(calls.stopped).toEqual([]);
    await settle();
    expect(calls.stopped).toEqual([5]);
    expect(store.state().exchanges).toMatchObject([{ status: 'stopped' }]);
  });

  test('ends the reply on the server', async () => {
    const { store, calls } = chat({ entries: [ENTRY], follow: [[STARTED]] });
    store.open(9);
    await vi.advanceTimersByTimeAsync(0);
    store.stop();
    expect(calls.stopped).toEqual([5]);
    store.close();
  });
});

describe('opening a session', () => {
  test('follows a reply in progress from the end of its text', async () => {
    const { store, calls } = chat({ entries: [ENTRY], follow: [[STARTED, chunk(' it is.', 4), FINAL]] });
    store.open(9);
    expect(store.state()).toMatchObject({ loading: true, sessionId: 9 });
    await settle();
    expect(calls.followed).toEqual([{ chatId: 5, at: 4 }]);
    expect(store.state().exchanges).toMatchObject([{ status: 'complete', text: 'Lume it is.' }]);
  });

  test('loads once when called twice', async () => {
    const { store, calls } = chat({ entries: [ENTRY], follow: [[STARTED, FINAL]] });
    store.open(9);
    store.open(9);
    await settle();
    store.open(9);
    await settle();
    expect(calls.followed).toHaveLength(1);
    expect(store.state().conversation).toBe(1);
  });

  test('loads earlier messages once when requested twice', async () => {
    const earlier = { ...ENTRY, id: 4, response: { ...ENTRY.response, status: 'complete' as const } };
    const { store } = chat({ entries: [ENTRY], earlier: [earlier], follow: [[STARTED, FINAL]] });
    store.open(9);
    await settle();
    store.showEarlier();
    store.showEarlier();
    expect(store.state().loadingEarlier).toBe(true);
    await settle();
    expect(store.state()).toMatchObject({ loadingEarlier: false, earlierThan: null });
    expect(store.state().exchanges.map(({ chatId }) => chatId)).toEqual([4, 5]);
  });

  test('keeps the messages shown if earlier ones cannot be loaded', async () => {
    const failure = serverError('unavailable', 503);
    const { store, reports } = chat({ entries: [ENTRY], earlier: failure, follow: [[STARTED, FINAL]] });
    store.open(9);
    await settle();
    store.showEarlier();
    await settle();
    expect(reports.openFailed).toHaveBeenCalledWith(failure, 9);
    expect(store.state()).toMatchObject({ loadingEarlier: false, earlierThan: 5, exchanges: [{ chatId: 5 }] });
  });

  test('does not add earlier messages to another conversation', async () => {
    const { store } = chat({ entries: [ENTRY], earlier: [ENTRY], follow: [[STARTED, FINAL]] });
    store.open(9);
    await settle();
    store.showEarlier();
    store.clear();
    await settle();
    expect(store.state()).toMatchObject({ exchanges: [], loadingEarlier: false });
  });

  test('empties the chat if it fails', async () => {
    const failure = serverError('not_found', 404);
    const { store, reports } = chat({ entries: failure });
    store.open(9);
    await settle();
    expect(reports.openFailed).toHaveBeenCalledWith(failure, 9);
    expect(store.state()).toMatchObject({ sessionId: null, exchanges: [], loading: false });
  });

  test('is ignored after leaving the session', async () => {
    const { store, reports } = chat({ entries: [ENTRY] });
    store.open(9);
    store.clear();
    await settle();
    expect(store.state()).toMatchObject({ sessionId: null, exchanges: [] });
    expect(reports.openFailed).not.toHaveBeenCalled();
  });

  test("stops reading the previous session's reply", async () => {
    const { store, calls, reports } = chat({ send: [[STARTED, chunk('Lu', 0), FAILED]] });
    store.send('Pasta?');
    store.clear();
    await settle();
    expect(store.state().exchanges).toEqual([]);
    expect(calls.stopped).toEqual([]);
    expect(reports.returned).not.toHaveBeenCalled();
  });
});

describe('chips', () => {
  const CHIP = { id: 'c1', label: 'Italian', kind: 'food' as const };
  const WITH_CHIP = { ...FINAL, chips: [CHIP] };

  test('come with the last event of a reply and with an opened conversation, and go with it', async () => {
    const { store } = chat({ send: [[STARTED, WITH_CHIP]], entries: [], steering: { chips: [CHIP] } });
    store.send('Pasta?');
    await settle();
    expect(store.state().chips).toEqual([CHIP]);
    store.clear();
    expect(store.state().chips).toEqual([]);
    store.open(9);
    await settle();
    expect(store.state().chips).toEqual([CHIP]);
  });

  test('a removed chip is shown as a message, and asks for the reply without it', async () => {
    const { store, calls } = chat({
      send: [
        [STARTED, WITH_CHIP],
        [STARTED, FINAL],
      ],
    });
    expect(store.remove(CHIP)).toBe(false);
    store.send('Pasta?');
    expect(store.remove(CHIP)).toBe(false);
    await settle();
    expect(store.remove(CHIP)).toBe(true);
    expect(store.state().exchanges.at(-1)).toMatchObject({ message: 'No longer: Italian', status: 'waiting' });
    await settle();
    expect(calls.removed).toMatchObject([{ sessionId: 9, chipId: 'c1' }]);
    expect(calls.removed[0]).not.toHaveProperty('message');
    expect(store.state().chips).toEqual([]);
  });

  test('a failed removal returns no text to the input, and the chip stays', async () => {
    const { store, reports } = chat({
      send: [
        [STARTED, WITH_CHIP],
        [STARTED, FAILED],
      ],
    });
    store.send('Pasta?');
    await settle();
    store.remove(CHIP);
    await settle();
    expect(reports.failed).toHaveBeenCalled();
    expect(reports.returned).not.toHaveBeenCalled();
    expect(store.state()).toMatchObject({ chips: [CHIP], exchanges: [{ message: 'Pasta?' }] });
  });

  test('a chip that no longer counts reloads the conversation', async () => {
    const { store } = chat({
      send: [[STARTED, WITH_CHIP], [serverError('conflict', 409)]],
      entries: [{ ...ENTRY, response: { ...ENTRY.response, status: 'complete' } }],
    });
    store.send('Pasta?');
    await settle();
    store.remove(CHIP);
    await settle();
    expect(store.state()).toMatchObject({ chips: [], exchanges: [{ text: 'Lume' }] });
  });
});

describe('versions', () => {
  const RESET: ChatEntry = { ...ENTRY, response: { ...ENTRY.response, status: 'complete' } };
  const next = (chatId: number): ScriptedStream =>
    [
      { ...STARTED, chatId },
      { ...FINAL, chatId },
    ] as ScriptedStream;

  test('an edit sends the other message, and another reply none', async () => {
    const { store, calls } = chat({ entries: [RESET], send: [next(6), next(7)] });
    store.open(9);
    await settle();
    expect(store.edit(store.state().exchanges[0]?.key ?? '', ' Tacos? ')).toBe(true);
    await settle();
    expect(store.edit(store.state().exchanges[0]?.key ?? '', '  ')).toBe(false);
    expect(store.regenerate(store.state().exchanges[0]?.key ?? '')).toBe(true);
    await settle();
    expect(calls.versions).toMatchObject([
      { sessionId: 9, chatId: 5, message: 'Tacos?' },
      { sessionId: 9, chatId: 6 },
    ]);
    expect(calls.versions[1]).not.toHaveProperty('message');
    expect(store.state().exchanges).toMatchObject([{ chatId: 7, message: 'Tacos?', versions: [5, 6, 7] }]);
  });

  test('a message says what it follows; where that is not shown any more, it returns and the conversation is loaded', async () => {
    const stale = serverError('conflict', 409, VERSION_SET_ASIDE);
    const { store, calls, reports } = chat({ entries: [RESET], send: [[stale]] });
    store.open(9);
    await settle();
    store.send('More');
    await settle();
    expect(calls.sent).toMatchObject([{ message: 'More', after: 5 }]);
    expect(reports.failed).toHaveBeenCalledWith(VERSION_SET_ASIDE, 'send');
    expect(reports.returned).toHaveBeenCalledWith('More');
    expect(store.state()).toMatchObject({ loading: false, exchanges: [{ chatId: 5 }] });
  });

  test('nothing is sent while another version is loading, and a failure keeps the one that is shown', async () => {
    const { store, calls, reports } = chat({ entries: [{ ...RESET }], versions: [new TypeError('Failed to fetch')] });
    store.open(9);
    await settle();
    store.showVersion(4);
    expect(store.send('More')).toBe(false);
    await settle();
    expect(calls.shown).toEqual([4]);
    expect(reports.failed).toHaveBeenCalledOnce();
    expect(store.state()).toMatchObject({ switching: false, exchanges: [{ chatId: 5 }] });
  });
});
