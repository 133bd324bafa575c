import { ACCESS_SCOPES } from '@saffron/contracts/access-token-fields';
import type { Role } from '@saffron/contracts/accounts';
import type { AnyProcedure, AnyRouter } from '@trpc/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../src/rest/routes.ts';
import { appRouter } from '../src/router.ts';
import { programOf } from './program.ts';
import { registered, startApp, type TestApp, Visitor } from './start-app.ts';

/** Who may call; see the procedures of `trpc.ts`. */
type Gate = 'all' | 'user' | 'reader' | 'asker' | 'contributor' | 'editor' | 'admin';

// An unlisted procedure or path fails the test: add new ones here with the roles that may call them.
const PROCEDURES: Record<string, Gate> = {
  'accounts.me': 'all',
  'accounts.register': 'all',
  'accounts.login': 'all',
  'accounts.logout': 'all',
  'accounts.signInMethods': 'all',
  'accounts.isAdmin': 'user',
  'accounts.isReviewer': 'user',
  'accounts.setName': 'user',
  'accounts.account': 'user',
  'accounts.sessions': 'user',
  'accounts.endSession': 'user',
  'accounts.endOtherSessions': 'user',
  'accounts.accessTokens': 'user',
  'accounts.createAccessToken': 'user',
  'accounts.revokeAccessToken': 'user',
  'chat.send': 'asker',
  'chat.removeChip': 'asker',
  'chat.addChip': 'asker',
  'chat.edit': 'asker',
  'chat.regenerate': 'asker',
  'chat.showVersion': 'asker',
  'chat.rate': 'asker',
  'chat.removeRating': 'asker',
  'chat.ask': 'asker',
  'chat.named': 'asker',
  'chat.follow': 'asker',
  'chat.followNewest': 'asker',
  'chat.stop': 'asker',
  'chat.allowance': 'asker',
  'chat.sessions': 'asker',
  'chat.createSession': 'asker',
  'chat.renameSession': 'asker',
  'chat.pinSession': 'asker',
  'chat.searchSessions': 'asker',
  'chat.deleteSession': 'asker',
  'chat.entries': 'asker',
  'chat.history': 'asker',
  'guide.list': 'reader',
  'guide.page': 'reader',
  'guide.search': 'reader',
  'guide.get': 'reader',
  'guide.exists': 'reader',
  'guide.findByName': 'reader',
  'guide.add': 'contributor',
  'guide.edit': 'editor',
  'guide.settings': 'reader',
  'guide.saveSettings': 'admin',
  'guide.publicPlace': 'all',
  'guide.alternatives': 'all',
  'guide.publicSettings': 'admin',
  'guide.savePublicSettings': 'admin',
  'guide.neighborhoods': 'reader',
  'guide.cuisines': 'reader',
  'guide.tags': 'reader',
  'guide.creators': 'reader',
  'admin.users': 'admin',
  'admin.setRole': 'admin',
  'admin.setTokenLimit': 'admin',
  'admin.usageToday': 'admin',
  'admin.ratings': 'admin',
  'admin.systemPrompt': 'admin',
  'admin.setSystemPrompt': 'admin',
  'admin.promptSettings': 'admin',
  'admin.savePrompt': 'admin',
  'admin.restorePrompt': 'admin',
  'admin.startIndexing': 'admin',
  'admin.indexStatus': 'admin',
  'admin.indexProgress': 'admin',
  'admin.searchIndex': 'admin',
  'admin.indexRestaurant': 'admin',
  'admin.replyWriter': 'admin',
  'admin.testAssistant': 'admin',
  'admin.testAssistantStream': 'admin',
};

const PATHS: Record<string, Gate> = {
  'GET /api/user': 'user',
  'GET /api/user/is-admin': 'user',
  'GET /api/user/is-reviewer': 'user',
  'POST /api/login': 'all',
  'POST /api/register': 'all',
  'POST /api/logout': 'all',
  'POST /api/user/name': 'user',
  'GET /api/chat-sessions': 'asker',
  'POST /api/chat-sessions': 'asker',
  'PATCH /api/chat-sessions/:sessionId': 'asker',
  'DELETE /api/chat-sessions/:sessionId': 'asker',
  'GET /api/chat-sessions/:sessionId/chats': 'asker',
  'GET /api/chats': 'asker',
  'POST /api/recommendations/stream': 'asker',
  'POST /api/recommendations': 'asker',
  'POST /api/claude-recommendations/stream': 'asker',
  'GET /api/claude-recommendations/stream': 'asker',
  'GET /api/restaurants': 'reader',
  'POST /api/restaurants': 'contributor',
  'GET /api/restaurants/exists': 'reader',
  'GET /api/restaurants/:restaurantId': 'reader',
  'PATCH /api/restaurants/:restaurantId': 'editor',
  'GET /api/neighborhoods': 'reader',
  'GET /api/cuisines': 'reader',
  'GET /api/tags': 'reader',
  'GET /api/guide/settings': 'reader',
  'GET /api/users': 'admin',
  'POST /api/user/:userId/role': 'admin',
  'POST /api/user/:userId/token-limit': 'admin',
  'GET /api/system-prompt': 'admin',
  'POST /api/system-prompt': 'admin',
  'POST /api/admin/pinecone/index': 'admin',
  'GET /api/admin/pinecone/status': 'admin',
  'GET /api/admin/restaurants/search': 'admin',
  'POST /api/admin/pinecone/index/:restaurantId': 'admin',
  'POST /api/test-claude': 'admin',
  'GET /api/test-claude-stream': 'admin',
};

