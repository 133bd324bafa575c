import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { RoundRobin } from './round-robin.ts';

const servers: { stop(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const each of servers.splice(0)) await each.stop();
});

/** Starts a server with this request handler. @returns its port */
async function upstream(answer: (socket: Socket) => void): Promise<number> {
  const server: Server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => answer(socket));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  servers.push({ stop: () => new Promise((resolve) => server.close(resolve)) });
  return (server.address() as AddressInfo).port;
}

async function proxy(...ports: number[]): Promise<string> {
  const started = await new RoundRobin(ports).start();
  servers.unshift(started);
  return started.url;
}

const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 4\r\nConnection: close\r\n\r\nhere';

test('a replica that sends 503 and resets the connection is skipped once, and the next one answers', async () => {
  let asked = 0;
  const isBroken = Promise.withResolvers<void>();
  const leaving = await upstream((socket) => {
    asked++;
    socket.write('HTTP/1.1 503 Service Unavailable\r\nContent-Length: 100\r\n\r\nendi', () =>
      setImmediate(() => {
        socket.once('close', () => isBroken.resolve());
        socket.resetAndDestroy();
      }),
    );
  });
  const staying = await upstream((socket) => {
    void isBroken.promise.then(() => socket.end(OK));
  });
  const answer = await fetch(await proxy(leaving, staying));
  expect([answer.status, await answer.text(), asked]).toEqual([200, 'here', 1]);
});

test('each request is tried on every replica, with other requests in between', async () => {
  const gone = await upstream((socket) => socket.resetAndDestroy());
  const staying = await upstream((socket) => socket.end(OK));
  const url = await proxy(gone, staying);
  const answers = await Promise.all(Array.from({ length: 20 }, async () => (await fetch(url)).status));
  expect(new Set(answers)).toEqual(new Set([200]));
});

test('a request that is too early for one replica and too late for the other is retried on the first', async () => {
  let asked = 0;
  const starting = await upstream((socket) =>
    socket.end(++asked === 1 ? 'HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n' : OK),
  );
  const ending = await upstream((socket) => socket.resetAndDestroy());
  expect((await fetch(await proxy(starting, ending))).status).toBe(200);
});
