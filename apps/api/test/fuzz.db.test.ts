import { STATUS_OF } from '@saffron/contracts/errors';
import type { AnyProcedure, AnyRouter } from '@trpc/server';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { JsonSchema } from '../src/json-schema.ts';
import { errorCodesOf } from '../src/rest/openapi/error-responses.ts';
import { parametersOf } from '../src/rest/openapi/parameters.ts';
import { Schemas } from '../src/rest/openapi/schemas.ts';
import type { Route } from '../src/rest/route.ts';
import { routes } from '../src/rest/routes.ts';
import { appRouter } from '../src/router.ts';
import { bodies, ids, queries } from './fuzz-inputs.ts';
import { ScriptedWriter } from './scripted-writer.ts';
import { registered, startApp, type TestApp, type Visitor } from './start-app.ts';

/**
 * Cases for each path and each procedure. The seed is fixed, so that a change does not fail because of an older fault;
 * `FUZZ_SEED=… FUZZ_RUNS=…` runs other or more cases.
 */
const RUNS = Number(process.env.FUZZ_RUNS ?? 24);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

interface Request {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  payload?: string;
}

const ROLES = ['visitor', 'user', 'admin'] as const;
type Role = (typeof ROLES)[number];

let app: TestApp;
const cookies = new Map<Role, string>();
let cases = 0;
const statuses = new Map<number, number>();

beforeAll(async () => {
  app = await startApp({ writer: new ScriptedWriter({ least: 1, most: 1 }) });
  // The cases change the first rows; the accounts that send them come later.
  await registered(app);
  await registered(app);
  for (const role of ['user', 'admin'] as const) {
    const person = await registered(app);
    await app.database.db.updateTable('users').set({ role }).where('id', '=', person.id).execute();
    cookies.set(role, cookieOf(person));
  }
});

afterAll(async () => {
  console.log(`fuzz: ${cases} cases, seed ${SEED}, answers ${JSON.stringify(Object.fromEntries(statuses))}`);
  await app.close();
});

const cookieOf = ({ cookies: jar }: Visitor) => [...jar].map((pair) => pair.join('=')).join('; ');

async function ask({ payload, ...request }: Request, role: Role) {
  cases++;
  const cookie = cookies.get(role);
  const response = await app.app.inject({
    ...request,
    headers: { ...(cookie && { cookie }), ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { payload }),
  });
  statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
  return { status: response.statusCode, text: response.payload, type: response.headers['content-type'] ?? '' };
}

