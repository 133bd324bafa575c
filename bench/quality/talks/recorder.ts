import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';

/** Tokens as the API reports them; `input` includes those that were written to a cache or read from it. */
export interface Tokens {
  input: number;
  cached: number;
  output: number;
}

/** A request to the Messages API, and what it used. */
export interface Recorded {
  /** All text of its messages: what the model was given and said before, in order, without the system prompt. */
  given: string[];
  tokens: Tokens;
}

export interface Recorder {
  /** The base URL that the product calls in place of the API's. */
  url: string;
  /** All requests so far. */
  requests: readonly Recorded[];
  close(): Promise<void>;
}

/** Passes requests on to the Messages API, streams the responses back, and records both. */
export async function startRecorder(upstream: string): Promise<Recorder> {
  const requests: Recorded[] = [];
  const server = createServer((request, response) => {
    forward(request, response, upstream, requests).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The recorder has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Headers that belong to one connection, or to a body that `fetch` has decoded. */
const OWN = new Set([
  'host',
  'connection',
  'content-length',
  'accept-encoding',
  'content-encoding',
  'transfer-encoding',
]);
const kept = (headers: Iterable<[string, string]>) => [...headers].filter(([name]) => !OWN.has(name));

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  upstream: string,
  requests: Recorded[],
): Promise<void> {
  const left = new AbortController();
  response.once('close', () => left.abort());
  const body = await readText(request);
  const recorded: Recorded = { given: givenIn(JSON.parse(body)), tokens: { input: 0, cached: 0, output: 0 } };
  requests.push(recorded);
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const answer = await fetch(upstream.replace(/\/$/, '') + (request.url ?? ''), {
    method: 'POST',
    headers: kept(headers),
    body,
    signal: left.signal,
  });
  response.writeHead(answer.status, Object.fromEntries(kept(answer.headers)));
  let said = '';
  const decoder = new TextDecoder();
  for await (const piece of answer.body ?? []) {
    said += decoder.decode(piece, { stream: true });
    response.write(piece);
  }
  readTokens(said, recorded.tokens);
  response.end();
}

/** All strings of the messages of a request. */
function givenIn(body: unknown): string[] {
  const texts: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  walk(typeof body === 'object' && body !== null && 'messages' in body ? body.messages : []);
  return texts;
}

const count = (text: string, field: string): number | null => {
  const found = text.match(new RegExp(`"${field}":\\s*(\\d+)`, 'g'))?.at(-1);
  return found ? Number(found.replace(/\D/g, '')) : null;
};

/** Takes the last count of each field: in a stream, each replaces the one before. */
function readTokens(stream: string, tokens: Tokens): void {
  tokens.cached = count(stream, 'cache_read_input_tokens') ?? 0;
  tokens.input =
    (count(stream, 'input_tokens') ?? 0) + (count(stream, 'cache_creation_input_tokens') ?? 0) + tokens.cached;
  tokens.output = count(stream, 'output_tokens') ?? 0;
}
