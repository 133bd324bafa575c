// Measures a full index run with the built-in index and with a fake Pinecone of configurable latency, and how it affects the latency of
// other requests.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { median } from './list/measure.ts';
import { API, freePort, run, serve, stopAll } from './list/processes.ts';
import { restaurants } from './list/restaurants.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '3' },
    delay: { type: 'string', default: '150' },
  },
});
const COUNT = Number(values.count);
const PASSWORD = 'the first admin';
const FAKE = fileURLToPath(new URL('../apps/api/test/fakes/pinecone-main.ts', import.meta.url));

const directory = await mkdtemp(join(tmpdir(), 'saffron-bench-'));

/** Starts a server with the guide and returns a client that is signed in as its administrator. */
async function startServer(name: string, settings: Record<string, string>) {
  const port = await freePort();
  const env = { DATA_DIR: join(directory, name), GUIDE: 'empty', THROTTLE: 'off', ADMIN_PASSWORD: PASSWORD };
  const file = join(directory, 'guide.json');
  await writeFile(file, JSON.stringify(restaurants(COUNT)));
  await run(join(API, 'guide-file.ts'), ['import', file, '--apply'], env);
  await serve(join(API, 'main.ts'), [], port, { ...env, ...settings, PORT: String(port) });
  let cookie = '';
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { cookie, origin: `http://127.0.0.1:${port}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    if (cookies.length > 0) cookie = cookies.join('; ');
    return response.json() as Promise<T>;
  };
  await untilReady(() => call('POST', '/api/login', { username: 'admin@saffron.local', password: PASSWORD }));
  return call;
}

type Call = Awaited<ReturnType<typeof startServer>>;

async function untilReady(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    const done = await work().then(
      () => true,
      () => false,
    );
    if (done) return;
    await pause(100);
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Status {
  indexingStatus: { inProgress: boolean; lastRun: string | null; successCount: number; totalRestaurants: number };
}

/** Waits until all restaurants are indexed. Polls slowly because each status request runs a count query. */
async function untilIndexed(call: Call): Promise<Status['indexingStatus']> {
  for (;;) {
    const { indexingStatus } = await call<Status>('GET', '/api/admin/pinecone/status');
    const { inProgress, successCount, totalRestaurants } = indexingStatus;
    if (!inProgress && successCount === totalRestaurants) return indexingStatus;
    await pause(500);
  }
}

/** Runs a full index after a change to the guide. @returns the duration in seconds, up to the end time recorded by the server */
async function fullRun(call: Call, round: number): Promise<number> {
  await call('POST', '/api/restaurants', {
    name: `New ${round}`,
    neighborhood: 'Quarter 1',
    cuisine: 'Kitchen 1',
    price: 2,
  });
  const begin = Date.now();
  await call('POST', '/api/admin/pinecone/index');
  const { lastRun } = await untilIndexed(call);
  return (Date.parse(lastRun ?? '') - begin) / 1000;
}

/** Latencies of other requests until `work` settles, in milliseconds. */
async function latenciesDuring(call: Call, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let going = true;
  const ended = work.finally(() => {
    going = false;
  });
  while (going) {
    const begin = performance.now();
    await call('GET', '/api/user');
    times.push(performance.now() - begin);
    await pause(5);
  }
  await ended;
  return times;
}

const percentile = (times: number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? Number.NaN;

async function measured(name: string, settings: Record<string, string>) {
  const call = await startServer(name.replace(/\W+/g, '-'), settings);
  await untilIndexed(call);
  const seconds: number[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) seconds.push(await fullRun(call, round));
  const idle = await latenciesDuring(call, pause(3000));
  const busy = await latenciesDuring(call, fullRun(call, -1));
  await stopAll();
  return {
    index: name,
    seconds: Number(median(seconds).toFixed(2)),
    'restaurants/s': Math.round(COUNT / median(seconds)),
    'other requests, p50 ms': `${percentile(idle, 0.5).toFixed(1)} → ${percentile(busy, 0.5).toFixed(1)}`,
    'other requests, p99 ms': `${percentile(idle, 0.99).toFixed(1)} → ${percentile(busy, 0.99).toFixed(1)}`,
  };
}

/**
 * Starts a fake Pinecone as a separate process.
 *
 * @param delay milliseconds before each response
 * @returns the settings that connect a server to it
 */
async function pineconeWith(delay: string): Promise<Record<string, string>> {
  const port = await freePort();
  await serve(FAKE, [], port, { PORT: String(port), DELAY_MS: delay });
  return { PINECONE_API_KEY: 'bench', PINECONE_CONTROLLER_HOST: `http://127.0.0.1:${port}` };
}

try {
  const rows = [await measured('built-in', {})];
  rows.push(await measured('Pinecone, no delay', await pineconeWith('0')));
  rows.push(await measured(`Pinecone, ${values.delay} ms per call`, await pineconeWith(values.delay)));
  console.log(`Full index run, ${COUNT} restaurants. Other requests: GET /api/user when idle → during a run`);
  console.table(rows);
} finally {
  await stopAll();
  await rm(directory, { recursive: true, force: true });
}
