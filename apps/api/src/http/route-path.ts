import type { FastifyRequest } from 'fastify';

/**
 * What a request is for: the route that matched, or the address where none did. The address alone tells nothing: the router
 * takes `/%61pi/user` and `http://elsewhere.example/api/user` for `/api/user`.
 */
export function routePath({ routeOptions, url }: FastifyRequest): string {
  return routeOptions.url ?? url;
}
