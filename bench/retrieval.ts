// Measures understanding, retrieval and queries in a large guide on the embedded database, and the cost of an edit.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createAccountLock } from '../apps/api/src/account-limits.ts';
import { createFinder } from '../apps/api/src/features/dialogue/finder.ts';
import { createWarmUp } from '../apps/api/src/features/dialogue/warm-up.ts';
import { createGuide } from '../apps/api/src/features/guide/service.ts';
import { createGuideSearch } from '../apps/api/src/features/search/query/service.ts';
import { createCatalogue } from '../apps/api/src/features/search/snapshot/catalogue.ts';
import type { Turn } from '../apps/api/src/features/understanding/turn.ts';
import { prepareDatabase } from '../apps/api/src/prepare-database.ts';
import { guideQuery } from '../packages/contracts/src/guide-query.ts';
import { openDatabase } from '../packages/db/src/client.ts';
import { fillGuide } from '../packages/db/src/fill-guide.ts';
import { ASKS } from './quality/asks/index.ts';
import { table } from './quality/report.ts';
import { quantile } from './quality/summary.ts';
import { guideOf } from './retrieval/guide.ts';
import { QUERIES } from './retrieval/queries.ts';

const { values } = parseArgs({
  options: { restaurants: { type: 'string', default: '10000' }, edits: { type: 'string', default: '20' } },
});
const count = Number(values.restaurants);
const directory = await mkdtemp(join(tmpdir(), 'saffron-bench-'));
const database = await openDatabase({ dataDir: directory });
const report = (error: unknown) => console.error(error);

/** CPU time of this process since `since`, over all threads, in milliseconds. */
function cpu(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

const ms = (value: number): string => value.toFixed(1);
/** `cpuTimes` is the CPU time of each operation in milliseconds. Unlike the elapsed time, it hardly depends on the load of the machine. */
const line = (name: string, took: readonly number[], cpuTimes: readonly number[]): string[] => [
  name,
  String(took.length),
  ...[0.5, 0.95, 0.99, 1].map((share) => ms(quantile(took, share))),
  ms(quantile(cpuTimes, 0.95)),
];

try {
  await prepareDatabase(database, 'empty');
  await fillGuide(database.db, guideOf(count));
  const guide = createGuide(database.db, createAccountLock(database.db), report);
  const catalogue = createCatalogue(guide, createWarmUp(report));
  const find = createFinder(catalogue, null);
  const now = { date: '2026-11-20', minute: 19 * 60 };
  const loop = monitorEventLoopDelay({ resolution: 1 });

  loop.enable();
  const began = performance.now();
  const beganWork = process.cpuUsage();
  await catalogue.current();
  console.log(`Loaded ${count} restaurants in ${ms(performance.now() - began)} ms (${ms(cpu(beganWork))} ms CPU time)`);
  console.log(
    `Event loop delay while loading: max ${ms(loop.max / 1e6)} ms (p99 ${ms(loop.percentile(99) / 1e6)} ms)\n`,
  );

  /** Retrieves for each message of the labeled set, with the conversation before it. */
  const runTestSet = async (): Promise<{ took: number[]; cpuTimes: number[] }> => {
    const took: number[] = [];
    const cpuTimes: number[] = [];
    for (const { said } of ASKS) {
      const turns: Turn[] = [];
      for (const message of said) {
        turns.push({ message, reply: null });
        const since = process.cpuUsage();
        const from = performance.now();
        const found = await find(turns, now);
        took.push(performance.now() - from);
        cpuTimes.push(cpu(since));
        const reply = { text: 'Here you are.', restaurantIds: found.picks.map(({ id }) => id) };
        turns[turns.length - 1] = { message, reply };
      }
    }
    return { took, cpuTimes };
  };
  const rows = [['test set', 'messages', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms', 'CPU p95 ms']];
  for (const name of ['first pass', 'second pass', 'third pass']) {
    const { took, cpuTimes } = await runTestSet();
    rows.push(line(name, took, cpuTimes));
  }

  const search = createGuideSearch({ snapshot: catalogue.current, now: guide.now, other: null });
  for (const name of ['guide queries, first', 'guide queries, later']) {
    const took: number[] = [];
    const cpuTimes: number[] = [];
    for (const query of Array.from({ length: name.endsWith('first') ? 1 : 20 }, () => QUERIES).flat()) {
      const since = process.cpuUsage();
      const from = performance.now();
      await search(guideQuery.parse(query));
      took.push(performance.now() - from);
      cpuTimes.push(cpu(since));
    }
    rows.push(line(name, took, cpuTimes));
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
      await find([{ message: 'ramen in the west', reply: null }], now);
      answered.push(performance.now() - asked);
      if ((await catalogue.recent()).byId.get(id)?.saffronNotes?.includes(vibe)) break;
      await delay(1);
    }
    shown.push(performance.now() - from);
    edited.push(cpu(editing));
  }
  rows.push(line('requests during edits', answered, []), line('edit until visible', shown, edited));
  console.log(table(rows));
  console.log(`\nEvent loop delay during edits: max ${ms(loop.max / 1e6)} ms.`);
} finally {
  await database.close();
  await rm(directory, { recursive: true, force: true });
}
