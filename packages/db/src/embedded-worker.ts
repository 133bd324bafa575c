import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { EngineRequest, EngineResponse } from './embedded-messages.ts';

// A query blocks the thread it runs in (10,000 rows: 100 ms), so PGlite has one of its own and replies go on streaming.
const port = parentPort;
if (!port) throw new Error('embedded-worker runs in a worker thread only');

const respond = (report: EngineResponse, transfer: ArrayBuffer[] = []) => port.postMessage(report, transfer);

const { dataDir, template } = workerData as { dataDir: string; template: Uint8Array<ArrayBuffer> | null };
const database = await PGlite.create({
  dataDir,
  extensions: { pg_trgm, unaccent },
  ...(template ? { loadDataDir: new Blob([template]) } : {}),
});

let queue: Promise<void> = Promise.resolve();

async function handle(order: EngineRequest) {
  if (order.kind === 'bytes') {
    const answer = Uint8Array.from(await database.execProtocolRaw(order.bytes));
    respond({ kind: 'bytes', bytes: answer }, [answer.buffer]);
  } else if (order.kind === 'dump') {
    const dump = new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer());
    respond({ kind: 'dump', dump }, [dump.buffer]);
  } else {
    await database.close();
    respond({ kind: 'closed' });
  }
}

port.on('message', (order: EngineRequest) => {
  queue = queue.then(() => handle(order)).catch((error: unknown) => respond({ kind: 'failed', message: String(error) }));
});
respond({ kind: 'ready' });
