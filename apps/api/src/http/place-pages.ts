import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Guide } from '../features/guide/service.ts';
import { fulfilledWithin } from '../ops/fulfilled-within.ts';
import { type Begun, ONE_CALL } from './calls-at-once.ts';
import { placeHead } from './place-head.ts';
import type { SendPage } from './spa.ts';

/** For reading the restaurant, in milliseconds. Pages must not wait for a database that does not respond. */
const READ_TIMEOUT = 300;
/** The id of a row. */
const ID = /^[1-9]\d{0,8}$/;

interface Options {
  page: SendPage;
  publicGuide: Guide['publicGuide'];
  origin: string | null;
  /** @throws AppError `throttled` if the address has too many calls in progress */
  begin: (begun: Begun, reply: FastifyReply) => void;
}

/**
 * The HTML of the pages of restaurants. While the guide is public, it describes the restaurant for previews of links; otherwise it is that of
 * every page.
 */
export function servePlacePages(app: FastifyInstance, { page, publicGuide, origin, begin }: Options): void {
  app.get<{ Params: { restaurantId: string } }>('/restaurants/:restaurantId', async ({ params }, reply) => {
    begin(ONE_CALL, reply);
    let head: Awaited<ReturnType<typeof publicGuide.head>> = null;
    const reading = ID.test(params.restaurantId) ? publicGuide.head(Number(params.restaurantId)) : null;
    const isRead = reading !== null && (await fulfilledWithin(READ_TIMEOUT, reading));
    if (isRead) head = await reading;
    if (!head?.searchEngines || !head.card) reply.header('x-robots-tag', 'noindex');
    if (!head) return page(reply);
    if (!head.card) return page(reply.code(404));
    return page(reply, placeHead({ card: head.card, searchEngines: head.searchEngines, origin }));
  });
}
