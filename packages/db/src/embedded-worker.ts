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

const { dataDir, template } = workerData as { dataDir: string; template: Uint8Array<ArrayBuffer> | null };
const database = await PGlite.create({
  dataDir,
  extensions: { pg_trgm, unaccent },
  ...(template ? { loadDataDir: new Blob([template]) } : {}),
});

let queue: Promise<void> = Promise.resolve();

async function handle(request: EngineRequest) {
  if (request.kind === 'bytes') {
    const answer = Uint8Array.from(await database.execProtocolRaw(request.bytes));
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
