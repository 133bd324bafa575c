import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './global-setup.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
let directory: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'saffron-main-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

/** The server as a process, with what it says. */
class Server {
  output = '';
  readonly process: ChildProcess;
  readonly ended: Promise<number | null>;

  constructor(env: Record<string, string>) {
    this.process = spawn(process.execPath, [MAIN], {
      cwd: directory,
      env: { PATH: process.env.PATH, DATA_DIR: join(directory, 'data'), ...env },
    });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on('data', (bytes: Buffer) => {
        this.output += bytes.toString();
      });
    }
    this.ended = new Promise((resolve) => this.process.once('exit', resolve));
  }

  async says(pattern: RegExp): Promise<string> {
    const said = await Promise.race([
      expect.poll(() => this.output, { timeout: 25_000 }).toMatch(pattern),
      this.ended.then(() => 'ended'),
    ]);
    if (said === 'ended' && !pattern.test(this.output)) throw new Error(`ended with: ${this.output}`);
    return this.output;
  }

  async stop(signal: 'SIGTERM' | 'SIGINT'): Promise<number | null> {
    this.process.kill(signal);
    return this.ended;
  }
}

test('a start fills the guide and shows the first admin once; Ctrl-C ends it; a second start says neither', {
  timeout: 60_000,
}, async () => {
  const port = String(await freePort());
  const first = new Server({ PORT: port });
  const output = await first.says(/Saffron is at/);
  expect(output).toMatch(/Guide: \d{3} demo restaurants/);
  const password = /First admin: admin@saffron\.local, password (\S+)/.exec(output)?.[1] ?? '';
  expect(password.length).toBeGreaterThanOrEqual(16);

  const login = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin@saffron.local', password }),
  });
  expect(await login.json()).toMatchObject({ role: 'admin', isAdmin: true });

  const second = new Server({ PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(second.output.trim()).toMatch(/^The data directory .* is in use by process \d+\. .*$/);

  const third = new Server({ PORT: port, DATA_DIR: join(directory, 'other') });
  expect(await third.ended).toBe(1);
  expect(third.output.trim().split('\n').at(-1)).toBe(
    `The port ${port} is taken. Stop what listens there, or set PORT.`,
  );

  expect(await first.stop('SIGINT')).toBe(0);
  const again = new Server({ PORT: port });
  expect(await again.says(/Saffron is at/)).not.toMatch(/demo restaurants|First admin/);
  expect(await again.stop('SIGTERM')).toBe(0);
});

test('a setting that is not right stops the start with one sentence', async () => {
  const server = new Server({ PORT: 'many' });
  expect(await server.ended).toBe(1);
  expect(server.output.trim()).toMatch(/^PORT is not right: .*\.$/);
});
