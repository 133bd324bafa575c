import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { comeBack, FakeGoogle, goToGoogle, signInWithGoogle } from '../../../test/fakes/google.ts';
import { programOf } from '../../../test/program.ts';
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
  it('creates an account at the first sign-in and finds it by the subject later', async () => {
    google.setUser('ada', { name: 'Ada Lovelace' });
    const response = await signInWithGoogle(visitor);
    expect(response.headers.get('location')).toBe('/home');
    const me = await visitor.trpc.accounts.me.query();
    expect(me).toMatchObject({ username: 'ada@example.com', name: 'Ada Lovelace', role: 'user' });

    google.setUser('ada', { email: 'countess@example.com' });
    const later = new Visitor(app.url, app.origin);
    await signInWithGoogle(later);
    expect((await later.trpc.accounts.me.query())?.id).toBe(me?.id);
  });

  it('ends at the page of our own that the attempt named, and only there', { tags: ['a65'] }, async () => {
    const endsAt = async (query: string) => {
      google.setUser('deep');
      return (await signInWithGoogle(new Visitor(app.url, app.origin), query)).headers.get('location');
    };
    expect(await endsAt('?to=%2Flist%3Fsearch%3Dramen')).toBe('/list?search=ramen');
    for (const to of ['//evil.example', '/.//evil.example', 'https://evil.example', '/api/guide/export', ''])
      expect(await endsAt(`?to=${encodeURIComponent(to)}`), to).toBe('/home');
    expect(await endsAt('?to=/list&to=//evil.example')).toBe('/home');
  });

  it('forgets the page of an abandoned attempt, and keeps that of a failed one', { tags: ['a65'] }, async () => {
    google.setUser('deep');
    await goToGoogle(visitor, '?to=/list');
    expect((await signInWithGoogle(visitor)).headers.get('location')).toBe('/home');
    const { back } = await goToGoogle(visitor, '?to=/reviews');
    back.searchParams.delete('state');
    const refused = await comeBack(visitor, back);
    expect(refused.headers.get('location')).toBe('/login?error=google_failed&to=%2Freviews');
    expect([...visitor.cookies.keys()].filter((name) => name.endsWith('-to'))).toEqual([]);
  });

  it('creates one account for two concurrent first sign-ins', async () => {
    google.setUser('twin');
    const [one, two] = [new Visitor(app.url, app.origin), new Visitor(app.url, app.origin)];
    const [first, second] = [await goToGoogle(one), await goToGoogle(two)];
    await Promise.all([comeBack(one, first.back), comeBack(two, second.back)]);
    const me = await one.trpc.accounts.me.query();
    expect(me).not.toBeNull();
    expect(await two.trpc.accounts.me.query()).toEqual(me);
  });

  it('keeps the password of an account with a verified address', async () => {
    await app.database.db
      .updateTable('users')
      .set({ email_verified_at: new Date() })
      .where('id', '=', (await registered(app, { username: 'kept@example.com', password: 'kept password' })).id)
      .execute();
    google.setUser('kept');
    await signInWithGoogle(visitor);
    const login = { username: 'kept@example.com', password: 'kept password' };
    const byPassword = await new Visitor(app.url, app.origin).send('POST', '/api/login', login);
    expect(byPassword.status).toBe(200);
  });
});

