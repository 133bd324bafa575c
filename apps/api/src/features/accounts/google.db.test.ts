import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { comeBack, FakeGoogle, goToGoogle, signInWithGoogle } from '../../../test/fakes/google.ts';
import { registered, startApp, type TestApp, Visitor } from '../../../test/start-app.ts';

let google: FakeGoogle;
let app: TestApp;
let visitor: Visitor;

beforeAll(async () => {
  google = await FakeGoogle.start();
  app = await startApp({ env: { ...google.env, PUBLIC_URL: 'https://saffron.example' } });
});
afterAll(async () => {
  await app.close();
  await google.stop();
});
beforeEach(() => {
  visitor = new Visitor(app.url, app.origin);
});

async function expectRefused(response: Response, error = 'google_failed'): Promise<void> {
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(`/login?error=${error}`);
  expect(response.headers.getSetCookie().filter((line) => line.startsWith('__Host-saffron='))).toEqual([]);
  expect(await visitor.trpc.accounts.me.query()).toBeNull();
}

describe('sign-in with Google', () => {
  it('opens an account at the first time, and finds it again by the subject', async () => {
    google.says('ada', { name: 'Ada Lovelace' });
    const response = await signInWithGoogle(visitor);
    expect(response.headers.get('location')).toBe('/home');
    const me = await visitor.trpc.accounts.me.query();
    expect(me).toMatchObject({ username: 'ada@example.com', name: 'Ada Lovelace', role: 'user' });

    google.says('ada', { email: 'countess@example.com' });
    const later = new Visitor(app.url, app.origin);
    await signInWithGoogle(later);
    expect((await later.trpc.accounts.me.query())?.id).toBe(me?.id);
  });

  it('makes one account of two first sign-ins at once', async () => {
    google.says('twin');
    const [one, two] = [new Visitor(app.url, app.origin), new Visitor(app.url, app.origin)];
    const [first, second] = [await goToGoogle(one), await goToGoogle(two)];
    await Promise.all([comeBack(one, first.back), comeBack(two, second.back)]);
    const me = await one.trpc.accounts.me.query();
    expect(me).not.toBeNull();
    expect(await two.trpc.accounts.me.query()).toEqual(me);
  });

  it('leaves the password of an account whose address was verified', async () => {
    await app.database.db
      .updateTable('users')
      .set({ email_verified_at: new Date() })
      .where('id', '=', (await registered(app, { username: 'kept@example.com', password: 'kept password' })).id)
      .execute();
    google.says('kept');
    await signInWithGoogle(visitor);
    const login = { username: 'kept@example.com', password: 'kept password' };
    const byPassword = await new Visitor(app.url, app.origin).send('POST', '/api/login', login);
    expect(byPassword.status).toBe(200);
  });
});

describe('the attempt belongs to the browser that began it', { tags: ['a17'] }, () => {
  it('asks with state, nonce and PKCE S256, and comes back to the configured address', async () => {
    const { asked } = await goToGoogle(visitor);
    expect(asked.origin).toBe(new URL(google.issuer).origin);
    expect(asked.searchParams.get('code_challenge_method')).toBe('S256');
    expect(asked.searchParams.get('redirect_uri')).toBe('https://saffron.example/api/auth/google/callback');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(asked.searchParams.get(name)?.length).toBeGreaterThanOrEqual(16);
    }
  });

  it('keeps what it needs in cookies that no script reads, and clears them', async () => {
    google.says('tidy');
    const start = await visitor.fetch('/api/auth/google');
    const lines = start.headers.getSetCookie();
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toMatch(/^__Host-saffron-google-\w+=.+; HttpOnly; Secure; SameSite=Lax$/);
    const { back } = await goToGoogle(visitor);
    await comeBack(visitor, back);
    expect([...visitor.cookies.keys()]).toEqual(['__Host-saffron']);
  });

  it('refuses a return without state', async () => {
    const { back } = await goToGoogle(visitor);
    back.searchParams.delete('state');
    await expectRefused(await comeBack(visitor, back));
  });

  it('refuses a return that another browser began, with and without an attempt of its own', async () => {
    google.says('attacker');
    const { back } = await goToGoogle(new Visitor(app.url, app.origin));
    await expectRefused(await comeBack(visitor, back));
    await goToGoogle(visitor);
    await expectRefused(await comeBack(visitor, back));
  });

  it('refuses a return that was used, even with the cookies of then', async () => {
    google.says('replayed');
    const { back } = await goToGoogle(visitor);
    const cookies = new Map(visitor.cookies);
    await comeBack(visitor, back);
    await visitor.trpc.accounts.logout.mutate();
    await expectRefused(await comeBack(visitor, back));
    for (const [name, value] of cookies) visitor.cookies.set(name, value);
    await expectRefused(await comeBack(visitor, back));
  });

  it('ends the session that the browser came with', async () => {
    google.says('switcher');
    const guest = await registered(app);
    const before = new Map(guest.cookies);
    await signInWithGoogle(guest);
    for (const [name, value] of before) visitor.cookies.set(name, value);
    expect(await visitor.trpc.accounts.me.query()).toBeNull();
    expect((await guest.trpc.accounts.me.query())?.username).toBe('switcher@example.com');
  });
});

