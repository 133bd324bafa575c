import createClient from 'openapi-fetch';
import type { components, paths } from './generated/api.js';

type Event = components['schemas']['RecommendationsEvent'];

/**
 * Sends a message, prints the streamed reply, and adds a restaurant.
 *
 * @param token an access token of a reviewer, with the scopes `ask` and `guide:edit`
 */
export async function askWithFetch(server: string, token: string, print: (text: string) => void): Promise<void> {
  const saffron = createClient<paths>({ baseUrl: server, headers: { authorization: `Bearer ${token}` } });

  const question = { message: 'Somewhere quiet for fish?' };
  const { response } = await saffron.POST('/api/recommendations/stream', { body: question, parseAs: 'stream' });
  if (!response.ok || !response.body) throw new Error(`${response.status}: ${await response.text()}`);
  for await (const event of eventsOf(response.body)) {
    if ('chunk' in event) print(event.chunk);
    if ('error' in event) throw new Error(event.message);
    if ('final' in event) print(`\n${event.restaurants.map(({ name }) => `- ${name}\n`).join('')}`);
  }

  const place = { name: 'The Example', neighborhood: 'Old Harbour', cuisine: 'Seafood' };
  const added = await saffron.POST('/api/restaurants', { body: place });
  print(added.data ? `Added as number ${added.data.id}\n` : `${added.response.status}: ${added.error}\n`);
}

/** Parses a stream: events are lines that begin with `data: `, and may be split across chunks. */
async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Event> {
  let rest = '';
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: ')) yield JSON.parse(line.slice('data: '.length));
  }
}