describe('a sign-in attempt is bound to its browser', { tags: ['a17'] }, () => {
  it('uses state, nonce and PKCE S256, and redirects to the configured address', async () => {
    const { asked } = await goToGoogle(visitor);
    expect(asked.origin).toBe(new URL(google.issuer).origin);
    expect(asked.searchParams.get('code_challenge_method')).toBe('S256');
    expect(asked.searchParams.get('redirect_uri')).toBe('https://saffron.example/api/auth/google/callback');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(asked.searchParams.get(name)?.length).toBeGreaterThanOrEqual(16);
    }
  });

  it('keeps its state in HttpOnly cookies and clears them', async () => {
    google.setUser('tidy');
    const start = await visitor.fetch('/api/auth/google');
    const lines = start.headers.getSetCookie();
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toMatch(/^__Host-saffron-google-\w+=.+; HttpOnly; Secure; SameSite=Lax$/);
    const { back } = await goToGoogle(visitor);
    await comeBack(visitor, back);
    expect([...visitor.cookies.keys()]).toEqual(['__Host-saffron']);
  });

  it('refuses a callback without state', async () => {
    const { back } = await goToGoogle(visitor);
    back.searchParams.delete('state');
    await expectRefused(await comeBack(visitor, back));
  });

  it('refuses a callback from an attempt in another browser, with and without an attempt of its own', async () => {
    google.setUser('attacker');
    const { back } = await goToGoogle(new Visitor(app.url, app.origin));
    await expectRefused(await comeBack(visitor, back));
    await goToGoogle(visitor);
    await expectRefused(await comeBack(visitor, back));
  });

  it('refuses a replayed callback, even with the original cookies', async () => {
    google.setUser('replayed');
    const { back } = await goToGoogle(visitor);
    const cookies = new Map(visitor.cookies);
    await comeBack(visitor, back);
    await visitor.trpc.accounts.logout.mutate();
    await expectRefused(await comeBack(visitor, back));
    for (const [name, value] of cookies) visitor.cookies.set(name, value);
    await expectRefused(await comeBack(visitor, back));
  });

  it('ends the previous session of the browser', async () => {
    google.setUser('switcher');
    const guest = await registered(app);
    const before = new Map(guest.cookies);
    await signInWithGoogle(guest);
    for (const [name, value] of before) visitor.cookies.set(name, value);
    expect(await visitor.trpc.accounts.me.query()).toBeNull();
    expect((await guest.trpc.accounts.me.query())?.username).toBe('switcher@example.com');
  });
});

describe('an account that an attacker registered first', { tags: ['a18'] }, () => {
  it('loses its password, sessions and access tokens when the owner of the address signs in', async () => {
    const attacker = await registered(app, { username: 'victim@example.com', password: 'planted' });
    const program = await programOf(attacker);
    expect((await program.send('GET', '/api/tags')).status).toBe(200);
    google.setUser('victim');
    await signInWithGoogle(visitor);

    expect((await visitor.trpc.accounts.me.query())?.id).toBe(attacker.id);
    expect(await attacker.trpc.accounts.me.query()).toBeNull();
    expect((await program.send('GET', '/api/tags')).status).toBe(401);
    expect(await visitor.trpc.accounts.accessTokens.query()).toEqual([]);
    const login = { username: 'victim@example.com', password: 'planted' };
    expect((await attacker.send('POST', '/api/login', login)).status).toBe(401);
    expect((await new Visitor(app.url, app.origin).send('POST', '/api/login', login)).status).toBe(401);
  });

  it('gets no access token from a request that waited for it', async () => {
    const attacker = await registered(app, { username: 'waiting@example.com' });
    google.setUser('waiting');
    const { back } = await goToGoogle(visitor);
    const attempts = Array.from({ length: 5 }, () => programOf(attacker));
    const [, ...programs] = await Promise.allSettled([comeBack(visitor, back), ...attempts]);
    for (const program of programs) {
      if (program.status === 'fulfilled') expect((await program.value.send('GET', '/api/tags')).status).toBe(401);
    }
    expect(await visitor.trpc.accounts.accessTokens.query()).toEqual([]);
  });

  it('refuses a concurrent password sign-in, too', async () => {
    const { username, password } = await registered(app, { username: 'raced@example.com' });
    google.setUser('raced');
    const attackers = Array.from({ length: 5 }, () => new Visitor(app.url, app.origin));
    const { back } = await goToGoogle(visitor);
    const attempts = attackers.map((attacker) => attacker.send('POST', '/api/login', { username, password }));
    await Promise.all([comeBack(visitor, back), ...attempts]);
    expect((await visitor.trpc.accounts.me.query())?.username).toBe(username);
    for (const attacker of attackers) expect(await attacker.trpc.accounts.me.query()).toBeNull();
  });

  it('is not linked to the next owner of a recycled address', async () => {
    google.setUser('first-owner', { email: 'recycled@example.com' });
    await signInWithGoogle(new Visitor(app.url, app.origin));
    google.setUser('second-owner', { email: 'recycled@example.com' });
    await expectRefused(await signInWithGoogle(visitor));
  });
});

