import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { TOO_MANY_TOKEN_CALLS } from '@saffron/contracts/access-token-texts';
import { ACCESS_TOKEN_CALLS_PER_MINUTE } from '@saffron/contracts/limits';
import { NOT_FOUND } from '@saffron/contracts/texts';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Env } from './env.ts';
import { AppError, type Problem, toProblem } from './errors.ts';
import { googleSignIn } from './features/accounts/google.ts';
import type { GoogleSettings } from './features/accounts/google-client.ts';
import { addressBlock } from './features/accounts/throttle.ts';
import { accessTokenOf } from './http/access-token.ts';
import { BODY_LIMIT, inputsOf, LONG_BODIES, mayHaveLongBody, refuseLongBody, TOO_LARGE } from './http/bodies.ts';
import { begunBy, createCallLimit, ONE_CALL } from './http/calls-at-once.ts';
import { answerUnreadable, isAbandoned } from './http/client-errors.ts';
import { POLICY, tilePolicy } from './http/content-security.ts';
import { contextOf } from './http/context.ts';
import { sessionCookie } from './http/cookies.ts';
import { READ_TIMEOUT, serveDrawnPages } from './http/drawn-pages.ts';
import { serveHealth } from './http/health.ts';
import { serveListBody } from './http/list-body.ts';
import { createLookUps } from './http/look-ups.ts';
import { serveMetrics } from './http/metrics-page.ts';
import { limitConnections } from './http/open-connections.ts';
import { createResponseLimit } from './http/open-responses.ts';
import { refusePipelines } from './http/pipelines.ts';
import { logRequests } from './http/request-log.ts';
import { routePath } from './http/route-path.ts';
import { requireSameOrigin } from './http/same-origin.ts';
import { isFileUrl, serveSpa } from './http/spa.ts';
import { closeIfUnread, closeUnreadWhenShort } from './http/unread-responses.ts';
import { createWaiting } from './http/waiting.ts';
import { refuseMalformed } from './http/well-formed.ts';
import { mcp } from './mcp/adapter.ts';
import { loggedError } from './ops/log-error.ts';
import type { Operations } from './ops/operations.ts';
import { createRate } from './rate.ts';
import { restRoutes } from './rest/adapter.ts';
import { documentation } from './rest/openapi/docs-page.ts';
import { type AppRouter, appRouter } from './router.ts';
import type { Services } from './services.ts';

const BATCH_MAX = 10;
/** For receiving a whole request, in milliseconds. */
const REQUEST_TIMEOUT = 15_000;
/** For receiving the headers, in milliseconds. Must not exceed REQUEST_TIMEOUT: Node swaps the two if it does. */
const HEADERS_TIMEOUT = 10_000;
/** A year, in seconds. */
const HSTS_MAX_AGE = 365 * 24 * 60 * 60;
const JSON_TYPE = /^application\/json\s*(;|$)/i;
const JSON_REQUIRED = 'The request body must be JSON (application/json).';
const BAD_URL = 'The request URL is not valid.';
const PLAIN = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};
const PROCEDURES: ReadonlySet<string> = new Set(Object.keys(appRouter._def.procedures));
/** The schemas of the inputs of procedures, by their paths. */
const INPUTS = new Map(
  Object.entries<unknown>(appRouter._def.procedures).map(([path, procedure]) => [path, inputsOf(procedure)]),
);
const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));

export interface AppDeps {
  env: Env;
  services: Services;
  operations: Operations;
  /** Milliseconds for reading what a page shows; by default {@link READ_TIMEOUT}. */
  pageReadTimeout?: number;
}

