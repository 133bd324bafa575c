import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from './client.ts';

test('while an embedded database works, everything else goes on', {
  tags: ['timing', 'long', 'b-event-loop'],
  timeout: 30_000,
}, async () => {
  const database = await openDatabase({ dataDir: null });
  let turns = 0;
  let done = false;
  const query = database.pool.query('select count(*)::int as rows from generate_series(1, 500000)').finally(() => {
    done = true;
  });
  while (!done) {
    await delay(1);
    turns += 1;
  }
  expect((await query).rows).toEqual([{ rows: 500_000 }]);
  // In the main thread, the query would block this timer.
  expect(turns).toBeGreaterThan(5);
  await database.close();
});

test('while answers take as long to process as the next ones to arrive, everything else has its turns', {
  tags: ['b-event-loop'],
  timeout: 30_000,
}, async () => {
  const database = await openDatabase({ dataDir: null });
  // Connects.
  await sql`select 1`.execute(database.db);
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const process = () => {
    const from = performance.now();
    while (performance.now() - from < 5);
  };
  await Promise.all(Array.from({ length: 50 }, () => sql`select 1`.execute(database.db).then(process)));
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(50);
  await database.close();
});
