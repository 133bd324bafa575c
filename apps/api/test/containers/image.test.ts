import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectFirstRelease, firstReleaseTar, useFirstRelease } from '../first-release/first-release.ts';
import { freePort } from '../free-port.ts';
import { lastOf, readAll, recentEntries } from '../replies.ts';
import { registered, Visitor } from '../start-app.ts';
import { engine, engineBytes, IMAGE, stop, tryEngine, untilHealthy } from './engine.ts';

// One container with the embedded database, as in docs/operations.md. Each test continues with the state of the one before.
const run = `saffron-test-${randomUUID().slice(0, 8)}`;
const RESTRICTED = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];
const ADMIN = { username: 'admin@saffron.local', password: 'the admin of this run' };
const SERVER = `${run}-server`;
const VOLUME = `${run}-data`;
const volumes: string[] = [];
const containers = new Set<string>();
let port: number;
let url: string;
let admin: Visitor;

beforeAll(async () => {
  port = await freePort();
  url = `http://127.0.0.1:${port}`;
  admin = new Visitor(url);
});
afterAll(async () => {
  await engine('rm', '--force', ...containers);
  await engine('volume', 'rm', ...volumes);
});

async function newVolume(name: string): Promise<string[]> {
  volumes.push(await engine('volume', 'create', name));
  return mounting(name);
}

const mounting = (volume: string) => ['--volume', `${volume}:/saffron/.data`];

async function start(container: string, mount: string[]): Promise<void> {
  containers.add(container);
  const settings = ['--env', `ADMIN_PASSWORD=${ADMIN.password}`, '--publish', `127.0.0.1:${port}:3000`];
  const service = ['--detach', '--restart', 'unless-stopped', '--stop-timeout', '30', '--name', container];
  await engine('run', ...service, ...RESTRICTED, ...settings, ...mount, IMAGE);
  await untilHealthy(container);
}

/** The messages of the admin's conversation. */
async function messages(): Promise<string[]> {
  return (await recentEntries(admin)).map(({ message }) => message);
}

test('the image becomes healthy on a new volume, with a read-only root and without privileges', async () => {
  await start(SERVER, await newVolume(VOLUME));
  const status = await engine('exec', SERVER, 'cat', '/proc/1/status');
  expect(status).toMatch(/^Uid:\t1000\t1000\t1000\t1000$/m);
  expect(status).toMatch(/^CapEff:\t0{16}$/m);
  expect(status).toMatch(/^NoNewPrivs:\t1$/m);
});

test('the server can write to its volume only, and other accounts cannot read that', { tags: ['a43'] }, async () => {
  for (const path of ['/saffron/x', '/saffron/apps/api/src/main.ts', '/home/node/x', '/usr/x']) {
    expect(await tryEngine('exec', SERVER, 'touch', path), path).toMatchObject({ code: 1 });
  }
  const open = ['find', '/saffron/.data', '(', '!', '-user', 'node', '-o', '-perm', '/077', ')'];
  expect(await engine('exec', SERVER, ...open)).toBe('');
  // Also without --read-only: the files of the image belong to root.
  const writable = ['find', '/saffron', '-writable', '!', '-type', 'l', '!', '-path', '/saffron/.data*'];
  expect(await engine('run', '--rm', IMAGE, ...writable)).toBe('');
});

test('an account can register, and the admin gets a reply', async () => {
  await registered({ url });
  expect((await admin.send('POST', '/api/login', ADMIN)).status).toBe(200);
  const events = await readAll(await admin.trpc.chat.send.mutate({ message: 'Somewhere quiet for fish?' }));
  expect(lastOf(events)).toMatchObject({ type: 'final', status: 'complete' });
});

test('a second container with the same volume is refused', { tags: ['b-two-processes'] }, async () => {
  expect(await tryEngine('run', '--rm', ...RESTRICTED, ...mounting(VOLUME), IMAGE)).toMatchObject({
    code: 1,
    error: expect.stringMatching(/^The data directory \.data is in use by process 1 on \w+\. Stop that process/m),
  });
});

test('after kill -9, the container starts again on its volume, with its conversation', {
  tags: ['b-pglite-kill-9'],
}, async () => {
  await engine('kill', '--signal', 'KILL', SERVER);
  await engine('start', SERVER);
  await untilHealthy(SERVER);
  expect(await messages()).toEqual(['Somewhere quiet for fish?']);
});

test('a stop ends the server with status 0, and a new container continues with the volume', {
  tags: ['b-sigterm'],
}, async () => {
  expect(await stop(SERVER)).toBe(0);
  await engine('rm', SERVER);
  await start(SERVER, mounting(VOLUME));
  expect(await messages()).toEqual(['Somewhere quiet for fish?']);
});

test('a backup of the volume can be restored to another volume', { tags: ['b-restore'] }, async () => {
  expect(await stop(SERVER)).toBe(0);
  const file = '/tmp/saffron.tar.gz';
  const backUp = ['sh', '-c', `node apps/api/src/backup-file.ts backup ${file} >&2 && cat ${file}`];
  const backup = await engineBytes(['run', '--rm', '--volumes-from', SERVER, IMAGE, ...backUp]);
  const mount = await newVolume(`${run}-restored-data`);
  const restore = ['node', 'apps/api/src/backup-file.ts', 'restore', '/dev/stdin'];
  await engineBytes(['run', '--rm', '--interactive', ...RESTRICTED, ...mount, IMAGE, ...restore], backup);
  await start(`${run}-restored`, mount);
  expect((await admin.send('GET', '/api/user')).status).toBe(401);
  expect((await admin.send('POST', '/api/login', ADMIN)).status).toBe(200);
  expect(await messages()).toEqual(['Somewhere quiet for fish?']);
  expect(await stop(`${run}-restored`)).toBe(0);
});

test('the data of the first release is upgraded and can be used', { tags: ['b-upgrade'] }, async () => {
  const upgraded = `${run}-upgraded`;
  const mount = await newVolume(`${run}-first-release`);
  const unpack = ['tar', '-x', '-C', '.data'];
  await engineBytes(['run', '--rm', '--interactive', ...mount, IMAGE, ...unpack], firstReleaseTar());
  await start(upgraded, mount);
  await expectFirstRelease(url);
  await useFirstRelease(url);
  await engine('kill', '--signal', 'KILL', upgraded);
  await engine('start', upgraded);
  await untilHealthy(upgraded);
  await expectFirstRelease(url, 1);
});
