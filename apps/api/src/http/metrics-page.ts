import { createHash, timingSafeEqual } from 'node:crypto';
import { NOT_FOUND } from '@saffron/contracts/texts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import type { Metrics } from '../ops/metrics.ts';

/**
 * Shows the measures to whoever has the token. An address proves nothing behind a proxy on the same machine, so without a token in
 * the settings nobody sees them, and a wrong one is answered as a path that does not exist.
 */
export function serveMetrics(app: FastifyInstance, { registry }: Metrics, token: string | null): void {
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (token === null || !isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      throw new AppError('not_found', NOT_FOUND);
    }
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}

/** Takes as long whatever the two share. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
