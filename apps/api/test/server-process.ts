import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** The server as a separate process, with its output. */
export class ServerProcess {
  output = '';
  readonly child: ChildProcess;
  /** The exit code; null when a signal killed it. */
  readonly ended: Promise<number | null>;
  readonly #listeners = new Set<() => void>();

  /**
   * @param cwd where a `.env` would be read
   * @param env the settings; only PATH and NODE_COMPILE_CACHE of this process's environment are passed on
   */
  constructor(cwd: string, env: Record<string, string>) {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    this.child = spawn(process.execPath, [MAIN], { cwd, env: { PATH, NODE_COMPILE_CACHE, ...env } });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (bytes: Buffer) => {
        this.output += bytes.toString();
        for (const listener of this.#listeners) listener();
      });
    }
    this.ended = new Promise((resolve) => this.child.once('close', (code) => resolve(code)));
  }

  /** Waits until the output matches. @throws when the process ends first */
  async waitForOutput(pattern: RegExp): Promise<string> {
    const matched = Promise.withResolvers<void>();
    const look = () => {
      if (pattern.test(this.output)) matched.resolve();
    };
    this.#listeners.add(look);
    look();
    const early = this.ended.then(() => {
      throw new Error(`It ended without saying ${pattern}: ${this.output}`);
    });
    early.catch(() => {});
    await Promise.race([matched.promise, early]).finally(() => this.#listeners.delete(look));
    return this.output;
  }

  /** Waits until it accepts requests. */
  async ready(): Promise<this> {
    await this.waitForOutput(/Saffron is at/);
    return this;
  }

  /** Sends a signal and waits for the exit code. */
  async stop(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null> {
    this.child.kill(signal);
    return this.ended;
  }
}
