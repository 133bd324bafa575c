import { ACCESS_TOKEN_CALLS_PER_MINUTE, NAME_MAX } from '@saffron/contracts/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, type Client, createClient, SaffronError } from '../../../packages/client/src/index.ts';
import { programOf } from './program.ts';
import { pausedReply, ScriptedWriter, says } from './scripted-writer.ts';
import { registered, startApp, type TestApp } from './start-app.ts';

const writer = new ScriptedWriter();
let app: TestApp;
let owner: Awaited<ReturnType<typeof registered>>;
let token: string;
let saffron: Client;

beforeAll(async () => {
  app = await startApp({ writer });
  owner = await registered(app);
  ({ token } = await programOf(owner));
  saffron = createClient({ server: `${app.url}/`, token });
});
afterAll(() => app.close());

test('calls of one moment share a request, and no input is in a URL', async () => {
  const urls: string[] = [];
  const { guide } = createClient({
    server: app.url,
    token,
    fetch: (input, init) => {
      urls.push(String(input));
      return fetch(input, init);
    },
  });
  const [page, cuisines] = await Promise.all([
    guide.page.query({ text: 'noodle', near: { latitude: 40, longitude: -73 }, limit: 3 }),
    guide.cuisines.query(),
  ]);
  expect(page.restaurants.length).toBeGreaterThan(0);
  expect(cuisines).toContain(page.restaurants[0]?.cuisine);
  expect(urls).toEqual([`${app.url}/trpc/guide.page,guide.cuisines?batch=1`]);
});

test('ask yields the reply as it is written, and the conversation continues by its id', async () => {
  writer.next(says('Casa Luna is quiet.'));
  const events = await all(ask(saffron, { message: 'Somewhere quiet?' }));
  expect(events.map(({ type }) => type).filter((type, at, all) => type !== all[at - 1])).toEqual([
    'started',
    'status',
    'chunk',
    'final',
  ]);
  const final = events.at(-1);
  if (final?.type !== 'final') throw new Error('no final event');
  expect(final).toMatchObject({ message: 'Casa Luna is quiet.', restaurants: [{ name: expect.any(String) }] });
  const { sessionId } = final;
  await all(ask(saffron, { message: 'And cheaper?', sessionId }));
  const history = await all(await saffron.chat.history.query({ sessionId }));
  expect(history.map(({ message }) => message)).toEqual(['Somewhere quiet?', 'And cheaper?']);
});

test('ask reads on where the connection was lost, and asks once', async () => {
  const { reply, resume } = pausedReply('The first part, ', 'and the second.');
  writer.next(reply);
  const requests: unknown[] = [];
  const cut = createClient({
    server: app.url,
    token,
    fetch: async (input, init) => {
      requests.push(init?.body);
      const response = await fetch(input, init);
      return requests.length === 1 ? cutAfter('first part', response) : response;
    },
  });
  const events = [];
  for await (const event of ask(cut, { message: 'Two parts?' })) {
    if (event.type === 'chunk') resume();
    events.push(event);
  }
  const texts = events.flatMap((event) => (event.type === 'chunk' ? event.text : []));
  expect(texts.join('')).toBe('The first part, and the second.');
  expect(events.filter(({ type }) => type === 'started')).toHaveLength(1);
  expect(requests).toHaveLength(2);
  expect(requests[1]).toBe(requests[0]);
});

test('a failed call throws what the server says of it', async () => {
  const refused = await failure(saffron.chat.renameSession.mutate({ sessionId: 2_000_000, title: 'Lunch' }));
  expect(refused).toMatchObject({ code: 'not_found', status: 404, message: 'This conversation does not exist.' });
  expect(refused.requestId).toMatch(/^[\da-f-]{36}$/);
  const invalid = await failure(saffron.chat.createSession.mutate({ title: 'x'.repeat(NAME_MAX * 100) }));
  expect(invalid).toMatchObject({ code: 'bad_input', status: 400, fields: { title: expect.stringMatching(/\w/) } });
  const place = { name: 'The Example', neighborhood: 'Old Harbour', cuisine: 'Seafood' };
  expect(await failure(saffron.guide.add.mutate(place))).toMatchObject({ code: 'not_allowed', status: 403 });
});

test('the error of a stream is thrown once, from its iteration', async () => {
  writer.next(() => {
    throw new Error('broken');
  });
  expect(await failure(all(ask(saffron, { message: 'Anything?' })))).toMatchObject({
    code: 'unexpected',
    status: null,
  });
  expect(app.unexpected.splice(0)).toHaveLength(1);
});

test('a token that is not valid is refused with the id of the request', async () => {
  const stranger = createClient({ server: app.url, token: `${token.slice(0, -1)}~` });
  const refused = await failure(stranger.chat.sessions.query());
  expect(refused).toMatchObject({ code: 'signed_out', status: 401 });
  expect(refused.requestId).toMatch(/^[\da-f-]{36}$/);
});

test('a program that calls too often learns when to call again', async () => {
  const eager = createClient({ server: app.url, token: (await programOf(await registered(app))).token });
  // One request carries ten calls.
  for (let left = ACCESS_TOKEN_CALLS_PER_MINUTE; left > 0; left -= 10) {
    await Promise.all(Array.from({ length: 10 }, () => eager.chat.allowance.query()));
  }
  const refused = await failure(eager.chat.allowance.query());
  expect(refused).toMatchObject({ code: 'throttled', status: 429 });
  expect(refused.retryAfter).toBeGreaterThan(0);
  expect(refused.retryAfter).toBeLessThanOrEqual(60);
});

test('a cookie acts for its user', async () => {
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  expect(await createClient({ server: app.url, cookie }).accounts.me.query()).toMatchObject({ id: owner.id });
});

test('no answer, one of another server, and an aborted call have codes of their own', async () => {
  const nobody = createClient({ server: 'http://127.0.0.1:9', token });
  const lost = { code: 'unreachable', status: null };
  expect(await failure(nobody.guide.tags.query())).toMatchObject(lost);
  expect(await failure(all(ask(nobody, { message: 'Anything?' })))).toMatchObject(lost);
  const other = createClient({ server: app.url, fetch: async () => new Response('<html>Welcome', { status: 502 }) });
  expect(await failure(other.guide.tags.query())).toMatchObject({ code: 'unreachable' });
  const signal = AbortSignal.abort();
  expect(await failure(saffron.guide.tags.query(undefined, { signal }))).toMatchObject({ code: 'aborted' });
  expect(await failure(all(ask(saffron, { message: 'Anything?' }, { signal })))).toMatchObject({
    code: 'aborted',
  });
});

async function failure(call: Promise<unknown>): Promise<SaffronError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof SaffronError)) throw new Error(`not a SaffronError: ${error}`);
  return error;
}

async function all<T>(stream: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of stream) found.push(one);
  return found;
}

/** A response whose connection is lost after a text. */
function cutAfter(text: string, response: Response): Response {
  let read = '';
  const cut = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      if (read.includes(text)) return controller.error(new TypeError('terminated'));
      read += new TextDecoder().decode(bytes);
      controller.enqueue(bytes);
    },
  });
  return new Response(response.body?.pipeThrough(cut) ?? null, response);
}