/** Builds the server without listening, so that tests can inject requests. */
export async function buildApp({
  env,
  services,
  operations,
  pageReadTimeout = READ_TIMEOUT,
}: AppDeps): Promise<FastifyInstance> {
  const secure = env.PUBLIC_URL?.startsWith('https:') ?? false;
  const waiting = createWaiting(env.THROTTLE === 'on');
  const options = {
    services,
    secure,
    lookUps: createLookUps(env.THROTTLE === 'on', waiting),
    limit: createCallLimit(env.THROTTLE === 'on', waiting),
    countTokenCalls: createRate(ACCESS_TOKEN_CALLS_PER_MINUTE, TOO_MANY_TOKEN_CALLS),
  };
  const restContext = (request: FastifyRequest, reply: FastifyReply, begun = ONE_CALL) =>
    contextOf(request, reply, begun, { ...options, api: 'rest' });
  const beginResponse = createResponseLimit(env.THROTTLE === 'on');
  const beginLongBody = createResponseLimit(env.THROTTLE === 'on', LONG_BODIES);
  const app = fastify({
    // Requests are not serialized: headers and URLs contain user input.
    logger: { level: env.LOG_LEVEL, serializers: { err: loggedError, req: () => ({}), res: () => ({}) } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: 5000 },
    forceCloseConnections: true,
    trustProxy: env.TRUST_PROXY ?? false,
    routerOptions: { maxParamLength: 5000 },
    clientErrorHandler: answerUnreadable,
    // Requests with malformed percent-encoding in the URL reach no hook and no handler.
    frameworkErrors: (_error, _request, reply) => void reply.raw.writeHead(400, PLAIN).end(BAD_URL),
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (UNMET.has(error.statusCode ?? 0)) return reply.code(error.statusCode ?? 0).send();
    const problem = toProblem(fromFastify(error));
    const { status, message, retryAfter } = problem;
    if (status === 500 && !isAbandoned(error, reply.raw)) request.log.error({ err: error }, 'unexpected error');
    if (retryAfter !== null) reply.header('retry-after', retryAfter);
    if (routePath(request).startsWith('/trpc/')) return reply.code(status).send(asTrpc(problem, request.id));
    return reply.code(status).type('text/plain; charset=utf-8').send(message);
  });

  refusePipelines(app);
  // Registered before other hooks, so that their responses carry its headers too.
  await app.register(helmet, {
    enableCSPNonces: true,
    // Browsers ignore it over http.
    strictTransportSecurity: secure && { maxAge: HSTS_MAX_AGE, includeSubDomains: env.HSTS_SUBDOMAINS === 'on' },
    // As `frame-ancestors` of the policy, for older browsers.
    xFrameOptions: { action: 'deny' },
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
  });
  logRequests(app, operations, PROCEDURES);
  refuseMalformed(app);
  serveHealth(app, operations);
  serveMetrics(app, operations.metrics, env.METRICS_TOKEN ?? null);
  await app.register(cookie);
  acceptJsonOnly(app);
  app.addHook('onRequest', async (_request, reply) => closeIfUnread(reply.raw));
  app.addHook('onRequest', async (request, reply) => {
    if (!isCountedElsewhere(routePath(request))) beginResponse(reply);
    if (mayHaveLongBody(request)) beginLongBody(reply);
  });
  closeUnreadWhenShort(app.server);
  limitConnections(app.server);

  app.addHook('onRequest', async (request, reply) => {
    const path = routePath(request);
    const isApi = isApiPath(path);
    if (isApi) {
      reply.headers({
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        'x-request-id': request.id,
      });
      requireSameOrigin(request, env.PUBLIC_URL ?? null);
    }
    const token = accessTokenOf(request) ?? request.cookies[sessionCookie(secure).name] ?? null;
    // Pages are drawn for who is signed in, so that a made-up session is looked up for them, too.
    const isDrawn = token !== null && !isFileUrl(request.url) && !path.startsWith('/health/');
    if (isApi || isDrawn) waiting.refuseWaiting(request.ip, () => options.lookUps.isKnown(token));
  });

  await app.register(fastifyTRPCPlugin, {
    prefix: '/trpc',
    trpcOptions: {
      router: appRouter,
      maxBatchSize: BATCH_MAX,
      // A query may be sent by POST, which keeps its input out of the URL (see trpc.ts of the web app).
      allowMethodOverride: true,
      createContext: async ({ req, res, info }) => {
        const paths = info.calls.map(({ path }) => path);
        refuseLongBody(
          req.body,
          paths.flatMap((path) => INPUTS.get(path) ?? []),
        );
        return contextOf(req, res, begunBy(paths), {
          ...options,
          api: 'trpc',
          takesStreams: info.isBatchCall && info.accept === 'application/jsonl',
        });
      },
      responseMeta: ({ errors }) => {
        const seconds = errors.flatMap((error) => toProblem(error).retryAfter ?? []);
        return seconds.length > 0 ? { headers: { 'retry-after': String(Math.max(...seconds)) } } : {};
      },
    },
  } satisfies FastifyTRPCPluginOptions<AppRouter>);
  await app.register(googleSignIn, {
    settings: googleSettings(env),
    publicOrigin: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    contextOf: restContext,
  });
  serveListBody(app, restContext);
  await app.register(restRoutes, { contextOf: restContext });
  await app.register(mcp, { contextOf: restContext });
  await app.register(documentation, { cookieName: sessionCookie(secure).name });

  const page = serveSpa(app, WEB, tilePolicy(services.guide.settings.tileOrigin), ({ ip }) =>
    env.THROTTLE === 'on' ? addressBlock(ip) : null,
  );
  if (page) {
    serveDrawnPages(app, {
      page,
      publicGuide: services.guide.publicGuide,
      publicOrigin: env.PUBLIC_URL ?? null,
      contextOf: restContext,
      timeout: pageReadTimeout,
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !isForPrograms(request) && !isFileUrl(request.url);
    if (isPage && page) return page(reply);
    return reply.code(404).type('text/plain; charset=utf-8').send(NOT_FOUND);
  });
  return app;
}

function googleSettings(env: Env): GoogleSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env;
  return clientId && clientSecret ? { clientId, clientSecret, issuer } : null;
}

