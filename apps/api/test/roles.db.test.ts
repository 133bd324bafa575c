import type { AnyProcedure, AnyRouter } from '@trpc/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../src/rest/routes.ts';
import { appRouter } from '../src/router.ts';
import { registered, startApp, type TestApp, Visitor } from './start-app.ts';

/** Who may call: everyone, signed-in users, reviewers and admins, or admins only. */
type Gate = 'all' | 'user' | 'editor' | 'admin';

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
  'chat.send': 'user',
  'chat.ask': 'user',
  'chat.follow': 'user',
  'chat.followNewest': 'user',
  'chat.stop': 'user',
  'chat.allowance': 'user',
  'chat.sessions': 'user',
  'chat.createSession': 'user',
  'chat.renameSession': 'user',
  'chat.deleteSession': 'user',
  'chat.entries': 'user',
  'chat.history': 'user',
  'guide.list': 'user',
  'guide.page': 'user',
  'guide.get': 'user',
  'guide.exists': 'user',
  'guide.add': 'user',
  'guide.edit': 'editor',
  'guide.settings': 'user',
  'guide.saveSettings': 'admin',
  'guide.neighborhoods': 'user',
  'guide.cuisines': 'user',
  'guide.tags': 'user',
  'guide.creators': 'user',
  'admin.users': 'admin',
  'admin.setRole': 'admin',
  'admin.setTokenLimit': 'admin',
  'admin.usageToday': 'admin',
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
  'GET /api/chat-sessions': 'user',
  'POST /api/chat-sessions': 'user',
  'PATCH /api/chat-sessions/:sessionId': 'user',
  'DELETE /api/chat-sessions/:sessionId': 'user',
  'GET /api/chat-sessions/:sessionId/chats': 'user',
  'GET /api/chats': 'user',
  'POST /api/recommendations/stream': 'user',
  'POST /api/recommendations': 'user',
  'POST /api/claude-recommendations/stream': 'user',
  'GET /api/claude-recommendations/stream': 'user',
  'GET /api/restaurants': 'user',
  'POST /api/restaurants': 'user',
  'GET /api/restaurants/exists': 'user',
  'GET /api/restaurants/:restaurantId': 'user',
  'PATCH /api/restaurants/:restaurantId': 'editor',
  'GET /api/neighborhoods': 'user',
  'GET /api/cuisines': 'user',
  'GET /api/tags': 'user',
  'GET /api/guide/settings': 'user',
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

const ROLES_OF: Record<Gate, string[]> = {
  all: ['visitor', 'user', 'reviewer', 'admin'],
  user: ['user', 'reviewer', 'admin'],
  editor: ['reviewer', 'admin'],
  admin: ['admin'],
};

let app: TestApp;
const callers = new Map<string, Visitor>();

beforeAll(async () => {
  app = await startApp();
  callers.set('visitor', new Visitor(app.url));
  for (const role of ['user', 'reviewer', 'admin'] as const) {
    const person = await registered(app);
    await app.database.db.updateTable('users').set({ role }).where('id', '=', person.id).execute();
    callers.set(role, person);
  }
});
afterAll(() => app.close());

/** 401 and 403 are refusals by role. Any other status passed the gate: the input is invalid for every handler. */
function expected(gate: Gate, role: string) {
  if (ROLES_OF[gate].includes(role)) return 'open';
  return role === 'visitor' ? 401 : 403;
}

const refusalStatus = (status: number) => (status === 401 || status === 403 ? status : 'open');

test('every procedure can be called only by its listed roles', { tags: ['a22'] }, async () => {
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

test('every documented path can be called only by its listed roles', { tags: ['a22'] }, async () => {
  expect(routes.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(Object.keys(PATHS).toSorted());
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
