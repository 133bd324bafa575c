import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { EmbeddedOrder, EmbeddedReport } from './embedded-messages.ts';

// A query blocks the thread it runs in (10,000 rows: 100 ms), so PGlite has one of its own and replies go on streaming.
const port = parentPort;
if (!port) throw new Error('embedded-worker runs in a worker thread only');

const say = (report: EmbeddedReport, transfer: ArrayBuffer[] = []) => port.postMessage(report, transfer);

const { dataDir, template } = workerData as { dataDir: string; template: Uint8Array<ArrayBuffer> | null };
const database = await PGlite.create({
  dataDir,
  extensions: { pg_trgm, unaccent },
  ...(template ? { loadDataDir: new Blob([template]) } : {}),
});

let queue: Promise<void> = Promise.resolve();

async function obey(order: EmbeddedOrder) {
  if (order.kind === 'bytes') {
    const answer = Uint8Array.from(await database.execProtocolRaw(order.bytes));
    say({ kind: 'bytes', bytes: answer }, [answer.buffer]);
  } else if (order.kind === 'dump') {
    const dump = new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer());
    say({ kind: 'dump', dump }, [dump.buffer]);
  } else {
    await database.close();
    say({ kind: 'closed' });
  }
}

port.on('message', (order: EmbeddedOrder) => {
  queue = queue.then(() => obey(order)).catch((error: unknown) => say({ kind: 'failed', message: String(error) }));
});
say({ kind: 'ready' });
