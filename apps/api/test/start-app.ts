import { currentUser } from '@saffron/contracts/accounts';
import type { Database } from '@saffron/db/client';
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, splitLink } from '@trpc/client';
import type { FastifyInstance } from 'fastify';
import { STREAMS } from '../../../packages/client/src/generated/client.ts';
import { buildApp } from '../src/app.ts';
import { type Env, readEnv } from '../src/env.ts';
import { createBuiltInWriter } from '../src/features/assistant/built-in/writer.ts';
import type { Writer } from '../src/features/assistant/writer.ts';
import { pineconeSettings } from '../src/features/indexing/pinecone/settings.ts';
import { isOperational } from '../src/ops/log-error.ts';
import { createOperations, type Operations } from '../src/ops/operations.ts';
import type { AppRouter } from '../src/router.ts';
import { createServices, type Services } from '../src/services.ts';
import { openTestDatabase } from './database.ts';

/** As in `apps/web/src/trpc.ts`: queries that are sent by POST. */
const BY_POST = new Set(['chat.searchSessions', 'guide.page']);

type LinkFetch = NonNullable<Parameters<typeof httpBatchLink<AppRouter>>[0]['fetch']>;

interface Options {
  env?: Partial<Record<keyof Env, string>>;
  writer?: Writer;
  /** A prepared database, for a second replica or a restart. The app does not close it. */
  database?: Database;
  /** Seconds before each new attempt at indexing what failed. */
  retryAfter?: readonly number[];
  /** Milliseconds to wait for Pinecone; long by default, so that a busy machine does not change results. */
  pineconeDeadline?: number;
  /** The current time, for opening hours; noon of a Wednesday by default, so that no test depends on the time of day. */
  clock?: () => Date;
  /** `starting`: the state before the database is prepared. */
  phase?: 'starting' | 'ready';
}

const NOON = new Date('2026-11-25T12:00:00Z');

/** A running server on its own port, with its internals for inspection. */
export interface TestApp {
  url: string;
  /** Where a browser would open it: PUBLIC_URL, else `url`. */
  origin: string;
  app: FastifyInstance;
  database: Database;
  services: Services;
  operations: Operations;
  /** Unexpected errors; tests assert that there are none. */
  unexpected: unknown[];
  /** The ids of replies whose expected failures were logged for operators, once for each time. */
  failing: number[];
  close(): Promise<void>;
}

export async function startApp(options: Options = {}): Promise<TestApp> {
  const env = readEnv({}, { LOG_LEVEL: 'silent', THROTTLE: 'off', ...options.env });
  const database = options.database ?? (await openTestDatabase());
  const pinecone = pineconeSettings(env);
  const unexpected: unknown[] = [];
  const failing: number[] = [];
  const operations = createOperations(database);
  const services = createServices({
    database,
    writer: options.writer ?? createBuiltInWriter(),
    throttling: env.THROTTLE === 'on',
    google: env.GOOGLE_CLIENT_ID !== undefined,
    pinecone: pinecone && { ...pinecone, deadline: options.pineconeDeadline ?? 10_000 },
    ...(options.retryAfter && { retryAfter: options.retryAfter }),
    clock: options.clock ?? (() => NOON),
    metrics: operations.metrics,
    report: (error, about) => {
      if (!isOperational(error)) unexpected.push(error);
      else if (about) failing.push(about.chatId);
    },
  });
  // A busy machine does not change results.
  const app = await buildApp({ env, services, operations, pageReadTimeout: 10_000 });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  if (options.phase !== 'starting') operations.lifecycle.ready();
  return {
    url,
    origin: env.PUBLIC_URL ?? url,
    app,
    database,
    services,
    operations,
    unexpected,
    failing,
    close: async () => {
      await Promise.all([services.chat.close(), services.indexing.close()]);
      await app.close();
      if (!options.database) await database.close();
    },
  };
}

/** A browser: keeps cookies and sends an Origin header. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly url: string;
  readonly #origin: string;

  constructor(url: string, origin = url) {
    this.url = url;
    this.#origin = origin;
  }

  /** `fetch` with this visitor's cookies; `path` begins with a slash. */
  fetch = async (path: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (!headers.has('origin') && !headers.has('sec-fetch-site')) headers.set('origin', this.#origin);
    if (this.cookies.size > 0)
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(typeof path === 'string' ? new URL(path, this.url) : path, {
      redirect: 'manual',
      ...init,
      headers,
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s);
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  };

  /** Sends JSON. */
  send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** The typed client with the links of the web app. */
  get trpc() {
    const withCookies: LinkFetch = (url, init) =>
      this.fetch(url, { ...init, body: init?.body ?? null, signal: init?.signal ?? null });
    const options = { url: `${this.url}/trpc`, fetch: withCookies };
    return createTRPCClient<AppRouter>({
      links: [
        splitLink({
          condition: ({ path }) => STREAMS.has(path),
          true: httpBatchStreamLink({ ...options, maxItems: 1 }),
          false: splitLink({
            condition: ({ path }) => BY_POST.has(path),
            true: httpBatchLink({ ...options, methodOverride: 'POST' }),
            false: httpBatchLink(options),
          }),
        }),
      ],
    });
  }
}

/** The same browser with its next requests to another replica. */
export function at(replica: Pick<TestApp, 'url'>, { cookies }: Visitor): Visitor {
  return Object.assign(new Visitor(replica.url), { cookies: new Map(cookies) });
}

let serial = 0;

/** A newly registered visitor. */
export async function registered(
  app: Pick<TestApp, 'url'> & Partial<Pick<TestApp, 'origin'>>,
  { username = `diner-${++serial}@example.com`, password = 'a good password', name = 'Sam' } = {},
) {
  const visitor = new Visitor(app.url, app.origin);
  const response = await visitor.send('POST', '/api/register', { username, password, confirmPassword: password, name });
  if (response.status !== 201) throw new Error(`register: ${response.status} ${await response.text()}`);
  const { id } = currentUser.parse(await response.json());
  return Object.assign(visitor, { username, password, id });
}