describe('an account that waits for its victim', { tags: ['a18'] }, () => {
  it('loses its password and its sessions when the owner of the address comes', async () => {
    const attacker = await registered(app, { username: 'victim@example.com', password: 'planted' });
    google.says('victim');
    await signInWithGoogle(visitor);

    expect((await visitor.trpc.accounts.me.query())?.id).toBe(attacker.id);
    expect(await attacker.trpc.accounts.me.query()).toBeNull();
    const login = { username: 'victim@example.com', password: 'planted' };
    expect((await attacker.send('POST', '/api/login', login)).status).toBe(401);
    expect((await new Visitor(app.url, app.origin).send('POST', '/api/login', login)).status).toBe(401);
  });

  it('is closed to a sign-in by password that was under way, too', async () => {
    const { username, password } = await registered(app, { username: 'raced@example.com' });
    google.says('raced');
    const attackers = Array.from({ length: 5 }, () => new Visitor(app.url, app.origin));
    const { back } = await goToGoogle(visitor);
    const attempts = attackers.map((attacker) => attacker.send('POST', '/api/login', { username, password }));
    await Promise.all([comeBack(visitor, back), ...attempts]);
    expect((await visitor.trpc.accounts.me.query())?.username).toBe(username);
    for (const attacker of attackers) expect(await attacker.trpc.accounts.me.query()).toBeNull();
  });

  it('is not given to the next owner of a recycled address', async () => {
    google.says('first-owner', { email: 'recycled@example.com' });
    await signInWithGoogle(new Visitor(app.url, app.origin));
    google.says('second-owner', { email: 'recycled@example.com' });
    await expectRefused(await signInWithGoogle(visitor));
  });
});

describe('what an ID token must say', { tags: ['a19'] }, () => {
  it('refuses an address that the provider does not vouch for', async () => {
    const account = await registered(app, { username: 'maybe@example.com', password: 'still mine' });
    for (const email_verified of [false, 'true', undefined]) {
      google.says('maybe', { email_verified });
      await expectRefused(await signInWithGoogle(visitor), 'google_unverified');
    }
    expect((await account.trpc.accounts.me.query())?.id).toBe(account.id);
  });

  it.each([
    ['another audience', { aud: 'another-client' }],
    ['several audiences, made for another', { aud: ['saffron', 'another'], azp: 'another' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['the nonce of another attempt', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['a time that is over', { exp: Math.floor(Date.now() / 1000) - 120 }],
    ['no end', { exp: undefined }],
    ['no subject', { sub: undefined }],
    ['no address', { email: undefined }],
    ['an address that is none', { email: 'nobody' }],
  ])('refuses one with %s', async (_what, claims) => {
    google.says('mallory', claims);
    await expectRefused(await signInWithGoogle(visitor));
  });

  it('refuses one that others signed, or nobody', async () => {
    const claims = {
      sub: 'victim',
      aud: 'saffron',
      iss: google.issuer,
      email: 'victim@example.com',
      email_verified: true,
    };
    const { back, asked } = await goToGoogle(visitor);
    const payload = { ...claims, nonce: asked.searchParams.get('nonce') ?? '' };
    const { privateKey } = await generateKeyPair('RS256');
    const token = new SignJWT(payload).setProtectedHeader({ alg: 'RS256' }).setIssuedAt().setExpirationTime('1h');
    google.sends(await token.sign(privateKey));
    await expectRefused(await comeBack(visitor, back));

    const second = await goToGoogle(visitor);
    const unsigned = { ...payload, nonce: second.asked.searchParams.get('nonce'), iat: 1, exp: 9_999_999_999 };
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    google.sends(`${part({ alg: 'none' })}.${part(unsigned)}.`);
    await expectRefused(await comeBack(visitor, second.back));
  });
});

describe('no open redirect', { tags: ['a20'] }, () => {
  it.each(['//evil.example', '/\\evil.example', '%2f%2fevil.example', 'https://evil.example'])(
    'ends at home whatever the address asks for: %s',
    async (elsewhere) => {
      google.says('traveller');
      const { back } = await goToGoogle(visitor);
      for (const name of ['next', 'redirect', 'redirect_uri', 'returnTo']) back.searchParams.set(name, elsewhere);
      expect((await comeBack(visitor, back)).headers.get('location')).toBe('/home');
    },
  );

  it('sends the provider to the configured address, not to the one in Host', async () => {
    const response = await app.app.inject({
      url: '/api/auth/google',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    const asked = new URL(response.headers.location ?? '');
    expect(asked.searchParams.get('redirect_uri')).toBe('https://saffron.example/api/auth/google/callback');
  });
});

describe('when the provider does not help', () => {
  it('goes back to the sign-in page when somebody gives up', async () => {
    const { back } = await goToGoogle(visitor);
    back.searchParams.delete('code');
    back.searchParams.set('error', 'access_denied');
    await expectRefused(await comeBack(visitor, back));
  });

  it('starts without it, says so, and works once it is up', async () => {
    const down = await FakeGoogle.start();
    const { env } = down;
    await down.stop();
    const other = await startApp({ env, database: app.database });
    const guest = new Visitor(other.url);
    expect((await guest.fetch('/api/auth/google')).headers.get('location')).toBe('/login?error=google_failed');

    const up = await FakeGoogle.start(Number(new URL(env.GOOGLE_ISSUER).port));
    up.says('patient');
    expect((await signInWithGoogle(guest)).headers.get('location')).toBe('/home');
    await other.close();
    await up.stop();
  });

  it('says that it is not set up', async () => {
    const other = await startApp({ database: app.database });
    for (const path of ['/api/auth/google', '/api/auth/google/callback?code=1&state=1']) {
      const response = await new Visitor(other.url).fetch(path);
      expect(response.headers.get('location')).toBe('/login?error=google_not_configured');
    }
    expect(await new Visitor(other.url).trpc.accounts.signInMethods.query()).toEqual({ google: false });
    await other.close();
  });
});