const SIGNED_IN: Role[] = ['user', 'reviewer', 'admin'];
/** Roles, and the scopes of tokens of an admin. */
const CALLERS_OF: Record<Gate, string[]> = {
  all: ['visitor', ...SIGNED_IN],
  user: SIGNED_IN,
  reader: [...SIGNED_IN, 'guide:read', 'every scope', 'every scope, demoted'],
  asker: [...SIGNED_IN, 'ask', 'every scope', 'every scope, demoted'],
  contributor: [...SIGNED_IN, 'guide:edit', 'every scope'],
  editor: ['reviewer', 'admin', 'guide:edit', 'every scope'],
  admin: ['admin'],
};

let app: TestApp;
const callers = new Map<string, Visitor>();

beforeAll(async () => {
  app = await startApp();
  callers.set('visitor', new Visitor(app.url));
  for (const role of SIGNED_IN) callers.set(role, await withRole(role));
  // Each token has its own account, because the calls of an account are limited.
  for (const scope of ACCESS_SCOPES) callers.set(scope, await programOf(await withRole('admin'), [scope]));
  callers.set('every scope', await programOf(await withRole('admin'), [...ACCESS_SCOPES]));
  const demoted = await withRole('reviewer');
  callers.set('every scope, demoted', await programOf(demoted, [...ACCESS_SCOPES]));
  await setRole(demoted.id, 'user');
});
afterAll(() => app.close());

const setRole = (id: number, role: Role) =>
  app.database.db.updateTable('users').set({ role }).where('id', '=', id).execute();

async function withRole(role: Role) {
  const person = await registered(app);
  await setRole(person.id, role);
  return person;
}

/** 401 and 403 are refusals by role. Any other status passed the gate: the input is invalid for every handler. */
function expected(gate: Gate, role: string) {
  if (CALLERS_OF[gate].includes(role)) return 'open';
  return role === 'visitor' ? 401 : 403;
}

const refusalStatus = (status: number) => (status === 401 || status === 403 ? status : 'open');

test('every procedure can be called only by its listed roles and scopes', { tags: ['a22', 'a50'] }, async () => {
  const { procedures: flat }: AnyRouter['_def'] = appRouter._def;
  const procedures = Object.entries<AnyProcedure>(flat);
  expect(procedures.map(([name]) => name).toSorted()).toEqual(Object.keys(PROCEDURES).toSorted());
  for (const [name, procedure] of procedures) {
    for (const [role, person] of callers) {
      if (name === 'accounts.logout') continue;
      const { type } = procedure._def;
      const input = encodeURIComponent(JSON.stringify({ wrong: true }));
      const get = () => person.send('GET', `/trpc/${name}?input=${input}`);
      const post = () => person.send('POST', `/trpc/${name}`, { wrong: true });
      const gate = PROCEDURES[name] ?? 'all';
      for (const send of type === 'mutation' ? [post] : type === 'query' ? [get, post] : [get]) {
        const response = await send();
        // A subscription answers 200 and reports the error in its first event.
        const status = type === 'subscription' ? statusIn(await response.text()) : response.status;
        expect(refusalStatus(status), `${name} as ${role}`).toBe(expected(gate, role));
        await response.body?.cancel().catch(() => {});
      }
    }
  }
});

function statusIn(events: string): number {
  return Number(/"httpStatus":(\d+)/.exec(events)?.[1] ?? 200);
}

test('every documented path can be called only by its listed roles and scopes', { tags: ['a22', 'a50'] }, async () => {
  // The OpenAPI document names the same callers.
  expect(Object.fromEntries(routes.map(({ method, path, access }) => [`${method} ${path}`, access]))).toEqual(PATHS);
  for (const { method, path } of routes) {
    for (const [role, person] of callers) {
      if (path === '/api/logout') continue;
      // A nonexistent id and a body that is invalid for every path.
      const url = path.replace(/:\w+/, '2000000000');
      const response = await person.send(
        method,
        url,
        method === 'POST' || method === 'PATCH' ? { limit: 'x' } : undefined,
      );
      expect(refusalStatus(response.status), `${method} ${path} as ${role}`).toBe(
        expected(PATHS[`${method} ${path}`] ?? 'all', role),
      );
      await response.body?.cancel().catch(() => {});
    }
  }
});

test('a revoked role has no effect from the next request on', { tags: ['a14'] }, async () => {
  const admin = callers.get('admin');
  const other = await registered(app);
  await admin?.send('POST', `/api/user/${other.id}/role`, { role: 'admin' });
  expect((await other.send('GET', '/api/users')).status).toBe(200);
  await admin?.send('POST', `/api/user/${other.id}/role`, { role: 'user' });
  expect((await other.send('GET', '/api/users')).status).toBe(403);
});
