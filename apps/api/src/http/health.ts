import { DATABASE_DOWN } from '@saffron/contracts/texts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { fulfilledWithin } from '../ops/fulfilled-within.ts';
import type { Operations } from '../ops/operations.ts';

/** Timeout for the database check, in milliseconds. */
const CHECK_TIMEOUT = 800;
const LIVE = '/health/live';
const READY = '/health/ready';
const ALWAYS_SERVED = new Set([LIVE, READY, '/metrics']);

/**
 * `/health/live` answers 200 while the process is listening (liveness probe). `/health/ready` answers 200 while the
 * server accepts requests (readiness probe). While it does not, all other requests get 503, and keep-alive connections
 * are closed during shutdown so that a proxy uses another replica.
 */
export function serveHealth(app: FastifyInstance, { lifecycle, pingDatabase }: Operations): void {
  app.addHook('onRequest', async (request, reply) => {
    const { unavailableReason } = lifecycle;
    if (unavailableReason === null || ALWAYS_SERVED.has(request.url)) return;
    if (lifecycle.isDraining) reply.header('connection', 'close');
    throw new AppError('unavailable', unavailableReason);
  });

  const check = shareRunning(() => fulfilledWithin(CHECK_TIMEOUT, pingDatabase()));
  app.get(LIVE, { logLevel: 'warn' }, async (_request, reply) => text(reply).send('live\n'));
  app.get(READY, { logLevel: 'warn' }, async (_request, reply) => {
    const reason = lifecycle.unavailableReason ?? ((await check()) ? null : DATABASE_DOWN);
    return text(reply)
      .code(reason === null ? 200 : 503)
      .send(`${reason ?? 'ready'}\n`);
  });
}

function text<Reply extends { type(type: string): Reply; header(name: string, value: string): Reply }>(reply: Reply) {
  return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
}

/** Concurrent probes share one check, so that they do not pile up while the database is not responding. */
function shareRunning(check: () => Promise<boolean>): () => Promise<boolean> {
  let running: Promise<boolean> | null = null;
  return () => {
    running ??= check().finally(() => {
      running = null;
    });
    return running;
  };
}