describe('ID token validation', { tags: ['a19'] }, () => {
  it('refuses an unverified address', async () => {
    const account = await registered(app, { username: 'maybe@example.com', password: 'still mine' });
    for (const email_verified of [false, 'true', undefined]) {
      google.setUser('maybe', { email_verified });
      await expectRefused(await signInWithGoogle(visitor), 'google_unverified');
    }
    expect((await account.trpc.accounts.me.query())?.id).toBe(account.id);
  });

  it.each([
    ['another audience', { aud: 'another-client' }],
    ['several audiences and another authorized party', { aud: ['saffron', 'another'], azp: 'another' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['the nonce of another attempt', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['an expired time', { exp: Math.floor(Date.now() / 1000) - 120 }],
    ['no expiration', { exp: undefined }],
    ['no subject', { sub: undefined }],
    ['half of a character as the subject, which the database would store as any other half', { sub: '\ud83d' }],
    ['no address', { email: undefined }],
    ['an invalid address', { email: 'nobody' }],
  ])('refuses one with %s', async (_what, claims) => {
    google.setUser('mallory', claims);
    await expectRefused(await signInWithGoogle(visitor));
  });

  it('refuses one with a foreign signature or none', async () => {
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
    google.setIdToken(await token.sign(privateKey));
    await expectRefused(await comeBack(visitor, back));

    const second = await goToGoogle(visitor);
    const unsigned = { ...payload, nonce: second.asked.searchParams.get('nonce'), iat: 1, exp: 9_999_999_999 };
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    google.setIdToken(`${part({ alg: 'none' })}.${part(unsigned)}.`);
    await expectRefused(await comeBack(visitor, second.back));
  });
});

describe('no open redirect', { tags: ['a20'] }, () => {
  it.each(['//evil.example', '/\\evil.example', '%2f%2fevil.example', 'https://evil.example'])(
    'redirects to /home and ignores the requested target: %s',
    async (elsewhere) => {
      google.setUser('traveller');
      const { back } = await goToGoogle(visitor);
      for (const name of ['next', 'redirect', 'redirect_uri', 'returnTo']) back.searchParams.set(name, elsewhere);
      expect((await comeBack(visitor, back)).headers.get('location')).toBe('/home');
    },
  );

  it('sends the configured address to the provider, not the Host header', async () => {
    const response = await app.app.inject({
      url: '/api/auth/google',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    const asked = new URL(response.headers.location ?? '');
    expect(asked.searchParams.get('redirect_uri')).toBe('https://saffron.example/api/auth/google/callback');
  });
});

describe('provider failures', () => {
  it('refuses an answer that is far too long', { tags: ['a103'] }, async () => {
    google.setUser('long');
    google.addToAnswer({ more: 'x'.repeat(2_000_000) });
    await expectRefused(await signInWithGoogle(visitor));
  });

  it('returns to the sign-in page when the user cancels', async () => {
    const { back } = await goToGoogle(visitor);
    back.searchParams.delete('code');
    back.searchParams.set('error', 'access_denied');
    await expectRefused(await comeBack(visitor, back));
  });

  it('starts without the provider, reports the failure, and works once it is up', async () => {
    const down = await FakeGoogle.start();
    const { env } = down;
    await down.stop();
    const other = await startApp({ env, database: app.database });
    const guest = new Visitor(other.url);
    expect((await guest.fetch('/api/auth/google')).headers.get('location')).toBe('/login?error=google_failed');

    const up = await FakeGoogle.start(Number(new URL(env.GOOGLE_ISSUER).port));
    up.setUser('patient');
    expect((await signInWithGoogle(guest)).headers.get('location')).toBe('/home');
    await other.close();
    await up.stop();
  });

  it('reports that Google is not configured', async () => {
    const other = await startApp({ database: app.database });
    for (const path of ['/api/auth/google', '/api/auth/google/callback?code=1&state=1']) {
      const response = await new Visitor(other.url).fetch(path);
      expect(response.headers.get('location')).toBe('/login?error=google_not_configured');
    }
    expect(await new Visitor(other.url).trpc.accounts.signInMethods.query()).toEqual({ google: false });
    await other.close();
  });
});
