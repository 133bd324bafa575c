import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { isAbandoned } from './client-errors.ts';

/** The error of a response whose client leaves, or whose source fails, in the middle. */
async function failureOf(source: Readable, leaves: boolean): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const server = createServer((_request, response) => {
    response.write('first');
    pipeline(source, response).catch((error: Error) => resolve(isAbandoned(error, response)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(socket, 'data');
  if (leaves) socket.destroy();
  const abandoned = await promise;
  socket.destroy();
  server.close();
  return abandoned;
}

test('a client that went away is no error, a source that fails is one', async () => {
  const endless = new Readable({ read() {} });
  const failing = new Readable({
    read() {
      this.destroy(new Error('the disk is gone'));
    },
  });
  expect(await failureOf(endless, true)).toBe(true);
  expect(await failureOf(failing, false)).toBe(false);
});
