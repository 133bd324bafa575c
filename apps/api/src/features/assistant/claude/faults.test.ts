import { REPLY_FAILED, REPLY_INTERRUPTED } from '@saffron/contracts/texts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { API_KEY, brief, never, read, startClaude, told } from '../../../../test/claude.ts';
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

  test('is tried again when Anthropic says when', async () => {
    const { anthropic, writer } = await startClaude();
    anthropic.script(limited, limited);
    expect((await read(writer.write(brief(), never))).picks).toEqual([11, 12, 13]);
    expect(anthropic.requests).toHaveLength(3);
  });

  test('is a failed reply after two retries, and never the diner’s limit', async () => {
    const { anthropic, writer } = await startClaude();
    anthropic.script(limited, limited, limited);
    const { events, error } = await read(writer.write(brief(), never));
    expect(told(error)).toEqual({ ...FAILED, cause: 'Anthropic answered 429 rate_limit_error' });
    expect(events).toEqual([]);
    expect(anthropic.requests).toHaveLength(3);
  });

  test('is not waited for longer than the pauses of a reply may be', async () => {
    const { anthropic, writer } = await startClaude();
    anthropic.script({ ...limited, headers: { 'retry-after': '21' } });
    expect(told((await read(writer.write(brief(), never))).error)).toMatchObject(FAILED);
    expect(anthropic.requests).toHaveLength(1);
  });
});

test('a 429 that does not say when makes exactly one request', { tags: ['b-spend-cap'] }, async () => {
  const { anthropic, writer } = await startClaude();
  const error = {
    type: 'rate_limit_error',
    message: 'This organization has crossed its monthly spend limit.',
    details: { error_code: 'enforced_spend_limit_reached' },
  };
  anthropic.script({ status: 429, error });
  expect(told((await read(writer.write(brief(), never))).error)).toEqual({
    ...FAILED,
    cause: 'Anthropic answered 429 enforced_spend_limit_reached',
  });
  expect(anthropic.requests).toHaveLength(1);
});

test.each([500, 502, 529])(
  '%i is tried twice more, and costs nothing when it stays',
  { tags: ['b-upstream-5xx'] },
  async (status) => {
    const { anthropic, writer } = await startClaude();
    anthropic.script({ status }, { status });
    expect((await read(writer.write(brief(), never))).error).toBeNull();
    expect(anthropic.requests).toHaveLength(3);

    anthropic.script({ status }, { status }, { status });
    const { events, error } = await read(writer.write(brief(), never));
    expect({ events, ...told(error) }).toMatchObject({ events: [], ...FAILED });
    expect(anthropic.requests).toHaveLength(6);
  },
);

test('a refused key is tried once, and nothing that Anthropic says of it is told or printed', {
  tags: ['a41'],
}, async () => {
  const { anthropic, writer } = await startClaude();
  anthropic.script({ status: 401, error: { type: `bad_${API_KEY}`, message: `invalid x-api-key: ${API_KEY}` } });
  const { error } = await read(writer.write(brief(), never));
  expect(told(error)).toEqual({ ...FAILED, cause: 'Anthropic answered 401' });
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    expect(`${at.message} ${at.stack} ${JSON.stringify(at)}`).not.toContain('canary');
  }
  expect(anthropic.requests).toHaveLength(1);
});

test('an Anthropic that is not there is a failed reply', async () => {
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
  expect(told(error)).toEqual({ ...FAILED, cause: 'Anthropic cannot be reached' });
});

test('an answer that does not begin is given up, over all attempts together', { tags: ['b-no-headers'] }, async () => {
  const { anthropic, writer } = await startClaude({ headers: 400 });
  anthropic.script({ status: 529 }, { silent: true });
  const { events, error } = await read(writer.write(brief(), never));
  expect({ events, ...told(error) }).toEqual({
    events: [],
    ...FAILED,
    cause: 'Anthropic did not answer within 400 ms',
  });
  expect(anthropic.requests).toHaveLength(2);
  expect(await anthropic.requests[1]?.over).toBe('left');
});

