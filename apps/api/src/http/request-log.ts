import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operations } from '../ops/operations.ts';

/** The user of a request, once its context exists. */
const userIds = new WeakMap<FastifyRequest, number>();

/** Records the user of a request for the log. */
export function recordUser(request: FastifyRequest, userId: number): void {
  userIds.set(request, userId);
}

/**
 * Logs and measures each completed request. Neither contains client input: the route is the matched pattern, or the
 * procedure name.
 *
 * @param procedures names allowed in a route; any other name is client input
 */
export function logRequests(
  app: FastifyInstance,
  { lifecycle, metrics }: Operations,
  procedures: ReadonlySet<string>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const end = lifecycle.begin();
    // Unlike Fastify's onResponse, `close` is also emitted when the client disconnects.
    reply.raw.once('close', () => {
      end();
      const route = routeOf(request, procedures);
      const { method } = request;
      const status = statusOf(reply);
      metrics.requests.observe({ method, route, status }, reply.elapsedTime / 1000);
      const userId = userIds.get(request) ?? null;
      request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime), userId }, 'request');
    });
  });
}

/** 499 is nginx's status for a client that disconnected early. */
function statusOf({ raw }: FastifyReply): number {
  return raw.writableFinished ? raw.statusCode : 499;
}

function routeOf(request: FastifyRequest, procedures: ReadonlySet<string>): string {
  const { url } = request.routeOptions;
  if (url !== '/trpc/:path') return url ?? 'none';
  // Uses the router's decoded path: decoding it again could throw, and an exception in a listener is not caught.
  const { path }: { path?: string } = Object(request.params);
  const names = path?.split(',') ?? [];
  if (names.length > 1) return '/trpc/(batch)';
  const [name = ''] = names;
  return procedures.has(name) ? `/trpc/${name}` : '/trpc/(unknown)';
}
