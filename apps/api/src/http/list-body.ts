import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ENCODINGS, type Encoding, etagOf, type ListBody } from '../features/guide/list-body.ts';
import { type Context, requireUser } from '../trpc.ts';
import { chooseEncoding } from './accept-encoding.ts';

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;

const PATH = '/api/restaurants';

/**
 * Answers the whole list from bytes that are kept. To parse and write thousands of rows again for each request would take the
 * server longer than everything else it does.
 *
 * The path stays a row of the documented ones; this hook answers before the row's call is made, and refuses as that would.
 */
export function serveListBody(app: FastifyInstance, contextOf: ContextOf): void {
  app.addHook('onRoute', (route) => {
    if (route.method !== 'GET' || route.url !== PATH) return;
    route.preHandler = async (request, reply) => {
      const context = await contextOf(request, reply);
      requireUser(context);
      const { body } = await context.services.guide.cachedList();
      return answer(request, reply, body);
    };
  });
}

function answer(request: FastifyRequest, reply: FastifyReply, body: ListBody): FastifyReply {
  const known = knownForm(request.headers['if-none-match'], body);
  const encoding = known ?? chooseEncoding(request.headers['accept-encoding'], ready(body));
  reply.removeHeader('x-accel-buffering');
  reply.headers({ 'cache-control': 'private, no-cache', vary: 'Accept-Encoding', etag: etagOf(body, encoding) });
  if (known) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(body[encoding]);
}

const ready = (body: ListBody): Encoding[] => ENCODINGS.filter((encoding) => body[encoding] !== null);

/** The form of this edition that the client has (RFC 9110, 13.1.2: the comparison is the weak one). */
function knownForm(header: string | undefined, body: ListBody): Encoding | undefined {
  if (header === undefined) return undefined;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') ? 'identity' : ENCODINGS.find((encoding) => tags.includes(etagOf(body, encoding)));
}
