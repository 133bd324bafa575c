import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { DirectoryUnusable } from './directory-problem.ts';
import { freeBytes, isLow, watchDisk } from './disk-guard.ts';
import { EmbeddedConnection, hasFailed, isIdleAfter, simpleQuery } from './embedded-connection.ts';
import { Engine, EngineLost } from './engine.ts';
import { lockDirectory } from './lock.ts';
import { newDatabase } from './new-database.ts';
import { makePrivate, PRIVATE_FILE } from './private-files.ts';

/** An embedded PostgreSQL in a worker thread. */
export interface Embedded {
  /** A connection for `pg`, which uses it like a socket. */
  stream(): Duplex;
  /** All files of the database as a tar. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The data directory; null keeps the database in memory. */
  dataDir: string | null;
  /** The path of a `dump` to start a new database from. */
  template?: string;
  /** Statement timeout in milliseconds; a thread that does not respond in time is restarted. */
  timeout?: number;
  /** Returns the free disk space in bytes. */
  freeSpace?: () => Promise<number>;
  /** Called when the database becomes read-only because space is low, and when space is available again. */
  onSpace?: (isShort: boolean) => void;
}

/** The disk is full, so the database cannot be opened. */
export class DiskFull extends DirectoryUnusable {
  constructor(directory: string) {
    super(`The disk of the data directory ${directory} is full. No data is lost. Free some space and start again.`);
  }
}

/** In the data directory: PostgreSQL's directory, and a marker that its initialization was completed. */
export const DATABASE_DIRECTORY = 'postgres';
export const COMPLETE_MARKER = 'postgres.ok';
/** In the data directory: a database that a restore prepares, and the beginning of the name of the one that it replaces. */
export const RESTORE_DIRECTORY = 'restoring';
export const REPLACED = `${DATABASE_DIRECTORY}.replaced-`;

/** The same as the `statement_timeout` of a server. */
const STATEMENT_TIMEOUT = 10_000;
const START_AGAIN_EVERY_MS = 1000;
/** When disk space is low, the database becomes read-only, because a write without space would crash the engine. */
const READ_ONLY = {
  on: simpleQuery('SET default_transaction_read_only = on'),
  off: simpleQuery('SET default_transaction_read_only = off'),
};

/**
 * Opens the embedded database.
 *
 * @throws DirectoryInUse if another process uses the directory
 * @throws DirectoryUnusable if the directory cannot be created, written or locked, or if a restore was cut off
 * @throws DiskFull if there is not enough free space to open it
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir } = options;
  if (dataDir === null) return supervise(options, 'memory://', await begin('memory://', options));
  const unlock = lockDirectory(dataDir);
  try {
    const { files, confirm } = prepareFiles(dataDir);
    const engine = existsSync(files) ? await Engine.start(files, null) : await begin(files, options);
    makePrivate(dataDir);
    confirm();
    const embedded = supervise({ freeSpace: () => freeBytes(dataDir), ...options }, files, engine);
    return { ...embedded, close: () => embedded.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw isLow(await freeBytes(dataDir)) ? new DiskFull(dataDir) : error;
  }
}

/** Starts an engine with a new database. */
async function begin(files: string, { template }: EmbeddedOptions): Promise<Engine> {
  return Engine.start(files, template ?? newDatabase());
}

/** Moves files of an interrupted initialization aside, because PostgreSQL cannot open them. */
function prepareFiles(dataDir: string) {
  const files = join(dataDir, DATABASE_DIRECTORY);
  const marker = join(dataDir, COMPLETE_MARKER);
  if (!existsSync(files)) refuseAfterCutOffRestore(dataDir);
  // Everybody's data once more, which a killed restore has not put in place.
  rmSync(join(dataDir, RESTORE_DIRECTORY), { recursive: true, force: true });
  if (existsSync(files) && !existsSync(marker)) renameSync(files, `${files}.incomplete-${Date.now()}`);
  // Without files, an interrupted initialization of new ones would count as complete.
  if (!existsSync(files)) rmSync(marker, { force: true });
  mkdirSync(dataDir, { recursive: true });
  return { files, confirm: () => writeFileSync(marker, '', { mode: PRIVATE_FILE }) };
}

