import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Starts a server with a new guide on a free port. The caller stops it. */
export async function startServer(
  settings: Record<string, string> = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'saffron-own-'));
  const server = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...settings, PORT: '0', DATA_DIR: directory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(directory, { recursive: true });
  };
  let said = '';
  for await (const bytes of server.stdout) {
    said += String(bytes);
    const url = /Saffron is at (\S+)/.exec(said)?.[1];
    if (url) return { url, stop };
  }
  throw new Error('the server did not start');
}
