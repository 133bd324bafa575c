import { setTimeout } from 'node:timers/promises';
import type { Database } from '@saffron/db/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { programOf } from '../../../test/program.ts';
import { registered, startApp, type TestApp, Visitor } from '../../../test/start-app.ts';
import { createAccountLock } from '../../account-limits.ts';
import { createAccounts } from './service.ts';

let database: Database;
let app: TestApp;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await startApp({ database });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.deleteFrom('users').execute();
});

const email = 'boss@example.com';
const admins = () => database.db.selectFrom('users').where('role', '=', 'admin').select('username').execute();
const login = (username: string, password: string) =>
  new Visitor(app.url).send('POST', '/api/login', { username, password });

describe('the first admin', { tags: ['a3'] }, () => {
  it('has the configured password and no common one', async () => {
    expect(await app.services.accounts.ensureAdmin({ email, password: 'set by the operator' })).toBeNull();
    expect(await (await login(email, 'set by the operator')).json()).toMatchObject({ role: 'admin', isAdmin: true });
    for (const common of ['admin', 'password', 'changeme', 'saffron']) {
      expect((await login(email, common)).status).toBe(401);
    }
  });

  it('is created once by replicas that start concurrently', async () => {
    const replicas = Array.from({ length: 5 }, () =>
      createAccounts({ ...database, locked: createAccountLock(database.db), throttling: false, report: expect.fail }),
    );
    // The lock blocks writes until all replicas have seen that there is no admin.
    const made = await database.db.transaction().execute(async (trx) => {
      await sql`lock table users in share mode`.execute(trx);
      const starts = replicas.map((replica, index) =>
        replica.ensureAdmin({ email: `replica-${index}@example.com`, password: null }),
      );
      await setTimeout(500);
      return { starts: Promise.all(starts) };
    });
    const passwords = (await made.starts).filter((password) => password !== null);
    expect(passwords).toHaveLength(1);
    expect(passwords[0]?.length).toBeGreaterThanOrEqual(20);
    const [admin, ...others] = await admins();
    expect(others).toEqual([]);
    expect((await login(admin?.username ?? '', passwords[0] ?? '')).status).toBe(200);

    expect(await app.services.accounts.ensureAdmin({ email, password: 'another one' })).toBeNull();
    expect(await admins()).toEqual([admin]);
    expect((await login(email, 'another one')).status).toBe(401);
  });

  it('takes over an existing account with that address, without its password, sessions and access tokens', async () => {
    const squatter = await registered(app, { username: email, password: 'squatted' });
    const program = await programOf(squatter);
    expect((await program.send('GET', '/api/tags')).status).toBe(200);
    const password = await app.services.accounts.ensureAdmin({ email, password: null });
    expect(await squatter.trpc.accounts.me.query()).toBeNull();
    expect((await program.send('GET', '/api/tags')).status).toBe(401);
    expect((await login(email, 'squatted')).status).toBe(401);
    expect((await login(email, password ?? '')).status).toBe(200);
  });
});
