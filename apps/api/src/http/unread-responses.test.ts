import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { closeIfUnread, closeUnreadWhenShort } from './unread-responses.ts';

/** Answers one request that is read only if `reading`. */
async function answer(reading: boolean, write: (response: ServerResponse) => Promise<unknown>): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const received: string[] = [];
  if (reading) socket.on('data', (data) => received.push(data.toString()));
  else socket.pause();
  const closed = once(socket, 'close');
  socket.write('GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
  const [, response]: [unknown, ServerResponse] = (await once(server, 'request')) as never;
  closeIfUnread(response, 20);
  await write(response);
  if (!reading) socket.destroy();
  await closed;
  server.close();
  return received.join('');
}

test('a connection whose client reads nothing is closed', { tags: ['a35'] }, async () => {
  await answer(false, async (response) => {
    response.end(Buffer.alloc(64 * 2 ** 20));
    await once(response, 'close');
    expect(response.writableFinished).toBe(false);
  });
});

test('a response between two events stays open', { tags: ['a35'] }, async () => {
  const received = await answer(true, async (response) => {
    response.write('one');
    await once(response, 'timeout');
    response.end('two');
    await once(response, 'close');
    expect(response.writableFinished).toBe(true);
  });
  expect(received).toMatch(/one[\s\S]*two/);
});

test('while memory is short, connections with most to read are closed', { tags: ['a35', 'a86', 'a91'] }, async () => {
  let isShort = false;
  const shortOnce = () => {
    const was = isShort;
    isShort = false;
    return was;
  };
  const closed: (number | undefined)[] = [];
  const server = createServer((request, response) => {
    response.end(Buffer.alloc(request.url === '/large' ? 64 * 2 ** 20 : 32 * 2 ** 20));
  });
  server.on('connection', (socket) => {
    const { remotePort } = socket;
    socket.once('close', () => closed.push(remotePort));
  });
  closeUnreadWhenShort(server, shortOnce, 5);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ask = async (path: string) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(`GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`);
    await once(socket, 'data');
    socket.pause();
    return socket;
  };
  const sockets = [await ask('/large'), await ask('/small')];
  const [large, small] = sockets.map(({ localPort }) => localPort);
  isShort = true;
  await expect.poll(() => closed).toEqual([large]);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => closed).toEqual([large, small]);
  server.close();
});
