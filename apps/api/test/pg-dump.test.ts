import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from './free-port.ts';
import { INSTALLED_POSTGRES, startInstalledPostgres } from './installed-postgres.ts';
import { entriesOf, lastOf, readAll } from './replies.ts';
import { ServerProcess } from './server-process.ts';
import { registered } from './start-app.ts';

const SOUP = 'Soup near the harbour? 🍲';
let directory: string;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'saffron-dump-'));
  // Where root runs the tests, pg_dump runs as another user.
  chmodSync(directory, 0o777);
});
afterAll(() => rmSync(directory, { recursive: true }));

async function startPostgres() {
  const postgres = await startInstalledPostgres();
  onTestFinished(() => postgres.stop());
  return postgres;
}

async function startServer(port: number, databaseUrl: string): Promise<ServerProcess> {
  const server = new ServerProcess(directory, { PORT: String(port), DATABASE_URL: databaseUrl });
  onTestFinished(async () => void (await server.stop('SIGKILL')));
  return server.ready();
}

test('a dump of a running server replaces the database of its own server, and is restored to a new one', {
  tags: ['long', 'b-restore'],
  timeout: 300_000,
}, async ({ skip }) => {
  skip(INSTALLED_POSTGRES === null, 'This machine has no PostgreSQL with pg_dump.');
  const dump = join(directory, 'saffron.dump');
  const port = await freePort();
  const postgres = await startPostgres();
  await postgres.run('createdb', '--maintenance-db', postgres.urlOf('postgres'), 'saffron');
  const server = await startServer(port, postgres.urlOf('saffron'));
  const diner = await registered({ url: `http://127.0.0.1:${port}` });
  const say = async (message: string, sessionId: number | null = null) =>
    lastOf(await readAll(await diner.trpc.chat.send.mutate({ message, sessionId })));
  expect(await say(SOUP)).toMatchObject({ type: 'final', status: 'complete' });
  await postgres.run('pg_dump', '--format=custom', `--file=${dump}`, postgres.urlOf('saffron'));
  expect(await say('After the dump')).toMatchObject({ type: 'final', status: 'complete' });
  expect(await server.stop('SIGTERM')).toBe(0);

  for (const target of [postgres, await startPostgres()]) {
    await target.run('pg_restore', '--clean', '--create', '--if-exists', '--dbname', target.urlOf('postgres'), dump);
    const restored = await startServer(port, target.urlOf('saffron'));
    const sessions = await diner.trpc.chat.sessions.query();
    expect(sessions).toHaveLength(1);
    const sessionId = sessions[0]?.id ?? 0;
    expect(await entriesOf(diner, sessionId)).toMatchObject([{ message: SOUP }]);
    expect(await say('Something cheaper', sessionId)).toMatchObject({ type: 'final', status: 'complete' });
    expect(await restored.stop('SIGTERM')).toBe(0);
  }
});
