// Measures the memory of a server with conversations, restaurants with the longest notes, and readers of replies in progress.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LoadedServer } from '../apps/api/test/faults/loaded-server.ts';
import { ASKS } from './quality/asks/index.ts';
import { table } from './quality/report.ts';

const { values } = parseArgs({
  options: {
    conversations: { type: 'string', default: '2000' },
    restaurants: { type: 'string', default: '300' },
    followers: { type: 'string', default: '1000' },
  },
});
const messages = ASKS.flatMap(({ said }) => said);
const directory = await mkdtemp(join(tmpdir(), 'saffron-bench-'));
const server = await LoadedServer.start(directory);

const mb = (bytes: number) => (bytes / 2 ** 20).toFixed(0);
const rows = [['MB after', 'resident', 'peak', 'heap', 'buffers', 'heap of the database thread']];

/** The memory after a phase and a garbage collection. */
async function measure(phase: string): Promise<void> {
  const { rss, peak, heapUsed, arrayBuffers } = await server.inspector.usage();
  const thread = await server.inspector.workerUsage();
  rows.push([phase, ...[rss, peak, heapUsed, arrayBuffers, thread.heapUsed].map(mb)]);
}

try {
  await measure('start');
  await server.addRestaurants(Number(values.restaurants));
  await measure(`${values.restaurants} restaurants`);
  await server.converse(Number(values.conversations), messages);
  await measure(`${values.conversations} conversations`);
  await server.followReplies(Number(values.followers));
  await measure(`${values.followers} followers`);
  console.log(table(rows));
} finally {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}
