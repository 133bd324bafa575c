import { username } from '@saffron/contracts/account-fields';
import { NAME_MAX } from '@saffron/contracts/limits';
import { nameText } from '@saffron/contracts/text-fields';
import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose';
import { z } from 'zod';
import { beginning } from '../../truncate.ts';
import { vendorFetch } from '../../vendor-fetch.ts';
import { type Identity, SignInRefused } from './identity.ts';

/** Timeout for requests to the provider. */
export const PROVIDER_TIMEOUT_MS = 5000;
const CLOCK_TOLERANCE_S = 30;
/** Asymmetric algorithms only: neither `none` nor HMAC, which an attacker could produce (RFC 8725, 3.1). */
const ALGORITHMS = ['RS256', 'ES256'];

export interface OpenIdProvider {
  authorizationEndpoint: URL;
  tokenEndpoint: URL;
  /**
   * Verifies an ID token (OpenID Connect Core, 3.1.3.7).
   *
   * @param nonce the nonce of this sign-in attempt
   * @throws if the token has a wrong issuer, audience, or nonce, or has expired
   */
  verifyIdToken(idToken: string, nonce: string): Promise<Identity>;
}

/**
 * Fetches the provider's configuration (OpenID Connect Discovery 1.0).
 *
 * @throws if the provider is unreachable, too slow, or names another issuer
 */
export async function discover(issuer: string, clientId: string): Promise<OpenIdProvider> {
  const answer = await vendorFetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
  });
  if (!answer.ok) throw new SignInRefused(`the discovery document returned status ${answer.status}`);
  const metadata = metadataSchema(issuer).parse(await answer.json());
  if (withoutSlash(metadata.issuer) !== withoutSlash(issuer))
    throw new SignInRefused('the discovery document names another issuer');
  const keys = createRemoteJWKSet(metadata.jwks_uri, {
    timeoutDuration: PROVIDER_TIMEOUT_MS,
    [customFetch]: vendorFetch,
  });

  return {
    authorizationEndpoint: metadata.authorization_endpoint,
    tokenEndpoint: metadata.token_endpoint,
    verifyIdToken: async (idToken, nonce) => {
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: metadata.issuer,
        audience: clientId,
        algorithms: ALGORITHMS,
        clockTolerance: CLOCK_TOLERANCE_S,
        requiredClaims: ['exp', 'iat'],
      });
      const claims = idClaims.parse(payload);
      if (claims.nonce !== nonce) throw new SignInRefused('the ID token belongs to another sign-in attempt');
      if (claims.azp !== undefined && claims.azp !== clientId)
        throw new SignInRefused('the ID token was issued for another client');
      const { sub, email, email_verified, name } = claims;
      return { issuer: metadata.issuer, subject: sub, email, emailVerified: email_verified, name: name || null };
    },
  };
}

/** Secrets are sent to these endpoints. They must use https unless the operator configured an http issuer. */
function metadataSchema(issuer: string) {
  const endpoint = z
    .url({ protocol: issuer.startsWith('https:') ? /^https$/ : /^https?$/ })
    .transform((url) => new URL(url));
  return z.object({
    issuer: z.string(),
    authorization_endpoint: endpoint,
    token_endpoint: endpoint,
    jwks_uri: endpoint,
  });
}

const idClaims = z.object({
  /** In ASCII (OpenID Connect Core, 2). */
  sub: z.string().regex(/^[\x20-\x7e]{1,255}$/),
  nonce: z.string(),
  azp: z.string().optional(),
  email: username,
  // A string, a number, or a missing value does not prove verification.
  email_verified: z.boolean().catch(false),
  name: z
    .pipe(
      nameText(),
      z.transform((name: string) => beginning(name, NAME_MAX)),
    )
    .optional()
    .catch(undefined),
});

function withoutSlash(url: string): string {
  return url.replace(/\/$/, '');
}
