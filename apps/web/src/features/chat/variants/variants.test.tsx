import type { CurrentUser } from '@saffron/contracts/accounts';
import type { Card } from '@saffron/contracts/guide';
import { currentToast, dismissToast } from '@saffron/ui/toast';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberedSession } from '../../../lib/chat-memory.ts';
import { setMotionReduced } from '../../../lib/preferences.ts';
import { serverError, TestApp } from '../../../test-app.tsx';
import { type Conversation, MessageList } from '../conversation/message-list.tsx';
import { ChatScreen } from '../screen/chat-screen.tsx';
import type { ReplyEvent } from '../stream/reply-event.ts';
import { chunk, FINAL, STARTED, scriptedServer } from '../stream/scripted-server.ts';
import type { ChatVariant } from './chat-variant.ts';
import { SECOND_CHAT } from './second-chat.ts';
import { SIMPLE_CHAT } from './simple-chat.ts';
import { postAndAttach } from './simple-chat-server.ts';

let lastId = 1000;
const ERROR_EVENT: ReplyEvent = { type: 'error', error: 'assistant_failed', message: 'Claude is away.' };
const CARD: Card = {
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

beforeEach(() => {
  sessionStorage.clear();
  dismissToast();
  setMotionReduced(true);
});

/** The result of a streaming call; an error breaks the stream. */
async function* stream(...events: (ReplyEvent | Error)[]) {
  for (const event of events) {
    if (event instanceof Error) throw event;
    yield event;
  }
}

const View = (props: Conversation) => <MessageList {...props} Card={({ card }) => <h3>{card.name}</h3>} />;
const loadConversation = () => Promise.resolve();

function show(variant: ChatVariant, answers: Record<string, unknown>) {
  lastId += 1;
  const user: CurrentUser = {
    id: lastId,
    username: 'mara@example.com',
    name: null,
    displayName: 'Mara',
    role: 'user',
    isAdmin: false,
    isReviewer: false,
  };
  render(
    <TestApp
      answers={{
        'chat.allowance': { limit: 100, used: 10, left: 90 },
        'accounts.me': { ...user, name: 'Mara' },
        ...answers,
      }}
    >
      <ChatScreen
        user={variant === SIMPLE_CHAT ? user : { ...user, name: 'Mara' }}
        variant={variant}
        Conversation={View}
        search={{}}
        address={null}
        onSearchDone={() => undefined}
        loadConversation={loadConversation}
      />
    </TestApp>,
  );
  return user;
}
const input = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message Saffron' });
async function send(text: string) {
  fireEvent.change(await input(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
}
const shownToast = () => {
  const toast = currentToast();
  return toast?.open ? [toast.title, toast.description, toast.variant] : null;
};

describe('the second chat', () => {
  test.each([
    ['the stream contains an error', () => stream(STARTED, ERROR_EVENT)],
    ['the stream contains an error after some text', () => stream(STARTED, chunk('Lume is', 0), ERROR_EVENT)],
    ['the server responds with an error', () => stream(serverError(503, 'The database cannot be reached.'))],
    ['a limit is reached', () => stream(serverError(409, 'Too many.', { error: 'limit_reached' }))],
  ])('shows no error when %s, and accepts the next message', async (_what, answer) => {
    show(SECOND_CHAT, { 'chat.send': answer() });
    await send('Pasta?');
    await vi.waitFor(async () => {
      expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
      expect((await input()).disabled).toBe(false);
    });
    expect(shownToast()).toBeNull();
    expect(screen.queryByText(/Too many|interrupted|incomplete|no reply|Finding the best spots/i)).toBeNull();
    fireEvent.change(await input(), { target: { value: 'Again' } });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false);
  });

  test('has its cards in two columns', async () => {
    const cards = ['7', '8', '9'].map((id) => ({ ...CARD, id }));
    show(SECOND_CHAT, { 'chat.send': stream(STARTED, { ...FINAL, restaurants: cards } as ReplyEvent) });
    await send('Pasta?');
    const list = await screen.findByRole('list', { name: 'Restaurants' });
    expect(list.className).toContain('grid-cols-2');
    expect(list.className).not.toContain('grid-cols-3');
  });
});

describe('the simple chat', () => {
  test('starts with its welcome, and does not ask for a name', async () => {
    show(SIMPLE_CHAT, {});
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Welcome to Claude Chat');
    expect((await input()).placeholder).toBe('Ask about restaurants...');
  });

  test('keeps a session of its own', async () => {
    const finished = { ...FINAL, restaurants: [CARD] } as ReplyEvent;
    const user = show(SIMPLE_CHAT, { 'chat.send': stream(finished) });
    await send('Pasta?');
    expect(await screen.findByText('Lume it is.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Lume' })).toBeTruthy();
    expect([rememberedSession(user.id, 'simple'), rememberedSession(user.id)]).toEqual([9, null]);
  });

  test.each([
    ['an error of the reply in the words of the server', [ERROR_EVENT], ['Error', 'Claude is away.']],
    [
      'an error without words',
      [{ type: 'error', error: 'assistant_failed', message: '' } satisfies ReplyEvent],
      ['Error', 'Something went wrong'],
    ],
    ['a message that was not taken', [serverError(503, 'Down.')], ['Error', 'Failed to send message']],
    [
      'a signed-out user',
      [Object.assign(new Error('Signed out.'), { data: { error: 'signed_out', httpStatus: 401 } })],
      ['Please log in', 'You need to be logged in to use the chat feature'],
    ],
  ])('reports %s', async (_what, events, words) => {
    show(SIMPLE_CHAT, { 'chat.send': stream(...events) });
    await send('Pasta?');
    await vi.waitFor(() => expect(shownToast()).toEqual([...words, 'destructive']));
    expect((await input()).value).toBe('Pasta?');
  });

  test('tells a limit of the account in the words of the server', async () => {
    show(SIMPLE_CHAT, { 'chat.send': stream(serverError(409, 'Too many.', { error: 'limit_reached' })) });
    await send('Pasta?');
    expect(await screen.findByText('Too many.')).toBeTruthy();
    expect((await input()).value).toBe('Pasta?');
    expect(shownToast()).toBeNull();
  });

  test('reports a lost connection', () => {
    SIMPLE_CHAT.reports.failed('whatever', 'connection');
    const words = ['Connection error', 'There was an error connecting to the server', 'destructive'];
    expect(shownToast()).toEqual(words);
  });

  test('posts the message, and attaches to the reply from its beginning', async () => {
    const { server, calls } = scriptedServer({
      send: [[STARTED, chunk('of the post', 0)]],
      follow: [[STARTED, { type: 'status', status: 'thinking' }, chunk('Lume', 0), FINAL]],
    });
    const received: string[] = [];
    const events = postAndAttach(server, { message: 'Pasta?' }, new AbortController().signal);
    for await (const event of events) received.push(event.type === 'chunk' ? event.text : event.type);
    expect(received).toEqual(['started', 'started', 'status', 'Lume', 'final']);
    expect(calls.followed).toEqual([{ chatId: 5, at: 0 }]);
  });

  test('attaches to nothing when the message is rejected', async () => {
    const limit: ReplyEvent = { type: 'error', error: 'token_limit_exceeded', message: 'Tomorrow.' };
    const { server, calls } = scriptedServer({ send: [[limit]] });
    const received: ReplyEvent[] = [];
    for await (const event of postAndAttach(server, { message: 'x' }, new AbortController().signal))
      received.push(event);
    expect(received).toEqual([limit]);
    expect(calls.followed).toEqual([]);
  });
});
