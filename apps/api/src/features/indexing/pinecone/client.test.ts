import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createPineconeClient } from './client.ts';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

test.each([301, 302, 307, 308])(
  'a redirect (%i) is not followed: the key goes to the configured host alone',
  {
    tags: ['a41'],
  },
  async (status) => {
    const keys: unknown[] = [];
    const elsewhere = await serve((request, response) => {
      keys.push(request.headers['api-key'] ?? 'none');
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    const pinecone = await serve((_request, response) => response.writeHead(status, { location: elsewhere }).end());
    const client = createPineconeClient({ apiKey: 'secret', index: 'guide', controllerHost: pinecone, deadline: 5000 });
    await expect(client.search('guide', 'soup', { limit: 1, filter: null }, { timeout: 5000 })).rejects.toThrow();
    expect(keys).toEqual([]);
  },
);

test('of a search, only as many places count as were asked for', { tags: ['a103'] }, async () => {
  const pinecone = await serve(({ headers, method }, response) => {
    const hits = Array.from({ length: 500 }, (_, at) => ({ _id: String(at + 1), _score: 1, fields: {} }));
    const index = {
      name: 'guide',
      host: `http://${headers.host}`,
      metric: 'cosine',
      dimension: 1024,
      vector_type: 'dense',
      status: { ready: true, state: 'Ready' },
      spec: { serverless: { cloud: 'aws', region: 'us-east-1' } },
    };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(method === 'GET' ? index : { result: { hits }, usage: { read_units: 1 } }));
  });
  const client = createPineconeClient({ apiKey: 'secret', index: 'guide', controllerHost: pinecone, deadline: 5000 });
  const found = client.search('guide', 'soup', { limit: 2, filter: null }, { timeout: 5000 });
  expect(await found).toEqual(['1', '2']);
});
