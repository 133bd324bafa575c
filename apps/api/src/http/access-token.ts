import { ACCESS_TOKEN_PREFIX } from '@saffron/contracts/access-tokens';
import type { FastifyRequest } from 'fastify';

/**
 * The access token of a request (RFC 6750, 2.1); null if there is none. A request that has one is judged by it alone: its cookies are
 * ignored, also if the token is not valid. Other credentials in the header are not for Saffron but for a proxy, and ignored.
 */
export function accessTokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const [, token = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return token.startsWith(ACCESS_TOKEN_PREFIX) ? token : null;
}
