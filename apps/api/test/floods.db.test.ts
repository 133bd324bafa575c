import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { REQUESTS_PER_SECOND_OF_ADDRESS } from '@saffron/contracts/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registered, startApp, type TestApp } from './start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ env: { THROTTLE: 'on', TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => app.close());

/** What comes back when all these requests are sent in one go. */
async function inOneGo(path: string, count: number): Promise<string> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.on('error', () => {});
  const requests = Array.from({ length: count }, (_, at) => {
    const last = at === count - 1 ? 'connection: close\r\n' : '';
    return `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${last}\r\n`;
  });
  socket.write(requests.join(''));
  return readText(socket).catch(() => '');
}

test.each(['/', '/list', '/favicon.svg', '/trpc/accounts.me', '/api/openapi.json', '/health/live'])(
  'a connection with a thousand requests for %s at once is closed, and few of them are handled',
  { tags: ['a71'] },
  async (path) => {
    const responses = (await inOneGo(path, 1000)).split('HTTP/1.1 200').length - 1;
    expect(responses).toBeLessThanOrEqual(10);
    expect((await fetch(`${app.url}/health/live`)).status).toBe(200);
  },
);

test('a few requests at once get their responses in order', { tags: ['a71'] }, async () => {
  expect((await inOneGo('/health/live', 5)).split('HTTP/1.1 200').length - 1).toBe(5);
});

test.each(['br', 'gzip', 'identity'])(
  'one address cannot have any number of pages in the making (%s), and keeps no other address waiting',
  { tags: ['a71'] },
  async (coding) => {
    const page = (address: string) =>
      app.app.inject({ url: '/', headers: { 'accept-encoding': coding, 'x-forwarded-for': address } });
    const flood = Array.from({ length: 300 }, () => page('203.0.113.1'));
    const other = page('203.0.113.2');
    const codes = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200).length).toBeLessThanOrEqual(60);
    expect(new Set(codes)).toEqual(new Set([200, 429]));
    expect((await other).statusCode).toBe(200);
    expect((await page('203.0.113.1')).statusCode).toBe(200);
  },
);

test.each(['/api/openapi.json', '/trpc/a,b,c?batch=1', '/api/login'])(
  'one address cannot have any number of requests for %s answered, and keeps no other address and nobody who is signed in waiting',
  { tags: ['a71'] },
  async (url) => {
    const address = `203.0.113.${3 + url.length}`;
    const { cookies } = await registered(app);
    const signedIn = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const send = (path: string, from: string, cookie = '') =>
      app.app.inject({ url: path, headers: { 'x-forwarded-for': from, cookie } });
    expect((await send('/api/user', address, signedIn)).statusCode).toBe(200);
    // One after the other, a slow machine would never answer as many in a second. These may begin in two of them.
    const flood = Array.from({ length: REQUESTS_PER_SECOND_OF_ADDRESS * 2 + 50 }, () => send(url, address));
    const refused = (await Promise.all(flood)).filter(({ statusCode }) => statusCode === 429).length;
    expect(refused).toBeGreaterThan(0);
    expect(flood.length - refused).toBeGreaterThanOrEqual(REQUESTS_PER_SECOND_OF_ADDRESS - 1);
    expect((await send('/health/live', address)).statusCode).toBe(200);
    expect((await send('/api/user', '203.0.113.2')).statusCode).toBe(401);
    expect((await send('/api/user', address, signedIn)).statusCode).toBe(200);
  },
);
