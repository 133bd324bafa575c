import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PRERENDERED, pageMarkup } from './page-markup.ts';
import { sendCompressed } from './send-compressed.ts';

const YEAR_IN_MS = 365 * 24 * 60 * 60 * 1000;

/** Whether a URL names a file, by the last segment of its path. Queries and encoded dots occur in addresses of screens. */
export function isFileUrl(url: string): boolean {
  return /\.\w+$/.test(pathOf(url));
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

/** Sends the page of the requested path, with other elements in place of its title and description if they are given. */
export type SendPage = (reply: FastifyReply, head?: string) => Promise<FastifyReply>;

/**
 * Serves the built web app: hashed files with a one-year cache, and pages: `index.html` with a CSP nonce and with what the build
 * has prerendered of the page.
 *
 * @param setPolicy sets the content security policy of a page
 * @returns a function that sends the requested page; null if the web app has not been built
 */
export function serveSpa(
  app: FastifyInstance,
  directory: string,
  setPolicy: (reply: FastifyReply) => Promise<void>,
): SendPage | null {
  const markup = pageMarkup(directory);
  if (markup === null) return null;
  const page: SendPage = async (reply, head) => {
    await setPolicy(reply);
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    const path = pathOf(reply.request.url);
    return sendCompressed(reply, markup({ path, nonces: reply.cspNonce, head }));
  };

  app.register(fastifyStatic, {
    root: directory,
    index: false,
    globIgnore: ['index.html', PRERENDERED, '**/*.{br,gz}'],
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
