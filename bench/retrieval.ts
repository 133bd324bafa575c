// How long understanding and finding take in a large guide on the embedded database, and what an edit of it costs.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createGuide } from '../apps/api/src/features/guide/service.ts';
import { retrieve } from '../apps/api/src/features/search/retrieve.ts';
import { createCatalogue } from '../apps/api/src/features/search/snapshot/catalogue.ts';
import type { Turn } from '../apps/api/src/features/understanding/turn.ts';
import { prepareDatabase } from '../apps/api/src/prepare-database.ts';
import { openDatabase } from '../packages/db/src/client.ts';
import { fillGuide } from '../packages/db/src/fill-guide.ts';
import { ASKS } from './quality/asks/index.ts';
import { table } from './quality/report.ts';
import { quantile } from './quality/summary.ts';
import { guideOf } from './retrieval/guide.ts';

const { values } = parseArgs({
  options: { restaurants: { type: 'string', default: '10000' }, edits: { type: 'string', default: '20' } },
});
const count = Number(values.restaurants);
const directory = await mkdtemp(join(tmpdir(), 'saffron-bench-'));
const database = await openDatabase({ dataDir: directory });
const report = (error: unknown) => console.error(error);

/** Milliseconds of work, on whichever of this process's threads. */
function cpu(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

const ms = (value: number): string => value.toFixed(1);
/** `worked`: milliseconds of work of each, which other processes of the machine do not lengthen as they do the time that it takes. */
const line = (name: string, took: readonly number[], worked: readonly number[]): string[] => [
  name,
  String(took.length),
  ...[0.5, 0.95, 0.99, 1].map((share) => ms(quantile(took, share))),
  ms(quantile(worked, 0.95)),
];

try {
  await prepareDatabase(database, 'empty');
  await fillGuide(database.db, guideOf(count));
  const guide = createGuide(database.db, report);
  const catalogue = createCatalogue(guide);
  const loop = monitorEventLoopDelay({ resolution: 1 });

  loop.enable();
  const began = performance.now();
  const beganWork = process.cpuUsage();
  await catalogue.current();
  console.log(
    `${count} restaurants taken in after ${ms(performance.now() - began)} ms (${ms(cpu(beganWork))} ms of work)`,
  );
  console.log(
    `Meanwhile nothing waited longer than ${ms(loop.max / 1e6)} ms (p99 ${ms(loop.percentile(99) / 1e6)} ms)\n`,
  );

  /** The labelled set, message by message, each with the conversation before it. */
  const ask = async (): Promise<{ took: number[]; worked: number[] }> => {
    const took: number[] = [];
    const worked: number[] = [];
    for (const { said } of ASKS) {
      const turns: Turn[] = [];
      for (const message of said) {
        turns.push({ message, reply: null });
        const since = process.cpuUsage();
        const from = performance.now();
        const found = retrieve(turns, await catalogue.recent());
        took.push(performance.now() - from);
        worked.push(cpu(since));
        const reply = { text: 'Here you are.', restaurantIds: found.picks.map(({ id }) => id) };
        turns[turns.length - 1] = { message, reply };
      }
    }
    return { took, worked };
  };
  const rows = [['asks', 'messages', 'p50 ms', 'p95 ms', 'p99 ms', 'longest', 'work p95']];
  for (const name of ['the first time', 'again', 'and again']) {
    const { took, worked } = await ask();
    rows.push(line(name, took, worked));
  }

  loop.reset();
  const shown: number[] = [];
  const answered: number[] = [];
  const edited: number[] = [];
  for (let edit = 1; edit <= Number(values.edits); edit += 1) {
    const id = edit * 31;
    const vibe = `Edited ${edit} times, with a stuffed badger.`;
    const editing = process.cpuUsage();
    const from = performance.now();
    await database.db
      .updateTable('restaurants_saffron')
      .set({ saffron_notes: JSON.stringify({ vibe }) })
      .where('id', '=', id)
      .execute();
    for (;;) {
      const asked = performance.now();
      const snapshot = await catalogue.recent();
      retrieve([{ message: 'ramen in the west', reply: null }], snapshot);
      answered.push(performance.now() - asked);
      if (snapshot.byId.get(id)?.saffronNotes?.includes(vibe)) break;
      await delay(1);
    }
    shown.push(performance.now() - from);
    edited.push(cpu(editing));
  }
  rows.push(line('after each edit', answered, []), line('edit to answer', shown, edited));
  console.log(table(rows));
  console.log(`\nWhile edits were taken in, nothing waited longer than ${ms(loop.max / 1e6)} ms.`);
} finally {
  await database.close();
  await rm(directory, { recursive: true, force: true });
}
