import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createGzip } from 'node:zlib';
import { SignJWT } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { discover } from '../src/features/accounts/openid.ts';
import { createClaudeWriter } from '../src/features/assistant/claude/writer.ts';
import { createPineconeClient } from '../src/features/indexing/pinecone/client.ts';
import { brief, errorDetails, never, read } from './claude.ts';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/** JSON that goes on until the reader leaves. Compressed, little of it is sent. */
function answerEndlessly(response: ServerResponse, status = 200): Promise<number> {
  response.writeHead(status, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
  const packed = createGzip();
  packed.pipe(response);
  const piece = Buffer.alloc(1 << 16, ' ');
  let written = 0;
  const write = () => {
    while (!response.destroyed) {
      written += piece.length;
      if (!packed.write(piece)) return;
    }
  };
  packed.on('drain', write);
  write();
  return once(response, 'close').then(() => written);
}

/** What a vendor may send of a body that is far too long, with what is under way when the reader leaves. */
const READ_MAX = 20_000_000;

test.each<[string, (address: string) => Promise<unknown>]>([
  [
    'a search in Pinecone',
    (controllerHost) =>
      createPineconeClient({ apiKey: 'secret', index: 'guide', controllerHost, deadline: 5000 }).search(
        'guide',
        'soup',
        { limit: 1, filter: null },
        { timeout: 20_000 },
      ),
  ],
  ['the configuration of a sign-in provider', (issuer) => discover(issuer, 'saffron')],
])('%s fails if its answer does not end', { tags: ['a103'] }, async (_, ask) => {
  const read = Promise.withResolvers<number>();
  const address = await serve((_request, response) => read.resolve(answerEndlessly(response)));
  await expect(ask(address)).rejects.toThrow();
  expect(await read.promise).toBeLessThan(READ_MAX);
});

test('a sign-in fails if the keys of the provider do not end', { tags: ['a103'] }, async () => {
  const read = Promise.withResolvers<number>();
  const issuer = await serve(({ url, headers }, response) => {
    const own = `http://${headers.host}`;
    const endpoints = { authorization_endpoint: own, token_endpoint: own, jwks_uri: `${own}/keys` };
    if (url === '/keys') read.resolve(answerEndlessly(response));
    else response.end(JSON.stringify({ issuer: own, ...endpoints }));
  });
  const { verifyIdToken } = await discover(issuer, 'saffron');
  const token = new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32));
  await expect(verifyIdToken((await token).replace(/^[^.]*/, btoa('{"alg":"RS256"}')), 'nonce')).rejects.toThrow();
  expect(await read.promise).toBeLessThan(READ_MAX);
});

test('a reply fails if the error of Anthropic does not end', { tags: ['a103'] }, async () => {
  const sent: Promise<number>[] = [];
  const baseURL = await serve((_request, response) => sent.push(answerEndlessly(response, 400)));
  const writer = createClaudeWriter({ apiKey: 'secret', baseURL, model: 'claude-sonnet-5-5' });
  const { error } = await read(writer.write(brief(), never));
  expect(errorDetails(error).code).toBe('assistant_failed');
  for (const bytes of sent) expect(await bytes).toBeLessThan(READ_MAX);
});
