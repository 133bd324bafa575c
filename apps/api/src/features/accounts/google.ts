import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../trpc.ts';
import { createGoogleClient, type GoogleSettings, goalOf } from './google-client.ts';
import { EmailUnverified, SignInRefused } from './identity.ts';

const START = '/api/auth/google';
const CALLBACK = `${START}/callback`;

export interface GoogleSignInOptions {
  /** Null if Google sign-in is not configured. */
  settings: GoogleSettings | null;
  /** The public origin for the redirect URL. The Host header is not trusted for this. */
  publicOrigin: string;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
}

type Failure = 'google_failed' | 'google_unverified' | 'google_not_configured';

/**
 * Sign-in with Google or another OpenID Connect provider. Redirects only to the provider, to a page of our own
 * with a session (/home, unless the attempt named another one), or to /login with an error code.
 */
export const googleSignIn: FastifyPluginAsync<GoogleSignInOptions> = async (app, options) => {
  const { settings, publicOrigin, contextOf } = options;
  if (!settings) {
    for (const path of [START, CALLBACK])
      app.get(path, async ({ query }, reply) => fail(reply, 'google_not_configured', goalOf(query)));
    return;
  }
  const google = createGoogleClient(settings, publicOrigin, CALLBACK);
  const warn = createWarning();

  app.get(START, async (request, reply) => {
    try {
      return reply.redirect(await google.begin(request, reply));
    } catch (error) {
      return explain(warn, error, request, reply, google.wayBack(request));
    }
  });

  app.get(CALLBACK, async (request, reply) => {
    try {
      const identity = await google.finish(request, reply);
      const { services, client, token, setToken } = await contextOf(request, reply);
      const result = await services.accounts.signInWithIdentity(identity, client, token);
      setToken(result.token);
      return reply.redirect(google.wayBack(request) ?? '/home');
    } catch (error) {
      return explain(warn, error, request, reply, google.wayBack(request));
    }
  });
};

/** The browser gets only a code; the operator the reason, without what the provider sent. */
function explain(
  warn: ReturnType<typeof createWarning>,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  to: string | null,
): FastifyReply {
  warn(request.log, reasonOf(error));
  return fail(reply, error instanceof EmailUnverified ? 'google_unverified' : 'google_failed', to);
}

/** Warns once a minute of each reason, with the number of times since then: anybody can make sign-ins fail, and would fill the disk. */
function createWarning() {
  const said = new Map<string, { until: number; unsaid: number }>();
  return (log: FastifyRequest['log'], reason: string): void => {
    const last = said.get(reason);
    if (last && performance.now() < last.until) {
      last.unsaid += 1;
      return;
    }
    said.set(reason, { until: performance.now() + MINUTE_MS, unsaid: 0 });
    log.warn({ reason, ...(last && { unsaid: last.unsaid }) }, 'sign-in with Google failed');
  };
}

const MINUTE_MS = 60_000;
const CODE = /^[A-Z][A-Z\d_]{2,60}$/;

/** Our own words, else the kind of the error: messages of libraries quote documents, tokens and parameters. */
function reasonOf(error: unknown): string {
  if (error instanceof SignInRefused) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' && CODE.test(error.code) ? ` ${error.code}` : '';
  return `${error.name}${code}`;
}

/** @param to the page that the next attempt is to end at */
function fail(reply: FastifyReply, failure: Failure, to: string | null): FastifyReply {
  return reply.redirect(`/login?error=${failure}${to === null ? '' : `&to=${encodeURIComponent(to)}`}`);
}
