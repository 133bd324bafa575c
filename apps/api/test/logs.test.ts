import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenHash } from '../src/features/accounts/tokens/token-text.ts';
import { FakeAnthropic } from './fakes/anthropic.ts';
import { freePort } from './free-port.ts';
import { Program, programOf } from './program.ts';
import { readAll } from './replies.ts';
import { ServerProcess } from './server-process.ts';
import { registered, Visitor } from './start-app.ts';

/** Part of every value that must not be logged. */
const CANARY = 'CANARY-4711';
const FORGED = '{"level":30,"msg":"forged"}';
const anthropic = new FakeAnthropic();
let directory: string;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'saffron-logs-'));
  await anthropic.start();
});
afterAll(async () => {
  await anthropic.stop();
  rmSync(directory, { recursive: true });
});

/** Sends a raw request that `fetch` would refuse. */
async function raw(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(request);
  return text(socket);
}

/** @returns the user, and the access token of a program of theirs */
async function everything(url: string, port: number): Promise<{ userId: number; token: string }> {
  const username = `${CANARY}@example.com`;
  const diner = await registered({ url }, { username, password: `password ${CANARY}`, name: `Name ${CANARY}` });
  const visitor = new Visitor(url);
  await visitor.send('POST', '/api/login', { username, password: `wrong ${CANARY}` });
  await visitor.send('POST', '/api/register', { username, password: CANARY, confirmPassword: CANARY });
  await visitor.send('GET', `/api/chats?q=${CANARY}%0d%0a${encodeURIComponent(FORGED)}`);
  await visitor.send('GET', `/nothing/${CANARY}%0d%0a${encodeURIComponent(FORGED)}`, undefined, {
    cookie: `saffron=${CANARY}`,
    authorization: `Bearer ${CANARY}`,
    'user-agent': CANARY,
    'x-request-id': CANARY,
    'x-forwarded-for': CANARY,
  });
  await visitor.send('GET', `/trpc/${CANARY},accounts.me?batch=1&input=${CANARY}`);
  await visitor.fetch('/api/login', {
    method: 'POST',
    body: `{"${CANARY}`,
    headers: { 'content-type': 'application/json' },
  });
  await visitor.fetch('/api/login', { method: 'POST', body: CANARY, headers: { 'content-type': `text/${CANARY}` } });
  await raw(port, `GET /%ff${CANARY} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  for (const door of ['/', '/api/user', '/trpc/accounts.me', '/mcp']) {
    await raw(port, `GET ${door}?${CANARY} HTTP/1.1\r\nHost: a:b@${CANARY}\r\nConnection: close\r\n\r\n`);
    await raw(port, `TRACE ${door}?${CANARY} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  }
  await raw(port, `GARBAGE ${CANARY}\r\n${FORGED}\r\n\r\n`);

  const program = await programOf(diner);
  await program.send('GET', '/api/tags');
  await new Program(url, `saffron_pat_${CANARY}`).send('GET', '/api/tags');
  await program.trpc.guide.exists.query({ name: CANARY });
  await diner.trpc.accounts.createAccessToken.mutate({ name: `Token ${CANARY}`, scopes: ['ask'], days: 1 });

  const admin = new Visitor(url);
  await admin.send('POST', '/api/login', { username: 'admin@saffron.local', password: `admin ${CANARY}` });
  await admin.trpc.admin.setSystemPrompt.mutate({ prompt: `Prompt ${CANARY}` });
  await diner.trpc.guide.add.mutate({ name: `Place ${CANARY}`, neighborhood: CANARY, cuisine: CANARY });
  await readAll(await diner.trpc.chat.send.mutate({ message: `Message ${CANARY}` }));
  const key = { type: 'authentication_error', message: `invalid x-api-key: sk-ant-${CANARY}` };
  anthropic.script({ status: 401, error: key });
  await readAll(await diner.trpc.chat.send.mutate({ message: `Message ${CANARY}` }));
  anthropic.script({ say: [`Half ${CANARY}`], end: { error: `overloaded_${CANARY}` } });
  await readAll(await diner.trpc.chat.send.mutate({ message: `Message ${CANARY}` }));
  return { userId: diner.id, token: program.token };
}

const failure = (fields: { code: string; reason: string }) => ({
  ...fields,
  level: 40,
  chatId: expect.any(Number),
  msg: 'operational error',
});

test.each(['debug'])(
  'level %s logs no secret and no user input, and no line can be forged',
  { tags: ['long', 'a41', 'a32', 'a49'], timeout: 60_000 },
  async (level) => {
    const port = await freePort();
    const server = await new ServerProcess(directory, {
      PORT: String(port),
      DATA_DIR: join(directory, level),
      LOG_LEVEL: level,
      ADMIN_PASSWORD: `admin ${CANARY}`,
      METRICS_TOKEN: `metrics ${CANARY}`,
      ANTHROPIC_API_KEY: `sk-ant-${CANARY}`,
      ANTHROPIC_BASE_URL: anthropic.url,
    }).ready();
    const { userId, token } = await everything(`http://127.0.0.1:${port}`, port);
    expect(await server.stop('SIGTERM')).toBe(0);

    expect(server.output).not.toContain(CANARY);
    for (const part of [token.slice('saffron_pat_'.length), tokenHash(token)])
      expect(server.output).not.toContain(part);
    expect(server.output).not.toContain(CANARY.toLowerCase());
    const lines = server.output.split('\n').filter((line) => line.startsWith('{'));
    const logged = lines.map((line): Record<string, unknown> => JSON.parse(line));
    expect(logged.filter(({ msg }) => msg === 'forged')).toEqual([]);
    // One line per request, with a server-generated id.
    const requests = logged.filter(({ msg }) => msg === 'request');
    const adding = requests.filter(({ route }) => route === '/trpc/guide.add');
    expect(adding).toEqual([
      expect.objectContaining({
        method: 'POST',
        status: 200,
        userId,
        ms: expect.any(Number),
        reqId: expect.any(String),
      }),
    ]);
    expect(new Set(requests.map(({ reqId }) => reqId)).size).toBe(requests.length);
    // One line per failed reply: a rejected key and a truncated response.
    expect(logged.filter(({ level }) => Number(level) >= 40)).toEqual([
      expect.objectContaining(
        failure({ code: 'assistant_failed', reason: 'Anthropic answered 401 authentication_error' }),
      ),
      expect.objectContaining(
        failure({ code: 'interrupted', reason: 'Anthropic ended the response with an error: unknown error' }),
      ),
    ]);
  },
);
