import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { ServerProcess } from './server-process.ts';

let directory: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'saffron-main-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

const start = (env: Record<string, string>) =>
  new ServerProcess(directory, { DATA_DIR: join(directory, 'data'), ...env });

test('seeds the guide and prints the first admin once, refuses a second server, and exits with 0 on Ctrl-C', {
  timeout: 120_000,
}, async () => {
  const port = String(await freePort());
  const first = start({ PORT: port });
  const output = await first.waitForOutput(/Saffron is at/);
  expect(output).toMatch(/Guide: \d{3} demo restaurants/);
  const password = /First admin: admin@saffron\.local, password (\S+)/.exec(output)?.[1] ?? '';
  expect(password.length).toBeGreaterThanOrEqual(16);

  const login = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin@saffron.local', password }),
  });
  expect(await login.json()).toMatchObject({ role: 'admin', isAdmin: true });

  const second = start({ PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(second.output.trim()).toMatch(/^The data directory .* is in use by process \d+ on \S+\. .*$/);

  const third = start({ PORT: port, DATA_DIR: join(directory, 'other') });
  expect(await third.ended).toBe(1);
  expect(third.output.trim().split('\n').at(-1)).toBe(
    `Port ${port} is in use. Stop the process that uses it, or set PORT.`,
  );

  const data = join(directory, 'data');
  const modes = readdirSync(data).map((name) => statSync(join(data, name)).mode & 0o777);
  expect(modes.filter((mode) => process.platform !== 'win32' && mode & 0o077)).toEqual([]);

  expect(await first.stop('SIGINT')).toBe(0);
  const again = start({ PORT: port });
  expect(await again.waitForOutput(/Saffron is at/)).not.toMatch(/demo restaurants|First admin/);
  expect(await again.stop('SIGTERM')).toBe(0);
});

test('an invalid setting stops the start with one sentence', async () => {
  const server = start({ PORT: 'many' });
  expect(await server.ended).toBe(1);
  expect(server.output.trim()).toBe('PORT must be a number between 0 and 65535.');
});

test('a data directory that is a file stops the start with one sentence', async () => {
  const file = join(directory, 'file');
  writeFileSync(file, '');
  const server = start({ DATA_DIR: file });
  expect(await server.ended).toBe(1);
  expect(server.output.trim()).toBe(
    `The data directory ${file} cannot be created, because a file is in its place. Set DATA_DIR to a directory.`,
  );
});

test('a data directory that no file system can hold stops the start with one sentence', async () => {
  const server = start({ DATA_DIR: '/proc/saffron/data' });
  expect(await server.ended).toBe(1);
  expect(server.output.trim()).toMatch(
    /^The data directory \/proc\/saffron\/data cannot be created(?: or written)?\..*\.$/,
  );
});

test.each(['999.1.1.1', '192.0.2.1', 'nowhere.invalid'])(
  'a host that is not this machine: %s',
  { timeout: 60_000, tags: ['long'] },
  async (host) => {
    const server = start({ HOST: host, PORT: '0', DATA_DIR: join(directory, host) });
    expect(await server.ended).toBe(1);
    expect(server.output.trim().split('\n').at(-1)).toBe(
      `The server cannot listen at HOST (${host}). Set HOST to an address of this machine, or to 0.0.0.0 for all of them.`,
    );
    expect(server.output).not.toMatch(/^\s+at /m);
  },
);

test('a database that does not let the server in stops the start with one sentence', {
  timeout: 60_000,
  tags: ['long'],
}, async () => {
  for (const [code, sentence] of [
    ['28P01', /^The database rejects the role or the password in DATABASE_URL\./],
    ['3D000', /^The database in DATABASE_URL does not exist\./],
    ['42501', /^The role in DATABASE_URL may not create or change tables/],
  ] as const) {
    const database = await refusingDatabase(code);
    const server = start({
      PORT: String(await freePort()),
      DATABASE_URL: `postgres://ana:secret@127.0.0.1:${database.port}/guide`,
    });
    expect(await server.ended).toBe(1);
    expect(server.output.trim().split('\n').at(-1)).toMatch(sentence);
    expect(server.output).not.toMatch(/secret|^\s+at /m);
    database.close();
  }
});

/** A database server that answers each connection with an error, as PostgreSQL does. */
async function refusingDatabase(code: string): Promise<{ port: number; close: () => void }> {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mno entry\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, fields])));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, close: () => server.close() };
}
