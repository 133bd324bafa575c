import { openAsBlob } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { EngineRequest, EngineResponse } from './embedded-messages.ts';

// A query blocks its thread (100 ms for 10,000 rows). PGlite runs in a thread of its own so that it does not delay
// reply streams.
const port = parentPort;
if (!port) throw new Error('embedded-worker must run in a worker thread');

const respond = (report: EngineResponse, transfer: ArrayBuffer[] = []) => port.postMessage(report, transfer);

const { dataDir, template } = workerData as { dataDir: string; template: string | null };
/**
 * PostgreSQL's cache of table pages. With its default of 128 MB, the engine outgrows the 128 MB of WebAssembly memory that it starts with,
 * and growing copies all of it, used or not. Reads that miss the cache are served from that of the operating system.
 */
const SHARED_BUFFERS = '32MB';
/** How much of the write-ahead log is kept for the next checkpoint to write over (see `upkeep.ts`). */
const MAX_WAL_SIZE = '64MB';
const MIN_WAL_SIZE = '32MB';
const SETTINGS = { shared_buffers: SHARED_BUFFERS, max_wal_size: MAX_WAL_SIZE, min_wal_size: MIN_WAL_SIZE };

const database = await PGlite.create({
  dataDir,
  extensions: { pg_trgm, unaccent },
  startParams: [
    ...PGlite.defaultStartParams,
    ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ],
  // Read from the file when needed: PGlite keeps its options, and 40 MB in memory with them.
  ...(template ? { loadDataDir: await openAsBlob(template) } : {}),
});

/** Not `execProtocolRaw`, which also parses the response and keeps it: the memory would grow with every query. */
async function execute(message: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  // A part is a view of the engine's memory, which the next one overwrites.
  await database.execProtocolRawStream(message, { onRawData: (bytes) => parts.push(bytes.slice()) });
  const response = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    response.set(part, at);
    at += part.length;
  }
  return response;
}

let queue: Promise<void> = Promise.resolve();

async function handle(request: EngineRequest) {
  if (request.kind === 'bytes') {
    const answer = await execute(request.bytes);
    respond({ kind: 'bytes', bytes: answer }, [answer.buffer]);
  } else if (request.kind === 'dump') {
    const dump = new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer());
    respond({ kind: 'dump', dump }, [dump.buffer]);
  } else {
    await database.close();
    respond({ kind: 'closed' });
  }
}

port.on('message', (request: EngineRequest) => {
  queue = queue
    .then(() => handle(request))
    .catch((error: unknown) => respond({ kind: 'failed', message: String(error) }));
});
respond({ kind: 'ready' });
