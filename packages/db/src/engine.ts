import { Worker } from 'node:worker_threads';
import type { EngineRequest, EngineResponse } from './embedded-messages.ts';

/**
 * The database thread has stopped or does not respond. The message begins like that of `pg` for a lost server, so that
 * both are handled alike.
 */
export class EngineLost extends Error {
  constructor() {
    super('Connection terminated: the embedded database does not respond');
  }
}

/** A PGlite instance in a worker thread, which responds in the order of the requests. */
export class Engine {
  readonly #worker: Worker;
  readonly #pending: PromiseWithResolvers<EngineResponse>[] = [];
  /** Resolves when the thread has failed or was stopped. */
  readonly lost: Promise<void>;

  /**
   * @param template the path of a tar with the files of a new database
   * @throws PGlite's error if the files cannot be opened
   */
  static async start(dataDir: string, template: string | null): Promise<Engine> {
    const engine = new Engine(dataDir, template);
    const opened = engine.#nextResponse();
    await opened;
    return engine;
  }

  private constructor(dataDir: string, template: string | null) {
    const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: { dataDir, template } });
    this.#worker = worker;
    worker.on('message', (response: EngineResponse) => {
      // Under `node --watch` the thread also posts messages about the files it loads.
      if (!('kind' in response)) return;
      const pending = this.#pending.shift();
      // In a turn of its own. Node.js reads up to a thousand messages in one, also those that arrive meanwhile: while many wait for the
      // database, and each answer takes as long to process as the next one takes to arrive, nothing else would have its turn.
      setImmediate(() => pending?.resolve(response));
    });
    const lost = Promise.withResolvers<void>();
    this.lost = lost.promise;
    const lose = (error: unknown) => {
      for (const { reject } of this.#pending.splice(0)) reject(error);
      lost.resolve();
    };
    worker.once('error', lose);
    worker.once('exit', () => lose(new EngineLost()));
  }

  #nextResponse(): Promise<EngineResponse> {
    const response = Promise.withResolvers<EngineResponse>();
    this.#pending.push(response);
    return response.promise;
  }

  /** @throws EngineLost if the thread ends before it responds */
  request(request: EngineRequest): Promise<EngineResponse> {
    const response = this.#nextResponse();
    this.#worker.postMessage(request);
    return response;
  }

  /** Terminates the thread immediately. Acknowledged transactions are kept, as after a kill. */
  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
