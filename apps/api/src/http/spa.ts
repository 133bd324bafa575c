import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const NONCE_MARK = '__CSP_NONCE__';
/** What `index.html` says of every page. */
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description"[^>]*>\s*/;
const YEAR_IN_MS = 365 * 24 * 60 * 60 * 1000;

/** Whether a URL names a file, by the last segment of its path. Queries and encoded dots occur in addresses of screens. */
export function isFileUrl(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return /\.\w+$/.test(path);
}

/** Sends `index.html`, with other elements in place of its title and description if they are given. */
export type SendPage = (reply: FastifyReply, head?: string) => Promise<FastifyReply>;

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
): SendPage | null {
  const index = join(directory, 'index.html');
  if (!existsSync(index)) return null;
  const html = readFileSync(index, 'utf8');
  const undescribed = html.replace(DESCRIPTION, '');
  const page: SendPage = async (reply, head) => {
    await setPolicy(reply);
    return (
      reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        // The head comes last: it has text of users, which must not be taken for a mark.
        .send(
          head === undefined
            ? html.replaceAll(NONCE_MARK, reply.cspNonce.style)
            : undescribed.replaceAll(NONCE_MARK, reply.cspNonce.style).replace(TITLE, () => head),
        )
    );
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
