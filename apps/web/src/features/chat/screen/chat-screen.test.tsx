import type { CurrentUser } from '@saffron/contracts/accounts';
import { CONVERSATION_FULL, CONVERSATIONS_REACHED } from '@saffron/contracts/limit-texts';
import { ERROR_LOADING_CONVERSATION, TOO_MANY_REPLIES } from '@saffron/contracts/texts';
import { currentToast } from '@saffron/ui/toast';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { requestNewChat, requestSession } from '../../../lib/chat-events.ts';
import { rememberedSession, rememberSession, saveDraft } from '../../../lib/chat-memory.ts';
import { setMotionReduced } from '../../../lib/preferences.ts';
import { serverError, TestApp } from '../../../test-app.tsx';
import { type Conversation, MessageList } from '../conversation/message-list.tsx';
import type { ReplyEvent } from '../stream/reply-event.ts';
import { FINAL, STARTED } from '../stream/scripted-server.ts';
import { ChatScreen } from './chat-screen.tsx';
import type { ChatAddress, ChatSearch } from './use-chat-address.ts';

let lastId = 0;
const ALLOWANCE = { limit: 100, used: 10, left: 90 };
const PAST = {
  id: 3,
  message: 'Sushi?',
  response: { message: 'Tanuki.', text: 'Tanuki.', restaurantIds: [], reasons: {}, status: 'complete' },
  createdAt: '2026-01-01T00:00:00.000Z',
};
const HISTORY = { entries: [PAST], restaurants: [], before: null, chips: [], followUps: [] };

