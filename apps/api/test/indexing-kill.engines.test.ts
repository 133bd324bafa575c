import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@saffron/db/client';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openTestDatabase } from './database.ts';
import { freePort } from './free-port.ts';
import { asAdmin, onlyNamespace, startPinecone } from './indexing.ts';
import { generateGuide } from './large-guide.ts';
import { Visitor } from './start-app.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const ADMIN = { username: 'admin@saffron.local', password: 'the first admin' };
const RESTAURANTS = 2000;
/** Records per round: four calls of 96. */
const BATCH = 384;

/** A database that several processes can open in turn. */
async function prepared() {
  const template = inject('template');
  const directory = await mkdtemp(join(tmpdir(), 'saffron-kill-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const database =
    'file' in template
      ? await openDatabase({ dataDir: join(directory, 'data'), template: template.file })
      : await openTestDatabase();
  const url = 'file' in template ? null : (database.pool.options.connectionString ?? '');
  await generateGuide(database.db, RESTAURANTS);
  await database.db.deleteFrom('index_states').execute();
  await database.close();
  return {
    env: url ? { DATABASE_URL: url } : { DATA_DIR: join(directory, 'data') },
    open: () => openDatabase(url ? { url } : { dataDir: join(directory, 'data') }),
    directory,
  };
}

async function startServer(cwd: string, settings: Record<string, string>) {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    THROTTLE: 'off',
    ADMIN_PASSWORD: ADMIN.password,
    ...settings,
  };
  const server = spawn(process.execPath, [MAIN], { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void server.kill('SIGKILL'));
  let said = '';
  server.stdout.on('data', (bytes: Buffer) => {
    said += bytes.toString();
  });
  await expect.poll(() => said, { timeout: 25_000 }).toMatch(/Saffron is at/);
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, end };
}

test('the next server continues a full run after a kill and indexes each restaurant once', {
  tags: ['timing', 'long'],
  timeout: 90_000,
}, async () => {
  const pinecone = await startPinecone();
  const { env, open, directory } = await prepared();
  const settings = { ...env, ...pinecone.env };
  pinecone.trouble('upsert', { slow: 100 });
  const first = await startServer(directory, settings);
  await expect.poll(() => pinecone.upserts.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(5);
  await first.end('SIGKILL');
  expect(pinecone.upserts.flatMap((upsert) => upsert.ids).length).toBeLessThan(RESTAURANTS);

  const second = await startServer(directory, settings);
  const admin = new Visitor(second.url);
  await admin.send('POST', '/api/login', ADMIN);
  // On PostgreSQL the run is taken over only after the heartbeat of the killed server expires.
  const status = await asAdmin(admin).untilIndexed(60_000);
  expect(status).toMatchObject({ successCount: RESTAURANTS, failedCount: 0, errors: [] });
  await second.end('SIGTERM');

  const ids = pinecone.upserts.flatMap((upsert) => upsert.ids);
  expect(new Set(ids).size).toBe(RESTAURANTS);
  // Records in flight at the kill are sent twice.
  expect(ids.length - RESTAURANTS).toBeLessThanOrEqual(BATCH);
  expect(await onlyNamespace(pinecone)).toHaveLength(RESTAURANTS);
  const { db, close } = await open();
  expect(await db.selectFrom('index_runs').select(['id', 'error']).execute()).toEqual([{ id: 1, error: null }]);
  await close();
});