test('what was written is kept when Anthropic falls silent', { tags: ['b-mid-stream-stall'] }, async () => {
  const { anthropic, writer } = await startClaude({ idle: 300 });
  anthropic.script({
    say: ['Go to Luna.'],
    end: 'silence',
    usage: { input_tokens: 70, cache_creation_input_tokens: 0 },
  });
  const { text, picks, usage, error } = await read(writer.write(brief(), never));
  expect({ text, picks, ...told(error) }).toMatchObject({ text: 'Go to Luna.', picks: null, ...INTERRUPTED });
  expect(usage).toEqual({ input: 70, output: 1, cached: 0 });
  expect(await anthropic.requests[0]?.over).toBe('left');
});

test('pings are no sign of life', { tags: ['b-mid-stream-stall'] }, async () => {
  const { anthropic, writer } = await startClaude({ idle: 300 });
  anthropic.script({ say: ['Go to Luna.', { pings: 5 }] });
  const { error } = await read(writer.write(brief(), never));
  expect(told(error)).toMatchObject(INTERRUPTED);
});

describe('a reply that is cut off', { tags: ['b-cut'] }, () => {
  const answer: Answer = { say: ['Go to ', 'Luna, ', 'dear.'], cards: [12] };

  test('an answer that is cut after its last word is not taken for whole', async () => {
    const { anthropic, writer } = await startClaude();
    anthropic.script({ ...answer, end: 'cut' });
    const { text, picks, error } = await read(writer.write(brief(), never));
    expect({ text, picks, ...told(error) }).toMatchObject({ text: 'Go to Luna, dear.', picks: null, ...INTERRUPTED });
  });

  test('what might have become the tag is part of what was written', async () => {
    const { anthropic, writer } = await startClaude();
    anthropic.script({ say: ['Go to Luna <car'], end: 'cut' });
    expect((await read(writer.write(brief(), never))).text).toBe('Go to Luna <car');
  });

  test('wherever it is cut, there is what came before and an honest end', async () => {
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
      expect(told(error)).toMatchObject(text === '' ? FAILED : INTERRUPTED);
      if (text !== '') expect(usage?.input).toBeGreaterThan(0);
    }
    expect(cuts).toBeGreaterThan(20);
  });
});

describe('an invalid reply after status 200', { tags: ['b-error-after-200'] }, () => {
  test('after some text the reply is interrupted, before it the reply failed', async () => {
    const { anthropic, writer } = await startClaude();
    anthropic.script({ say: ['Go to Luna'], end: { error: 'overloaded_error' } }, { end: { error: `${API_KEY}` } });
    const { text, error } = await read(writer.write(brief(), never));
    expect({ text, ...told(error) }).toEqual({
      text: 'Go to Luna',
      ...INTERRUPTED,
      cause: 'Anthropic ended the response with an error: overloaded_error',
    });
    expect(told((await read(writer.write(brief(), never))).error)).toEqual({
      ...FAILED,
      cause: 'Anthropic ended the response with an error: unknown error',
    });
  });

  test('lines and events that nobody knows are passed over', async () => {
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
  ])('a garbled event ends the reply honestly: %j', async (raw) => {
    const { anthropic, writer } = await startClaude();
    anthropic.script({ say: ['Go to ', { raw }, 'Luna.'] });
    const { text, error } = await read(writer.write(brief(), never));
    expect({ text, ...told(error) }).toEqual({
      text: 'Go to',
      ...INTERRUPTED,
      cause: 'Anthropic sent a malformed event',
    });
  });

  test('text is whole however its bytes are split', async () => {
    const { anthropic, writer } = await startClaude();
    anthropic.script({ say: ['Zum 🍜 «Løvetann» – 静かな店。'], cards: [12], split: 1 });
    expect(await read(writer.write(brief(), never))).toMatchObject({
      text: 'Zum 🍜 «Løvetann» – 静かな店。',
      picks: [12],
      error: null,
    });
  });
});

test('an answer that stays open after its end does not hold the reply up', async () => {
  const { anthropic, writer } = await startClaude({ close: 20 });
  const stop = 'event: message_stop\ndata: {"type":"message_stop"}\n\n';
  anthropic.script({ say: ['Luna.', { raw: stop }], end: 'silence' });
  expect(await read(writer.write(brief(), never))).toMatchObject({ text: 'Luna.', error: null });
});

test('an error of the guide’s search is not hidden', async () => {
  const { anthropic, writer } = await startClaude();
  anthropic.script({ tool: { name: 'search_guide', input: { query: 'ramen' } } });
  const search = async () => {
    throw new RangeError('no snapshot');
  };
  expect((await read(writer.write(brief({ search }), never))).error).toBeInstanceOf(RangeError);
});
