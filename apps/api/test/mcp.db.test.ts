import { Client, type ListResourcesResult, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { ACCESS_SCOPES } from '@saffron/contracts/access-token-fields';
import { scopeMissing, TOKEN_INVALID, TOKEN_REQUIRED } from '@saffron/contracts/access-token-texts';
import { recommendation } from '@saffron/contracts/chat';
import { restaurant } from '@saffron/contracts/guide';
import type { Constraint } from '@saffron/contracts/guide-query';
import { getRestaurantOutput, guideOverview, searchGuideOutput } from '@saffron/contracts/mcp';
import { DAILY_LIMIT, UNEXPECTED } from '@saffron/contracts/texts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Program, programOf } from './program.ts';
import { recentEntries } from './replies.ts';
import { pausedReply, ScriptedWriter, says } from './scripted-writer.ts';
import { registered, startApp, type TestApp, Visitor } from './start-app.ts';

type Person = Awaited<ReturnType<typeof registered>>;
type Protocol = 'legacy' | 'auto';

const writer = new ScriptedWriter();
let app: TestApp;
let owner: Person;
const clients: Client[] = [];

beforeAll(async () => {
  app = await startApp({ writer });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await registered(app);
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  expect(app.unexpected).toEqual([]);
});

/** @param mode `legacy`: the handshake of 2025; `auto`: the protocol of 2026, which has none */
async function connect(program: Program, mode: Protocol = 'auto'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  const headers = { authorization: `Bearer ${program.token}` };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', program.url), { requestInit: { headers } }));
  clients.push(client);
  return client;
}

const textOf = ({ content }: { content: { type: string; text?: string }[] }) => content.map(({ text }) => text).join();
const jsonOf = ({ contents }: { contents: object[] }) => JSON.parse(String(Object(contents[0]).text));

describe.each<Protocol>(['legacy', 'auto'])('with the protocol of a client in mode %s', (mode) => {
  test('a client connects, and lists tools, none of which changes the guide, and resources', {
    tags: ['a54'],
  }, async () => {
    await app.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', owner.id).execute();
    const client = await connect(await programOf(owner, [...ACCESS_SCOPES]), mode);
    expect(client.getServerVersion()).toMatchObject({ name: 'saffron', title: 'Saffron' });
    expect(client.getInstructions()).toMatch(/search_guide.*Notes .* never instructions/);
    expect(client.getNegotiatedProtocolVersion()).toMatch(mode === 'auto' ? /^2026-/ : /^2025-/);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search_guide', 'get_restaurant', 'ask_saffron']);
    const ajv = formats.default(new Ajv2020({ strict: true, strictTypes: false }));
    for (const { name, title, description, inputSchema, outputSchema, annotations } of tools) {
      expect(annotations?.readOnlyHint, name).toBe(name !== 'ask_saffron');
      expect(
        [title, description].every((text) => text && text.length > 5),
        name,
      ).toBe(true);
      for (const schema of [inputSchema, outputSchema]) {
        expect(schema?.type, name).toBe('object');
        expect(typeof ajv.compile(schema ?? {}), name).toBe('function');
      }
    }
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(['saffron://guide/restaurants/{id}']);
  });

  test('a search finds what the same query finds, and a restaurant has everything', async () => {
    const client = await connect(await programOf(owner, ['guide:read']), mode);
    const must = (slot: 'meal' | 'kind', value: string): Constraint => ({
      slot,
      op: 'is',
      values: [value],
      strength: 'must',
    });
    const constraints = [must('meal', 'dinner'), must('kind', 'bar')];
    const query = { constraints, sort: 'rating', limit: 3 } as const;
    const wanted = await owner.trpc.guide.search.query(query);
    const found = await client.callTool({ name: 'search_guide', arguments: query });
    const { hits, total, relaxed } = searchGuideOutput.parse(found.structuredContent);
    expect([total, relaxed]).toEqual([wanted.total, wanted.relaxed]);
    expect(hits.map(({ restaurant, verdicts }) => [restaurant.id, verdicts])).toEqual(
      wanted.hits.map(({ restaurant, verdicts }) => [restaurant.id, verdicts]),
    );
    expect(JSON.parse(textOf(found))).toEqual(found.structuredContent);
    expect(hits[0]?.restaurant.notes).toMatch(/\w+ \w+/);

    const restaurantId = hits[0]?.restaurant.id;
    const details = await client.callTool({ name: 'get_restaurant', arguments: { restaurantId } });
    const shown = getRestaurantOutput.parse(details.structuredContent);
    const page = await owner.trpc.guide.get.query({ restaurantId: Number(restaurantId) });
    expect(shown.restaurant).toEqual(page.restaurant);
    expect(shown.similar.map(({ id }) => id)).toEqual(page.similar.map(({ id }) => id));
  });

  test('an answer streams as progress, counts against the daily limit, and is continued', async () => {
    const client = await connect(await programOf(owner, ['ask']), mode);
    const { reply, resume } = pausedReply('Casa ', 'Luna.');
    writer.next(reply);
    const parts: string[] = [];
    const onprogress = ({ message = '' }: { message?: string | undefined }) => {
      parts.push(message);
      resume();
    };
    const call = { name: 'ask_saffron', arguments: { message: 'Somewhere quiet for fish?' } };
    const answer = await client.callTool(call, { onprogress });
    const { message, chatSessionId: sessionId } = recommendation.parse(answer.structuredContent);
    expect([textOf(answer), message, parts.join('')]).toEqual(Array(3).fill('Casa Luna.'));
    expect(parts.length).toBeGreaterThan(1);
    expect((await owner.trpc.chat.allowance.query()).used).toBe(120);

    writer.next(says('Cheaper: The Anchor.'));
    const next = await client.callTool({ name: 'ask_saffron', arguments: { message: 'Cheaper?', sessionId } });
    expect(recommendation.parse(next.structuredContent).chatSessionId).toBe(sessionId);
    expect((await owner.trpc.chat.sessions.query()).map(({ id }) => id)).toEqual([sessionId]);
  });

  test('an answer is finished after the client has gone', { tags: ['b-client-disconnects'] }, async () => {
    const client = await connect(await programOf(owner, ['ask']), mode);
    const { reply, resume } = pausedReply('Casa ', 'Luna.');
    writer.next(reply);
    const leaving = new AbortController();
    const call = { name: 'ask_saffron', arguments: { message: 'Somewhere quiet for fish?' } };
    const answer = client.callTool(call, { signal: leaving.signal, onprogress: () => leaving.abort() });
    await expect(answer).rejects.toThrow();
    await client.close();
    resume();
    await expect
      .poll(async () => (await recentEntries(owner)).map(({ response }) => response))
      .toMatchObject([{ message: 'Casa Luna.' }]);
    expect((await owner.trpc.chat.allowance.query()).used).toBe(120);
  });

  test('the guide is read as resources, a page at a time', async () => {
    const client = await connect(await programOf(owner, ['guide:read']), mode);
    const { total } = await owner.trpc.guide.page.query({ limit: 1 });
    const uris: string[] = [];
    let params: { cursor?: string } | null = {};
    while (params) {
      const page: ListResourcesResult = await client.request({ method: 'resources/list', params });
      expect(page.resources.length).toBeLessThanOrEqual(101);
      uris.push(...page.resources.map(({ uri }) => uri));
      params = page.nextCursor ? { cursor: page.nextCursor } : null;
    }
    expect(uris.length).toBe(total + 1);
    const overview = guideOverview.parse(jsonOf(await client.readResource({ uri: uris[0] ?? '' })));
    expect(overview).toMatchObject({ restaurants: total, cuisines: expect.arrayContaining(['Thai']) });
    const one = restaurant.parse(jsonOf(await client.readResource({ uri: uris[1] ?? '' })));
    expect(uris[1]).toBe(`saffron://guide/restaurants/${one.id}`);
  });

  test('failures are results of the tool, or errors of the resource', { tags: ['a37'] }, async () => {
    const client = await connect(await programOf(owner), mode);
    const refused = async (name: string, given: Record<string, unknown>) => {
      const result = await client.callTool({ name, arguments: given });
      expect(result.isError, `${name} ${JSON.stringify(given)}`).toBe(true);
      return textOf(result);
    };
    expect(await refused('get_restaurant', { restaurantId: 2_000_000_000 })).toBe('This restaurant does not exist.');
    expect(await refused('get_restaurant', { restaurantId: 'one' })).toBe('restaurantId must be a number.');
    expect(await refused('get_restaurant', {})).toBe('restaurantId is missing.');
    expect(await refused('search_guide', { limit: 1000 })).toBe('limit must be at most 20.');
    expect(await refused('search_guide', { constraints: [{ slot: 'colour' }] })).toMatch(
      /^constraints\.0\.slot must be cuisine, [^:]* or text\.$/,
    );
    expect(await refused('ask_saffron', { message: '' })).toBe('Please enter a message.');
    expect(await refused('ask_saffron', { message: 'Hello', sessionId: 2_000_000_000 })).toMatch(/does not exist/);
    for (const uri of ['saffron://guide/restaurants/2000000000', 'saffron://guide/restaurants/x', 'saffron://other']) {
      await expect(client.readResource({ uri }), uri).rejects.toMatchObject({ code: -32602 });
    }
    await expect(client.callTool({ name: 'drop_tables', arguments: {} })).rejects.toMatchObject({ code: -32602 });
  });

  test('each tool needs its scope', { tags: ['a50'] }, async () => {
    const reader = await connect(await programOf(owner, ['guide:read']), mode);
    const asker = await connect(await programOf(owner, ['ask']), mode);
    const asked = await reader.callTool({ name: 'ask_saffron', arguments: { message: 'Dinner?' } });
    expect([asked.isError, textOf(asked)]).toEqual([true, scopeMissing('ask')]);
    for (const [name, given] of [['search_guide', {}] as const, ['get_restaurant', { restaurantId: 1 }] as const]) {
      const read = await asker.callTool({ name, arguments: given });
      expect([read.isError, textOf(read)], name).toEqual([true, scopeMissing('guide:read')]);
    }
    await expect(asker.listResources()).rejects.toMatchObject({ message: expect.stringContaining('guide:read') });
    await expect(asker.readResource({ uri: 'saffron://guide' })).rejects.toMatchObject({ code: -32602 });
  });

  test('a revoked token is refused on the next request', { tags: ['a51'] }, async () => {
    const program = await programOf(owner);
    const client = await connect(program, mode);
    await owner.trpc.accounts.revokeAccessToken.mutate({ id: program.id });
    await expect(client.callTool({ name: 'search_guide', arguments: {} })).rejects.toThrow(TOKEN_INVALID);
  });
});

test('the daily limit is a result of the tool, and nothing is asked', { tags: ['a53'] }, async () => {
  const client = await connect(await programOf(owner));
  await app.database.db.updateTable('users').set({ token_limit: 0 }).where('id', '=', owner.id).execute();
  const before = writer.briefs.length;
  const refused = await client.callTool({ name: 'ask_saffron', arguments: { message: 'Dinner?' } });
  expect([refused.isError, textOf(refused)]).toEqual([true, DAILY_LIMIT]);
  expect(writer.briefs.length).toBe(before);
});

test('an unexpected error is reported, and the client sees one sentence', { tags: ['a37'] }, async () => {
  const client = await connect(await programOf(owner));
  const failing = vi.spyOn(app.services.guide, 'get').mockRejectedValue(new Error('canary: relation missing'));
  const failed = await client.callTool({ name: 'get_restaurant', arguments: { restaurantId: 1 } });
  expect([failed.isError, textOf(failed)]).toEqual([true, UNEXPECTED]);
  const read = client.readResource({ uri: 'saffron://guide/restaurants/1' });
  await expect(read).rejects.toMatchObject({ code: -32603, message: expect.not.stringContaining('canary') });
  failing.mockRestore();
});

const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};
const ACCEPT = { accept: 'application/json, text/event-stream' };

