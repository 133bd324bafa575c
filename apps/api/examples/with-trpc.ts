import type { AppRouter } from '@saffron/api/router';
import type { ErrorCode } from '@saffron/contracts/errors';
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, isTRPCClientError, splitLink } from '@trpc/client';
import { fetchWithCookies } from './cookies.ts';

type LinkFetch = NonNullable<Parameters<typeof httpBatchLink<AppRouter>>[0]['fetch']>;

/** A client with its own session. Calls are batched, except the reply stream. */
function createClient(server: string) {
  const fetch = fetchWithCookies();
  const sendCookies: LinkFetch = (url, init) =>
    fetch(url, { ...init, body: init?.body ?? null, signal: init?.signal ?? null });
  const link = { url: `${server}/trpc`, fetch: sendCookies };
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ path }) => path === 'chat.send',
        true: httpBatchStreamLink({ ...link, maxItems: 1 }),
        false: httpBatchLink(link),
      }),
    ],
  });
}

/** Signs in, sends a message, prints the streamed reply, and adds a restaurant. */
export async function askWithTrpc(
  server: string,
  account: { username: string; password: string },
  print: (text: string) => void,
): Promise<void> {
  const saffron = createClient(server);
  const user = await saffron.accounts.login.mutate(account);
  print(`Signed in as ${user.displayName}\n`);

  const events = await saffron.chat.send.mutate({ message: 'Somewhere quiet for fish?' });
  for await (const event of events) {
    if (event.type === 'chunk') print(event.text);
    if (event.type === 'error') throw new Error(event.message);
    if (event.type === 'final') print(`\n${event.restaurants.map(({ name }) => `- ${name}\n`).join('')}`);
  }

  const place = { name: 'The Example', neighborhood: 'Old Harbour', cuisine: 'Seafood' };
  try {
    const { id } = await saffron.guide.add.mutate(place);
    print(`Added as number ${id}\n`);
  } catch (error) {
    if (!isTRPCClientError<AppRouter>(error) || !error.data) throw error;
    print(`${whatToDo(error.data.error)}: ${error.message}\n`);
  }
}

/** All error codes form a union, so that the compiler checks that this switch is exhaustive. */
function whatToDo(code: ErrorCode): string {
  switch (code) {
    case 'bad_input':
    case 'too_large':
    case 'wrong_content_type':
    case 'conflict':
    case 'not_found':
      return 'Correct the input';
    case 'limit_reached':
      return 'Delete something, or ask an admin';
    case 'signed_out':
    case 'not_allowed':
    case 'cross_site':
      return 'Sign in with an account that has permission';
    case 'token_limit_exceeded':
    case 'throttled':
      return 'Try again later';
    case 'unavailable':
    case 'assistant_failed':
    case 'interrupted':
    case 'unexpected':
      return 'Try again';
    default:
      return code satisfies never;
  }
}
