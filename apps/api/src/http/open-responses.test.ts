import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createResponseLimit } from './open-responses.ts';

/** More than a system buffers for a connection. */
const BODY = Buffer.alloc(32 * 2 ** 20);

async function start(limits: { perAddress?: number; inAll?: number }) {
  const app = fastify({ trustProxy: true });
  const begin = createResponseLimit(true, limits);
  app.addHook('onRequest', async (_request, reply) => begin(reply));
  app.get('/', (_request, reply) => reply.send(BODY));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const port = Number(new URL(app.listeningOrigin).port);
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await app.close();
  });
  /** Asks from an address, and reads nothing but the beginning. */
  const ask = async (address: string): Promise<{ status: string; socket: Socket }> => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {});
    socket.write(`GET / HTTP/1.1\r\nhost: here\r\nx-forwarded-for: ${address}\r\n\r\n`);
    const [data]: Buffer[] = await once(socket, 'data');
    socket.pause();
    return { status: String(data).slice(9, 12), socket };
  };
  return { ask };
}

test('an address has only so many responses that it does not read', { tags: ['a86'] }, async () => {
  const { ask } = await start({ perAddress: 2 });
  const first = await ask('203.0.113.1');
  await ask('203.0.113.1');
  expect((await ask('203.0.113.1')).status).toBe('500');
  expect((await ask('203.0.113.2')).status).toBe('200');
  first.socket.destroy();
  await expect.poll(async () => (await ask('203.0.113.1')).status).toBe('200');
});

test('whoever comes next is served, in place of those who hold most', { tags: ['a86'] }, async () => {
  const { ask } = await start({ inAll: 4 });
  const few = await ask('203.0.113.1');
  // One customer of a provider may have many networks.
  const many = [await ask('2001:db8:1:100::1'), await ask('2001:db8:1:200::1'), await ask('2001:db8:1:2ff::1')];
  const closed = many.map(({ socket }) => once(socket, 'close'));
  expect((await ask('203.0.113.2')).status).toBe('200');
  many[1]?.socket.resume();
  await closed[1];
  expect((await ask('203.0.113.3')).status).toBe('200');
  many[0]?.socket.resume();
  await closed[0];
  expect([few, many[2]].map((one) => one?.socket.destroyed)).toEqual([false, false]);
});

test('a connection that was reset before its request was read makes no error', { tags: ['a41'] }, async () => {
  const app = fastify();
  const begin = createResponseLimit(true);
  const outcome = Promise.withResolvers<unknown>();
  app.addHook('onRequest', async ({ raw }) => void raw.socket.destroy());
  app.addHook('onRequest', async (_request, reply) => {
    try {
      begin(reply);
      outcome.resolve('counted nothing');
    } catch (error) {
      outcome.resolve(error);
    }
  });
  app.get('/', () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => await app.close());
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
  expect(await outcome.promise).toBe('counted nothing');
});
