import { type Database, openDatabase } from '@saffron/db/client';
import { sql } from 'kysely';
import { FakeAnthropic } from '../../fakes/anthropic.ts';
import { startPostgres } from '../../postgres.ts';
import { startTopology } from '../../topology.ts';
import { TcpProxy } from '../tcp-proxy.ts';
import { randomRun } from './run.ts';

/** Longer than it takes to reap a reply with a stale heartbeat. */
const REAPED_WITHIN_MS = 60_000;

/** The random run on two replica processes, with kills. Prints figures and sets the exit code on violations. */
export async function longRandomRun({ minutes, seed }: { minutes: number; seed: number }): Promise<void> {
  const postgres = await startPostgres();
  await postgres.createDatabase('random');
  const direct = postgres.urlOf('random');
  const proxy = await new TcpProxy(Number(new URL(direct).port)).start();
  const url = new URL(direct);
  Object.assign(url, { hostname: '127.0.0.1', port: String(proxy.port) });
  const anthropic = await new FakeAnthropic({ pace: 5 }).start();
  const topology = await startTopology({
    databaseUrl: url.href,
    env: { ANTHROPIC_API_KEY: 'sk-test', ANTHROPIC_BASE_URL: anthropic.url, THROTTLE: 'off', LOG_LEVEL: 'error' },
  });
  const database = await openDatabase({ url: direct });
  const [first = '', ...others] = topology.replicas.map((replica) => replica.url);
  const end = Date.now() + minutes * 60_000;
  let kills = 0;
  console.log(`seed ${seed}, ${minutes} minutes`);

  const journal = await randomRun({
    seed,
    diners: 8,
    limitUpTo: 1_000_000 * minutes,
    shouldContinue: () => Date.now() < end,
    urls: [first, ...others],
    anthropic,
    proxy,
    killReplica: () => topology.restart(kills++ % topology.replicas.length, 'SIGKILL'),
    database,
    setLimit: async (userId, limit) => {
      await database.db.updateTable('users').set({ token_limit: limit }).where('id', '=', userId).execute();
    },
    waitUntilSettled: async () => {
      const late = Date.now() + REAPED_WITHIN_MS;
      while ((await unfinished(database)) > 0 && Date.now() < late) await new Promise((next) => setTimeout(next, 250));
    },
  });

  const { rows } = await sql<{ recorded: number }>`
    select coalesce(sum(input_tokens + output_tokens), 0)::int as recorded from token_ledger`.execute(database.db);
  const billed = anthropic.billed.input + anthropic.billed.output;
  console.table(journal.counts);
  console.log(`${journal.asks.length} messages, ${rows[0]?.recorded} tokens recorded, ${billed} billed`);
  console.log(journal.violations.length === 0 ? 'No violation.' : journal.violations.join('\n'));
  const logged = topology.replicas.map(
    (replica) => replica.process.output.match(/"msg":"unexpected error"/g)?.length ?? 0,
  );
  console.log(`errors in the logs of the replicas as they are now: ${logged.join(', ')}`);
  process.exitCode = journal.violations.length === 0 ? 0 : 1;
  await topology.stop();
  await Promise.all([database.close(), anthropic.stop(), proxy.stop()]);
  await postgres.stop();
}

/** Counts replies whose reservation is not settled. */
async function unfinished({ db }: Database): Promise<number> {
  return (await db.selectFrom('token_ledger').select('chat_id').where('settled_at', 'is', null).execute()).length;
}
