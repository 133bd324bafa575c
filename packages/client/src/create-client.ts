import { createTRPCUntypedClient, httpBatchLink, httpBatchStreamLink, splitLink } from '@trpc/client';
import { type AnyTRPCRouter, createTRPCRecursiveProxy } from '@trpc/server';
import { type Client, STREAMS } from './generated/client.ts';
import { SaffronError } from './saffron-error.ts';

/** Calls that one request may carry. */
const BATCH_MAX = 10;

export interface ClientOptions {
  /** The address of the server, such as `https://saffron.example`. On the product's own pages: an empty text. */
  server: string;
  /** An access token. It takes precedence over cookies. */
  token?: string | undefined;
  /** The header `cookie` of a signed-in user, for a server that acts for one. Browsers send their cookies by themselves. */
  cookie?: string | undefined;
  /** Called in place of the global `fetch`. */
  fetch?: typeof fetch | undefined;
}

/**
 * Creates a client of one server. Calls of the same moment share a request, except for streams.
 *
 * @example
 * const saffron = createClient({ server: 'https://saffron.example', token });
 * const { restaurants } = await saffron.guide.page.query({ cuisine: 'Thai', open: 'now' });
 */
export function createClient(options: ClientOptions): Client {
  const trpc = createTRPCUntypedClient<AnyTRPCRouter>({ links: linksOf(options) });
  return createTRPCRecursiveProxy<Client>(async ({ path, args: [input, call] }) => {
    const name = path.slice(0, -1).join('.');
    const settings = Object(call);
    try {
      const result = await (path.at(-1) === 'mutate'
        ? trpc.mutation(name, input, settings)
        : trpc.query(name, input, settings));
      return isStream(result) ? translated(result) : result;
    } catch (error) {
      throw SaffronError.from(error);
    }
  });
}

function linksOf({ server, token, cookie, fetch: send = fetch }: ClientOptions) {
  const options = {
    url: `${server.replace(/\/+$/, '')}/trpc`,
    headers: token ? { authorization: `Bearer ${token}` } : cookie ? { cookie } : {},
    fetch: (input: Request | string | URL, init: object = {}) => send(input, init),
    // Proxies log URLs, and an input can hold the position of a user.
    methodOverride: 'POST',
  } as const;
  return [
    splitLink<AnyTRPCRouter>({
      condition: ({ path }) => STREAMS.has(path),
      // Streams that share a request cannot be aborted one by one.
      true: httpBatchStreamLink({ ...options, maxItems: 1 }),
      false: httpBatchLink({ ...options, maxItems: BATCH_MAX }),
    }),
  ];
}

function isStream(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

async function* translated(stream: AsyncIterable<unknown>): AsyncGenerator<unknown> {
  try {
    yield* stream;
  } catch (error) {
    throw SaffronError.from(error);
  }
}
