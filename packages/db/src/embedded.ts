import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { freeBytes, isLow, watchDisk } from './disk-guard.ts';
import { EmbeddedConnection, simpleQuery } from './embedded-connection.ts';
import { Engine, EngineLost } from './engine.ts';
import { lockDirectory } from './lock.ts';
import { newDatabase } from './new-database.ts';

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
  /** A `dump` to begin from, where there are no files yet. */
  template?: Uint8Array;
  /** How long a statement may take, in milliseconds; a thread that is silent for longer is started anew. */
  patience?: number;
  /** How much room there is for the files, in bytes. */
  room?: () => Promise<number>;
}

/** The disk is full, and the files cannot be opened before there is room. */
export class DiskFull extends Error {
  constructor(directory: string) {
    super(`The disk of the data directory ${directory} is full. Nothing is lost: make room, and start again.`);
  }
}

/** In a data directory: PostgreSQL's own directory, and what says that its first start came to its end. */
export const DATABASE_DIRECTORY = 'postgres';
export const COMPLETE_MARKER = 'postgres.ok';

/** As long as a server's `statement_timeout`. */
const PATIENCE = 10_000;
const START_AGAIN_EVERY_MS = 1000;
/** While the disk is short of room reads go on; a write that finds no room would stop the engine. */
const READ_ONLY = {
  on: simpleQuery('SET default_transaction_read_only = on'),
  off: simpleQuery('SET default_transaction_read_only = off'),
};

/**
 * Opens the embedded database.
 *
 * @throws DirectoryInUse when another process has it open
 * @throws DiskFull when it cannot be opened for want of room
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir } = options;
  if (dataDir === null) return supervise(options, 'memory://', await begin('memory://', options));
  const unlock = lockDirectory(dataDir);
  try {
    const { files, confirm } = prepareFiles(dataDir);
    const engine = existsSync(files) ? await Engine.start(files, null) : await begin(files, options);
    confirm();
    const embedded = supervise({ room: () => freeBytes(dataDir), ...options }, files, engine);
    return { ...embedded, close: () => embedded.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw isLow(await freeBytes(dataDir)) ? new DiskFull(dataDir) : error;
  }
}

/** Starts over files that are not there yet. */
async function begin(files: string, { template }: EmbeddedOptions): Promise<Engine> {
  return Engine.start(files, template ?? (await newDatabase()));
}

/** Files whose first start was cut off are put aside: PostgreSQL cannot open them. */
function prepareFiles(dataDir: string) {
  const files = join(dataDir, DATABASE_DIRECTORY);
  const whole = join(dataDir, COMPLETE_MARKER);
  if (existsSync(files) && !existsSync(whole)) renameSync(files, `${files}.incomplete-${Date.now()}`);
  mkdirSync(dataDir, { recursive: true });
  return { files, confirm: () => writeFileSync(whole, '') };
}

/** Keeps an engine running over the same files: one that falls silent or ends is started again until it answers. */
function supervise({ dataDir, patience = PATIENCE, room }: EmbeddedOptions, files: string, first: Engine): Embedded {
  const connections = new Set<Duplex>();
  let engine: Engine | null = null;
  let isClosed = false;
  let isReadOnly = false;

  const adopt = (started: Engine) => {
    engine = started;
    void started.lost.then(() => restart(started));
  };
  const restart = async (lost: Engine) => {
    // In memory there is nothing to start from again.
    if (engine !== lost || isClosed || dataDir === null) return;
    engine = null;
    for (const connection of connections) connection.destroy(new EngineLost());
    await lost.stop();
    while (!isClosed && engine === null) {
      await Engine.start(files, null).then(adopt, () => delay(START_AGAIN_EVERY_MS, undefined, { ref: false }));
    }
  };
  adopt(first);

  const ask = async (asked: Engine | null, bytes: Uint8Array): Promise<Uint8Array> => {
    if (asked === null || asked !== engine) throw new EngineLost();
    const silence = setTimeout(() => void restart(asked), patience);
    try {
      const report = await asked.ask({ kind: 'bytes', bytes });
      if (report.kind === 'bytes') return report.bytes;
      throw new Error(report.kind === 'failed' ? report.message : report.kind);
    } finally {
      clearTimeout(silence);
    }
  };

  const setReadOnly = (short: boolean) => {
    isReadOnly = short;
    void ask(engine, short ? READ_ONLY.on : READ_ONLY.off).catch(() => {});
  };
  const stopWatching = room ? watchDisk(room, setReadOnly) : () => {};

  return {
    stream: () => {
      const asked = engine;
      const connection = new EmbeddedConnection((bytes) => ask(asked, bytes));
      connections.add(connection);
      connection.once('close', () => {
        connections.delete(connection);
        // Whoever leaves takes the settings of the session along.
        if (isReadOnly) setReadOnly(true);
      });
      return connection;
    },
    dump: async () => {
      const report = await engine?.ask({ kind: 'dump' });
      if (report?.kind !== 'dump') throw new Error(report?.kind === 'failed' ? report.message : 'There is no dump.');
      return report.dump;
    },
    close: async () => {
      isClosed = true;
      stopWatching();
      await engine?.ask({ kind: 'close' });
      await engine?.stop();
    },
  };
}
