import { Readable } from 'node:stream';
import { CROSS_SITE, NOT_FOUND, NOT_SIGNED_IN } from '@saffron/contracts/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createCaller } from '../caller.ts';
import { AppError, toProblem } from '../errors.ts';
import { bodyLimitOf, readJsonLate } from '../http/bodies.ts';
import { type Begun, ONE_CALL, ONE_STREAM } from '../http/calls-at-once.ts';
import type { Context } from '../trpc.ts';
import { isStreamFormat, type Route } from './route.ts';
import { routes } from './routes.ts';
import { serverSentEvents } from './sse.ts';
import type { StreamEvent } from './stream-formats.ts';

interface Options {
  contextOf: (request: FastifyRequest, reply: FastifyReply, begun: Begun) => Promise<Context>;
}

/** Serves the documented paths by calling the procedures. */
export async function restRoutes(app: FastifyInstance, { contextOf }: Options): Promise<void> {
  const bodyOf = readJsonLate(app);
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      bodyLimit: bodyLimitOf([route.input]),
      // Fastify answers HEAD at once and reads the stream of a response in the background, outside all limits. Only the list, which caches
      // may check, has a length to tell.
      exposeHeadRoute: route.etag,
      handler: async (request, reply) => {
        if (isStreamFormat(route.response)) refuseNavigation(request);
        const context = await contextOf(request, reply, isStreamFormat(route.response) ? ONE_STREAM : ONE_CALL);
        if (route.access !== 'all' && !context.user) throw new AppError('signed_out', NOT_SIGNED_IN);
        const body = await bodyOf(request);
        // The procedure validates the input after it has checked authorization.
        const input = route.input ? inputOf(request, body, route.input.shape) : undefined;
        const leaving = new AbortController();
        reply.raw.once('close', () => leaving.abort());
        const caller = createCaller(context, { signal: leaving.signal });
        return send(reply, route, await route.call(caller, input as never), context.report);
      },
    });
  }
}

/**
 * A stream may begin a reply, and is read by a program. A link to it leads here from a page of our own, too: any user enters the website of a
 * restaurant.
 *
 * @throws AppError `cross_site`
 */
function refuseNavigation({ headers }: FastifyRequest): void {
  if (headers['sec-fetch-mode'] === 'navigate') throw new AppError('cross_site', CROSS_SITE);
}

/**
 * Merges path parameters with the query of a GET or else the body, and keeps only the fields of the schema. A password in a query would be
 * in logs and histories.
 */
function inputOf(request: FastifyRequest, body: unknown, shape: object): Record<string, unknown> {
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) {
    throw new AppError('bad_input', 'The request body must be a JSON object.');
  }
  // A body may have thousands of keys, so that it is not copied.
  const sources = [idsOf(request), Object(request.method === 'GET' ? request.query : body)];
  return Object.fromEntries(
    Object.keys(shape).flatMap((key) => {
      const source = sources.find((one) => Object.hasOwn(one, key));
      return source ? [[key, source[key]]] : [];
    }),
  );
}

/** Every path parameter is a row id. An invalid id is answered like a missing row. */
function idsOf(request: FastifyRequest): Record<string, number> {
  const ids: Record<string, number> = {};
  for (const [name, text] of Object.entries(Object(request.params))) {
    const id = Number(text);
    if (!/^\d{1,10}$/.test(String(text)) || id < 1 || id >= 2 ** 31) throw new AppError('not_found', NOT_FOUND);
    ids[name] = id;
  }
  return ids;
}

function send(reply: FastifyReply, route: Route, value: unknown, report: Context['report']): FastifyReply {
  if (value === null && route.nullMeans === 'signed out') throw new AppError('signed_out', NOT_SIGNED_IN);
  if (route.response === null || (value === null && route.nullMeans === 'no content')) return reply.code(204).send();
  if (!isStreamFormat(route.response)) {
    reply.code(route.status);
    if (!isAsyncIterable(value)) return reply.send(value);
    return reply.type('application/json; charset=utf-8').send(Readable.from(jsonArray(value), { highWaterMark: 1 }));
  }
  const events = value as AsyncIterable<StreamEvent>;
  return reply
    .type('text/event-stream; charset=utf-8')
    .send(Readable.from(serverSentEvents(withErrorEvent(events, report), route.response), { highWaterMark: 1 }));
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** Serializes an array element by element. */
async function* jsonArray(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const item of items) {
    yield before + JSON.stringify(item);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/** Turns an error in mid-stream into the last event, because the status has already been sent. */
async function* withErrorEvent(
  events: AsyncIterable<StreamEvent>,
  report: Context['report'],
): AsyncGenerator<StreamEvent> {
  try {
    yield* events;
  } catch (error) {
    const { code, message } = toProblem(error);
    if (code === 'unexpected') report(error);
    yield { type: 'error', error: code, message };
  }
}
