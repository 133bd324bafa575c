import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { audienceOf } from '../features/guide/authors.ts';
import { ENCODINGS, type Encoding, etagOf, type ListBody } from '../features/guide/list-body.ts';
import { type Context, requireReader } from '../trpc.ts';
import { chooseEncoding } from './accept-encoding.ts';

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;

const PATH = '/api/restaurants';

/**
 * Serves the restaurant list from cached bytes. Serializing thousands of rows for each request would dominate the
 * server's load.
 *
 * The path is still a row of the route table. This hook responds before its handler, with the same authorization.
 */
export function serveListBody(app: FastifyInstance, contextOf: ContextOf): void {
  app.addHook('onRoute', (route) => {
    // Fastify adds a route for HEAD, with the slow handler.
    if (route.url !== PATH || (route.method !== 'GET' && route.method !== 'HEAD')) return;
    route.preHandler = async (request, reply) => {
      const context = await contextOf(request, reply);
      const { body } = await context.services.guide.cachedList(audienceOf(requireReader(context)));
      return answer(request, reply, body);
    };
  });
}

function answer(request: FastifyRequest, reply: FastifyReply, body: ListBody): FastifyReply {
  const cached = cachedEncoding(request.headers['if-none-match'], body);
  const encoding = cached ?? chooseEncoding(request.headers['accept-encoding'], available(body));
  reply.removeHeader('x-accel-buffering');
  reply.headers({ 'cache-control': 'private, no-cache', vary: 'Accept-Encoding', etag: etagOf(body, encoding) });
  if (cached) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(body[encoding]);
}

const available = (body: ListBody): Encoding[] => ENCODINGS.filter((encoding) => body[encoding] !== null);

/** The coding of the cached version that the client has (RFC 9110, 13.1.2: weak comparison). */
function cachedEncoding(header: string | undefined, body: ListBody): Encoding | undefined {
  if (header === undefined) return undefined;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') ? 'identity' : ENCODINGS.find((encoding) => tags.includes(etagOf(body, encoding)));
}
