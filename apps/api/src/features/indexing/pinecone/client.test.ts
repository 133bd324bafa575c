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
