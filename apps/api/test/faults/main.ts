// npm run faults: fault tests that take too long for npm test.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { killFirstStart, killRepeatedly } from './kill-embedded.ts';
import { longRandomRun } from './random/long-run.ts';
import { measureSlowReaders } from './slow-readers.ts';

const USAGE = `npm run faults -- random [--minutes 10] [--seed 1]   random operations and faults, with replicas that are killed
npm run faults -- kills [--count 100]                kill -9 of an embedded database in the middle of writes
npm run faults -- first-starts [--count 20]          kill -9 of first starts, 50 ms later each time
npm run faults -- readers [--count 100]              memory used by readers that do not read`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, count: { type: 'string' } },
});
const number = (text: string | undefined, otherwise: number) => (text === undefined ? otherwise : Number(text));
const directory = await mkdtemp(join(tmpdir(), 'saffron-faults-'));
const dataDirAt = async (name: string) => {
  const path = join(directory, name);
  await mkdir(path);
  return path;
};

const suites: Record<string, () => Promise<void>> = {
  random: () => longRandomRun({ minutes: number(values.minutes, 10), seed: number(values.seed, Date.now() % 1e6) }),
  kills: async () => {
    const kills = number(values.count, 100);
    const acknowledged = await killRepeatedly({ dataDir: await dataDirAt('kills'), kills, writesBetween: 50 });
    console.log(`${kills} kills, ${acknowledged} acknowledged writes, none lost`);
  },
  'first-starts': async () => {
    const count = number(values.count, 20);
    for (let at = 0; at < count; at++) await killFirstStart(await dataDirAt(`first-${at}`), () => delay(50 * at));
    console.log(`${count} first starts killed after 0 to ${50 * (count - 1)} ms, each started again`);
  },
  readers: async () => {
    const { count, grownBy } = await measureSlowReaders(await dataDirAt('readers'), number(values.count, 100));
    console.log(`${count} readers that do not read: ${(grownBy / 2 ** 20).toFixed(1)} MB`);
  },
};

const suite = suites[positionals[0] ?? 'random'];
if (!suite) console.error(USAGE);
else await suite().finally(() => rm(directory, { recursive: true }));
process.exitCode = suite ? process.exitCode : 1;
