import { REPLY_FAILED, REPLY_INTERRUPTED } from '@saffron/contracts/texts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { API_KEY, brief, errorDetails, never, read, startClaude } from '../../../../test/claude.ts';
import type { Answer } from '../../../../test/fakes/anthropic-script.ts';
import { createClaudeWriter } from './writer.ts';

const FAILED = { code: 'assistant_failed', message: REPLY_FAILED };
const INTERRUPTED = { code: 'interrupted', message: REPLY_INTERRUPTED };

const printed: unknown[] = [];
beforeEach(() => {
  printed.length = 0;
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...values) => printed.push(values));
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(printed).toEqual([]);
});

describe('a 429 from Anthropic', { tags: ['b-upstream-429'] }, () => {
  const limited = {
    status: 429,
    headers: { 'retry-after': '0' },
    error: { type: 'rate_limit_error', message: 'Slow down.' },
  };

  test('is retried when Anthropic sends Retry-After', async () => {
    const { anthropic, writer } = await startClaude();
    anthropic.script(limited, limited);
    expect((await read(writer.write(brief(), never))).picks).toEqual([11, 12, 13]);
    expect(anthropic.requests).toHaveLength(3);
  });

  test('fails the reply after two retries and is never reported as the daily limit', async () => {
    const { anthropic, writer } = await startClaude();
    anthropic.script(limited, limited, limited);
    const { events, error } = await read(writer.write(brief(), never));
    expect(errorDetails(error)).toEqual({ ...FAILED, cause: 'Anthropic answered 429 rate_limit_error' });
    expect(events).toEqual([]);
    expect(anthropic.requests).toHaveLength(3);
  });

  test('is not retried when Retry-After exceeds the allowed pauses', async () => {
    const { anthropic, writer } = await startClaude();
    anthropic.script({ ...limited, headers: { 'retry-after': '21' } });
    expect(errorDetails((await read(writer.write(brief(), never))).error)).toMatchObject(FAILED);
    expect(anthropic.requests).toHaveLength(1);
  });
});

test('a 429 without Retry-After is not retried', { tags: ['b-spend-cap'] }, async () => {
  const { anthropic, writer } = await startClaude();
  const error = {
    type: 'rate_limit_error',
    message: 'This organization has crossed its monthly spend limit.',
    details: { error_code: 'enforced_spend_limit_reached' },
  };
  anthropic.script({ status: 429, error });
  expect(errorDetails((await read(writer.write(brief(), never))).error)).toEqual({
    ...FAILED,
    cause: 'Anthropic answered 429 enforced_spend_limit_reached',
  });
  expect(anthropic.requests).toHaveLength(1);
});

test.each([500, 502, 529])(
  '%i is retried twice and costs nothing if it persists',
  { tags: ['b-upstream-5xx'] },
  async (status) => {
    const { anthropic, writer } = await startClaude();
    anthropic.script({ status }, { status });
    expect((await read(writer.write(brief(), never))).error).toBeNull();
    expect(anthropic.requests).toHaveLength(3);

    anthropic.script({ status }, { status }, { status });
    const { events, error } = await read(writer.write(brief(), never));
    expect({ events, ...errorDetails(error) }).toMatchObject({ events: [], ...FAILED });
    expect(anthropic.requests).toHaveLength(6);
  },
);

test('a rejected key is tried once, and the error text of Anthropic is neither returned nor logged', {
  tags: ['a41'],
}, async () => {
  const { anthropic, writer } = await startClaude();
  anthropic.script({ status: 401, error: { type: `bad_${API_KEY}`, message: `invalid x-api-key: ${API_KEY}` } });
  const { error } = await read(writer.write(brief(), never));
  expect(errorDetails(error)).toEqual({ ...FAILED, cause: 'Anthropic answered 401' });
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    expect(`${at.message} ${at.stack} ${JSON.stringify(at)}`).not.toContain('canary');
  }
  expect(anthropic.requests).toHaveLength(1);
});

test('the reply fails when Anthropic is unreachable', async () => {
  const { anthropic } = await startClaude();
  const { url } = anthropic;
  await anthropic.stop();
  const writer = createClaudeWriter({
    apiKey: API_KEY,
    baseURL: url,
    model: 'claude-sonnet-5-5',
    limits: { backoff: 1 },
  });
  const { error } = await read(writer.write(brief(), never));
  expect(errorDetails(error)).toEqual({ ...FAILED, cause: 'Anthropic cannot be reached' });
});

