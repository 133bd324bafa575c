// Measures typing latency in the search field of /list, and dropped frames while scrolling, with 10,000 restaurants.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { launchChromium } from '../e2e/chromium.ts';
import { API, freePort, run, serve, stopAll } from './list/processes.ts';
import { restaurants } from './list/restaurants.ts';
import { watchFrames, watchKeys } from './list-in-browser/probes.ts';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '10000' } } });
const ROWS = Number(values.rows);
const WORDS = ['place 0042', 'quarter 7', 'kitchen 13', 'tag-3', 'nothing like it'];
const THROTTLES = [1, 4];
const FRAME_MS = 1000 / 60;
const WHEEL_TURNS = 120;
/** Milliseconds between keys after the browser becomes idle: no pause, and faster than people type (12 keys per second). */
const PAUSES = [0, 80];
// Draws each frame immediately, to measure the work and not the wait for the display.
const AT_ONCE = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

const directory = await mkdtemp(join(tmpdir(), 'saffron-bench-'));
const url = await startSaffron();

async function startSaffron(): Promise<string> {
  const port = await freePort();
  const env = { DATA_DIR: join(directory, 'data'), GUIDE: 'empty', THROTTLE: 'off', PORT: String(port) };
  const file = join(directory, 'guide.json');
  await writeFile(file, JSON.stringify(restaurants(ROWS)));
  await run(join(API, 'guide-file.ts'), ['import', file, '--apply'], env);
  await serve(join(API, 'main.ts'), [], port, env);
  return `http://127.0.0.1:${port}`;
}

/** Opens the list at desktop size, in a new browser and with a new account. */
async function openList(throttle: number, args: string[]) {
  const browser = await launchChromium({ args });
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 800 } });
  const username = `${crypto.randomUUID()}@example.com`;
  const account = { username, password: 'a good password', confirmPassword: 'a good password' };
  const registered = await page.request.post('/api/register', { data: account });
  if (!registered.ok()) throw new Error(`register: ${registered.status()}`);
  await page.goto('/list');
  await page.getByText(`Showing ${ROWS} of ${ROWS} restaurants`).waitFor({ timeout: 120_000 });
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: throttle });
  return { page, close: () => browser.close() };
}

/** Opens a page with a single input field, to measure the typing latency of the browser itself on this machine. */
async function openField(throttle: number) {
  const browser = await launchChromium({ args: AT_ONCE });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.setContent('<input type="search" aria-label="Search restaurants">');
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: throttle });
  return { page, close: () => browser.close() };
}

async function typing(
  target: string,
  throttle: number,
  pause: number,
  { page, close }: Awaited<ReturnType<typeof openList>>,
) {
  const idle = () => page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  await page.getByRole('searchbox', { name: 'Search restaurants' }).focus();
  await page.evaluate(watchKeys);
  for (const word of WORDS) {
    for (const key of [...word, ...Array.from(word, () => 'Backspace')]) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await idle();
      await delay(pause);
    }
  }
  const { keys, lists } = await page.evaluate(() => window.probe);
  await close();
  return {
    target,
    CPU: speedOf(throttle),
    pause: pause === 0 ? 'none' : `${pause} ms`,
    keys: keys.length,
    'key p50 ms': at(keys, 0.5),
    'key p95 ms': at(keys, 0.95),
    'key max ms': at(keys, 1),
    'list p50 ms': lists.length > 0 ? at(lists, 0.5) : '',
    'list p95 ms': lists.length > 0 ? at(lists, 0.95) : '',
  };
}

async function scrolling(throttle: number) {
  const { page, close } = await openList(throttle, []);
  await page.mouse.move(640, 500);
  await page.evaluate(watchFrames);
  for (let turn = 0; turn < WHEEL_TURNS; turn += 1) await page.mouse.wheel(0, 400);
  const { frames } = await page.evaluate(() => window.probe);
  await close();
  const expected = frames.reduce((sum, ms) => sum + Math.max(1, Math.round(ms / FRAME_MS)), 0);
  return {
    CPU: speedOf(throttle),
    'frames expected': expected,
    dropped: expected - frames.length,
    'frame p50 ms': at(frames, 0.5),
    'frame p95 ms': at(frames, 0.95),
  };
}

const speedOf = (throttle: number) => (throttle === 1 ? 'full speed' : `${throttle}× slower`);

/** The quantile at `part` (0 to 1), with one decimal. */
function at(measured: number[], part: number): string {
  const sorted = measured.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(1);
}

try {
  const typed = [];
  const scrolled = [];
  for (const throttle of THROTTLES) {
    for (const pause of PAUSES) {
      typed.push(await typing('input field only', throttle, pause, await openField(throttle)));
      typed.push(await typing('restaurant list', throttle, pause, await openList(throttle, AT_ONCE)));
    }
    scrolled.push(await scrolling(throttle));
  }
  console.log(`\nTyping in the search field, ${ROWS} restaurants`);
  console.table(typed);
  console.log(`\nScrolling, ${ROWS} restaurants, ${WHEEL_TURNS} wheel events`);
  console.table(scrolled);
} finally {
  await stopAll();
  await rm(directory, { recursive: true, force: true });
}
