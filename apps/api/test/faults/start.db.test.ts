// @module-tag long
import { tmpdir } from 'node:os';
import { STARTING } from '@saffron/contracts/texts';
import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../database.ts';
import { freePort } from '../free-port.ts';
import { ServerProcess } from '../server-process.ts';
import { registered, Visitor } from '../start-app.ts';
import { TcpProxy } from './tcp-proxy.ts';

test('the server is live and refuses requests until the database is available, then becomes ready within two seconds', {
  tags: ['b-db-down-at-start', 'timing'],
  timeout: 60_000,
}, async () => {
  const url = new URL(await createEmptyDatabase());
  const proxy = await new TcpProxy(Number(url.port)).start();
  await proxy.cut();
  Object.assign(url, { hostname: '127.0.0.1', port: String(proxy.port) });
  const port = String(await freePort());
  const server = new ServerProcess(tmpdir(), { PORT: port, DATABASE_URL: url.href, THROTTLE: 'off' });
  await server.waitForOutput(/The database is not ready yet/);

  const visitor = new Visitor(`http://127.0.0.1:${port}`);
  const statusOf = async (path: string) => (await visitor.send('GET', path)).status;
  expect(await statusOf('/health/live')).toBe(200);
  expect(await statusOf('/health/ready')).toBe(503);
  const refused = await visitor.send('GET', '/api/user');
  expect([refused.status, await refused.text()]).toEqual([503, STARTING]);

  await proxy.restore();
  await expect.poll(() => statusOf('/health/ready'), { interval: 50, timeout: 2000 }).toBe(200);
  expect((await registered(visitor)).id).toBeGreaterThan(0);
  expect(await server.stop('SIGTERM')).toBe(0);
  await proxy.stop();
});

test('a server that is stopped while it waits for the database exits with 0', {
  tags: ['b-db-down-at-start'],
  timeout: 60_000,
}, async () => {
  const port = String(await freePort());
  const nowhere = `postgres://nobody@127.0.0.1:${await freePort()}/nothing`;
  const server = new ServerProcess(tmpdir(), { PORT: port, DATABASE_URL: nowhere });
  await server.waitForOutput(/The database is not ready yet/);
  expect(await server.stop('SIGTERM')).toBe(0);
});
