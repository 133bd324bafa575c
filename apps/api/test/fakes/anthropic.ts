import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import {
  defaultAnswer,
  type FakeBody,
  type FakeUsage,
  fakeBody,
  keyOf,
  type Refusal,
  type Step,
} from './anthropic-script.ts';
import { writeStream } from './anthropic-stream.ts';

/** A received request. */
export interface FakeRequest {
  headers: IncomingHttpHeaders;
  body: FakeBody;
  /** The sent token counts in order; each replaces the one before. */
  stated: FakeUsage[];
  /** Resolves when the exchange ends: `completed` when everything was sent, `aborted` when the client or a cut ended it. */
  over: Promise<'completed' | 'aborted'>;
}

/**
 * A local fake of Anthropic's Messages API. Every request gets the next step of the script; without one, the default
 * answer names restaurants from the request.
 *
 * @example
 * const anthropic = await new FakeAnthropic().start();
 * anthropic.script({ status: 529 }, { say: ['Go to ', gate, 'Luna.'], cards: [7] });
 */
export class FakeAnthropic {
  readonly requests: FakeRequest[] = [];
  /** Tokens of all answers, as far as they were sent. */
  readonly billed = { input: 0, output: 0, cached: 0 };
  /** Milliseconds between two words. */
  pace: number;
  readonly #steps: Step[] = [];
  readonly #cachedPrefixes = new Set<string>();
  readonly #waiting: { count: number; resolve: () => void }[] = [];
  readonly #server = createServer((request, response) => {
    this.#handle(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });

  constructor({ pace = 0 } = {}) {
    this.pace = pace;
  }

  async start(port = 0, host = '127.0.0.1'): Promise<this> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, resolve);
    });
    return this;
  }

  /** Closes every connection, including silent ones. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get url(): string {
    const address = this.#server.address();
    if (!isInet(address)) throw new Error('The fake is not started.');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Queues one step for each of the next requests. */
  script(...steps: Step[]): void {
    this.#steps.push(...steps);
  }

  /** Drops unused scripted replies. */
  clearScript(): void {
    this.#steps.length = 0;
  }

  /** Resolves once this many requests were received since the start. */
  received(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ count, resolve });
      this.#notifyWaiting();
    });
  }

  #notifyWaiting(): void {
    for (const { count, resolve } of this.#waiting) if (this.requests.length >= count) resolve();
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const route = `${request.method} ${request.url?.split('?')[0]}`;
    const sent = await readText(request);
    if (route === 'POST /v1/messages') return this.#answer(request, response, fakeBody.parse(JSON.parse(sent)));
    // For tests in another process.
    if (route === 'GET /control/requests')
      return json(
        response,
        200,
        this.requests.map(({ body }) => body),
      );
    if (route === 'GET /control/billed') return json(response, 200, this.billed);
    if (route !== 'POST /control/script') return json(response, 404, { error: `The fake has no ${route}` });
    const steps: Step[] = JSON.parse(sent);
    this.script(...steps);
    json(response, 200, { steps: steps.length });
  }

  async #answer(request: IncomingMessage, response: ServerResponse, body: FakeBody): Promise<void> {
    const over = new Promise<'completed' | 'aborted'>((resolve) => {
      response.once('close', () => resolve(response.writableFinished ? 'completed' : 'aborted'));
    });
    const counts: FakeUsage[] = [];
    this.requests.push({ headers: request.headers, body, stated: counts, over });
    this.#notifyWaiting();
    if (!request.headers.authorization) return refuse(response, { status: 401, error: NO_KEY });
    const step = this.#steps.shift() ?? defaultAnswer(body);
    if ('silent' in step) return;
    if ('status' in step) return refuse(response, step);
    let stated = 0;
    await writeStream(step, {
      response,
      key: keyOf(body),
      pace: this.pace,
      usage: { ...this.#usageOf(body, JSON.stringify(step.say ?? [])), ...step.usage },
      onUsage: (usage) => {
        counts.push(usage);
        if (stated === 0) this.#billInput(usage);
        this.billed.output += usage.output_tokens - stated;
        stated = usage.output_tokens;
      },
    });
  }

  #billInput(usage: FakeUsage): void {
    this.billed.input += usage.input_tokens + usage.cache_creation_input_tokens + usage.cache_read_input_tokens;
    this.billed.cached += usage.cache_read_input_tokens;
  }

  /** Four characters per token; the shared prefix is written to the cache once and read from it afterwards. */
  #usageOf(body: FakeBody, said: string): FakeUsage {
    const prefix = JSON.stringify([body.tools, body.system]);
    const prefixTokens = Math.ceil(prefix.length / 4);
    const isCached = this.#cachedPrefixes.has(prefix);
    this.#cachedPrefixes.add(prefix);
    return {
      input_tokens: Math.ceil(JSON.stringify(body.messages).length / 4),
      cache_creation_input_tokens: isCached ? 0 : prefixTokens,
      cache_read_input_tokens: isCached ? prefixTokens : 0,
      output_tokens: Math.ceil(said.length / 4),
    };
  }
}

const NO_KEY = { type: 'authentication_error', message: 'There is no key.' };

function refuse(response: ServerResponse, { status, headers, error }: Refusal): void {
  json(response, status, { type: 'error', error: error ?? { type: 'api_error', message: 'As scripted.' } }, headers);
}

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function isInet(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}