beforeEach(() => {
  sessionStorage.clear();
  setMotionReduced(true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

/** Each test has its own user, because the page keeps state per user. */
function person(name: string | null = 'Mara Lind'): CurrentUser {
  lastId += 1;
  const username = 'mara.lind@example.com';
  return { id: lastId, username, name, displayName: 'Mara Lind', role: 'user', isAdmin: false, isReviewer: false };
}

async function* stream(...events: ReplyEvent[]) {
  yield* events;
}

const View = (props: Conversation) => <MessageList {...props} Card={({ card }) => <h3>{card.name}</h3>} />;
const loadConversation = () => Promise.resolve();

interface Shown {
  user?: CurrentUser;
  search?: ChatSearch;
  address?: ChatAddress | null;
}

function show(answers: Record<string, unknown>, { user = person(), search = {}, address = null }: Shown = {}) {
  const onSearchDone = vi.fn();
  render(
    <TestApp answers={{ 'chat.allowance': ALLOWANCE, 'accounts.me': user, ...answers }}>
      <ChatScreen user={user} Conversation={View} {...{ loadConversation, search, onSearchDone, address }} />
    </TestApp>,
  );
  return { user, onSearchDone };
}
const input = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message Saffron' });
async function send(text: string) {
  fireEvent.change(await input(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
}

test('greets by first name and sends an example as it is', async () => {
  show({ 'chat.send': stream(STARTED, FINAL) });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Hello Mara');
  expect(screen.getByText("Tell me about the dining experience you're looking for...")).toBeTruthy();
  const examples = within(screen.getByRole('list', { name: 'Examples' })).getAllByRole('button');
  fireEvent.click(examples[0] as HTMLElement);
  const log = await screen.findByRole('log');
  expect(within(log).getByText(examples[0]?.textContent ?? '?')).toBeTruthy();
  expect(await within(log).findByText('Lume it is.')).toBeTruthy();
});

test('asks a user without a name for it, in a single field', async () => {
  const user = person(null);
  show({ 'accounts.setName': { ...user, name: 'Mara' } }, { user });
  expect(await screen.findByText(/^Hello, I'm Saffron\. Your AI dining expert/)).toBeTruthy();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: "Nice to meet you, I'm..." });
  expect(field.placeholder).toBe('Your Name');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save name' }).disabled).toBe(true);
  fireEvent.change(field, { target: { value: 'Mara' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save name' }));
  await vi.waitFor(() => expect(currentToast()?.title).toBe('Welcome!'));
});

test('a reply is announced twice, and the focus stays in the empty input', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  async function* slowly() {
    yield STARTED;
    await finished;
    yield FINAL;
  }
  show({ 'chat.send': slowly() });
  await send('Pasta?');
  expect(await screen.findByText('Saffron is writing a reply')).toBeTruthy();
  expect((await input()).value).toBe('');
  expect(document.activeElement).toBe(await input());
  expect(screen.getByRole('log').getAttribute('aria-live')).toBe('off');
  await act(async () => finish());
  expect(await screen.findByText('Saffron has replied')).toBeTruthy();
});

test('an error restores the message before newer input, and shows the reason', async () => {
  async function* refusing(): AsyncGenerator<ReplyEvent> {
    yield STARTED;
    yield { type: 'error', error: 'conflict', message: TOO_MANY_REPLIES };
  }
  show({ 'chat.send': refusing() });
  await send('Pasta?');
  fireEvent.change(await input(), { target: { value: 'And wine' } });
  await vi.waitFor(async () => expect((await input()).value).toBe('Pasta?\n\nAnd wine'));
  expect(currentToast()).toMatchObject({
    title: 'Error getting recommendations',
    description: TOO_MANY_REPLIES,
    variant: 'destructive',
  });
  expect(screen.queryByRole('log')).toBeNull();
});

async function* refusal(message: string): AsyncGenerator<ReplyEvent> {
  yield* [];
  throw serverError(409, message, { error: 'limit_reached' });
}

test('a limit of conversations restores the message and stays on the screen until the next one is sent', async () => {
  const accepted = Promise.withResolvers<void>();
  const answers = [
    refusal(CONVERSATIONS_REACHED),
    (async function* (): AsyncGenerator<ReplyEvent> {
      await accepted.promise;
      yield* [STARTED, FINAL];
    })(),
  ];
  show({ 'chat.send': () => answers.shift() });
  await send('Pasta?');
  expect(await screen.findByText(CONVERSATIONS_REACHED)).toBeTruthy();
  expect((await input()).value).toBe('Pasta?');
  expect(screen.queryByRole('log')).toBeNull();
  expect(screen.queryByRole('button', { name: 'New chat' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(screen.queryByText(CONVERSATIONS_REACHED)).toBeNull());
  await act(async () => accepted.resolve());
  expect(await screen.findByText('Lume it is.')).toBeTruthy();
});

test('a full conversation offers a new chat with the message', async () => {
  const sent: unknown[] = [];
  const answers = [stream(STARTED, FINAL), refusal(CONVERSATION_FULL), stream(STARTED, FINAL)];
  show({
    'chat.send': (message: unknown) => {
      sent.push(message);
      return answers.shift();
    },
  });
  await send('Pasta?');
  expect(await screen.findByText('Lume it is.')).toBeTruthy();
  await send('Cheaper');
  expect(await screen.findByText(CONVERSATION_FULL)).toBeTruthy();
  expect(screen.getByText('Lume it is.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'New chat' }));
  await vi.waitFor(() => expect(screen.queryByRole('log')).toBeNull());
  expect(screen.queryByText(CONVERSATION_FULL)).toBeNull();
  expect((await input()).value).toBe('Cheaper');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Lume it is.')).toBeTruthy();
  expect(sent).toMatchObject([
    { message: 'Pasta?', sessionId: null },
    { message: 'Cheaper', sessionId: 9 },
    { message: 'Cheaper', sessionId: null },
  ]);
});

test('the daily limit shows its panel and disables the input until a reload', async () => {
  const limit: ReplyEvent = {
    type: 'error',
    error: 'token_limit_exceeded',
    message: 'Come back tomorrow, says the server.',
  };
  const { user } = show({ 'chat.send': stream(limit) });
  await send('Pasta?');
  expect(await screen.findByRole('heading', { name: "You've hit your limit for today" })).toBeTruthy();
  expect(screen.getByText('Come back tomorrow, or use the list view to find a great spot')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Explore Options' }).getAttribute('href')).toBe('/list');
  expect(screen.getByText('Come back tomorrow, says the server.')).toBeTruthy();
  expect((await input()).disabled).toBe(true);
  expect((await input()).value).toBe('Pasta?');

  act(() => requestNewChat());
  expect((await input()).disabled).toBe(true);
  document.body.replaceChildren();
  show({}, { user });
  expect((await input()).disabled).toBe(true);
});

test('a session in the URL is loaded, and the URL is reset', async () => {
  const { onSearchDone, user } = show({ 'chat.entries': HISTORY }, { search: { session: 12 } });
  expect(await screen.findByText('Tanuki.')).toBeTruthy();
  expect(onSearchDone).toHaveBeenCalled();
  expect(rememberedSession(user.id)).toBe(12);
  // Loaded history is not announced.
  expect(screen.queryByText('Saffron has replied')).toBeNull();
});

test('`new` in the URL starts a new chat', async () => {
  const user = person();
  rememberSession(user.id, 12);
  const { onSearchDone } = show({ 'chat.entries': HISTORY }, { user, search: { new: '' } });
  expect(await screen.findByText('Hello Mara')).toBeTruthy();
  expect(onSearchDone).toHaveBeenCalled();
  expect(rememberedSession(user.id)).toBeNull();
});

test("a reload restores the tab's session", async () => {
  const user = person();
  rememberSession(user.id, 12);
  show({ 'chat.entries': HISTORY }, { user });
  expect(await screen.findByText('Tanuki.')).toBeTruthy();
});

test('the address opens its conversation, and a failure has its place on the screen', async () => {
  const onChange = vi.fn();
  const answers = [
    () => {
      throw serverError(503, 'Later.');
    },
    () => HISTORY,
  ];
  show({ 'chat.entries': () => answers.shift()?.() }, { address: { sessionId: 12, onChange } });
  expect(await screen.findByText('Failed to load chat history: 503')).toBeTruthy();
  expect(currentToast()).toMatchObject(ERROR_LOADING_CONVERSATION);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Tanuki.')).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
});

test('the address of a conversation that is not there says so once, and leads to a new chat', async () => {
  const shownBefore = currentToast();
  const onChange = vi.fn();
  const missing = () => {
    throw serverError(404, 'This conversation does not exist.');
  };
  show({ 'chat.entries': missing }, { address: { sessionId: 12, onChange } });
  expect(await screen.findByRole('heading', { name: 'This conversation was not found' })).toBeTruthy();
  expect(currentToast()).toBe(shownBefore);
  fireEvent.click(screen.getByRole('button', { name: 'New chat' }));
  expect(await screen.findByText('Hello Mara')).toBeTruthy();
  expect(onChange.mock.calls).toEqual([[null, { replace: true }]]);
});

test('a new chat gets the address of its conversation', async () => {
  const onChange = vi.fn();
  show({ 'chat.send': stream(STARTED, FINAL) }, { address: { sessionId: null, onChange } });
  await send('Pasta?');
  expect(await screen.findByText('Lume it is.')).toBeTruthy();
  expect(onChange.mock.calls).toEqual([[9, { replace: true }]]);
});

test('a message of the address is shown, however far back it is', async () => {
  const earlier = { ...PAST, id: 2, message: 'Ramen?', response: { ...PAST.response, text: 'Oku.' } };
  const pages = ({ before }: { before: number | null }) =>
    before === null ? { ...HISTORY, before: PAST.id } : { ...HISTORY, entries: [earlier] };
  const address = { sessionId: 12, onChange: vi.fn() };
  const { onSearchDone } = show({ 'chat.entries': pages }, { address, search: { at: 2 } });
  expect(await screen.findByText('Oku.')).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('Ramen?');
  expect(onSearchDone).toHaveBeenCalled();
});

test('a button loads the messages before those shown, and passes its focus on', async () => {
  const earlier = { ...PAST, id: 2, message: 'Ramen?', response: { ...PAST.response, text: 'Oku.' } };
  const pages = vi.fn(({ before }: { before: number | null }) =>
    before === null ? { ...HISTORY, before: PAST.id } : { ...HISTORY, entries: [earlier] },
  );
  show({ 'chat.entries': pages }, { search: { session: 12 } });
  const button = await screen.findByRole('button', { name: 'Show earlier messages' });
  button.focus();
  fireEvent.click(button);
  expect(await screen.findByText('Oku.')).toBeTruthy();
  expect(pages).toHaveBeenLastCalledWith({ sessionId: 12, before: 3 });
  expect(screen.getByRole('log').textContent).toMatch(/Ramen\?.*Sushi\?/);
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull();
  expect(document.activeElement?.textContent).toContain('Sushi?');
});

test('the window events open a session and a new chat, each with its own draft', async () => {
  const user = person();
  saveDraft(user.id, 12, 'And for four?');
  show({ 'chat.entries': HISTORY }, { user });
  fireEvent.change(await input(), { target: { value: 'Half a thought' } });
  act(() => requestSession(12));
  expect(await screen.findByText('Tanuki.')).toBeTruthy();
  expect((await input()).value).toBe('And for four?');
  act(() => requestNewChat());
  expect(await screen.findByText('Hello Mara')).toBeTruthy();
  expect((await input()).value).toBe('Half a thought');
});

test('once the chat is used, a low allowance shows a notice, enough does not', async () => {
  show({ 'chat.allowance': { limit: 100, used: 81, left: 19 } });
  fireEvent.pointerDown(await input());
  expect(await screen.findByText(/^You have used most of today's allowance\./)).toBeTruthy();
  document.body.replaceChildren();
  show({ 'chat.allowance': { limit: 100, used: 80, left: 20 } });
  fireEvent.pointerDown(await input());
  await screen.findByText(/^Hello/);
  expect(screen.queryByText(/allowance/)).toBeNull();
});

test('being offline shows a notice', async () => {
  show({});
  await input();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  expect(await screen.findByText(/You are offline/)).toBeTruthy();
  online.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await vi.waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull());
});

test('/ focuses the input, except while typing', async () => {
  show({});
  const field = await input();
  field.blur();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(field);
  const other = document.body.appendChild(document.createElement('input'));
  other.focus();
  fireEvent.keyDown(other, { key: '/' });
  expect(document.activeElement).toBe(other);
});
