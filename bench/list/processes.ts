import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export const API = fileURLToPath(new URL('../../apps/api/src/', import.meta.url));
const started = new Set<ChildProcess>();

/** Whether servers run on the first core and the load generator on the second, so that they do not compete for CPU time. */
const PINNING = canPin();

function canPin(): boolean {
  try {
    execFileSync('taskset', ['-cp', '1', String(process.pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function node(script: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const command = [process.execPath, script, ...args];
  const [file = '', ...rest] = PINNING ? ['taskset', '-c', '0', ...command] : command;
  return spawn(file, rest, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Runs a script to completion. @throws if it exits with a code other than 0 */
export async function run(script: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = node(script, args, env);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} exited with code ${code}`);
}

/** Starts a server and waits until it is ready. @throws if it exits before that */
export async function serve(script: string, args: string[], port: number, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = node(script, args, env);
  started.add(child);
  const ended = new Promise<never>((_, reject) =>
    child.once('exit', (code) => reject(new Error(`${script} exited with code ${code}`))),
  );
  ended.catch(() => {});
  await Promise.race([untilReady(port), ended]);
}

async function untilReady(port: number): Promise<void> {
  for (;;) {
    // Saffron listens before it is ready and returns 503 until then. Other servers lack this path and are ready when they return 404.
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
    await response?.body?.cancel();
    if (response && response.status !== 503) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Stops all servers started by `serve`. */
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
