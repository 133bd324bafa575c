import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, MALFORMED } from '../errors.ts';

/** The methods of our routes. */
const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'];
const NOT_ALLOWED = 'This method is not allowed.';

/**
 * Refuses requests that no route can serve, before anything reads more of them: libraries behind the routes make objects of the platform
 * from method, Host and target, whose constructors throw errors that quote them.
 */
export function refuseMalformed(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasReadableAddress(request)) throw new AppError('bad_input', MALFORMED);
    if (METHODS.includes(request.method)) return;
    return reply.code(405).header('allow', METHODS.join(', ')).type('text/plain; charset=utf-8').send(NOT_ALLOWED);
  });
}

const HOST = /^(?:\[[\da-f:.]+\]|[^\s:@/?#[\\\]]+)(?::\d*)?$/i;

/** Whether there is one Host (HTTP/1.0 may leave it out), which is nothing but a host and a port, and a target that it can have. */
function hasReadableAddress({ raw: { headers, rawHeaders, url = '/' } }: FastifyRequest): boolean {
  if (rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1) return false;
  const host = headers.host ?? 'localhost';
  const address = HOST.test(host) ? URL.parse(url, `http://${host}`) : null;
  return address !== null && address.username === '' && address.password === '';
}
