import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { EmbeddedOrder, EmbeddedReport } from './embedded-messages.ts';
import { lockDirectory } from './lock.ts';

/** An embedded PostgreSQL in a thread of its own. */
export interface Embedded {
  /** A connection for `pg`, which speaks the wire protocol over it as over a socket. */
  stream(): Duplex;
  /** All files of the database as a tar, for `template`. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The directory of the files; null keeps everything in memory. */
  dataDir: string | null;
  /** A `dump` to begin from, in place of initdb. */
  template?: Uint8Array;
}

const TERMINATE = 'X'.charCodeAt(0);
/** Simple queries of the wire protocol. */
const ROLLBACK = simpleQuery('ROLLBACK');
const DISCARD = simpleQuery('DISCARD ALL');

function simpleQuery(text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + Buffer.byteLength(text) + 1);
  return Buffer.concat([Buffer.from('Q'), length, Buffer.from(`${text}\0`)]);
}

/**
 * Opens the embedded database.
 *
 * @throws DirectoryInUse when another process has it open
 */
export async function openEmbedded({ dataDir, template }: EmbeddedOptions): Promise<Embedded> {
  const unlock = dataDir ? lockDirectory(dataDir) : () => {};
  try {
    return await start(dataDir ? prepareFiles(dataDir) : null, template ?? null, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Files whose first start was cut off are put aside: PostgreSQL cannot open them. */
function prepareFiles(dataDir: string) {
  const files = join(dataDir, 'postgres');
  const whole = join(dataDir, 'postgres.ok');
  if (existsSync(files) && !existsSync(whole)) renameSync(files, `${files}.incomplete-${Date.now()}`);
  mkdirSync(dataDir, { recursive: true });
  return { files, confirm: () => writeFileSync(whole, '') };
}

async function start(
  place: ReturnType<typeof prepareFiles> | null,
  template: Uint8Array | null,
  unlock: () => void,
): Promise<Embedded> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { dataDir: place?.files ?? 'memory://', template },
  });
  const send = (order: EmbeddedOrder) => worker.postMessage(order);
  // The thread answers in the order of the questions.
  const asked: ((report: EmbeddedReport) => void)[] = [];
  const connections = new Set<Duplex>();

  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    asked.push(() => resolve());
    worker.on('message', (report: EmbeddedReport) => {
      // Under `node --watch` the thread also tells here which files it loads.
      if ('kind' in report) asked.shift()?.(report);
    });
  });
  worker.on('error', (error) => {
    for (const connection of connections) connection.destroy(error);
  });
  place?.confirm();

  const ask = (order: EmbeddedOrder) =>
    new Promise<EmbeddedReport>((resolve) => {
      asked.push(resolve);
      send(order);
    });

  return {
    stream: () => {
      const connection = new Connection((bytes, answer) => {
        asked.push((report) => {
          if (report.kind === 'bytes') answer(report.bytes);
          else if (report.kind === 'failed') connection.destroy(new Error(report.message));
        });
        send({ kind: 'bytes', bytes });
      });
      connections.add(connection);
      connection.once('close', () => connections.delete(connection));
      return connection;
    },
    dump: async () => {
      const report = await ask({ kind: 'dump' });
      if (report.kind !== 'dump') throw new Error(report.kind === 'failed' ? report.message : report.kind);
      return report.dump;
    },
    close: async () => {
      await ask({ kind: 'close' });
      await worker.terminate();
      unlock();
    },
  };
}

/** Looks like a socket to `pg`; hands whole protocol messages to the thread. */
class Connection extends Duplex {
  readonly #ask: (bytes: Uint8Array, answer: (bytes: Uint8Array) => void) => void;

  constructor(ask: (bytes: Uint8Array, answer: (bytes: Uint8Array) => void) => void) {
    super();
    this.#ask = ask;
  }

  connect() {
    process.nextTick(() => this.emit('connect'));
    return this;
  }
  setNoDelay() {
    return this;
  }
  setKeepAlive() {
    return this;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }

  override _read() {}

  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'buffer', done);
  }

  override _write(bytes: Buffer, _encoding: string, done: () => void) {
    if (bytes[0] === TERMINATE) {
      // The one PostgreSQL session outlives this connection: what it left open or prepared must not.
      this.#ask(ROLLBACK, () => {});
      this.#ask(DISCARD, () => this.push(null));
    } else {
      this.#ask(bytes, (answer) => this.push(answer));
    }
    done();
  }
}
