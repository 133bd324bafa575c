import { createMcpHandler } from '@modelcontextprotocol/server';
import { TOKEN_REQUIRED } from '@saffron/contracts/access-token-texts';
import { guideQuery } from '@saffron/contracts/guide-query';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { bodyLimitOf, readJsonLate } from '../http/bodies.ts';
import { type Begun, ONE_STREAM } from '../http/calls-at-once.ts';
import type { Context } from '../trpc.ts';
import { refusedParams } from './params.ts';
import { createMcpServer } from './server.ts';

interface Options {
  contextOf: (request: FastifyRequest, reply: FastifyReply, begun: Begun) => Promise<Context>;
}

const ONE_MESSAGE = 'Send one message in each request.';

/**
 * Serves the Model Context Protocol at /mcp (streamable HTTP, without sessions), to clients with an access token. Each request has its own
 * server, so that any replica can respond.
 */
export async function mcp(app: FastifyInstance, { contextOf }: Options): Promise<void> {
  const bodyOf = readJsonLate(app);
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    bodyLimit: bodyLimitOf([guideQuery]),
    handler: async (request, reply) => {
      // A reply of the assistant is streamed.
      const context = requireToken(await contextOf(request, reply, ONE_STREAM), reply);
      const body = await bodyOf(request);
      // The calls of a batch would count as one.
      if (Array.isArray(body)) throw new AppError('bad_input', ONE_MESSAGE);
      const refusal = refusedParams(body);
      if (refusal) return reply.send(refusal);
      const handler = createMcpHandler(() => createMcpServer(context), { responseMode: 'sse', maxSubscriptions: 0 });
      return send(reply, await handler.fetch(toWebRequest(request, reply), { parsedBody: body }));
    },
  });
}

/** @throws AppError `signed_out` without an access token: a session is not accepted */
function requireToken(context: Context, reply: FastifyReply): Context {
  if (context.user && 'scopes' in context.user) return context;
  reply.header('www-authenticate', 'Bearer');
  throw new AppError('signed_out', TOKEN_REQUIRED);
}

/** The request as the library expects it, without credentials. Its signal is aborted when the connection closes. */
function toWebRequest({ method, headers }: FastifyRequest, { raw }: FastifyReply): Request {
  const leaving = new AbortController();
  raw.once('close', () => leaving.abort());
  const { authorization: _token, cookie: _cookie, ...others } = headers;
  const given = Object.entries(others).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new Request('http://localhost/mcp', { method, headers: given, signal: leaving.signal });
}

function send(reply: FastifyReply, { status, headers, body }: Response): FastifyReply {
  const type = headers.get('content-type');
  const allow = headers.get('allow');
  reply.code(status);
  if (type) reply.type(type);
  if (allow) reply.header('allow', allow);
  return reply.send(body ?? undefined);
}