/** A new database would hide the one that a restore has put aside, or was about to bring, when it was killed. */
function refuseAfterCutOffRestore(dataDir: string): void {
  const replaced = readdirSync(dataDir).filter((name) => name.startsWith(REPLACED));
  const previous = replaced.sort().at(-1);
  if (previous) {
    throw new DirectoryUnusable(
      `There is no database in ${dataDir}, only one that a restore has put aside. Run npm run restore again, or rename ${join(dataDir, previous)} to ${DATABASE_DIRECTORY}.`,
    );
  }
  const restoring = join(dataDir, RESTORE_DIRECTORY);
  if (existsSync(restoring)) {
    throw new DirectoryUnusable(
      `A restore into ${dataDir} was cut off. Run npm run restore again, or delete ${restoring} to begin a new guide.`,
    );
  }
}

/** Restarts the engine when it stops or does not respond. */
function supervise(
  { dataDir, timeout = STATEMENT_TIMEOUT, freeSpace, onSpace }: EmbeddedOptions,
  files: string,
  first: Engine,
): Embedded {
  const connections = new Set<Duplex>();
  let engine: Engine | null = null;
  let isClosed = false;
  let isShort = false;
  /** What the session is set to, whether it is outside of a transaction, and the requests it has not answered. */
  let isReadOnly = false;
  let isIdle = true;
  let waiting = 0;

  const adopt = (started: Engine) => {
    engine = started;
    isReadOnly = false;
    isIdle = true;
    void started.lost.then(() => restart(started));
  };
  const restart = async (lost: Engine) => {
    // An in-memory database cannot be restarted.
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
    const silence = setTimeout(() => void restart(asked), timeout);
    waiting += 1;
    try {
      const response = await asked.request({ kind: 'bytes', bytes });
      if (response.kind !== 'bytes') throw new Error(response.kind === 'failed' ? response.message : response.kind);
      isIdle = isIdleAfter(response.bytes);
      return response.bytes;
    } finally {
      waiting -= 1;
      clearTimeout(silence);
    }
  };

  /** Between transactions alone: PostgreSQL undoes a setting with the transaction that it was made in, and refuses it in one that has failed. */
  const setReadOnly = async (): Promise<void> => {
    if (isReadOnly === isShort || !isIdle || waiting > 0) return;
    const wanted = isShort;
    const response = await ask(engine, wanted ? READ_ONLY.on : READ_ONLY.off);
    if (!hasFailed(response)) isReadOnly = wanted;
  };
  const trySetReadOnly = () => setReadOnly().catch(() => {});
  const stopWatching = freeSpace
    ? watchDisk(freeSpace, (short) => {
        if (isShort !== short) onSpace?.(short);
        isShort = short;
        void trySetReadOnly();
      })
    : () => {};

  return {
    stream: () => {
      const asked = engine;
      const connection = new EmbeddedConnection(async (bytes) => {
        const response = await ask(asked, bytes);
        await trySetReadOnly();
        return response;
      });
      connections.add(connection);
      connection.once('close', () => {
        connections.delete(connection);
        // Closing a connection resets the session's settings.
        isReadOnly = false;
        void trySetReadOnly();
      });
      return connection;
    },
    dump: async () => {
      const response = await engine?.request({ kind: 'dump' });
      if (response?.kind !== 'dump')
        throw new Error(response?.kind === 'failed' ? response.message : 'The database thread does not respond.');
      return response.dump;
    },
    close: async () => {
      isClosed = true;
      stopWatching();
      await engine?.request({ kind: 'close' });
      await engine?.stop();
    },
  };
}
