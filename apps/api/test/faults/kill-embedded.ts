import assert from 'node:assert/strict';
import { freePort } from '../free-port.ts';
import { ServerProcess } from '../server-process.ts';
import { registered, type Visitor } from '../start-app.ts';

/** When to kill a server with the embedded database. */
interface Plan {
  dataDir: string;
  kills: number;
  /** Acknowledged writes before each kill; others are in flight. */
  writesBetween: number;
}

/** Concurrent writers. */
const WRITERS = 4;

/**
 * Repeatedly kills a server (SIGKILL) during writes and restarts it on the same files.
 *
 * @returns the number of acknowledged writes
 * @throws when one of them is lost
 */
export async function killRepeatedly({ dataDir, kills, writesBetween }: Plan): Promise<number> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = () =>
    new ServerProcess(dataDir, { PORT: String(port), DATA_DIR: dataDir, THROTTLE: 'off', GUIDE: 'empty' }).ready();
  const acknowledged: number[] = [];
  let server = await start();
  const visitor = await registered({ url });
  for (let kill = 0; kill < kills; kill++) {
    const wanted = acknowledged.length + writesBetween;
    const reached = Promise.withResolvers<void>();
    const writing = Array.from({ length: WRITERS }, async () => {
      for (;;) {
        const id = await write(visitor).catch(() => null);
        if (id === null) return;
        acknowledged.push(id);
        if (acknowledged.length === wanted) reached.resolve();
      }
    });
    await reached.promise;
    await server.stop('SIGKILL');
    await Promise.all(writing);
    server = await start();
    const kept = new Set((await visitor.trpc.chat.sessions.query()).map(({ id }) => id));
    assert.deepEqual(
      acknowledged.filter((id) => !kept.has(id)),
      [],
      `lost by kill ${kill + 1}`,
    );
  }
  assert.equal(await server.stop('SIGTERM'), 0);
  return acknowledged.length;
}

async function write(visitor: Visitor): Promise<number> {
  const { id } = await visitor.trpc.chat.createSession.mutate({ title: 'Kept' });
  return id;
}

/**
 * Kills a server during its first start, once `after` resolves, and starts it again.
 *
 * @throws when the second start does not accept writes
 */
export async function killFirstStart(
  dataDir: string,
  after: (server: ServerProcess) => Promise<unknown>,
): Promise<void> {
  const port = await freePort();
  const settings = { PORT: String(port), DATA_DIR: dataDir, THROTTLE: 'off' };
  const first = new ServerProcess(process.cwd(), settings);
  await after(first);
  await first.stop('SIGKILL');
  const second = await new ServerProcess(process.cwd(), settings).ready();
  const visitor = await registered({ url: `http://127.0.0.1:${port}` });
  assert.ok((await visitor.trpc.guide.page.query({})).total > 0);
  assert.equal(await second.stop('SIGTERM'), 0);
}
