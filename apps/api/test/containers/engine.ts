import { spawn } from 'node:child_process';
import { buffer, text } from 'node:stream/consumers';
import { vi } from 'vitest';

/** Set by scripts/containers.mjs: `docker` or `podman`, its compose command, and the image to test. */
const { CONTAINER_ENGINE = '', COMPOSE = '', TESTED_IMAGE = '' } = process.env;

export const IMAGE = TESTED_IMAGE;

interface Ended {
  code: number | null;
  output: Buffer;
  error: string;
}

interface Given {
  env?: NodeJS.ProcessEnv;
  input?: Uint8Array;
}

async function run(
  command: string,
  words: string[],
  { env = process.env, input = Buffer.of() }: Given = {},
): Promise<Ended> {
  const child = spawn(command, words, { env });
  // A command that reads no input may close it first.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [code, output, error] = await Promise.all([ended, buffer(child.stdout), text(child.stderr)]);
  return { code, output, error };
}

function outputOf({ code, output, error }: Ended): Buffer {
  if (code !== 0) throw new Error(`ended with ${code}: ${error || output}`);
  return output;
}

/** Runs a command of the container engine, whatever its exit code. */
export const tryEngine = (...words: string[]): Promise<Ended> => run(CONTAINER_ENGINE, words);

/** @returns what a command of the container engine prints. @throws if it fails */
export const engineBytes = async (words: string[], input: Uint8Array = Buffer.of()): Promise<Buffer> =>
  outputOf(await run(CONTAINER_ENGINE, words, { input }));

/** `engineBytes` as text. */
export const engine = async (...words: string[]): Promise<string> => (await engineBytes(words)).toString().trim();

/** Runs a compose command with these variables. @throws if it fails */
export async function compose(env: Record<string, string>, ...words: string[]): Promise<void> {
  const [command = '', ...before] = COMPOSE.split(' ');
  outputOf(await run(command, [...before, ...words], { env: { ...process.env, ...env } }));
}

/** Waits until the image's health check succeeds. @throws after 90 s */
export async function untilHealthy(container: string): Promise<void> {
  await vi.waitUntil(() => isHealthy(container), { timeout: 90_000, interval: 250 });
}

async function isHealthy(container: string): Promise<boolean> {
  // Podman leaves the repetition of health checks to systemd, which not every machine has.
  if (CONTAINER_ENGINE === 'podman') return (await tryEngine('healthcheck', 'run', container)).code === 0;
  return (await engine('inspect', '--format', '{{.State.Health.Status}}', container)) === 'healthy';
}

/** Stops a container gracefully. @returns its exit code */
export async function stop(container: string): Promise<number> {
  await engine('stop', '-t', '30', container);
  return Number(await engine('inspect', '--format', '{{.State.ExitCode}}', container));
}
