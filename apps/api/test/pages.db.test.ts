import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from './start-app.ts';
import { withoutNonces } from './without-nonces.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const pageOf = (url: string, headers = {}) => app.app.inject({ url, headers });

test.each([
  ['/', 'Let us find your next great meal.'],
  ['/login', 'Or continue with'],
  ['/login?error=google_failed', 'Or continue with'],
  ['/list', 'Loading restaurants...'],
  ['/list?search=noodle', 'Loading restaurants...'],
  ['/home', 'Loading'],
  ['/no/such/page', 'Loading'],
])('%s has its first view in its HTML, and nothing that the content security policy refuses', async (url, text) => {
  const { body, headers } = await pageOf(url);
  const root = body.slice(body.indexOf('<div id="root">'), body.indexOf('<noscript>'));
  expect(root).toContain(text);
  expect(root).not.toMatch(/ style=|<style|<script|\son\w+=/);
  expect(String(headers['content-security-policy'])).not.toContain('unsafe-inline');
});

test('the first paint needs no further file than the fonts', async () => {
  const { body } = await pageOf('/');
  expect(body).toContain('--color-bg:');
  expect(body).not.toMatch(/<script[^>]* src=|<link rel="(?:stylesheet|modulepreload)"/);
});

test('each inline script and style has the nonce of its response', { tags: ['a28'] }, async () => {
  const seen = new Set<string | undefined>();
  for (const url of ['/', '/', '/list', '/home']) {
    const { body, headers } = await pageOf(url);
    for (const element of ['script', 'style']) {
      const [, allowed] =
        new RegExp(`${element}-src[^;]*'nonce-([^']+)'`).exec(String(headers['content-security-policy'])) ?? [];
      const nonces = [...body.matchAll(new RegExp(`<${element}\\b(?: nonce="([^"]+)")?`, 'g'))].map(
        ([, nonce]) => nonce,
      );
      expect(new Set(nonces)).toEqual(new Set([allowed]));
      seen.add(allowed);
    }
  }
  expect(seen.size).toBe(8);
});

test('forms and buttons take no input before their code is there', async () => {
  expect((await pageOf('/login')).body).toContain('<div id="root"><div data-shell><div inert');
  expect((await pageOf('/')).body).not.toContain('<div inert');
  expect((await pageOf('/')).body).not.toMatch(/<button (?!inert)/);
});

test.each([
  [{ range: 'bytes=99999999-' }, 416],
  [{ 'if-match': '"another"' }, 412],
])('a file that does not meet %j is no failure of the server', async (headers, status) => {
  const { statusCode, body } = await pageOf('/share.png', headers);
  expect([statusCode, body]).toEqual([status, '']);
  expect(app.unexpected).toEqual([]);
});

test('pages are compressed as the browser asks for it', async () => {
  const plain = await pageOf('/');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [coding, decode] of Object.entries(decoders)) {
    const page = await pageOf('/', { 'accept-encoding': `deflate, ${coding}` });
    expect(page.headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' });
    expect(page.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(withoutNonces(decode(page.rawPayload).toString())).toBe(withoutNonces(plain.body));
  }
});

test.each(['/prerendered.json', '/server/prerender.js'])('%s, which is for the server, is not served', async (path) => {
  expect((await pageOf(path)).statusCode).toBe(404);
});
