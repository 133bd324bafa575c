import { NO_MESSAGE_IN_REPLY } from '@saffron/contracts/texts';
import { expect, test } from 'vitest';
import { API_KEY, brief, CANDIDATES, never, read, restaurant, startClaude } from '../../../../test/claude.ts';
import { lastText } from '../../../../test/fakes/anthropic-script.ts';
import { toolsOf } from '../../../../test/guide-tools.ts';

const SEARCH = { name: 'search_guide', input: {} };
const OVERVIEW = { name: 'guide_overview', input: {} };
const RAMEN = { slot: 'dish', op: 'is', values: ['ramen'], strength: 'must' };
/** With notes as long as they are shown. */
const MANY = Array.from({ length: 40 }, (_, at) =>
  restaurant(at + 1, `Place ${at}`, { saffronNotes: JSON.stringify({ vibe: 'Calm rooms, slow music. '.repeat(20) }) }),
);

test('a reply has the text of Claude and the restaurants it named by id', async () => {
  const { anthropic, writer } = await startClaude();
  const { text, picks, error } = await read(writer.write(brief(), never));

  expect(error).toBeNull();
  expect(text).toBe(
    "For what you have in mind I would go to Casa Luna first, and sit down hungry. Luna and Mara's Table would be worth a look as well, each with a mood of its own.",
  );
  expect(picks).toEqual([11, 12, 13]);
  expect(anthropic.requests).toHaveLength(1);
});

test('streams text while Claude is still writing', async () => {
  const { anthropic, writer } = await startClaude();
  const gate = Promise.withResolvers<void>();
  anthropic.script({ say: ['Go to ', 'Luna, ', gate.promise, 'it is quiet.'], cards: [12] });

  let text = '';
  for await (const event of writer.write(brief(), never)) {
    if (event.type === 'text') text += event.text;
    // If text were held back until the end, the gate would never open.
    if (text === 'Go to Luna,') gate.resolve();
  }
  expect(text).toBe('Go to Luna, it is quiet.');
});

test('only restaurants that Claude was given become picks', async () => {
  const { anthropic, writer } = await startClaude();
  anthropic.script({ say: ['Luna, or the one I made up.'], cards: [999, 12, 12, 1] });
  expect((await read(writer.write(brief(), never))).picks).toEqual([12]);
});

test('falls back to names in the text when Claude named no ids', async () => {
  const { anthropic, writer } = await startClaude();
  anthropic.script({ say: ['Mara’s Table is calm, and Casa Luna has the better fish.'] }, { say: ['Hello there!'] });
  expect((await read(writer.write(brief(), never))).picks).toEqual([13, 11]);
  expect((await read(writer.write(brief(), never))).picks).toBeNull();
});

test('reports tokens from the first event, with cached tokens, summed over rounds', async () => {
  const { anthropic, writer } = await startClaude();
  const usage = { input_tokens: 100, cache_creation_input_tokens: 40, cache_read_input_tokens: 0, output_tokens: 20 };
  anthropic.script(
    { tool: SEARCH, usage },
    {
      say: ['Luna.'],
      usage: { ...usage, cache_creation_input_tokens: 0, cache_read_input_tokens: 40, output_tokens: 30 },
    },
  );
  const { events } = await read(writer.write(brief(), never));

  expect(events.filter((event) => event.type === 'usage').map((event) => event.usage)).toEqual([
    { input: 140, output: 1, cached: 0 },
    { input: 140, output: 20, cached: 0 },
    { input: 280, output: 21, cached: 40 },
    { input: 280, output: 50, cached: 40 },
  ]);
  expect(anthropic.billed).toEqual({ input: 280, output: 50, cached: 40 });
});

test('Claude can search the guide and pick the results', async () => {
  const { anthropic, writer } = await startClaude();
  const search = { name: 'search_guide', input: { constraints: [RAMEN] } };
  anthropic.script({ say: [{ thinking: 'no ramen here' }], tool: search }, { say: ['Ramen Ko it is.'], cards: [50] });
  const guide = toolsOf([...CANDIDATES, restaurant(50, 'Ramen Ko', { cuisine: 'Ramen' })]);
  const { text, picks } = await read(writer.write(brief({ guide }), never));

  expect({ text, picks }).toEqual({ text: 'Ramen Ko it is.', picks: [50] });
  const [first, second] = anthropic.requests.map(({ body }) => body);
  expect(second?.messages.slice(0, -2)).toMatchObject([{ content: first?.messages[0]?.content.slice(1) }]);
  expect(second?.messages.at(-2)).toMatchObject({
    role: 'assistant',
    content: [
      { type: 'thinking', thinking: 'no ramen here', signature: 'fake-signature' },
      { type: 'tool_use', ...search },
    ],
  });
  expect(second && lastText(second)).toContain('"name":"Ramen Ko"');
});

