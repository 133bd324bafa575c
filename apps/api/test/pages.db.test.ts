import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from './start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const pageOf = (url: string, headers = {}) => app.app.inject({ url, headers });
const withoutNonces = (html: string) => html.replaceAll(/((?:nonce|name="csp-nonce" content)=")[^"]*/g, '$1');

test.each([
  ['/', 'Let us find your next great meal.'],
  ['/login', 'Or continue with'],
  ['/login?error=google_failed', 'Or continue with'],
  ['/list', 'Loading'],
  ['/no/such/page', 'Loading'],
])('%s has its first view in its HTML, and nothing that the content security policy refuses', async (url, text) => {
  const { body, headers } = await pageOf(url);
  const root = body.slice(body.indexOf('<div id="root">'), body.indexOf('<noscript>'));
  expect(root).toContain(text);
  expect(root).not.toMatch(/ style=|<style|<script|\son\w+=/);
  expect(String(headers['content-security-policy'])).not.toContain('unsafe-inline');
});

test('the first paint needs no further file than the fonts, and each element of it has the nonce of the policy', async () => {
  const { body, headers } = await pageOf('/');
  expect(body).not.toMatch(/<script[^>]* src=|<link rel="(?:stylesheet|modulepreload)"/);
  const policy = String(headers['content-security-policy']);
  const noncesOf = (element: string) => [...body.matchAll(new RegExp(`<${element}( nonce="([^"]+)")?`, 'g'))];
  const allowed = (directive: string) => new RegExp(`${directive}[^;]*'nonce-([^']+)'`).exec(policy)?.[1];
  expect(noncesOf('script').map((found) => found[2])).toEqual([allowed('script-src'), allowed('script-src')]);
  expect(noncesOf('style').map((found) => found[2])).toEqual([allowed('style-src')]);
});

test('forms and buttons take no input before their code is there', async () => {
  expect((await pageOf('/login')).body).toContain('<div id="root"><div inert');
  expect((await pageOf('/')).body).not.toContain('<div inert');
  expect((await pageOf('/')).body).not.toMatch(/<button (?!inert)/);
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

test('the file with the markup is not served', async () => {
  expect((await pageOf('/prerendered.json')).statusCode).toBe(404);
});
