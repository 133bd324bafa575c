import { DATABASE_DOWN } from '@saffron/contracts/texts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import { fulfilledWithin } from '../ops/fulfilled-within.ts';
import type { Operations } from '../ops/operations.ts';

/** A database that has not answered by then is taken for down, in milliseconds. */
const ANSWER_WITHIN = 800;
const LIVE = '/health/live';
const READY = '/health/ready';
const ALWAYS_ANSWERED = new Set([LIVE, READY, '/metrics']);

/**
 * `/health/live`: the process listens; what restarts a process asks this. `/health/ready`: it takes work in; what spreads work asks
 * this. While it does not, every other request is refused (503), and a connection that a proxy keeps is given up for another replica.
 */
export function serveHealth(app: FastifyInstance, { lifecycle, pingDatabase }: Operations): void {
  app.addHook('onRequest', async (request, reply) => {
    const { refusal } = lifecycle;
    if (refusal === null || ALWAYS_ANSWERED.has(request.url)) return;
    if (lifecycle.isDraining) reply.header('connection', 'close');
    throw new AppError('unavailable', refusal);
  });

  const answers = oneAtATime(() => fulfilledWithin(ANSWER_WITHIN, pingDatabase()));
  app.get(LIVE, { logLevel: 'warn' }, async (_request, reply) => text(reply).send('live\n'));
  app.get(READY, { logLevel: 'warn' }, async (_request, reply) => {
    const reason = lifecycle.refusal ?? ((await answers()) ? null : DATABASE_DOWN);
    return text(reply)
      .code(reason === null ? 200 : 503)
      .send(`${reason ?? 'ready'}\n`);
  });
}

function text<Reply extends { type(type: string): Reply; header(name: string, value: string): Reply }>(reply: Reply) {
  return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
}

/** Probes that come while one is under way share its answer: a silent database must not collect them. */
function oneAtATime(ask: () => Promise<boolean>): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null;
  return () => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };
}