test('searches go on while the tokens of the reply last, and share its output limit', async () => {
  const { anthropic, writer } = await startClaude({ output: 500 });
  const look = { tool: SEARCH, usage: { output_tokens: 100 } };
  anthropic.script(look, look, look, look, look);
  const { text, picks, usage } = await read(writer.write(brief({ tokens: 30_000 }), never));

  expect({ text, picks }).toEqual({ text: NO_MESSAGE_IN_REPLY, picks: null });
  const bodies = anthropic.requests.map(({ body }) => body);
  expect(bodies.map((body) => body.max_tokens)).toEqual([500, 400, 300, 200, 100]);
  expect(bodies.map((body) => body.tool_choice)).toMatchObject(bodies.map(() => ({ type: 'auto' })));
  expect((usage?.input ?? 0) + (usage?.output ?? 0)).toBeLessThanOrEqual(30_000);
});

test('no reply uses more than its tokens, however often Claude calls a tool', { tags: ['a34', 'a35'] }, async () => {
  const { anthropic, writer } = await startClaude();
  for (const tokens of [6000, 12_000, 20_000, 60_000]) {
    anthropic.clearScript();
    anthropic.script(...Array.from({ length: 30 }, () => ({ tool: SEARCH, usage: { output_tokens: 20 } })));
    const before = anthropic.requests.length;
    const { usage } = await read(writer.write(brief({ tokens, guide: toolsOf(MANY) }), never));
    expect((usage?.input ?? 0) + (usage?.output ?? 0)).toBeLessThanOrEqual(tokens);
    const last = anthropic.requests.at(-1)?.body;
    expect(last?.tool_choice).toMatchObject({ type: 'none' });
    expect(anthropic.requests.length - before).toBeLessThanOrEqual(10);
  }
});

test('one call of a round is executed, because the reservation is for the result of one', {
  tags: ['a30'],
}, async () => {
  const { anthropic, writer } = await startClaude();
  const guide = toolsOf(CANDIDATES);
  const asked: unknown[] = [];
  const search: typeof guide.search = (query) => {
    asked.push(query.constraints);
    return guide.search(query);
  };
  anthropic.script({ tool: [SEARCH, SEARCH, OVERVIEW] }, { say: ['Luna.'], cards: [12] });
  const { picks } = await read(writer.write(brief({ guide: { ...guide, search } }), never));

  expect({ asked, picks }).toEqual({ asked: [[]], picks: [12] });
  const [found, ...others] = anthropic.requests[1]?.body.messages.at(-1)?.content ?? [];
  expect(found?.content).toContain('Casa Luna');
  expect(others).toMatchObject([{ is_error: true }, { is_error: true }]);
});

test('a reply that is stopped before the first event counts an estimate of what Claude was sent', {
  tags: ['a34'],
}, async () => {
  const { anthropic, writer } = await startClaude();
  anthropic.script({ silent: true });
  const stop = new AbortController();
  const reply = read(writer.write(brief(), stop.signal));
  await anthropic.received(1);
  stop.abort();
  const { usage, error } = await reply;
  const { length } = JSON.stringify(anthropic.requests[0]?.body);
  expect([usage?.output, error]).toEqual([0, null]);
  // English has three to five letters to a token.
  expect(usage?.input).toBeGreaterThan(length / 5);
  expect(usage?.input).toBeLessThan(length / 2.5);
});

test('offers the tools only while the following reply fits the reservation', {
  tags: ['a35'],
}, async () => {
  const { anthropic, writer } = await startClaude();
  await read(writer.write(brief({ tokens: 6000 }), never));
  await read(writer.write(brief({ tokens: 12_000 }), never));
  expect(anthropic.requests.map(({ body }) => body.tool_choice)).toMatchObject([{ type: 'none' }, { type: 'auto' }]);
});

test('the reservation includes the message and the prompt of the administrator', { tags: ['a34'] }, async () => {
  const { writer } = await startClaude({ reply: 3000, least: 2000 });
  expect(writer.needs('', '')).toEqual({ least: 2000, most: 3000 });
  expect(writer.needs('x'.repeat(300), 'x'.repeat(600))).toEqual({ least: 2300, most: 3300 });
});

test('a call to an unknown tool gets an error result, and the reply continues', async () => {
  const { anthropic, writer } = await startClaude();
  anthropic.script({ tool: { name: 'book_table', input: {} } }, { say: ['I cannot book.'] });
  expect((await read(writer.write(brief(), never))).text).toBe('I cannot book.');
  expect(anthropic.requests[1]?.body.messages.at(-1)?.content).toMatchObject([{ type: 'tool_result', is_error: true }]);
});

