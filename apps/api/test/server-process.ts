import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** The server as a process of its own, with what it says. */
export class ServerProcess {
  output = '';
  readonly child: ChildProcess;
  /** Its exit code; null after a signal that it could not handle. */
  readonly ended: Promise<number | null>;
  readonly #listeners = new Set<() => void>();

  /**
   * @param cwd where a `.env` would be read
   * @param env the settings; of this process's environment only where Node finds programs and compiled code goes in
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

  /** Waits until the output matches. @throws when it ends before */
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

  /** Waits until it takes work in. */
  async ready(): Promise<this> {
    await this.waitForOutput(/Saffron is at/);
    return this;
  }

  /** Sends a signal and waits for the end. */
  async stop(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null> {
    this.child.kill(signal);
    return this.ended;
  }
}