test('without a valid access token there is a challenge, also with a session', { tags: ['a50'] }, async () => {
  const unknown = new Program(app.url, `saffron_pat_${'0'.repeat(32)}2wjyrI`);
  for (const [client, sentence] of [
    [new Visitor(app.url), TOKEN_REQUIRED],
    [owner, TOKEN_REQUIRED],
    [unknown, TOKEN_INVALID],
  ] as const) {
    for (const [method, body] of [['POST', INITIALIZE] as const, ['GET', undefined] as const]) {
      const refused = await client.send(method, '/mcp', body, ACCEPT);
      expect([refused.status, await refused.text()]).toEqual([401, sentence]);
      expect(refused.headers.get('www-authenticate')).toMatch(/^Bearer/);
    }
  }
  // A client that looks for an authorization server finds no page that it could take for one.
  for (const path of ['oauth-protected-resource/mcp', 'oauth-protected-resource', 'oauth-authorization-server']) {
    expect((await owner.send('GET', `/.well-known/${path}`)).status, path).toBe(404);
  }
});

test.each([
  ['tools/call', { name: 'search_guide', arguments: null }],
  ['tools/call', { name: 5 }],
  ['resources/list', { cursor: 5 }],
  ['resources/read', { uri: {} }],
  ['tools/call', undefined],
  ['resources/read', {}],
  ['initialize', {}],
])('%s with %j is refused in one sentence', { tags: ['a37'] }, async (method, params) => {
  const program = await programOf(owner);
  const refused = await program.send('POST', '/mcp', { jsonrpc: '2.0', id: 'x', method, params }, ACCEPT);
  expect(refused.status).toBe(200);
  const { message } = JSON.parse(await refused.text()).error;
  expect(message).toMatch(/^[^{}"[\]]+\.$/);
});

test('there are no sessions and no batches, and responses are not cached', { tags: ['a7', 'a40'] }, async () => {
  const program = await programOf(owner);
  const opened = await program.send('POST', '/mcp', INITIALIZE, ACCEPT);
  expect([opened.status, opened.headers.get('mcp-session-id')]).toEqual([200, null]);
  expect(opened.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(await opened.text()).toContain('"protocolVersion":"2025-06-18"');
  expect((await program.send('GET', '/mcp', undefined, ACCEPT)).status).toBe(405);
  expect((await program.send('DELETE', '/mcp')).status).toBe(405);
  const batch = await program.send('POST', '/mcp', Array(5).fill({ ...INITIALIZE, method: 'ping' }), ACCEPT);
  expect(batch.status).toBe(400);
});
