import type { Database } from '@saffron/db/client';
import { buildApp } from './app.ts';
import type { Env } from './env.ts';
import type { Accounts } from './features/accounts/service.ts';
import { createWriter } from './features/assistant/choose-writer.ts';
import { prepareDatabase } from './prepare-database.ts';
import { createServices } from './services.ts';

/** A reply whose writer gave no sign for this long is taken for interrupted, in seconds. */
const DEAD_AFTER = 30;
const REAP_EVERY_MS = 10_000;

/** Says what happens; a first start may take seconds. */
const step = (text: string) => console.log(text);

/**
 * Serves until SIGINT or SIGTERM, which end the process with 0.
 *
 * @throws when the port is taken (EADDRINUSE)
 */
export async function serve(env: Env, database: Database): Promise<void> {
  step(
    database.embedded ? `Database: embedded, in ${env.DATA_DIR} (a loss of power can lose data)` : 'Database: server',
  );
  const added = await prepareDatabase(database, env.GUIDE);
  if (added > 0) step(`Guide: ${added} demo restaurants`);

  let report = (error: unknown) => console.error(error);
  const services = createServices({
    database,
    writer: createWriter(env),
    throttling: env.THROTTLE === 'on',
    google: env.GOOGLE_CLIENT_ID !== undefined,
    report: (error) => report(error),
  });
  const app = await buildApp({ env, services });
  report = (error) => app.log.error({ err: error }, 'unexpected error');

  await announceAdmin(services.accounts, env);
  // Nobody else writes into an embedded database: what its last process left unfinished stays so.
  await services.chat.reap(database.embedded ? 0 : DEAD_AFTER);
  const reaping = setInterval(() => void services.chat.reap(DEAD_AFTER).catch(report), REAP_EVERY_MS);

  await app.listen({ port: env.PORT, host: env.HOST });
  step(`Saffron is at ${env.PUBLIC_URL ?? app.listeningOrigin}`);

  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    clearInterval(reaping);
    await Promise.all([services.chat.close(), services.indexing.close()]);
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}

async function announceAdmin(accounts: Accounts, env: Env): Promise<void> {
  const password = await accounts.ensureAdmin({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD ?? null });
  if (password) step(`First admin: ${env.ADMIN_EMAIL}, password ${password} (shown this once)`);
}