/** Calls are counted for their account or address once it is known; what operators ask for is short. */
function isCountedElsewhere(path: string): boolean {
  const isDocument = path.startsWith('/api/docs') || path === '/api/openapi.json';
  return (isApiPath(path) && !isDocument) || path.startsWith('/health') || path === '/metrics';
}

function isApiPath(path: string): boolean {
  return path.startsWith('/api/') || path.startsWith('/trpc/') || path === '/mcp';
}

/** `/.well-known/` has nothing: MCP clients, which look there for an authorization server, would take a page for a document. */
function isForPrograms(request: FastifyRequest): boolean {
  return isApiPath(routePath(request)) || request.url.startsWith('/.well-known/');
}

/** A refusal outside a procedure, in the error shape that tRPC clients parse (the number is a JSON-RPC 2.0 code). */
function asTrpc({ code, status, message, retryAfter }: Problem, requestId: string) {
  return { error: { message, code: -32_603, data: { error: code, httpStatus: status, retryAfter, requestId } } };
}

/**
 * Forms and plain text can be sent cross-site without a CORS preflight, and no legitimate client uses them. This is a
 * hook and not a missing parser, because tRPC registers a form parser, which buffers bodies of any length.
 */
function acceptJsonOnly(app: FastifyInstance): void {
  app.addHook('preParsing', async ({ method, headers }) => {
    const type = headers['content-type'];
    if (method === 'GET' || method === 'HEAD' || type === undefined || JSON_TYPE.test(type)) return;
    throw new AppError('wrong_content_type', JSON_REQUIRED);
  });
}

/** From @fastify/static: a condition that a file does not meet, and a range that it does not have. */
const UNMET: ReadonlySet<number> = new Set([412, 416]);

/** Translates errors that Fastify raises before a handler runs. */
function fromFastify(error: FastifyError): unknown {
  if (error.statusCode === 413) return new AppError('too_large', TOO_LARGE);
  if (error.statusCode === 415) return new AppError('wrong_content_type', JSON_REQUIRED);
  // From @fastify/static, for a path out of its directory.
  if (error.statusCode === 403) return new AppError('not_found', NOT_FOUND);
  if (error.statusCode === 400) return new AppError('bad_input', 'The request body is not valid JSON.');
  return error;
}
