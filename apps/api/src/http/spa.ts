import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FirstData } from '@saffron/contracts/first-data';
import { TOO_MANY_CALLS_OF_ADDRESS } from '@saffron/contracts/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createBoundedQueue } from '../bounded-queue.ts';
import { AppError } from '../errors.ts';
import { type Drawn, PRERENDERED, pageMarkup } from './page-markup.ts';
import { sendCompressed } from './send-compressed.ts';

/** The folder of the built web app with the code that draws pages here. */
const SERVER = 'server';
const YEAR_IN_MS = 365 * 24 * 60 * 60 * 1000;
/**
 * Pages that are put together and compressed at a time. Each takes milliseconds and a megabyte until it is sent, and is sent to everyone: a
 * thousand at once would keep all others waiting, and a few times as many would fill the memory.
 */
const PAGES_AT_ONCE = 2;
const PAGES_WAITING = 500;
const PAGES_WAITING_PER_ADDRESS = 50;

/** Whether a URL names a file, by the last segment of its path. Queries and encoded dots occur in addresses of screens. */
export function isFileUrl(url: string): boolean {
  return /\.\w+$/.test(pathOf(url));
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

/** What a page has of the database. */
interface Own {
  /** Elements in place of its title and description. */
  head?: string | undefined;
  /** What its view is drawn from; without, the page has what is prerendered. */
  data?: FirstData | null;
}

/** Sends the page of the requested path. */
export type SendPage = (reply: FastifyReply, own?: Own) => Promise<FastifyReply>;

/**
 * Serves the built web app: hashed files with a one-year cache, and pages: `index.html` with a CSP nonce and with what the build
 * has prerendered of the page.
 *
 * @param setPolicy sets the content security policy of a page
 * @param addressOf the client address by which waiting pages are limited; null for no limit per address
 * @returns a function that sends the requested page; null if the web app has not been built
 */
export function serveSpa(
  app: FastifyInstance,
  directory: string,
  setPolicy: (reply: FastifyReply) => Promise<void>,
  addressOf: (request: FastifyRequest) => string | null,
): SendPage | null {
  const markup = pageMarkup(directory);
  if (markup === null) return null;
  const draw = pageDrawing(directory);
  const queued = createBoundedQueue({
    atOnce: PAGES_AT_ONCE,
    waiting: PAGES_WAITING,
    waitingPerAddress: PAGES_WAITING_PER_ADDRESS,
    refusal: () => new AppError('throttled', TOO_MANY_CALLS_OF_ADDRESS, { retryAfter: 1 }),
  });
  const send = async (reply: FastifyReply, { head, data }: Own) => {
    await setPolicy(reply);
    const path = pathOf(reply.request.url);
    const drawn = data ? await draw(path, data).catch(report(reply)) : undefined;
    // What was drawn is for this visitor, also when somebody goes back to it after a sign-out.
    reply.header('cache-control', drawn ? 'no-store' : 'no-cache').type('text/html; charset=utf-8');
    // Others get their turn between two pages.
    await setImmediate();
    return sendCompressed(reply, markup({ path, nonces: reply.cspNonce, head, drawn }));
  };
  const page: SendPage = (reply, own = {}) => queued(addressOf(reply.request), () => send(reply, own));

  app.register(fastifyStatic, {
    root: directory,
    index: false,
    globIgnore: ['index.html', PRERENDERED, `${SERVER}/**`, '**/*.{br,gz}'],
    wildcard: false,
    cacheControl: true,
    preCompressed: true,
    setHeaders: (response, path) => {
      const hashed = path.includes('/assets/');
      response.header('cache-control', hashed ? `public, max-age=${YEAR_IN_MS / 1000}, immutable` : 'no-cache');
    },
  });
  app.get('/', (_request, reply) => page(reply));
  return page;
}

/** What fails here, the browser draws alone. */
const report = (reply: FastifyReply) => (error: unknown) => {
  reply.request.log.error({ err: error }, 'unexpected error');
  return undefined;
};

/**
 * Draws pages with the code of the web app, which is loaded with the first one. One at a time, each in a turn of its own: a page takes
 * several milliseconds, and many requests that have waited for the same data would hold up everybody.
 */
function pageDrawing(directory: string): (path: string, data: FirstData) => Promise<Drawn> {
  let last: Promise<unknown> = Promise.resolve();
  let loading: Promise<{ prerender: (path: string, data: FirstData) => Promise<string> }> | undefined;
  return async (path, data) => {
    loading ??= import(pathToFileURL(join(directory, SERVER, 'prerender.js')).href);
    const { prerender } = await loading;
    const before = last;
    const draw = async () => {
      await before;
      await setImmediate();
      return prerender(path, data);
    };
    const html = draw();
    last = html.catch(() => undefined);
    return { html: await html, data };
  };
}
