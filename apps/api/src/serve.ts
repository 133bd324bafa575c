import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@saffron/db/client';
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

/** A reply whose writer gave no sign for this long is taken for interrupted, in seconds. */
const DEAD_AFTER = 30;
const REAP_EVERY_MS = 10_000;
const SWEEP_EVERY_MS = 60 * 60_000;
/** How often a database that is not there yet is asked again. */
const ASK_EVERY_MS = 250;

/** Says what happens; a first start may take seconds. */
const step = (text: string) => console.log(text);

/**
 * Serves until SIGINT or SIGTERM, which end the process with 0. It listens before the database is there, and takes work in afterwards.
 *
 * @throws when the port is taken (EADDRINUSE), or the database refuses what a start needs
 */
export async function serve(env: Env, database: Database): Promise<void> {
  step(
    database.embedded ? `Database: embedded, in ${env.DATA_DIR} (a loss of power can lose data)` : 'Database: server',
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

  await app.listen({ port: env.PORT, host: env.HOST });
  stopOnSignals({
    lifecycle,
    services,
    drainSeconds: env.DRAIN_SECONDS,
    close: () => app.close().then(() => database.close()),
    // It ends the process: its place in the code is wanted, whatever it was.
    report: (error) => app.log.error({ err: error }, 'unexpected error'),
  });
  await onceReachable(() => prepare(env, database, services));
  setInterval(() => void services.chat.reap(DEAD_AFTER).catch(report), REAP_EVERY_MS);
  setInterval(() => void services.accounts.sweep().catch(report), SWEEP_EVERY_MS);
  lifecycle.ready();
  step(`Saffron is at ${env.PUBLIC_URL ?? app.listeningOrigin}`);
  services.catalogue.watch();
  services.indexing.watch();
}

async function prepare(env: Env, database: Database, { accounts, chat }: Services): Promise<void> {
  const added = await prepareDatabase(database, env.GUIDE);
  if (added > 0) step(`Guide: ${added} demo restaurants`);
  const password = await accounts.ensureAdmin({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD ?? null });
  if (password) step(`First admin: ${env.ADMIN_EMAIL}, password ${password} (shown this once)`);
  // Nobody else writes into an embedded database: what its last process left unfinished stays so.
  await chat.reap(database.embedded ? 0 : DEAD_AFTER);
  await accounts.sweep();
}

/** Tries again for as long as the database cannot be reached. */
async function onceReachable(work: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (toProblem(error).code !== 'unavailable') throw error;
      if (tries === 0) step('The database cannot be reached yet; waiting for it.');
      await delay(ASK_EVERY_MS);
    }
  }
}
