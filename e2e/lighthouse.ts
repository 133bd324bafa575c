// Runs Lighthouse on the main screens and takes the median; exits with 1 if a score is below its goal, or a text comes too late.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse, { desktopConfig, type RunnerResult } from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumPath } from './chromium.ts';
import { startServer } from './start-server.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const RUNS = Number(values.runs);
const GOALS = { desktop: 0.95, mobile: 0.95 };
/** For the largest text, in milliseconds. */
const LCP_MAX = 1500;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const FIGURES = { LCP: 'largest-contentful-paint', TBT: 'total-blocking-time', CLS: 'cumulative-layout-shift' };

type Form = keyof typeof GOALS;
type Row = Record<string, string | number>;
interface Audited {
  path: string;
  form: Form;
  result: RunnerResult['lhr'];
}

const { url, stop } = await startServer();
const profile = mkdtempSync(join(tmpdir(), 'saffron-lighthouse-'));
const port = await freePort();
// Lighthouse opens its own pages in this browser and shares its cookies.
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: await chromiumPath(),
  args: [`--remote-debugging-port=${port}`],
  baseURL: url,
});

const audited: Audited[] = [];
try {
  for (const path of ['/', '/login']) await auditBoth(path);
  await signUp();
  for (const path of ['/home', '/list', await restaurantPath()]) await auditBoth(path);
} finally {
  await browser.close();
  await stop();
  rmSync(profile, { recursive: true, force: true });
}
console.table(audited.map(row));
const missed = audited.flatMap(misses);
for (const line of missed) console.log(line);
process.exitCode = missed.length > 0 ? 1 : 0;

async function signUp(): Promise<void> {
  const account = { username: 'diner@example.com', password: 'a good password', confirmPassword: 'a good password' };
  const registered = await browser.request.post('/api/register', { data: account });
  if (!registered.ok()) throw new Error(`register: ${registered.status()}`);
  await browser.request.post('/api/user/name', { data: { name: 'Ada' } });
}

async function restaurantPath(): Promise<string> {
  const response = await browser.request.get('/api/restaurants');
  const [first]: { id: number }[] = await response.json();
  return `/restaurants/${first?.id}`;
}

async function auditBoth(path: string): Promise<void> {
  for (const form of ['desktop', 'mobile'] as const) audited.push({ path, form, result: await audit(path, form) });
}

/** The run with the median performance score. */
async function audit(path: string, form: Form): Promise<Audited['result']> {
  const results: Audited['result'][] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const flags = { port, onlyCategories: CATEGORIES, logLevel: 'error' as const };
    const ran = await lighthouse(new URL(path, url).href, flags, form === 'desktop' ? desktopConfig : undefined);
    if (!ran) throw new Error(`${path}: Lighthouse gave no result`);
    if (new URL(ran.lhr.finalDisplayedUrl).pathname !== path) throw new Error(`${path} led elsewhere`);
    results.push(ran.lhr);
  }
  const sorted = results.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'));
  const middle = sorted[Math.floor(RUNS / 2)];
  if (!middle) throw new Error('no run');
  return middle;
}

function score(result: Audited['result'], category: string): number {
  return result.categories[category]?.score ?? 0;
}

function row({ path, form, result }: Audited): Row {
  const scores = CATEGORIES.map((category) => [category, Math.round(score(result, category) * 100)]);
  const figures = Object.entries(FIGURES).map(([name, audit]) => [name, result.audits[audit]?.displayValue ?? '']);
  return { path, form, ...Object.fromEntries(scores), ...Object.fromEntries(figures) };
}

/** The scores below the goal and the audits that lowered them, and a late largest text. */
function misses({ path, form, result }: Audited): string[] {
  const lcp = result.audits[FIGURES.LCP];
  const late = (lcp?.numericValue ?? 0) > LCP_MAX ? [`${path}, ${form}: LCP ${lcp?.displayValue}`] : [];
  const low = CATEGORIES.filter((category) => score(result, category) < GOALS[form]).map((category) => {
    const down = result.categories[category]?.auditRefs
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} (${result.audits[id]?.displayValue ?? 'failed'})`);
    return `${path}, ${form}: ${category} is below ${GOALS[form] * 100}: ${down?.join(', ')}`;
  });
  return [...late, ...low];
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