test('text before and after a search is in separate paragraphs', async () => {
  const { anthropic, writer } = await startClaude();
  anthropic.script({ say: ['Let me look.'], tool: SEARCH }, { say: ['Nothing, I fear.'] });
  expect((await read(writer.write(brief(), never))).text).toBe('Let me look.\n\nNothing, I fear.');
});

test('an empty answer and a refusal become a default message without cards', async () => {
  const { anthropic, writer } = await startClaude();
  anthropic.script({ say: [] }, { say: [' \n'], cards: [11] }, { say: ['Luna '], stopReason: 'refusal', cards: [12] });
  const replies = [];
  for (let i = 0; i < 3; i++) replies.push(await read(writer.write(brief(), never)));
  expect(replies.map(({ text, picks }) => ({ text, picks }))).toEqual([
    { text: NO_MESSAGE_IN_REPLY, picks: null },
    { text: NO_MESSAGE_IN_REPLY, picks: null },
    { text: `Luna\n\n${NO_MESSAGE_IN_REPLY}`, picks: null },
  ]);
});

test('an answer over the output limit ends with an ellipsis', async () => {
  const { anthropic, writer } = await startClaude();
  anthropic.script(
    { say: ['Luna is quiet and it'], stopReason: 'max_tokens' },
    { say: ['Luna is quiet.'], stopReason: 'max_tokens' },
  );
  const { text, picks, error } = await read(writer.write(brief(), never));
  expect({ text, picks, error }).toEqual({ text: 'Luna is quiet and it…', picks: [12], error: null });
  expect((await read(writer.write(brief(), never))).text).toBe('Luna is quiet.');
});

test('an abort cancels the request to Anthropic and ends the reply without an error', async () => {
  const { anthropic, writer } = await startClaude();
  anthropic.script({ say: ['Go to ', 'Luna ', Promise.withResolvers<void>().promise, 'now'] });
  const stop = new AbortController();
  const events = (async function* () {
    for await (const event of writer.write(brief(), stop.signal)) {
      yield event;
      if (event.type === 'text') stop.abort();
    }
  })();
  const { text, error, usage } = await read(events);

  expect({ text: text.startsWith('Go to'), error }).toEqual({ text: true, error: null });
  expect(usage?.input).toBe(anthropic.billed.input);
  expect(await anthropic.requests[0]?.over).toBe('aborted');
});

test('an abort before the response starts ends the wait', async () => {
  const { anthropic, writer } = await startClaude();
  anthropic.script({ silent: true });
  const stop = new AbortController();
  const reply = read(writer.write(brief(), stop.signal));
  await anthropic.received(1);
  stop.abort();
  expect(await reply).toMatchObject({ text: '', error: null });
  expect(await anthropic.requests[0]?.over).toBe('aborted');

  expect(await read(writer.write(brief(), stop.signal))).toMatchObject({ events: [], error: null });
  expect(anthropic.requests).toHaveLength(1);
});

test('an abort between two attempts prevents the next one', async () => {
  const { anthropic, writer } = await startClaude({ backoff: 1_000_000, retryPauses: 2_000_000 });
  anthropic.script({ status: 529 });
  const stop = new AbortController();
  const reply = read(writer.write(brief(), stop.signal));
  await anthropic.received(1);
  await anthropic.requests[0]?.over;
  stop.abort();
  expect(await reply).toMatchObject({ text: '', error: null });
  expect(anthropic.requests).toHaveLength(1);
});

test('a reader that stops reading cancels the request to Anthropic', async () => {
  const { anthropic, writer } = await startClaude();
  anthropic.script({ say: ['Go ', Promise.withResolvers<void>().promise] });
  for await (const event of writer.write(brief(), never)) if (event.type === 'text') break;
  expect(await anthropic.requests[0]?.over).toBe('aborted');
});

test('the API key is sent only in the authorization header', async () => {
  const { anthropic, writer } = await startClaude();
  await read(writer.write(brief(), never));
  const [request] = anthropic.requests;
  expect(request?.headers.authorization).toBe(`Bearer ${API_KEY}`);
  expect(JSON.stringify(request?.body)).not.toContain(API_KEY);
});

test('reads each response to its end, so that the connection can be reused', async () => {
  const { anthropic, writer } = await startClaude();
  await read(writer.write(brief(), never));
  await read(writer.write(brief(), never));
  expect(await Promise.all(anthropic.requests.map(({ over }) => over))).toEqual(['completed', 'completed']);
});
