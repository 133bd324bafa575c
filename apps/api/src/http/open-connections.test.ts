import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { limitConnections } from './open-connections.ts';

async function start(most: number) {
  const server = createServer((request, response) => {
    if (request.url === '/') response.end('here');
    else response.write('more is to come');
  });
  limitConnections(server, most);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.closeAllConnections());
  onTestFinished(() => void server.close());
  /** Connects from an address of this machine, and asks for a path, if any. */
  return async (localAddress: string, path?: string) => {
    const { port } = server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => {});
    const accepted = once(server, 'connection');
    await once(socket, 'connect');
    await accepted;
    if (path === undefined) return socket;
    socket.write(`GET ${path} HTTP/1.1\r\nhost: here\r\n\r\n`);
    await once(socket, 'data');
    return socket.resume();
  };
}

test('one connection too many closes another of the address that has most, whether or not it was used', {
  tags: ['a87'],
}, async () => {
  const open = await start(4);
  const few = [await open('127.0.0.2'), await open('127.0.0.2', '/')];
  const many = [await open('127.0.0.3', '/'), await open('127.0.0.3'), await open('127.0.0.3')];
  await expect
    .poll(() => many.map(({ destroyed, readableEnded }) => destroyed || readableEnded))
    .toEqual([true, false, false]);
  expect(few.map(({ readableEnded }) => readableEnded)).toEqual([false, false]);
  const other = await open('127.0.0.4', '/');
  await expect.poll(() => many.map(({ destroyed }) => destroyed)).toContain(true);
  expect(other.readableEnded).toBe(false);
});

test('a connection with a response in progress is closed last', { tags: ['a87'] }, async () => {
  const open = await start(2);
  const sockets = [
    await open('127.0.0.2', '/stream'),
    await open('127.0.0.2', '/'),
    await open('127.0.0.2', '/stream'),
  ];
  await expect.poll(() => sockets.map(({ destroyed }) => destroyed)).toEqual([false, true, false]);
});