/** Implementation terms that must not appear in a response. */
const INTERNAL =
  /\bat \S+ \(|node_modules|\.ts\b|\.js\b|stack|select |insert |relation|column|constraint(?!s\b)|postgres|pglite|zod|kysely|fastify/i;

/** Checks every error response. */
function expectRefusal(status: number, text: string): void {
  if (status >= 500) throw new Error(`${status}: ${text}`);
  expect(text).not.toMatch(INTERNAL);
  expect(text.length).toBeLessThan(1500);
}

/** User-facing names of fields, where the message does not use the field name. */
const KNOWN_AS: Record<string, RegExp> = {
  username: /email address/,
  confirmPassword: /password/i,
  website: /URL/,
  q: /characters to search/,
  limit: /token limit/,
  hours:
    /\b(hours|times?|days?|dates?|exceptions|last orders)\b|ends before it starts|whether \d+ is|missing at the end/i,
  tileAddress: /https address/,
  scopes: /permission/,
  near: /latitude|longitude/i,
};
const UNREADABLE = /^The request ((body|URL) )?is (malformed|not valid)|^The request body must be|^The input /;

/** Whether a message names the wrong field, or says that the input could not be read. */
function namesField(text: string, schema: JsonSchema): boolean {
  const fields = Object.keys(schema.properties ?? {});
  const words = (name: string) => name.replace(/[A-Z]/g, ' $&').toLowerCase();
  const named = fields.some(
    (name) =>
      [name, words(name)].some((known) => text.toLowerCase().includes(known.toLowerCase())) ||
      KNOWN_AS[name]?.test(text),
  );
  return named || UNREADABLE.test(text);
}

const schemas = new Schemas();

/** The JSON schema of an input; a named schema is in the components. */
function allowed(input: z.ZodType): JsonSchema {
  const schema = schemas.ofInput(input);
  const name = schema.$ref?.split('/').at(-1);
  return (name && schemas.components[name]) || schema;
}

/** Signing in ends the current session, so only visitors do it. */
const rolesFor = (place: string) =>
  fc.constantFrom(...ROLES.filter((role) => role === 'visitor' || !/login|register/.test(place)));

const NOTHING: JsonSchema = { type: 'object' };
const options = { seed: SEED, numRuns: RUNS, verbose: 1 };

function requestsOf(route: Route): fc.Arbitrary<Request> {
  const schema = route.input ? allowed(route.input) : NOTHING;
  const { body } = parametersOf(route);
  return fc.record({ id: ids, query: queries(schema), payload: bodies(schema) }).map(({ id, query, payload }) => ({
    method: route.method,
    url: `${route.path.replace(/:\w+/, () => id)}?${body ? '' : query}`,
    ...(route.method !== 'GET' && (body || payload.length < 20) && { payload }),
  }));
}

const paths = routes.filter(({ path }) => path !== '/api/logout');

test.each(paths.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s',
  { tags: ['long'] },
  async (_place, route) => {
    // Every path refuses an unreadable body, also those without a body.
    const documented = [...errorCodesOf(route).map((code) => STATUS_OF[code]), 400, 413, 415];
    const schema = route.input ? allowed(route.input) : NOTHING;
    await fc.assert(
      fc.asyncProperty(requestsOf(route), rolesFor(route.path), async (request, role) => {
        const { status, text, type } = await ask(request, role);
        if (status < 400) return;
        expectRefusal(status, text);
        expect(type).toBe('text/plain; charset=utf-8');
        expect(documented).toContain(status);
        expect(text).toMatch(/^\S[^\n]*$/);
        if (status === 400 && !namesField(text, schema)) throw new Error(`names no field: ${text}`);
      }),
      options,
    );
  },
);

const { procedures: flat }: AnyRouter['_def'] = appRouter._def;
const procedures = Object.entries<AnyProcedure>(flat).filter(([name]) => name !== 'accounts.logout');

function inputOf(procedure: AnyProcedure): JsonSchema {
  const def: { inputs?: unknown[] } = { ...Object(procedure._def) };
  const [input] = def.inputs ?? [];
  return input instanceof z.ZodType ? allowed(input) : NOTHING;
}

test.each(procedures)('%s', { tags: ['long'] }, async (name, procedure) => {
  const schema = inputOf(procedure);
  const isMutation = procedure._def.type === 'mutation';
  await fc.assert(
    fc.asyncProperty(bodies(schema), fc.boolean(), rolesFor(name), async (input, batched, role) => {
      const text = batched ? `{"0":${input}}` : input;
      const query = `${batched ? 'batch=1&' : ''}${isMutation ? '' : `input=${encodeURIComponent(text.toWellFormed())}`}`;
      const url = `/trpc/${name}?${query}`;
      const answer = await ask(isMutation ? { method: 'POST', url, payload: text } : { method: 'GET', url }, role);
      if (answer.status < 400) return;
      expectRefusal(answer.status, answer.text);
      const [body] = [JSON.parse(answer.text)].flat();
      const { message, data } = body.error;
      expect(data.httpStatus).toBe(answer.status);
      if (answer.status === 400 && !namesField(message, schema)) throw new Error(`names no field: ${message}`);
    }),
    options,
  );
});

test('the fuzzing accounts keep their roles', { tags: ['long'] }, async () => {
  const roleOf = async (role: Role) => JSON.parse((await ask({ method: 'GET', url: '/api/user' }, role)).text).role;
  expect([await roleOf('user'), await roleOf('admin')]).toEqual(['user', 'admin']);
  expect(app.unexpected).toEqual([]);
  expect(Object.prototype).not.toHaveProperty('admin');
});
