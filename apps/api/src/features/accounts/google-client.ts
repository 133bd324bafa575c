import { createHash, randomBytes } from 'node:crypto';
import oauth2, { type OAuth2Namespace } from '@fastify/oauth2';
import { ownPath } from '@saffron/contracts/way-back';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { ANSWER_MAX } from '../../vendor-fetch.ts';
import { type Identity, SignInRefused } from './identity.ts';
import { discover, type OpenIdProvider, PROVIDER_TIMEOUT_MS } from './openid.ts';

/** How long the user may take at the provider, in seconds. */
const ATTEMPT_S = 10 * 60;

export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  issuer: string;
}

/** The authorization code flow with state, PKCE, and nonce (RFC 9700, 2.1). */
export interface GoogleClient {
  /**
   * Starts a sign-in attempt and binds it to the browser with cookies. The parameter `to` names the page to end at.
   *
   * @returns the provider URL to redirect to
   * @throws if the provider is unavailable
   */
  begin(request: FastifyRequest, reply: FastifyReply): Promise<string>;
  /** The page that this browser's attempt is to end at; null if it named none of our own. Known until the attempt ends. */
  wayBack(request: FastifyRequest): string | null;
  /**
   * Completes a sign-in attempt; the attempt ends in either case.
   *
   * @throws if this browser did not start the attempt, or the code or the ID token is invalid
   */
  finish(request: FastifyRequest, reply: FastifyReply): Promise<Identity>;
}

/** Discovers the provider's endpoints on first use, so that the server can start while the provider is unavailable. */
export function createGoogleClient(settings: GoogleSettings, publicOrigin: string, callbackPath: string): GoogleClient {
  const cookies = attemptCookies(publicOrigin.startsWith('https:'));
  const provider = cachedSuccess(async () => {
    const discovered = await discover(settings.issuer, settings.clientId);
    return { ...discovered, oauth: await oauthClient(discovered, settings, `${publicOrigin}${callbackPath}`, cookies) };
  });

  return {
    begin: async (request, reply) => {
      const { oauth } = await provider();
      const secret = randomBytes(32).toString('base64url');
      const url = new URL(await oauth.generateAuthorizationUri(request, reply));
      url.searchParams.set('nonce', nonceOf(secret));
      reply.setCookie(cookies.nonce, secret, cookies.options);
      const to = goalOf(request.query);
      if (to !== null) reply.setCookie(cookies.to, to, cookies.options);
      else if (request.cookies[cookies.to] !== undefined) reply.clearCookie(cookies.to, cookies.options);
      return url.href;
    },
    wayBack: (request) => goalOf(request.query) ?? ownPath(request.cookies[cookies.to]),
    finish: async (request, reply) => {
      for (const name of [cookies.state, cookies.verifier, cookies.nonce, cookies.to])
        reply.clearCookie(name, cookies.options);
      const secret = request.cookies[cookies.nonce];
      if (!secret || !hasCode(request.query))
        throw new SignInRefused('no code, or this browser did not start the sign-in attempt');
      const { oauth, verifyIdToken } = await provider();
      const { token } = await oauth.getAccessTokenFromAuthorizationCodeFlow(request);
      if (!token.id_token) throw new SignInRefused('the provider sent no ID token');
      return await verifyIdToken(token.id_token, nonceOf(secret));
    },
  };
}

/**
 * Registers the OAuth plugin in a separate Fastify instance, because it needs the endpoints at registration, when the
 * main instance has already started.
 */
async function oauthClient(
  { authorizationEndpoint, tokenEndpoint }: OpenIdProvider,
  { clientId, clientSecret }: GoogleSettings,
  callbackUri: string,
  cookies: Cookies,
): Promise<OAuth2Namespace> {
  const oauthApp = fastify();
  await oauthApp.register(oauth2, {
    name: 'google',
    scope: ['openid', 'email', 'profile'],
    credentials: {
      client: { id: clientId, secret: clientSecret },
      auth: {
        authorizeHost: authorizationEndpoint.origin,
        authorizePath: authorizationEndpoint.pathname,
        tokenHost: tokenEndpoint.origin,
        tokenPath: tokenEndpoint.pathname,
      },
      http: { timeout: PROVIDER_TIMEOUT_MS, maxBytes: ANSWER_MAX },
    },
    callbackUri,
    callbackUriParams: { prompt: 'select_account' },
    pkce: 'S256',
    redirectStateCookieName: cookies.state,
    verifierCookieName: cookies.verifier,
    cookie: cookies.options,
  });
  await oauthApp.ready();
  if (!oauthApp.oauth2Google) throw new SignInRefused('the OAuth plugin did not register');
  return oauthApp.oauth2Google;
}

/**
 * The nonce is visible in the URL, so the cookie stores a secret and the nonce is its hash (OpenID Connect Core,
 * 15.5.2).
 */
function nonceOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

function hasCode(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'code' in query && typeof query.code === 'string';
}

/** The page of our own that a query names, with `to`; null without one. */
export function goalOf(query: unknown): string | null {
  return typeof query === 'object' && query !== null && 'to' in query ? ownPath(query.to) : null;
}

type Cookies = ReturnType<typeof attemptCookies>;

function attemptCookies(secure: boolean) {
  const prefix = secure ? '__Host-' : '';
  return {
    state: `${prefix}saffron-google-state`,
    verifier: `${prefix}saffron-google-verifier`,
    nonce: `${prefix}saffron-google-nonce`,
    to: `${prefix}saffron-google-to`,
    options: { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: ATTEMPT_S },
  } as const;
}

/** Caches the first success. After a failure, the next call tries again. */
function cachedSuccess<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | null = null;
  return () => {
    result ??= work().catch((error: unknown) => {
      result = null;
      throw error;
    });
    return result;
  };
}