test('times out over all attempts when no response starts', { tags: ['b-no-headers'] }, async () => {
  const { anthropic, writer } = await startClaude({ headers: 400 });
  anthropic.script({ status: 529 }, { silent: true });
  const { events, error } = await read(writer.write(brief(), never));
  expect({ events, ...errorDetails(error) }).toEqual({
    events: [],
    ...FAILED,
    cause: 'Anthropic did not answer within 400 ms',
  });
  expect(anthropic.requests).toHaveLength(2);
  expect(await anthropic.requests[1]?.over).toBe('aborted');
});

test('keeps the partial text when the stream stalls', { tags: ['b-mid-stream-stall'] }, async () => {
  const { anthropic, writer } = await startClaude({ idle: 300 });
  anthropic.script({
    say: ['Go to Luna.'],
    end: 'silence',
    usage: { input_tokens: 70, cache_creation_input_tokens: 0 },
  });
  const { text, picks, usage, error } = await read(writer.write(brief(), never));
  expect({ text, picks, ...errorDetails(error) }).toMatchObject({ text: 'Go to Luna.', picks: null, ...INTERRUPTED });
  expect(usage).toEqual({ input: 70, output: 1, cached: 0 });
  expect(await anthropic.requests[0]?.over).toBe('aborted');
});

test('pings do not reset the stall timeout', { tags: ['b-mid-stream-stall'] }, async () => {
  const { anthropic, writer } = await startClaude({ idle: 300 });
  anthropic.script({ say: ['Go to Luna.', { pings: 5 }] });
  const { error } = await read(writer.write(brief(), never));
  expect(errorDetails(error)).toMatchObject(INTERRUPTED);
});

describe('a truncated response', { tags: ['b-cut'] }, () => {
  const answer: Answer = { say: ['Go to ', 'Luna, ', 'dear.'], cards: [12] };

  test('a response cut after its last word is not treated as complete', async () => {
    const { anthropic, writer } = await startClaude();
    anthropic.script({ ...answer, end: 'cut' });
    const { text, picks, error } = await read(writer.write(brief(), never));
    expect({ text, picks, ...errorDetails(error) }).toMatchObject({
      text: 'Go to Luna, dear.',
      picks: null,
      ...INTERRUPTED,
    });
  });

  test('an incomplete tag at the end stays in the text', async () => {
    const { anthropic, writer } = await startClaude();
    anthropic.script({ say: ['Go to Luna <car'], end: 'cut' });
    expect((await read(writer.write(brief(), never))).text).toBe('Go to Luna <car');
  });

  test('a cut at any byte keeps the earlier text and ends with an error', async () => {
    const { anthropic, writer } = await startClaude();
    anthropic.script(answer);
    const whole = await read(writer.write(brief(), never));
    expect(whole).toMatchObject({ text: 'Go to Luna, dear.', error: null });

    let cuts = 0;
    for (let cutAfter = 100; ; cutAfter += 37) {
      anthropic.script({ ...answer, cutAfter });
      const { text, error, usage } = await read(writer.write(brief(), never));
      if (error === null) break;
      cuts++;
      expect('Go to Luna, dear.').toContain(text);
      expect(errorDetails(error)).toMatchObject(text === '' ? FAILED : INTERRUPTED);
      if (text !== '') expect(usage?.input).toBeGreaterThan(0);
    }
    expect(cuts).toBeGreaterThan(20);
  });
});

