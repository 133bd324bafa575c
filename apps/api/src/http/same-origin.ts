import { ADDRESS_UNKNOWN, CROSS_SITE } from '@saffron/contracts/texts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { accessTokenOf } from './access-token.ts';
import { isOwnName } from './own-name.ts';
import { routePath } from './route-path.ts';

/**
 * The Google callback is a cross-site navigation, protected by its `state`. The API document is public and read-only.
 */
const FROM_OTHER_SITES = ['/api/auth/', '/api/docs', '/api/openapi.json'];

/**
 * Rejects cross-site requests (ASVS 5.0, 3.5.1), which browsers mark with `Sec-Fetch-Site` or `Origin`. Clients that
 * send neither are not browsers and have no ambient cookies. A request with an access token is accepted from anywhere: browsers add
 * none by themselves, and its cookies are ignored.
 *
 * @param publicOrigin the only accepted origin; null accepts the origin of the request's Host, if its name is one of our own
 * @throws AppError `cross_site`
 */
export function requireSameOrigin(request: FastifyRequest, publicOrigin: string | null): void {
  if (request.method === 'GET' && FROM_OTHER_SITES.some((path) => routePath(request).startsWith(path))) return;
  if (accessTokenOf(request) !== null) return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw new AppError('cross_site', CROSS_SITE);
  const { origin } = request.headers;
  if (origin === undefined) return;
  const own = publicOrigin ?? `${request.protocol}://${request.host}`;
  if (origin !== own) throw new AppError('cross_site', CROSS_SITE);
  // A page cannot sign in without a request that has an origin, so that others need no check.
  if (publicOrigin === null && !isOwnName(request.hostname)) throw new AppError('cross_site', ADDRESS_UNKNOWN);
}
