import { CROSS_SITE } from '@saffron/contracts/texts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { routePath } from './route-path.ts';

/**
 * Sign-in with Google comes back from Google's site; it has its own state to tell forged returns by. The API's document is for
 * everyone and does nothing.
 */
const FROM_OTHER_SITES = ['/api/auth/', '/api/docs', '/api/openapi.json'];

/**
 * Refuses what a page of another site sends (ASVS 5.0, 3.5.1): browsers say where a request comes from in `Sec-Fetch-Site` or
 * `Origin`. Clients that send neither are no browsers and carry no one's cookies by accident.
 *
 * @param publicOrigin the origin people use; null takes the one that the request was sent to
 * @throws AppError `cross_site`
 */
export function requireSameOrigin(request: FastifyRequest, publicOrigin: string | null): void {
  if (request.method === 'GET' && FROM_OTHER_SITES.some((path) => routePath(request).startsWith(path))) return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw new AppError('cross_site', CROSS_SITE);
  const { origin } = request.headers;
  if (origin === undefined) return;
  const own = [publicOrigin, `${request.protocol}://${request.host}`];
  if (!own.includes(origin)) throw new AppError('cross_site', CROSS_SITE);
}
