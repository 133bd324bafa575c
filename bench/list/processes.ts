import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export const API = fileURLToPath(new URL('../../apps/api/src/', import.meta.url));
const started = new Set<ChildProcess>();

/** Servers have the first core to themselves, the load has the second: otherwise they would measure each other. */
const PINNING = canPin();

function canPin(): boolean {
  try {
    execFileSync('taskset', ['-cp', '1', String(process.pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function node(script: string, words: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const command = [process.execPath, script, ...words];
  const [file = '', ...rest] = PINNING ? ['taskset', '-c', '0', ...command] : command;
  return spawn(file, rest, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Runs a script to its end. */
export async function run(script: string, words: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = node(script, words, env);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${script} ${words.join(' ')} ended with ${code}`);
}

/** Starts a server and waits until it answers. */
export async function serve(script: string, words: string[], port: number, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = node(script, words, env);
  started.add(child);
  const ended = new Promise<never>((_, reject) =>
    child.once('exit', (code) => reject(new Error(`${script}: ${code}`))),
  );
  ended.catch(() => {});
  await Promise.race([answers(port), ended]);
}

async function answers(port: number): Promise<void> {
  for (;;) {
    // Saffron listens before it is ready, and says so; what knows no such path is ready when it answers.
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
    await response?.body?.cancel();
    if (response && response.status !== 503) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Ends the servers that were started here. */
export async function stopAll(): Promise<void> {
  await Promise.all(
    [...started].map((child) => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      return child.exitCode === null && child.kill('SIGTERM') ? ended : null;
    }),
  );
  started.clear();
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
