import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registered, startApp, type TestApp, Visitor } from '../../../test/start-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(async () => {
  expect(app.unexpected).toEqual([]);
  await app.close();
});

const rowOf = (username: string) =>
  app.database.db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirst();

/** Another browser with a copy of a visitor's cookies. */
function thiefOf(visitor: Visitor): Visitor {
  const thief = new Visitor(visitor.url);
  for (const [name, value] of visitor.cookies) thief.cookies.set(name, value);
  return thief;
}

/** The names of the tables that have this text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await app.database.db.introspection.getTables();
  expect(tables.length).toBeGreaterThan(5);
  const found: string[] = [];
  for (const { schema = 'public', name } of tables) {
    const rows = sql`select 1 from ${sql.table(`${schema}.${name}`)} as row where strpos(row::text, ${text}) > 0`;
    if ((await rows.execute(app.database.db)).rows.length > 0) found.push(name);
  }
  return found;
}

const sessionsOf = (userId: number) => app.database.db.selectFrom('auth_sessions').where('user_id', '=', userId);

describe('the current user', () => {
  it('is the same from register, login and me, and null when signed out', async () => {
    const visitor = new Visitor(app.url);
    expect(await visitor.trpc.accounts.me.query()).toBeNull();
    const input = { username: '  Mary.Ann-Lee@Example.COM ', password: 'secret', confirmPassword: 'secret' };
    const user = await visitor.trpc.accounts.register.mutate(input);
    expect(user).toEqual({
      id: user.id,
      username: 'mary.ann-lee@example.com',
      name: null,
      displayName: 'Mary Ann Lee',
      role: 'user',
      isAdmin: false,
      isReviewer: false,
    });
    expect(await visitor.trpc.accounts.me.query()).toEqual(user);
    await visitor.trpc.accounts.logout.mutate();
    expect(await visitor.trpc.accounts.me.query()).toBeNull();
    const login = { username: 'MARY.ann-lee@example.com', password: 'secret' };
    expect(await visitor.trpc.accounts.login.mutate(login)).toEqual(user);
  });

  it('can set a name', async () => {
    const visitor = await registered(app, { name: '' });
    expect(await visitor.trpc.accounts.setName.mutate({ name: '  Zoë ' })).toMatchObject({
      name: 'Zoë',
      displayName: 'Zoë',
    });
    await expect(new Visitor(app.url).trpc.accounts.setName.mutate({ name: 'Zoë' })).rejects.toMatchObject({
      data: { error: 'signed_out', httpStatus: 401 },
    });
  });

  it('has the current role from the database at each request', async () => {
    const visitor = await registered(app);
    const become = (role: 'user' | 'reviewer' | 'admin') =>
      app.database.db.updateTable('users').set({ role }).where('id', '=', visitor.id).execute();
    await become('reviewer');
    expect(await visitor.trpc.accounts.isReviewer.query()).toEqual({ isReviewer: true });
    expect(await visitor.trpc.accounts.isAdmin.query()).toEqual({ isAdmin: false });
    await become('admin');
    expect(await visitor.trpc.accounts.isReviewer.query()).toEqual({ isReviewer: false });
    expect(await visitor.trpc.accounts.isAdmin.query()).toEqual({ isAdmin: true });
    await become('user');
    expect(await visitor.trpc.accounts.me.query()).toMatchObject({ role: 'user', isAdmin: false, isReviewer: false });
  });
});

describe('registration with forged fields', { tags: ['a1'] }, () => {
  const forged = {
    role: 'admin',
    tokenLimit: 1e9,
    token_limit: 1e9,
    id: 1,
    isAdmin: true,
    email_verified_at: '2020-01-01',
  };

  it('ignores them over REST', async () => {
    const username = 'forger@example.com';
    const body = { username, password: 'secret', confirmPassword: 'secret', ...forged };
    const response = await new Visitor(app.url).send('POST', '/api/register', body);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ role: 'user', isAdmin: false });
    expect(await rowOf(username)).toMatchObject({ role: 'user', token_limit: null, email_verified_at: null });
    expect((await rowOf(username))?.id).not.toBe(1);
  });

  it('refuses them over tRPC', async () => {
    const username = 'trpc-forger@example.com';
    const input = { username, password: 'secret', confirmPassword: 'secret', ...forged };
    await expect(new Visitor(app.url).trpc.accounts.register.mutate(input)).rejects.toMatchObject({
      data: { error: 'bad_input' },
    });
    expect(await rowOf(username)).toBeUndefined();
  });
});

describe('password hashes', { tags: ['a2'] }, () => {
  it('are not in any account response', async () => {
    const visitor = await registered(app, { username: 'hashless@example.com', password: 'secret!' });
    const answers = [
      await visitor.send('GET', '/api/user'),
      await visitor.send('POST', '/api/user/name', { name: 'H' }),
      await visitor.send('POST', '/api/login', { username: 'hashless@example.com', password: 'secret!' }),
      await visitor.send('POST', '/api/login', { username: 'hashless@example.com', password: 'wrong' }),
      await visitor.send('GET', '/trpc/accounts.me'),
      await visitor.send('POST', '/trpc/accounts.setName', { name: 'H' }),
    ];
    const hash = (await rowOf('hashless@example.com'))?.password_hash ?? '';
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    for (const answer of answers) {
      const body = await answer.text();
      expect(body).not.toContain('argon2');
      expect(body).not.toMatch(/"\w*(hash|password)\w*":/i);
    }
  });
});

describe('passwords are not altered', { tags: ['a9'] }, () => {
  it.each([
    ['differ at byte 75', `${'x'.repeat(74)}a`, `${'x'.repeat(74)}b`],
    ['differ at the last of 256 characters', `${'y'.repeat(255)}a`, `${'y'.repeat(255)}b`],
    ['differ in case', 'Secret', 'secret'],
    ['differ by a space at the end', 'secret ', 'secret'],
    ['differ after a NUL', 'secret\0a', 'secret\0b'],
    ['differ by an accent', 'pässwörd🍽️', 'password🍽️'],
  ])('distinguishes two that %s', async (what, password, other) => {
    const username = `${createHash('md5').update(what).digest('hex')}@example.com`;
    await registered(app, { username, password });
    const visitor = new Visitor(app.url);
    expect((await visitor.send('POST', '/api/login', { username, password: other })).status).toBe(401);
    expect((await visitor.send('POST', '/api/login', { username, password })).status).toBe(200);
  });

  it.each([
    ['too short', '12345', 'Password must be at least 6 characters'],
    ['too long', 'x'.repeat(257), 'Password must be at most 256 characters'],
  ])('refuses one that is %s', async (_what, password, sentence) => {
    const body = { username: 'length@example.com', password, confirmPassword: password };
    const response = await new Visitor(app.url).send('POST', '/api/register', body);
    expect([response.status, await response.text()]).toEqual([400, sentence]);
  });
});

describe('cookies', { tags: ['a10'] }, () => {
  it('are Secure, HttpOnly, SameSite=Lax and host-only for https', async () => {
    const secure = await startApp({ env: { PUBLIC_URL: 'https://saffron.example' }, database: app.database });
    const body = { username: 'cookies@example.com', password: 'secret', confirmPassword: 'secret' };
    const response = await new Visitor(secure.url, secure.origin).send('POST', '/api/register', body);
    await secure.close();
    const lines = response.headers.getSetCookie();
    expect(lines.map((line) => line.split('=')[0]).sort()).toEqual(['__Host-saffron', '__Host-saffron-device']);
    for (const line of lines) {
      expect(line).toMatch(/; Path=\/(;|$)/);
      for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax']) expect(line).toContain(`; ${attribute}`);
      expect(line).not.toMatch(/; Domain=/i);
    }
  });

  it('are not Secure on http, where Safari would drop them', async () => {
    const body = { username: 'plain-cookies@example.com', password: 'secret', confirmPassword: 'secret' };
    const lines = (await new Visitor(app.url).send('POST', '/api/register', body)).headers.getSetCookie();
    expect(lines.map((line) => line.split('=')[0]).sort()).toEqual(['saffron', 'saffron-device']);
    for (const line of lines) expect(line).not.toContain('Secure');
  });
});

describe('a copy of the database', { tags: ['a11'] }, () => {
  it('contains no token, only its hash', async () => {
    const visitor = await registered(app);
    const token = visitor.cookies.get('saffron') ?? '';
    const rows = await sessionsOf(visitor.id).selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.token_hash).toBe(createHash('sha256').update(token).digest('hex'));

    const thief = new Visitor(app.url);
    thief.cookies.set('saffron', rows[0]?.token_hash ?? '');
    expect(await thief.trpc.accounts.me.query()).toBeNull();
  });

  it('contains no token in any table', async () => {
    const visitor = await registered(app);
    const token = visitor.cookies.get('saffron') ?? '';
    const hash = createHash('sha256').update(token).digest('hex');
    expect(await tablesWith(hash)).toEqual(['auth_sessions']);
    expect(await tablesWith(token)).toEqual([]);
  });
});

describe('session fixation', { tags: ['a12'] }, () => {
  it('is prevented by a new token at each sign-in, which ends the previous session', async () => {
    const attacker = await registered(app);
    const { username, password } = await registered(app);
    const victim = thiefOf(attacker);
    await victim.send('POST', '/api/login', { username, password });
    expect(victim.cookies.get('saffron')).not.toBe(attacker.cookies.get('saffron'));
    expect(await attacker.trpc.accounts.me.query()).toBeNull();
    expect((await victim.trpc.accounts.me.query())?.username).toBe(username);
  });

  it('and by tokens of 200 random bits', async () => {
    const [one, other] = [await registered(app), await registered(app)];
    // 25 bytes from a secure random source, in base 32.
    for (const { cookies } of [one, other]) expect(cookies.get('saffron')).toMatch(/^[a-z2-7]{40}$/);
    expect(one.cookies.get('saffron')).not.toBe(other.cookies.get('saffron'));
  });

  it('does not adopt a made-up token', async () => {
    const { username, password } = await registered(app);
    const victim = new Visitor(app.url);
    victim.cookies.set('saffron', 'made-up');
    await victim.send('POST', '/api/login', { username, password });
    expect(victim.cookies.get('saffron')).not.toBe('made-up');
  });
});

describe('sessions end', { tags: ['a13'] }, () => {
  it('at logout, for every copy of the cookie, and a second logout is not an error', async () => {
    const visitor = await registered(app);
    const thief = thiefOf(visitor);
    expect((await visitor.send('POST', '/api/logout')).status).toBe(204);
    expect(visitor.cookies.has('saffron')).toBe(false);
    expect(await thief.trpc.accounts.me.query()).toBeNull();
    expect((await visitor.send('POST', '/api/logout')).status).toBe(204);
  });

  it('after 30 days without a visit, and a visit extends them', async () => {
    const visitor = await registered(app);
    const soon = new Date(Date.now() + 60_000);
    await app.database.db
      .updateTable('auth_sessions')
      .set({ expires_at: soon })
      .where('user_id', '=', visitor.id)
      .execute();
    expect(await visitor.trpc.accounts.me.query()).not.toBeNull();
    const moved = await sessionsOf(visitor.id).select('expires_at').executeTakeFirstOrThrow();
    expect(moved.expires_at.getTime() - Date.now()).toBeGreaterThan(29 * 86_400_000);

    const past = new Date(Date.now() - 1000);
    await app.database.db
      .updateTable('auth_sessions')
      .set({ expires_at: past })
      .where('user_id', '=', visitor.id)
      .execute();
    expect(await visitor.trpc.accounts.me.query()).toBeNull();
    expect(await sessionsOf(visitor.id).selectAll().execute()).toEqual([]);
  });

  it('after 90 days in any case', async () => {
    const visitor = await registered(app);
    const born = (days: number) =>
      app.database.db
        .updateTable('auth_sessions')
        .set({ created_at: new Date(Date.now() - days * 86_400_000) })
        .where('user_id', '=', visitor.id)
        .execute();
    await born(89);
    expect(await visitor.trpc.accounts.me.query()).not.toBeNull();
    await born(91);
    expect(await visitor.trpc.accounts.me.query()).toBeNull();
  });

  it('and their rows are deleted by the sweep', async () => {
    const [idle, old, living] = [await registered(app), await registered(app), await registered(app)];
    const long = new Date(Date.now() - 91 * 86_400_000);
    const change = app.database.db.updateTable('auth_sessions');
    await change
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('user_id', '=', idle.id)
      .execute();
    await change.set({ created_at: long }).where('user_id', '=', old.id).execute();
    await app.services.accounts.sweep();
    const left = await app.database.db.selectFrom('auth_sessions').select('user_id').execute();
    const owners = left.map(({ user_id }) => user_id);
    expect(owners).toContain(living.id);
    expect(owners).not.toContain(idle.id);
    expect(owners).not.toContain(old.id);
  });
});
