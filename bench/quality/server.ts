import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { currentUser } from '../../packages/contracts/src/accounts.ts';
import { recommendation } from '../../packages/contracts/src/chat.ts';
import { restaurant } from '../../packages/contracts/src/guide.ts';
import { API, freePort, serve, stopAll } from '../list/processes.ts';
import type { Talk } from './play.ts';
import type { Row } from './row.ts';

const ADMIN = 'eval@example.com';
const PASSWORD = 'a password for one run';
/** The largest PostgreSQL integer, so that the daily limit does not stop a run. */
const NO_LIMIT = 2 ** 31 - 1;

/** A separate server with a database in a temporary directory. Its administrator is signed in. */
export interface Server {
  /** The guide as the API returns it. */
  guide(): Promise<Row[]>;
  add(restaurants: readonly object[]): Promise<void>;
  talk(): Talk;
  close(): Promise<void>;
}

/**
 * Starts the server as in production.
 *
 * @param claude whether Claude answers, with `ANTHROPIC_API_KEY` from the environment; otherwise the built-in writer does
 * @param upstream the base URL of the Messages API; by default that of the environment, or Anthropic's
 * @throws if the server exits or an API call fails
 */
export async function startServer(guide: 'demo' | 'empty', claude: boolean, upstream?: string): Promise<Server> {
  const directory = await mkdtemp(join(tmpdir(), 'saffron-eval-'));
  const port = await freePort();
  const env: NodeJS.ProcessEnv = {
    DATA_DIR: join(directory, 'data'),
    GUIDE: guide,
    THROTTLE: 'off',
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: ADMIN,
    ADMIN_PASSWORD: PASSWORD,
    // A run does not depend on other settings in the environment.
    DATABASE_URL: undefined,
    PINECONE_API_KEY: undefined,
    ...(claude ? {} : { ANTHROPIC_API_KEY: undefined }),
    ...(upstream && { ANTHROPIC_BASE_URL: upstream }),
  };
  await serve(join(API, 'main.ts'), [], port, env);
  const call = caller(`http://127.0.0.1:${port}`);
  const { id } = currentUser.parse(await call('POST', '/api/login', { username: ADMIN, password: PASSWORD }));
  await call('POST', `/api/user/${id}/token-limit`, { limit: NO_LIMIT });
  await call('POST', '/trpc/guide.saveSettings', { timeZone: zoneAtHour(EVENING, new Date()) });
  return {
    guide: async () => restaurant.array().parse(await call('GET', '/api/restaurants')),
    add: async (restaurants) => {
      for (const one of restaurants) await call('POST', '/api/restaurants', one);
    },
    talk: () => talkOver(call),
    close: async () => {
      await stopAll();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The hour of the guide at which a run begins, so that its results do not depend on when it is made. */
const EVENING = 18;
const WESTERNMOST = -12;

/** An IANA time zone in which it is some minutes past `hour`. The signs of these names are reversed: `Etc/GMT+5` is five hours behind. */
function zoneAtHour(hour: number, moment: Date): string {
  const ahead = ((hour - moment.getUTCHours() - WESTERNMOST + 48) % 24) + WESTERNMOST;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

type Call = (method: string, path: string, body?: object) => Promise<unknown>;

/** Returns a function that calls the API and keeps the session cookie. */
function caller(base: string): Call {
  let cookie = '';
  return async (method, path, body) => {
    const response = await fetch(base + path, {
      method,
      headers: { origin: base, cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie();
    if (set.length > 0) cookie = set.map((line) => line.split(';', 1)[0]).join('; ');
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}: ${await response.text()}`);
    return await response.json();
  };
}

function talkOver(call: Call): Talk {
  let sessionId: number | undefined;
  return {
    send: async (message) => {
      const from = performance.now();
      const body = { message, ...(sessionId && { sessionId }) };
      const answer = recommendation.parse(await call('POST', '/api/recommendations', body));
      sessionId = answer.chatSessionId;
      return { text: answer.message, cards: answer.restaurants, took: performance.now() - from };
    },
  };
}
