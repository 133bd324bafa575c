import type { AnyProcedure, AnyRouter } from '@trpc/server';
import type { InjectOptions } from 'fastify';
import { exampleOf } from '../src/rest/openapi/examples.ts';
import { routes } from '../src/rest/routes.ts';
import { appRouter } from '../src/router.ts';
import type { Visitor } from './start-app.ts';

/** A REST or tRPC call with a valid input. */
export interface Call {
  /** `GET /api/user`, or the procedure's name. */
  name: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  body: unknown;
}

const MESSAGE = { message: 'Somewhere quiet for fish?' };
/** For procedures without a documented path, or whose example refers to a conversation that may not exist. */
const INPUTS: Record<string, unknown> = {
  'accounts.createAccessToken': { name: 'A program', scopes: ['guide:read'], days: 30 },
  'accounts.revokeAccessToken': { id: 1 },
  'accounts.endSession': { id: 'none' },
  'admin.ratings': {},
  'admin.restorePrompt': { seen: null },
  'admin.savePrompt': { prompt: 'Be brief.', seen: null },
  'chat.ask': MESSAGE,
  'chat.send': MESSAGE,
  'chat.removeChip': { sessionId: 1, chipId: 'x' },
  'chat.addChip': { sessionId: 1, addition: { kind: 'party', size: 4 } },
  'chat.edit': { sessionId: 1, chatId: 1, ...MESSAGE },
  'chat.regenerate': { sessionId: 1, chatId: 1 },
  'chat.showVersion': { sessionId: 1, chatId: 1 },
  'chat.rate': { chatId: 1, rating: 'up' },
  'chat.removeRating': { chatId: 1 },
  'chat.follow': { chatId: 1 },
  'chat.named': { chatIds: [1] },
  'chat.stop': { chatId: 1 },
  'chat.pinSession': { sessionId: 1, pinned: true },
  'chat.searchSessions': { query: 'quiet fish' },
  'guide.page': { near: { latitude: 51.5033, longitude: -0.1196 }, sort: 'distance', open: 'now' },
  'guide.search': {
    constraints: [{ slot: 'dish', op: 'is', values: ['ramen'], strength: 'prefer', core: true }],
    near: { latitude: 51.5033, longitude: -0.1196 },
  },
  'guide.alternatives': { cuisine: 'Thai', neighborhood: null },
  'guide.findByName': { name: 'Casa' },
  'guide.savePublicSettings': { open: false, searchEngines: false },
  'guide.saveSettings': { timeZone: 'Europe/London' },
};

/** The documented paths, with `id` for every id. */
export function everyPath(id = 1): Call[] {
  return routes.map(({ method, path, input }) => {
    const example = /recommendations/.test(path) ? MESSAGE : Object(input && exampleOf(input));
    const given = Object.entries(example).filter(([name]) => !path.includes(`:${name}`));
    const isQuery = method === 'GET' && given.length > 0;
    const query = isQuery
      ? `?${new URLSearchParams(Object.fromEntries(given.map(([name, value]) => [name, String(value)])))}`
      : '';
    return {
      name: `${method} ${path}`,
      method,
      url: `${path.replace(/:\w+/, String(id))}${query}`,
      body: method === 'GET' || given.length === 0 ? undefined : Object.fromEntries(given),
    };
  });
}

/** The procedures, with the example of the documented path where one exists; queries by GET and by POST. */
export function everyProcedure(id = 1): Call[] {
  const { procedures: flat }: AnyRouter['_def'] = appRouter._def;
  return Object.entries<AnyProcedure>(flat).flatMap(([name, procedure]): Call[] => {
    const input = INPUTS[name] ?? inputLike(procedure, id);
    const url = `/trpc/${name}`;
    const { type } = procedure._def;
    const post = { method: 'POST', url, body: input ?? {} } as const;
    if (type === 'mutation') return [{ name, ...post }];
    const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
    const get = { name, method: 'GET', url: url + query, body: undefined } as const;
    return type === 'query' ? [get, { name: `${name} by POST`, ...post }] : [get];
  });
}

function inputLike(procedure: AnyProcedure, id: number): unknown {
  const def: { inputs?: unknown[] } = { ...Object(procedure._def) };
  const route = routes.find(({ input }) => input !== null && input === def.inputs?.[0]);
  if (!route?.input) return undefined;
  const example = Object(exampleOf(route.input));
  const ids = Object.keys(example).filter((key) => /Id$/.test(key));
  return { ...example, ...Object.fromEntries(ids.map((key) => [key, id])) };
}

export const cookieOf = ({ cookies }: Visitor): string => [...cookies].map((pair) => pair.join('=')).join('; ');

/** A call as the web app sends it. */
export function requestOf({ method, url, body }: Call, visitor: Visitor | null): InjectOptions {
  return {
    method,
    url,
    headers: {
      ...(visitor && { cookie: cookieOf(visitor) }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  };
}
