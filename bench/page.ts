// Measures the latency of a page of the restaurant list (guide.page) in a large guide, on both database engines.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from './list/postgres.ts';
import { API, freePort, run, serve, stopAll } from './list/processes.ts';
import { restaurants } from './list/restaurants.ts';
import { signUp } from './list/sign-up.ts';
import { quantile } from './quality/summary.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '100' },
  },
});
const NEAR = { latitude: 51.5033, longitude: -0.1196 };
const PAGES = {
  'by name': {},
  'by rating': { sort: 'rating', order: 'desc' },
  'text filter': { text: 'tag-3' },
  'open at a local time': { open: '2026-06-19T20:00' },
  'open now': { open: 'now' },
  'by distance': { sort: 'distance', near: NEAR },
  'open now, by distance': { open: 'now', sort: 'distance', near: NEAR },
};

const directory = await mkdtemp(join(tmpdir(), 'saffron-bench-'));
const postgres = await startPostgres();

/** Starts a server with a new guide. @returns a function that requests a page */
async function pagesOn(database: Record<string, string>): Promise<(input: object) => Promise<void>> {
  const port = await freePort();
  const env = { ...database, GUIDE: 'empty', THROTTLE: 'off', PORT: String(port) };
  const file = join(directory, 'guide.json');
  await writeFile(file, JSON.stringify(restaurants(Number(values.count))));
  await run(join(API, 'guide-file.ts'), ['import', file, '--apply'], env);
  await serve(join(API, 'main.ts'), [], port, env);
  const headers = { cookie: await signUp(port), 'content-type': 'application/json' };
  return async (input) => {
    const body = JSON.stringify(input);
    const response = await fetch(`http://127.0.0.1:${port}/trpc/guide.page`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  };
}

try {
  for (const [engine, database] of [
    ['PostgreSQL', { DATABASE_URL: await postgres.createDatabase('guide') }],
    ['embedded', { DATA_DIR: join(directory, 'data') }],
  ] as const) {
    const page = await pagesOn(database);
    const took = new Map<string, number[]>(Object.keys(PAGES).map((name) => [name, []]));
    // Interleaved, so that a busy machine affects all of them equally.
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const [name, input] of Object.entries(PAGES)) {
        const from = performance.now();
        await page(input);
        took.get(name)?.push(performance.now() - from);
      }
    }
    console.log(`\n${engine}, ${values.count} restaurants`);
    console.table(
      [...took].map(([name, times]) => ({
        page: name,
        'fastest ms': quantile(times, 0).toFixed(1),
        'median ms': quantile(times, 0.5).toFixed(1),
        'p95 ms': quantile(times, 0.95).toFixed(1),
      })),
    );
    await stopAll();
  }
} finally {
  await stopAll();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}