describe('an invalid response after status 200', { tags: ['b-error-after-200'] }, () => {
  test('interrupts the reply after some text and fails it before any', async () => {
    const { anthropic, writer } = await startClaude();
    anthropic.script({ say: ['Go to Luna'], end: { error: 'overloaded_error' } }, { end: { error: `${API_KEY}` } });
    const { text, error } = await read(writer.write(brief(), never));
    expect({ text, ...errorDetails(error) }).toEqual({
      text: 'Go to Luna',
      ...INTERRUPTED,
      cause: 'Anthropic ended the response with an error: overloaded_error',
    });
    expect(errorDetails((await read(writer.write(brief(), never))).error)).toEqual({
      ...FAILED,
      cause: 'Anthropic ended the response with an error: unknown error',
    });
  });

  test('ignores unknown lines and events', async () => {
    const { anthropic, writer } = await startClaude();
    const noise = [
      'rubbish\n\n',
      ': comment\n\n',
      'id: 7\nretry: 5\n\n',
      'data: {"type":"message_mood","mood":"blue"}\n\n',
    ];
    anthropic.script({ say: ['Go to ', ...noise.map((raw) => ({ raw })), 'Luna.'] });
    expect(await read(writer.write(brief(), never))).toMatchObject({ text: 'Go to Luna.', picks: [12], error: null });
  });

  test.each([
    'data: {"type":"content_blo\n\n',
    'data: null\n\n',
    'data: {"type":"message_stop","x":"\n\n',
    'data: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":5}}\n\n',
    // Negative tokens would be a gift to the account; the others are not integers of the database.
    'data: {"type":"message_delta","delta":{},"usage":{"output_tokens":-5}}\n\n',
    'data: {"type":"message_delta","delta":{},"usage":{"output_tokens":1.5}}\n\n',
    'data: {"type":"message_delta","delta":{},"usage":{"input_tokens":3000000000}}\n\n',
  ])('a garbled event interrupts the reply: %j', async (raw) => {
    const { anthropic, writer } = await startClaude();
    anthropic.script({ say: ['Go to ', { raw }, 'Luna.'] });
    const { text, error } = await read(writer.write(brief(), never));
    expect({ text, ...errorDetails(error) }).toEqual({
      text: 'Go to',
      ...INTERRUPTED,
      cause: 'Anthropic sent a malformed event',
    });
  });

  test('a response without end interrupts the reply', { tags: ['a30'] }, async () => {
    const { anthropic, writer } = await startClaude({ bytes: 5000 });
    const gate = Promise.withResolvers<void>();
    anthropic.script({ say: ['Go to ', gate.promise, ...Array<string>(100).fill('Luna, '), 'again.'] });
    const events = (async function* () {
      for await (const event of writer.write(brief(), never)) {
        yield event;
        if (event.type === 'text') gate.resolve();
      }
    })();
    const { text, error } = await read(events);
    expect(text.length).toBeLessThan(5000);
    expect(errorDetails(error)).toEqual({ ...INTERRUPTED, cause: 'Anthropic sent more than 5000 bytes' });
  });

  test.each<[string, Answer, object]>([
    ['text', { say: ['Go to ', 'Luna, '.repeat(8000)] }, INTERRUPTED],
    [
      'a call',
      { tool: { name: 'search_guide', input: Object.fromEntries(Array.from({ length: 8000 }, (_, at) => [at, 1])) } },
      FAILED,
    ],
  ])(
    'a response with more %s than the tokens that it was given interrupts the reply',
    { tags: ['a80'] },
    async (_, answer, failure) => {
      const { anthropic, writer } = await startClaude();
      anthropic.script(answer);
      const { error } = await read(writer.write(brief(), never));
      expect(errorDetails(error)).toEqual({ ...failure, cause: 'Anthropic sent more than 40000 characters' });
      expect(anthropic.requests).toHaveLength(1);
    },
  );

  test('text is complete however its bytes are split', async () => {
    const { anthropic, writer } = await startClaude();
    anthropic.script({ say: ['Zum 🍜 «Løvetann» – 静かな店。'], cards: [12], split: 1 });
    expect(await read(writer.write(brief(), never))).toMatchObject({
      text: 'Zum 🍜 «Løvetann» – 静かな店。',
      picks: [12],
      error: null,
    });
  });
});

test('a connection that stays open after the end does not delay the reply', async () => {
  const { anthropic, writer } = await startClaude({ close: 20 });
  const stop = 'event: message_stop\ndata: {"type":"message_stop"}\n\n';
  anthropic.script({ say: ['Luna.', { raw: stop }], end: 'silence' });
  expect(await read(writer.write(brief(), never))).toMatchObject({ text: 'Luna.', error: null });
});

test('an error in the guide search is rethrown', async () => {
  const { anthropic, writer } = await startClaude();
  anthropic.script({ tool: { name: 'search_guide', input: {} } });
  const search = async () => {
    throw new RangeError('no snapshot');
  };
  const guide = { ...brief().guide, search };
  expect((await read(writer.write(brief({ guide }), never))).error).toBeInstanceOf(RangeError);
});
