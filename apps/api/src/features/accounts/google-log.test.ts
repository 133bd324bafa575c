import { once } from 'node:events';
import { createServer } from 'node:http';
import { Writable } from 'node:stream';
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { googleSignIn } from './google.ts';

const CANARY = 'CANARY-4711';

test.each([
  ['no JSON', 200, `<html>${CANARY}`],
  ['JSON of another form', 200, JSON.stringify({ issuer: CANARY, [CANARY]: 1, jwks_uri: `ftp://${CANARY}` })],
  ['another issuer', 200, JSON.stringify({ issuer: CANARY })],
  ['an error', 500, CANARY],
  ['a redirect', 302, ''],
])("the provider's document is not quoted in the log: %s", { tags: ['a41'] }, async (_what, status, body) => {
  const provider = createServer((_request, response) => {
    response.writeHead(status, { location: `http://127.0.0.1:9/${CANARY}` }).end(body);
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const address = provider.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  let log = '';
  const stream = new Writable({
    write: (line, _encoding, done) => {
      log += String(line);
      done();
    },
  });
  const app = fastify({ logger: { level: 'debug', stream } });
  await app.register(cookie);
  await app.register(googleSignIn, {
    settings: { clientId: 'saffron', clientSecret: CANARY, issuer },
    publicOrigin: 'https://saffron.example',
    contextOf: () => Promise.reject(new Error('not reached')),
  });
  const response = await app.inject('/api/auth/google');
  expect(response.headers.location).toBe('/login?error=google_failed');
  expect(log).toContain('sign-in with Google failed');
  expect(log).not.toContain(CANARY);
  await app.inject('/api/auth/google');
  expect(log.split('sign-in with Google failed')).toHaveLength(2);
  await app.close();
  provider.close();
});
