import { Worker } from 'node:worker_threads';
import type { EngineRequest, EngineResponse } from './embedded-messages.ts';

/** The embedded database's thread gave no answer, or is gone. `pg`'s own words begin like this when a server is lost. */
export class EngineLost extends Error {
  constructor() {
    super('Connection terminated: the embedded database does not answer');
  }
}

/** One run of PGlite, in a thread of its own. The thread answers in the order of the questions. */
export class Engine {
  readonly #worker: Worker;
  readonly #asked: PromiseWithResolvers<EngineResponse>[] = [];
  /** Settles when the thread is of no use any more: it failed, or was stopped. */
  readonly lost: Promise<void>;

  /** @throws PGlite's error when the files cannot be opened */
  static async start(dataDir: string, template: Uint8Array | null): Promise<Engine> {
    const engine = new Engine(dataDir, template);
    const opened = engine.#answer();
    await opened;
    return engine;
  }

  private constructor(dataDir: string, template: Uint8Array | null) {
    const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: { dataDir, template } });
    this.#worker = worker;
    worker.on('message', (report: EngineResponse) => {
      // Under `node --watch` the thread also tells here which files it loads.
      if ('kind' in report) this.#asked.shift()?.resolve(report);
    });
    const lost = Promise.withResolvers<void>();
    this.lost = lost.promise;
    const lose = (error: unknown) => {
      for (const { reject } of this.#asked.splice(0)) reject(error);
      lost.resolve();
    };
    worker.once('error', lose);
    worker.once('exit', () => lose(new EngineLost()));
  }

  #answer(): Promise<EngineResponse> {
    const answer = Promise.withResolvers<EngineResponse>();
    this.#asked.push(answer);
    return answer.promise;
  }

  /** @throws EngineLost when the thread ends first */
  ask(order: EngineRequest): Promise<EngineResponse> {
    const answer = this.#answer();
    this.#worker.postMessage(order);
    return answer;
  }

  /** Ends the thread at once, whatever it is doing: its files are as after a kill, which loses nothing that was acknowledged. */
  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
