import { createHash, timingSafeEqual } from 'node:crypto';
import { NOT_FOUND } from '@saffron/contracts/texts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';
import type { Metrics } from '../ops/metrics.ts';

/**
 * Serves the metrics to clients with the token. Without METRICS_TOKEN, or with a wrong token, the path answers 404. The
 * client address is not a criterion, because it is meaningless behind a local proxy.
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

/** Constant-time comparison. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
