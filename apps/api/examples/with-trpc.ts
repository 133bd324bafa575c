import type { AppRouter } from '@saffron/api/router';
import type { ErrorCode } from '@saffron/contracts/errors';
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, isTRPCClientError, splitLink } from '@trpc/client';

/** A client with an access token. Calls are batched, except the reply stream. */
function createClient(server: string, token: string) {
  const link = { url: `${server}/trpc`, headers: { authorization: `Bearer ${token}` } };
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

/**
 * Sends a message, prints the streamed reply, and adds a restaurant.
 *
 * @param token an access token of a reviewer, with the scopes `ask` and `guide:edit`
 */
export async function askWithTrpc(server: string, token: string, print: (text: string) => void): Promise<void> {
  const saffron = createClient(server, token);
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
      return 'Use a token that has permission';
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
