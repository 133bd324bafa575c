import { setTimeout as after } from 'node:timers/promises';
import type { FirstData } from '@saffron/contracts/first-data';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createCaller } from '../caller.ts';
import { AppError } from '../errors.ts';
import type { Guide } from '../features/guide/service.ts';
import { fulfilledWithin } from '../ops/fulfilled-within.ts';
import type { Context } from '../trpc.ts';
import { ownOrigin } from './own-name.ts';
import { placeHead } from './place-head.ts';
import type { SendPage } from './spa.ts';

/** For reading what a page shows, in milliseconds. Pages must not wait for a database that does not respond. */
export const READ_TIMEOUT = 300;
/** The id of a row. */
const ID = /^[1-9]\d{0,8}$/;

interface Options {
  page: SendPage;
  publicGuide: Guide['publicGuide'];
  /** As configured; null takes that of the request, where its name is one of our own. */
  publicOrigin: string | null;
  /** @throws AppError `throttled` if the address has too many calls in progress */
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
  /** Milliseconds for reading who asks and what the page shows. */
  timeout: number;
}

/**
 * The pages whose first view has text of the database: the chat greets by name, and the page of a restaurant shows it to those who may read
 * it. Everyone else gets the page that is prerendered, whether or not the restaurant exists. What is shown is what procedures answer to
 * this visitor, so that no other rules apply here.
 */
export function serveDrawnPages(
  app: FastifyInstance,
  { page, publicGuide, publicOrigin, contextOf, timeout }: Options,
): void {
  const [known, read] = [knownWithin(timeout), readWithin(timeout)];
  app.get('/home', async (request, reply) => {
    // Not for an address that opens a conversation.
    if (request.url !== '/home') return page(reply);
    const visitor = await known(contextOf(request, reply));
    return page(reply, { data: visitor && (await read(greetingData(visitor))) });
  });

  app.get<{ Params: { restaurantId: string } }>('/restaurants/:restaurantId', async (request, reply) => {
    const visitor = await known(contextOf(request, reply));
    const { restaurantId } = request.params;
    const id = ID.test(restaurantId) ? Number(restaurantId) : null;
    const [head, data] = await Promise.all([
      id === null ? null : read(publicGuide.head(id)),
      id === null || visitor === null ? null : read(placeData(visitor, id)),
    ]);
    if (!head?.searchEngines || !head.card) reply.header('x-robots-tag', 'noindex');
    if (!head) return page(reply, { data });
    if (!head.card) return page(reply.code(404));
    const origin = publicOrigin ?? ownOrigin(request);
    return page(reply, { head: placeHead({ card: head.card, searchEngines: head.searchEngines, origin }), data });
  });
}

/**
 * The visitor; null if it cannot be found out in time who asks.
 *
 * @throws AppError `throttled`
 */
const knownWithin =
  (timeout: number) =>
  (asking: Promise<Context>): Promise<Context | null> => {
    const visitor = asking.catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'throttled') throw error;
      return null;
    });
    return Promise.race([visitor, after(timeout, null, { ref: false })]);
  };

/** Null if it cannot be read in time, or not at all: the page asks for it again, and says so. */
const readWithin =
  (timeout: number) =>
  async <Read>(reading: Promise<Read>): Promise<Read | null> =>
    (await fulfilledWithin(timeout, reading)) ? reading : null;

async function greetingData(context: Context): Promise<FirstData | null> {
  const me = await createCaller(context).accounts.me();
  // Who has no name is asked for it instead.
  return me?.name?.trim() ? { me } : null;
}

async function placeData(context: Context, restaurantId: number): Promise<FirstData | null> {
  const api = createCaller(context);
  if (!context.user) {
    const publicPlace = await api.guide.publicPlace({ restaurantId });
    return publicPlace && { me: null, publicPlace };
  }
  const [me, place, settings] = await Promise.all([
    api.accounts.me(),
    api.guide.get({ restaurantId }),
    api.guide.settings(),
  ]);
  return { me, place, settings };
}
