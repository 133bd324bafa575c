import type { FastifyRequest } from 'fastify';

/**
 * The matched route pattern, or the URL if no route matched. Do not check the URL alone: the router also accepts
 * `/%61pi/user` and `http://elsewhere.example/api/user` for `/api/user`.
 */
export function routePath({ routeOptions, url }: FastifyRequest): string {
  return routeOptions.url ?? url;
}
