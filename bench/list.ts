// Compares the throughput of GET /api/restaurants with a minimal server that sends the same bytes and with one that queries the database
// for each request.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Arm, type Measured, measure, median, ratio } from './list/measure.ts';
import { startPostgres } from './list/postgres.ts';
import { API, freePort, run, serve, stopAll } from './list/processes.ts';
import { restaurants } from './list/restaurants.ts';
import { signUp } from './list/sign-up.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '10' }, seconds: { type: 'string', default: '3' } },
});
const SIZES = [1_000, 10_000];
const script = (name: string) => fileURLToPath(new URL(`./list/${name}`, import.meta.url));
const at = (port: number) => `http://127.0.0.1:${port}/api/restaurants`;

const directory = await mkdtemp(join(tmpdir(), 'saffron-bench-'));
const postgres = await startPostgres();

async function startSaffron(
  count: number,
  url: string,
): Promise<{ address: string; cookie: string; etag: string; body: Buffer }> {
  const port = await freePort();
  const env = { DATABASE_URL: url, GUIDE: 'empty', THROTTLE: 'off', PORT: String(port) };
  const file = join(directory, `${count}.json`);
  await writeFile(file, JSON.stringify(restaurants(count)));
  await run(join(API, 'guide-file.ts'), ['import', file, '--apply'], env);
  await serve(join(API, 'main.ts'), [], port, env);
  const cookie = await signUp(port);
  const response = await fetch(at(port), { headers: { cookie, 'accept-encoding': 'identity' } });
  const body = Buffer.from(await response.arrayBuffer());
  return { address: at(port), cookie, etag: response.headers.get('etag') ?? '', body };
}

async function armsFor(count: number): Promise<Arm[]> {
  const url = await postgres.createDatabase(`guide_${count}`);
  const { address, cookie, etag, body } = await startSaffron(count, url);
  const file = join(directory, 'body.json');
  await writeFile(file, body);
  const [bare, querying] = [await freePort(), await freePort()];
  await serve(script('bare.ts'), [file, String(bare)], bare);
  await serve(script('pg-stringify.ts'), [url, String(querying)], querying);
  console.log(`\n${count} restaurants, ${(body.length / 1e6).toFixed(2)} MB`);
  return [
    { name: 'bare', url: at(bare) },
    { name: 'saffron', url: address, headers: { cookie } },
    { name: 'pg + stringify', url: at(querying) },
    // Compressed responses are not measured: autocannon decodes every response as text, which takes longer for them than the server does.
    { name: 'saffron, 304', url: address, headers: { cookie, 'if-none-match': etag } },
  ];
}

function print(measured: Measured[]): void {
  const perSecond = (name: string) =>
    measured.find((arm) => arm.name === name)?.rounds.map((round) => round.perSecond) ?? [];
  const rows = measured.map(({ name, rounds }) => {
    const toBare = ratio(perSecond(name), perSecond('bare'));
    const toQuerying = ratio(perSecond(name), perSecond('pg + stringify'));
    return {
      server: name,
      'requests/s': Math.round(median(perSecond(name))),
      'p99 ms': median(rounds.map((round) => round.p99)),
      '× bare': toBare.median.toFixed(2),
      '95% lower bound': toBare.atLeast.toFixed(2),
      '× pg + stringify': toQuerying.median.toFixed(1),
    };
  });
  console.table(rows);
}

try {
  for (const count of SIZES) {
    print(await measure(await armsFor(count), Number(values.rounds), Number(values.seconds)));
    await stopAll();
  }
} finally {
  await stopAll();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}
