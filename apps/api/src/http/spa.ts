import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const NONCE_MARK = '__CSP_NONCE__';
const YEAR_IN_MS = 365 * 24 * 60 * 60 * 1000;

/** Whether a URL names a file, by the last segment of its path. Queries and encoded dots occur in addresses of screens. */
export function isFileUrl(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return /\.\w+$/.test(path);
}

/**
 * Serves the built web app: hashed files with a one-year cache, and `index.html` with a CSP nonce for all pages.
 *
 * @param setPolicy sets the content security policy of a page
 * @returns a function that sends `index.html`; null if the web app has not been built
 */
export function serveSpa(
  app: FastifyInstance,
  directory: string,
  setPolicy: (reply: FastifyReply) => Promise<void>,
): ((reply: FastifyReply) => Promise<FastifyReply>) | null {
  const index = join(directory, 'index.html');
  if (!existsSync(index)) return null;
  const html = readFileSync(index, 'utf8');
  const page = async (reply: FastifyReply) => {
    await setPolicy(reply);
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html.replaceAll(NONCE_MARK, reply.cspNonce.style));
  };

  app.register(fastifyStatic, {
    root: directory,
    index: false,
    globIgnore: ['index.html', '**/*.{br,gz}'],
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
