import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operations } from '../ops/operations.ts';

/** Who sent a request, as far as its handler found out. */
const userIds = new WeakMap<FastifyRequest, number>();

/** Notes who sent a request, for its line in the log. */
export function recordUser(request: FastifyRequest, userId: number): void {
  userIds.set(request, userId);
}

/**
 * Logs a line for each request when it is over, measures it, and counts it in and out. What a client wrote is in neither: the route is
 * the pattern that matched, with a procedure's name where there is one.
 *
 * @param procedures the names that may stand in a route; others are a client's own words
 */
export function logRequests(
  app: FastifyInstance,
  { lifecycle, metrics }: Operations,
  procedures: ReadonlySet<string>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const over = lifecycle.begin();
    // Also comes when the client has left, unlike Fastify's onResponse.
    reply.raw.once('close', () => {
      over();
      const route = routeOf(request, procedures);
      const { method } = request;
      const status = statusOf(reply);
      metrics.requests.observe({ method, route, status }, reply.elapsedTime / 1000);
      const userId = userIds.get(request) ?? null;
      request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime), userId }, 'request');
    });
  });
}

/** 499 is nginx's number for a client that left before its answer was whole. */
function statusOf({ raw }: FastifyReply): number {
  return raw.writableFinished ? raw.statusCode : 499;
}

function routeOf(request: FastifyRequest, procedures: ReadonlySet<string>): string {
  const { url } = request.routeOptions;
  if (url !== '/trpc/:path') return url ?? 'none';
  // As the router decoded it. To decode the address again can throw, and nobody catches what a listener throws.
  const { path }: { path?: string } = Object(request.params);
  const names = path?.split(',') ?? [];
  if (names.length > 1) return '/trpc/(batch)';
  const [name = ''] = names;
  return procedures.has(name) ? `/trpc/${name}` : '/trpc/(unknown)';
}
