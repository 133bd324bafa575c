// @module-tag long
import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { ADDRESS_UNKNOWN, CROSS_SITE } from '@saffron/contracts/texts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Call, cookieOf, everyPath, everyProcedure, requestOf } from './every-call.ts';
import { ScriptedWriter } from './scripted-writer.ts';
import { registered, startApp, type TestApp } from './start-app.ts';

type Admin = Awaited<ReturnType<typeof registered>>;

const writer = new ScriptedWriter();
let app: TestApp;
/** The account with the most rights. */
let admin: Admin;

beforeAll(async () => {
  app = await startApp({ writer });
  admin = await registered(app);
  await app.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.id).execute();
});
afterAll(() => app.close());
afterEach(() => {
  expect(app.unexpected).toEqual([]);
  expect(writer.briefs).toEqual([]);
});

const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:1' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];
const TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  null,
];

async function send(call: Call, headers: Record<string, string>, type: string | null, url = call.url) {
  const { payload } = requestOf(call, admin);
  return app.app.inject({
    method: call.method,
    url,
    headers: { cookie: cookieOf(admin), ...headers, ...(type !== null && { 'content-type': type }) },
    ...(type !== null && payload !== undefined && { payload }),
  });
}

/** Sends raw lines, one of which must ask for the connection to be closed, and reads the whole response. */
async function raw(lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return readText(socket);
}

describe('a cross-site page', { tags: ['a15'] }, () => {
  const calls = [...everyPath(), ...everyProcedure()];
  const mutations = calls.filter(({ method }) => method !== 'GET');

  test('cannot send a mutation with any content type', { tags: ['a15'], timeout: 60_000 }, async () => {
    expect(mutations.length).toBeGreaterThan(35);
    for (const call of mutations) {
      for (const headers of FOREIGN) {
        for (const type of TYPES) {
          const { statusCode, payload } = await send(call, headers, type);
          expect(statusCode, `${call.name} ${JSON.stringify(headers)} ${type}`).toBe(403);
          expect(payload).toContain(CROSS_SITE);
        }
      }
    }
  });

  test('cannot send form content types, even without an Origin header', {
    tags: ['a15'],
  }, async () => {
    for (const call of mutations.filter(({ body }) => body !== undefined)) {
      for (const type of TYPES.filter((each) => each !== null && each !== 'application/json')) {
        expect((await send(call, {}, type)).statusCode, `${call.name} ${type}`).toBe(415);
      }
    }
  });

  test('cannot bypass the check with an encoded or absolute URL', { tags: ['a15'] }, async () => {
    for (const call of calls) {
      const url = call.url.replace('/api/', '/%61pi/').replace('/trpc/', '/%74rpc/');
      const { statusCode } = await send(call, { 'sec-fetch-site': 'cross-site' }, null, url);
      expect(statusCode, url).toBe(403);
    }
    const whole = ['POST http://evil.example/api/logout HTTP/1.1', 'host: evil.example', 'connection: close'];
    expect(await raw([...whole, `cookie: ${cookieOf(admin)}`, 'origin: https://evil.example'])).toMatch(
      /^HTTP\/1.1 403 /,
    );
    expect((await admin.send('GET', '/api/user')).status).toBe(200);
  });
});

test('GET streams refuse cross-site requests and links, and use no tokens', { tags: ['a16'] }, async () => {
  // The website of a restaurant may be an address of this server.
  const link = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };
  for (const path of ['/api/claude-recommendations/stream?_csrf=1', '/api/test-claude-stream']) {
    for (const url of [path, path.replace('/api', '/%61pi')]) {
      for (const headers of [...FOREIGN, link]) {
        const response = await app.app.inject({ url, headers: { cookie: cookieOf(admin), ...headers } });
        expect([response.statusCode, response.payload], url).toEqual([403, CROSS_SITE]);
      }
    }
  }
  expect(await admin.trpc.chat.allowance.query()).toMatchObject({ used: 0 });
});

