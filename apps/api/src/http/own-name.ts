import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** `localhost`, names without a dot, and the domains of local networks (RFC 6761, 6762, 8375, and `internal`). */
const LOCAL = /^(?:[a-z\d_-]+|.+\.(?:localhost|test|local|internal|home\.arpa))$/i;

/**
 * Whether only this machine and its network decide where a name leads. Anyone can have a name of their own lead here, so that browsers take
 * their page for one of ours (DNS rebinding).
 *
 * @param name of a host, without its port
 */
export const isOwnName = (name: string): boolean => isIP(name.replace(/^\[|\]$/g, '')) > 0 || LOCAL.test(name);

/**
 * The origin of this server, as a request addresses it; null if others could decide where its name leads. The Host header says it, which
 * is text of the sender.
 *
 * @example ownOrigin(request) // 'http://192.168.1.20:3000'
 */
export function ownOrigin({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string | null {
  const url = URL.parse(`${protocol}://${host}`);
  return url && isOwnName(url.hostname) ? url.origin : null;
}
