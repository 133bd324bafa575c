// @module-tag long
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@saffron/db/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabaseCopy } from './database.ts';
import { freePort } from './free-port.ts';
import { ServerProcess } from './server-process.ts';
import { registered } from './start-app.ts';

/** A position as a browser tells it. */
const HERE = { latitude: 47.1122334455, longitude: 8.9988776655 };
const DIGITS = /\b47\.1122|\b8\.9988|1122334455|9988776655/;
const METRICS_TOKEN = 'metrics-token-of-this-test';

let directory: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'saffron-position-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

/** Every row of every table, as text. */
async function everyRow(url: string): Promise<string[]> {
  const database = await openDatabase({ url });
  const { db } = database;
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db);
  const rows: string[] = [];
  for (const { name } of tables.rows) {
    const found = await sql<{ text: string }>`select t::text as text from ${sql.raw(name)} as t`.execute(db);
    rows.push(...found.rows.map(({ text }) => `${name}: ${text}`));
  }
  await database.close();
  return rows;
}

test('the position of a user is in no URL, log line, metric or row', { tags: ['a48'], timeout: 60_000 }, async () => {
  const url = await createDatabaseCopy();
  const port = String(await freePort());
  const settings = { PORT: port, DATABASE_URL: url, LOG_LEVEL: 'debug', METRICS_TOKEN };
  const server = await new ServerProcess(directory, settings).ready();
  const address = `http://127.0.0.1:${port}`;
  const diner = await registered({ url: address });
  const requests: { method: string; url: string }[] = [];
  const send = diner.fetch;
  diner.fetch = (path, init) => {
    requests.push({ method: init?.method ?? 'GET', url: String(path) });
    return send(path, init);
  };
  const { guide } = diner.trpc;

  const nearest = { sort: 'distance', near: HERE, limit: 1 } as const;
  const { nextCursor } = await guide.page.query(nearest);
  await guide.page.query({ ...nearest, cursor: nextCursor });
  await expect(guide.page.query({ ...nearest, cursor: 'wrong' })).rejects.toThrow();
  await expect(guide.page.query({ near: { ...HERE, longitude: 8998.8776655 } })).rejects.toThrow();
  expect(requests).toHaveLength(4);
  for (const request of requests) expect(request).toEqual({ method: 'POST', url: expect.not.stringMatching(DIGITS) });

  // Other clients may put it into a URL. Neither that nor an unexpected error of the database reaches the log.
  const query = encodeURIComponent(JSON.stringify(nearest));
  expect((await diner.send('GET', `/trpc/guide.page?input=${query}`)).status).toBe(200);
  expect((await diner.send('GET', `/trpc/nothing?input=${query}`)).status).toBe(404);
  const broken = await openDatabase({ url });
  await sql`alter table restaurants_saffron rename column latitude to gone`.execute(broken.db);
  await expect(guide.page.query(nearest)).rejects.toMatchObject({ data: { error: 'unexpected' } });
  await broken.close();

  const metrics = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const measured = await metrics.text();
  expect(measured).toContain('/trpc/guide.page');
  expect(measured).not.toMatch(DIGITS);
  expect(await server.stop('SIGTERM')).toBe(0);

  expect(server.output).toContain('"route":"/trpc/guide.page"');
  expect(server.output).toContain('unexpected error');
  expect(server.output).not.toMatch(DIGITS);
  const rows = await everyRow(url);
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((row) => DIGITS.test(row))).toEqual([]);
});
