import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DirectoryUnusable } from './directory-problem.ts';
import { DirectoryInUse, lockDirectory, translateLockError } from './lock.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'saffron-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const HOLD = `
  import { lockDirectory } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)};
  try {
    lockDirectory(process.argv[1]);
    console.log('locked by ' + process.pid);
    process.stdin.resume();
  } catch (error) {
    console.log(error.message);
  }`;
const UNSHARE = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];

/** Starts a process that locks the directory until it is killed, and returns its first line of output. */
async function lockInProcess(prefix: string[] = []) {
  const [command = '', ...args] = [...prefix, process.execPath, '--input-type=module', '-e', HOLD, directory];
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const output = String((await once(child.stdout, 'data'))[0]).trim();
  return {
    output,
    kill: async () => {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

test('a second lock of the same process is refused and does not release the first', {
  tags: ['b-two-processes'],
}, async () => {
  const unlock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUse);
  expect(() => lockDirectory(directory)).toThrow(`in use by process ${process.pid} on ${hostname()}. Stop`);
  const other = await lockInProcess();
  expect(other.output).toContain(`in use by process ${process.pid} on`);
  await other.kill();
  unlock();
  unlock();
  expect(readdirSync(directory)).toEqual(['lock.db']);
  lockDirectory(directory)();
});

test('a lock ends with its process, even after SIGKILL', { tags: ['b-two-processes'] }, async () => {
  const holder = await lockInProcess();
  expect(holder.output).toMatch(/^locked by \d+$/);
  expect(() => lockDirectory(directory)).toThrow(`in use by process ${holder.output.slice('locked by '.length)} on`);
  await holder.kill();
  expect(existsSync(join(directory, 'lock'))).toBe(true);
  lockDirectory(directory)();
  expect(readdirSync(directory)).toEqual(['lock.db']);
});

const canUnshare = spawnSync(UNSHARE[0] ?? '', [...UNSHARE.slice(1), 'true']).status === 0;

test.skipIf(!canUnshare)(
  'of two processes with the same id, in two PID namespaces, one is refused',
  {
    tags: ['b-two-processes'],
  },
  async () => {
    const holder = await lockInProcess(UNSHARE);
    expect(holder.output).toBe('locked by 1');
    const second = await lockInProcess(UNSHARE);
    expect(second.output).toMatch(/is in use by process 1 on \S+\. Stop that process/);
    await second.kill();
    await holder.kill();
    const third = await lockInProcess(UNSHARE);
    expect(third.output).toBe('locked by 1');
    await third.kill();
  },
);

test.each([
  ['this release', `process ${process.pid} on ${hostname()}`],
  ['an earlier release', String(process.pid)],
])(
  'a file left by %s does not block, although its process id is in use',
  {
    tags: ['b-two-processes'],
  },
  (_release, content) => {
    writeFileSync(join(directory, 'lock'), content);
    const unlock = lockDirectory(directory);
    expect(readFileSync(join(directory, 'lock'), 'utf8')).toBe(`process ${process.pid} on ${hostname()}`);
    unlock();
    expect(existsSync(join(directory, 'lock'))).toBe(false);
  },
);

test('a held lock with an unreadable holder is still refused', () => {
  const unlock = lockDirectory(directory);
  writeFileSync(join(directory, 'lock'), '4711');
  expect(() => lockDirectory(directory)).toThrow(/in use by another process, or its file system does not support/);
  unlock();
});

test('a file system without locks gets a sentence; any other error stays as it is', () => {
  const failed = Object.assign(new Error('disk I/O error'), { errcode: 3850 });
  const translated = translateLockError(failed, '/data', null);
  expect(translated).toBeInstanceOf(DirectoryUnusable);
  expect(translated).toMatchObject({
    message: expect.stringMatching(/^The file system of the data directory \/data /),
  });
  const other = new Error('other');
  expect(translateLockError(other, '/data', null)).toBe(other);
});
