import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@saffron/db/client';
import { checkpoint, vacuum } from '@saffron/db/upkeep';
import { buildApp } from './app.ts';
import type { Env } from './env.ts';
import { toProblem } from './errors.ts';
import { createWriter } from './features/assistant/choose-writer.ts';
import { pineconeSettings } from './features/indexing/pinecone/settings.ts';
import { type Report, reportTo } from './ops/log-error.ts';
import { measureProcess } from './ops/metrics.ts';
import { createOperations } from './ops/operations.ts';
import { prepareDatabase } from './prepare-database.ts';
import { createServices, type Services } from './services.ts';
import { stopOnSignals } from './shutdown.ts';

/** Seconds without a heartbeat after which a reply counts as interrupted. */
const STALE_AFTER = 30;
const REAP_EVERY_MS = 10_000;
const COLLECT_EVERY_MS = 10_000;
/** Messages whose words are collected at a time. */
const WORDS_AT_ONCE = 500;
const SWEEP_EVERY_MS = 60 * 60_000;
/** Of the embedded database. Somebody who writes all the time fills some hundred megabytes of its log meanwhile. */
const CHECKPOINT_EVERY_MS = 60_000;
/** Retry interval while the database is unreachable at start. */
const RETRY_EVERY_MS = 250;

/** Prints a startup message. */
const print = (text: string) => console.log(text);

/**
 * Serves until SIGINT or SIGTERM, after which the process exits with 0. Listens at once and accepts requests when the
 * database is ready.
 *
 * @throws if the port is in use (EADDRINUSE) or the database rejects a migration
 */
export async function serve(env: Env, database: Database): Promise<void> {
  print(
    database.embedded
      ? `Database: embedded, in ${env.DATA_DIR} (may lose recent writes in a power failure)`
      : 'Database: PostgreSQL server',
  );
  let report: Report = (error) => console.error(error);
  const operations = createOperations(database);
  const { lifecycle, metrics } = operations;
  const services = createServices({
    database,
    writer: createWriter(env),
    throttling: env.THROTTLE === 'on',
    google: env.GOOGLE_CLIENT_ID !== undefined,
    pinecone: pineconeSettings(env),
    metrics,
    report: (error, about) => report(error, about),
  });
  measureProcess(metrics, { pool: database.pool, index: services.indexing.status });
  const app = await buildApp({ env, services, operations });
  report = reportTo(app.log);

  stopOnSignals({
    lifecycle,
    services,
    drainSeconds: env.DRAIN_SECONDS,
    close: () => app.close().then(() => database.close()),
    // Logged in full, since this error ends the process.
    report: (error) => app.log.error({ err: error }, 'unexpected error'),
  });
  try {
    await app.listen({ port: env.PORT, host: env.HOST });
    await untilReachable(() => prepare(env, database, services));
  } catch (error) {
    // A shutdown has closed the server and the database.
    if (!lifecycle.isDraining) throw error;
  }
  if (lifecycle.isDraining) return;
  const every = (milliseconds: number, work: () => Promise<unknown>) =>
    setInterval(() => void (lifecycle.isDraining || work().catch(report)), milliseconds);
  every(REAP_EVERY_MS, () => services.chat.reap(STALE_AFTER));
  every(COLLECT_EVERY_MS, () => services.chat.collectWords(WORDS_AT_ONCE));
  every(SWEEP_EVERY_MS, async () => {
    await services.accounts.sweep();
    if (database.embedded) await vacuum(database.db);
  });
  if (database.embedded) every(CHECKPOINT_EVERY_MS, () => checkpoint(database.db));
  lifecycle.ready();
  print(`Saffron is at ${env.PUBLIC_URL ?? app.listeningOrigin}`);
  services.catalogue.watch();
  services.indexing.watch();
}

async function prepare(env: Env, database: Database, { accounts, chat }: Services): Promise<void> {
  const added = await prepareDatabase(database, env.GUIDE);
  if (added > 0) print(`Guide: ${added} demo restaurants`);
  const password = await accounts.ensureAdmin({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD ?? null });
  if (password) print(`First admin: ${env.ADMIN_EMAIL}, password ${password} (shown only once)`);
  // An embedded database has a single writer: any reply of an earlier process is interrupted.
  await chat.reap(database.embedded ? 0 : STALE_AFTER);
  await accounts.sweep();
}

/** Retries while the database is unreachable, or cannot save anything. */
async function untilReachable(work: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (toProblem(error).code !== 'unavailable') throw error;
      if (tries === 0) print('The database is not ready yet. Retrying until it is.');
      await delay(RETRY_EVERY_MS);
    }
  }
}
