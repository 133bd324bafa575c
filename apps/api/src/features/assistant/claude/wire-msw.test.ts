import { REPLY_FAILED } from '@saffron/contracts/texts';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { API_KEY, brief, errorDetails, never, read } from '../../../../test/claude.ts';
import { createClaudeWriter } from './writer.ts';

const MESSAGES = 'https://api.anthropic.com/v1/messages';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

// The SDK captures `fetch` when it is constructed, which must be after `listen` so that it is msw's.
const startWriter = () =>
  createClaudeWriter({ apiKey: API_KEY, baseURL: null, model: 'claude-sonnet-5-5', limits: { backoff: 1 } });

function stream(...events: { type: string; [field: string]: unknown }[]): HttpResponse<string> {
  const text = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');
  return new HttpResponse(text, { headers: { 'content-type': 'text/event-stream' } });
}

const ANSWER = [
  { type: 'message_start', message: { id: 'msg_1', usage: { input_tokens: 9, output_tokens: 1 } } },
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Go to Luna.' } },
  { type: 'content_block_stop', index: 0 },
  { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 5 } },
  { type: 'message_stop' },
];

test('by default the request goes to Anthropic with the key and the API version', async () => {
  const seen: Request[] = [];
  server.use(
    http.post(MESSAGES, ({ request }) => {
      seen.push(request.clone());
      return stream(...ANSWER);
    }),
  );
  const { text, picks, usage, error } = await read(startWriter().write(brief(), never));
  expect({ text, picks, usage, error }).toEqual({
    text: 'Go to Luna.',
    picks: [12],
    usage: { input: 9, output: 5, cached: 0 },
    error: null,
  });

  const [request] = seen;
  expect(request?.headers.get('authorization')).toBe(`Bearer ${API_KEY}`);
  expect(request?.headers.get('anthropic-version')).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(request?.headers.get('content-type')).toBe('application/json');
  expect(await request?.json()).toMatchObject({
    model: 'claude-sonnet-5-5',
    stream: true,
    max_tokens: 1000,
    thinking: { type: 'between_tools' },
    output_config: { effort: 'medium' },
    tool_choice: { type: 'auto' },
    tools: [
      { name: 'search_guide', strict: true, input_schema: { additionalProperties: false, required: [] } },
      { name: 'get_restaurants', strict: true, input_schema: { additionalProperties: false, required: ['ids'] } },
      { name: 'guide_overview', strict: true, input_schema: { additionalProperties: false, required: [] } },
    ],
  });
});

test('an error response fails the reply without a retry', async () => {
  let requests = 0;
  server.use(
    http.post(MESSAGES, () => {
      requests++;
      const error = { type: 'invalid_request_error', message: 'max_tokens: what?' };
      return HttpResponse.json(
        { type: 'error', error },
        { status: 400, headers: { 'request-id': 'req_011CSHoEeqs5C35K' } },
      );
    }),
  );
  const { error } = await read(startWriter().write(brief(), never));
  expect(errorDetails(error)).toEqual({
    code: 'assistant_failed',
    message: REPLY_FAILED,
    cause: 'Anthropic answered 400 invalid_request_error (req_011CSHoEeqs5C35K)',
  });
  expect(requests).toBe(1);
});

test('a redirect is not followed: the key goes to the configured host alone', { tags: ['a41'] }, async () => {
  const elsewhere: Request[] = [];
  server.use(
    http.post(
      MESSAGES,
      () => new HttpResponse(null, { status: 307, headers: { location: 'https://elsewhere.example/' } }),
    ),
    http.all('https://elsewhere.example/', ({ request }) => {
      elsewhere.push(request.clone());
      return stream(...ANSWER);
    }),
  );
  const { text, error } = await read(startWriter().write(brief(), never));
  expect({ text, failed: error !== null, elsewhere }).toEqual({ text: '', failed: true, elsewhere: [] });
});