test('answers URLs with a fragment or broken escapes and keeps running', { tags: ['a37'] }, async () => {
  for (const path of ['/trpc/x#%ff', '/trpc/accounts.me#%ff', '/api/user#%ff', '/%ff', '/trpc/%ff', '/trpc/%25ff']) {
    expect(await raw([`GET ${path} HTTP/1.1`, 'host: a', 'connection: close']), path).toMatch(/^HTTP\/1.1 [24]\d\d /);
  }
  expect((await admin.send('GET', '/health/live')).status).toBe(200);
});

describe('a request that no route can serve', { tags: ['a37'] }, () => {
  const DOORS = [
    '/',
    '/home',
    '/restaurants/1',
    '/api/user',
    '/api/auth/google',
    '/api/docs',
    '/trpc/accounts.me',
    '/mcp',
  ];
  const status = async (...lines: string[]) =>
    Number((await raw([...lines, 'connection: close'])).slice('HTTP/1.1 '.length, 'HTTP/1.1 '.length + 3));

  test('because of its Host is refused with 400 at every door', { tags: ['a37'], timeout: 60_000 }, async () => {
    const bad = [
      '',
      '[',
      '[::1',
      '%%%',
      'a:b:c',
      'a:b@c',
      'a@b',
      ':@a',
      'a b',
      '<x>',
      'a/b',
      'a?b',
      'a#b',
      'a\\b',
      'a:99999',
    ];
    for (const door of DOORS) {
      for (const host of bad) {
        expect(await status(`GET ${door} HTTP/1.1`, `host: ${host}`), `${door} ${host}`).toBe(400);
        expect(await status(`POST ${door} HTTP/1.1`, `host: ${host}`), `POST ${door} ${host}`).toBe(400);
      }
      expect(await status(`GET ${door} HTTP/1.1`, 'host: a', 'host: b'), `${door} two hosts`).toBe(400);
      for (const host of ['a', 'a:3000', '127.0.0.1:3000', '[::1]:3000', 'A.example', 'xn--bcher-kva.example'])
        expect([200, 302, 401, 404, 405], `${door} ${host}`).toContain(
          await status(`GET ${door} HTTP/1.1`, `host: ${host}`),
        );
      expect([200, 302, 401, 404, 405], door).toContain(await status(`GET ${door} HTTP/1.0`));
    }
  });

  test('because of credentials in its target is refused with 400', { tags: ['a37'] }, async () => {
    for (const door of DOORS)
      for (const target of [`http://a:b@c${door}`, `http://a@c${door}`, `http://[${door}`, `http://a:99999${door}`])
        expect(await status(`GET ${target} HTTP/1.1`, 'host: a'), target).toBe(400);
  });

  test('because of its method is refused with 405 at every door', { tags: ['a37'] }, async () => {
    const methods = METHODS.filter((method) => !['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'CONNECT'].includes(method));
    expect(methods.length).toBeGreaterThan(25);
    for (const door of DOORS)
      for (const method of methods)
        expect(await status(`${method} ${door} HTTP/1.1`, 'host: a'), `${method} ${door}`).toBe(405);
  });
});

test('no path leads out of the directories of files, and none is logged as a fault', { tags: ['a22'] }, async () => {
  const steps = ['..', '%2e%2e', '..%2f..', '%2e%2e%2f%2e%2e', '..%5c..', '%00'];
  for (const directory of ['', '/assets', '/api/docs']) {
    for (const step of steps) {
      const response = await raw([`GET ${directory}/${step}/package.json HTTP/1.1`, 'host: a', 'connection: close']);
      expect(response, `${directory}/${step}`).toMatch(/^HTTP\/1.1 404 /);
    }
  }
});

describe('bodies', { tags: ['a36'] }, () => {
  const LARGE = 2 * 1024 * 1024;
  const post = (url: string, type: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
    app.app.inject({ method: 'POST', url, headers: { 'content-type': type, ...headers }, payload });

  test('of 2 MiB are refused by REST and tRPC, also as a form', { tags: ['a36'] }, async () => {
    const json = JSON.stringify({ username: 'a@example.com', password: 'x'.repeat(LARGE) });
    const form = `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${'x'.repeat(LARGE)}\r\n--x--\r\n`;
    for (const url of ['/api/login', '/trpc/accounts.login', '/trpc/accounts.login?batch=1']) {
      const large = await post(url, 'application/json', json);
      expect([large.statusCode, large.payload.includes('The request is too large.')], url).toEqual([413, true]);
      expect((await post(url, 'multipart/form-data; boundary=x', form)).statusCode, url).toBe(415);
      expect((await post(url, 'application/octet-stream', form)).statusCode, url).toBe(415);
    }
  });

  test('are not decompressed: a gzipped body is invalid JSON', { tags: ['a36'] }, async () => {
    const packed = gzipSync(JSON.stringify({ username: 'a@example.com', password: 'x'.repeat(LARGE) }));
    for (const url of ['/api/login', '/trpc/accounts.login']) {
      const { statusCode } = await post(url, 'application/json', packed, { 'content-encoding': 'gzip' });
      expect(statusCode, url).toBe(400);
    }
  });

  test('and request headers have a timeout', { tags: ['a36'] }, () => {
    // Node uses the larger of the two for whole requests. docs/trust.md has the measured times.
    const { requestTimeout, headersTimeout } = app.app.server;
    expect([requestTimeout, headersTimeout]).toEqual([15_000, 10_000]);
  });
});

test('an unusual content type is refused, or its body is still validated', {
  tags: ['a42'],
}, async () => {
  const odd = [
    'application/json\t;',
    'application/json\t; charset=utf-8',
    'application/json ; charset=utf-8',
    'APPLICATION/JSON',
    'application/json;\t',
    'application/json\ta',
    ' application/json',
    'application/jsonx',
    'application/json,text/plain',
  ];
  for (const call of [...everyPath(), ...everyProcedure()].filter(({ method }) => method === 'POST')) {
    if (Object.keys(Object(call.body)).length === 0) continue;
    // Invalid for every procedure: a success would mean that the body was not validated.
    const wrong = { ...call, body: Object.fromEntries(Object.keys(Object(call.body)).map((key) => [key, { a: [] }])) };
    for (const type of odd) {
      expect([400, 415], `${call.name} ${JSON.stringify(type)}`).toContain((await send(wrong, {}, type)).statusCode);
    }
  }
});

test.each([
  [
    '431 Request Header Fields Too Large',
    [`x-long: ${'x'.repeat(20_000)}`],
    'The headers of the request are too large.',
  ],
  ['400 Bad Request', ['bad header: x'], 'The request is malformed.'],
])(
  'a request that cannot be read is answered with %s and a sentence',
  { tags: ['a37'] },
  async (status, lines, sentence) => {
    const response = await raw(['GET /api/user HTTP/1.1', 'host: localhost', ...lines]);
    expect(response.split('\r\n')).toEqual(
      expect.arrayContaining([`HTTP/1.1 ${status}`, 'content-type: text/plain; charset=utf-8', sentence]),
    );
  },
);

test('ignores forwarded host and protocol from an untrusted proxy', { tags: ['a42'] }, async () => {
  const proxied = await startApp({ database: app.database, env: { TRUST_PROXY: '10.0.0.0/8' } });
  const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  expect((await admin.send('POST', '/api/logout', undefined, headers)).status).toBe(403);
  const response = await proxied.app.inject({ method: 'POST', url: '/api/logout', headers });
  expect(response.statusCode).toBe(403);
  await proxied.close();
});

test('with PUBLIC_URL only its origin is accepted, whatever the Host header', { tags: ['a15'] }, async () => {
  const PUBLIC_URL = 'https://saffron.example';
  const published = await startApp({ database: app.database, env: { PUBLIC_URL, TRUST_PROXY: '127.0.0.1' } });
  const status = async (headers: Record<string, string>) =>
    (await published.app.inject({ method: 'POST', url: '/api/logout', headers })).statusCode;

  for (const [host, origin] of [
    ['evil.example', 'http://evil.example'],
    ['evil.example', 'https://evil.example'],
    ['saffron.example', 'http://saffron.example'],
    ['saffron.example', 'https://evil.example'],
    ['10.0.0.7:3000', 'http://10.0.0.7:3000'],
  ] as const) {
    expect(await status({ host, origin }), `${host} ${origin}`).toBe(403);
    const forwarded = { 'x-forwarded-host': host, 'x-forwarded-proto': new URL(origin).protocol.slice(0, -1) };
    expect(await status({ ...forwarded, origin }), `forwarded ${host} ${origin}`).toBe(403);
  }
  for (const host of ['saffron.example', '10.0.0.7:3000']) {
    expect(await status({ host, origin: PUBLIC_URL }), host).toBe(204);
    // Clients that are not browsers, such as health checks and other replicas.
    expect(await status({ host }), host).toBe(204);
    const ready = await published.app.inject({ url: '/health/ready', headers: { host } });
    expect(ready.statusCode, host).toBe(200);
  }
  await published.close();
});

test('without PUBLIC_URL, a page at a name that its owner has pointed here is another site', {
  tags: ['a74'],
}, async () => {
  const here = async (host: string, headers: Record<string, string> = { origin: `http://${host}` }) =>
    (await app.app.inject({ method: 'POST', url: '/api/logout', headers: { host, ...headers } })).statusCode;
  for (const host of [
    'evil.example:3000',
    'evil.example',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '1.2.3.4.',
    'a.',
  ]) {
    expect(await here(host), host).toBe(403);
    const account = { username: 'rebound@example.com', password: 'a password', confirmPassword: 'a password' };
    const headers = { host, origin: `http://${host}` };
    const refused = await app.app.inject({ method: 'POST', url: '/api/register', headers, payload: account });
    expect([refused.statusCode, refused.body], host).toEqual([403, ADDRESS_UNKNOWN]);
    // Programs, which are no way in for pages.
    expect(await here(host, {}), host).toBe(204);
  }
  for (const host of [
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    '10.0.0.7',
    'nas:3000',
    'nas.local',
    'saffron.localhost',
  ])
    expect(await here(host), host).toBe(204);
});

describe('security headers', { tags: ['a40'] }, () => {
  const SHARED = [
    '/',
    '/list',
    '/nothing.js',
    '/api/nothing',
    '/health/live',
    '/health/ready',
    '/metrics',
    '/api/auth/google',
  ];
  const DOCUMENT = ['/api/openapi.json', '/api/docs', '/api/docs/start.js', '/api/docs/swagger-ui.css'];

  function expectHardened(headers: Record<string, unknown>, place: string): void {
    expect(headers, place).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
      'referrer-policy': 'no-referrer',
    });
    expect(headers['content-security-policy'], place).not.toMatch(/unsafe|\*|https?:/);
    // Only for a server that is reached by https.
    expect(headers, place).not.toHaveProperty('strict-transport-security');
    expect(headers, place).not.toHaveProperty('access-control-allow-origin');
    expect(headers, place).not.toHaveProperty('x-powered-by');
  }

  test('are on every call, for visitors and signed-in users', { tags: ['a40'] }, async () => {
    for (const person of [null, admin]) {
      for (const call of [...everyPath(), ...everyProcedure()]) {
        if (person && call.method !== 'GET') continue;
        if (/follow|test-claude/i.test(call.name)) continue;
        const { headers } = await app.app.inject(requestOf(call, person));
        expectHardened(headers, call.name);
        // The browser may cache the restaurant list if it revalidates it at each use.
        const kept = person !== null && call.name === 'GET /api/restaurants';
        expect(headers['cache-control'], call.name).toMatch(kept ? /^private, no-cache$/ : /no-store/);
      }
    }
  });

  test('include subdomains in HSTS only on request', { tags: ['a40'] }, async () => {
    const PUBLIC_URL = 'https://saffron.example';
    for (const [env, subdomains] of [
      [{ PUBLIC_URL }, false],
      [{ PUBLIC_URL, HSTS_SUBDOMAINS: 'on' }, true],
    ] as const) {
      const published = await startApp({ database: app.database, env });
      const { headers } = await published.app.inject({ url: '/api/user' });
      expect(headers['strict-transport-security']).toBe(`max-age=31536000${subdomains ? '; includeSubDomains' : ''}`);
      await published.close();
    }
  });

  test('are on pages, files, error responses and responses before the server is ready', { tags: ['a40'] }, async () => {
    for (const url of [...SHARED, ...DOCUMENT]) expectHardened((await app.app.inject({ url })).headers, url);
    const post = { method: 'POST', url: '/api/login' } as const;
    const type = { 'content-type': 'application/json' };
    for (const request of [
      { ...post, headers: type, payload: '{' },
      { ...post, headers: type, payload: 'x'.repeat(200_000) },
      { ...post, headers: { 'content-type': 'text/plain' }, payload: 'x' },
      { ...post, headers: { origin: 'https://evil.example' } },
      { method: 'OPTIONS', url: '/api/user', headers: { origin: 'https://evil.example' } } as const,
      { method: 'DELETE', url: '/trpc/accounts.me' } as const,
    ]) {
      const { headers, statusCode } = await app.app.inject(request);
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expectHardened(headers, JSON.stringify(request).slice(0, 80));
    }
    const starting = await startApp({ database: app.database, phase: 'starting' });
    for (const url of ['/', '/api/user', '/trpc/accounts.me']) {
      const { headers, statusCode } = await starting.app.inject({ url });
      expect(statusCode).toBe(503);
      expectHardened(headers, url);
    }
    await starting.close();
  });
});

test('a signed-out client cannot use ETags to detect guide changes', { tags: ['a40'] }, async () => {
  const { headers } = await app.app.inject({ url: '/api/restaurants', headers: { cookie: cookieOf(admin) } });
  for (const tag of [String(headers.etag), '*', `W/${headers.etag}`]) {
    for (const method of ['GET', 'HEAD'] as const) {
      const request = { method, url: '/api/restaurants', headers: { 'if-none-match': tag } };
      const answer = await app.app.inject(request);
      expect([answer.statusCode, answer.headers.etag], `${method} ${tag}`).toEqual([401, undefined]);
    }
  }
});

test('the server has no unlisted route', { tags: ['a22'] }, () => {
  const printed = app.app.printRoutes({ commonPrefix: false });
  const paths = new Set(pathsOf(printed));
  for (const path of ['/trpc/:path', '/api/user/:userId/role', '/api/auth/google/callback', '/']) {
    expect(paths).toContain(path);
  }
  const listed = new Set([
    ...everyPath().map(({ name }) => name.slice(name.indexOf(' ') + 1)),
    ...[
      '/trpc/:path',
      '/health/live',
      '/health/ready',
      '/metrics',
      '/mcp',
      '/home',
      '/restaurants/:restaurantId',
      '/api/auth/google',
      '/api/auth/google/callback',
    ],
    ...['/api/openapi.json', '/api/docs', '/api/docs/', '/api/docs/start.js', '/api/docs/*', '/'],
  ]);
  const files = /^\/(assets\/[\w.-]+|[\w-]+\.(js|txt|png|svg|ico|webmanifest))$/;
  expect([...paths].filter((path) => !listed.has(path) && !files.test(path))).toEqual([]);
});

/** The paths of Fastify's printed tree: each line is one part of a path, indented by four columns per level. */
function pathsOf(tree: string): string[] {
  const parts: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([ │├└─]*)(\S+)(?: \(([A-Z, -]+)\))?$/.exec(line) ?? [];
    parts.length = Math.max(0, indent.length / 4 - 1);
    parts.push(part);
    return methods ? parts.join('') : [];
  });
}
