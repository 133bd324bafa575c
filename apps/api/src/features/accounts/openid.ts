import { username } from '@saffron/contracts/account-fields';
import { NAME_MAX } from '@saffron/contracts/limits';
import { trimmedText } from '@saffron/contracts/text-fields';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Identity } from './identity.ts';

/** A provider that does not answer in this time is taken to be down. */
export const PROVIDER_TIMEOUT_MS = 5000;
const CLOCKS_DIFFER_BY_S = 30;
/** Signed with the provider's private key. `none` and HMAC, which others could make, are not among them (RFC 8725, 3.1). */
const ALGORITHMS = ['RS256', 'ES256'];

export interface OpenIdProvider {
  authorizationEndpoint: URL;
  tokenEndpoint: URL;
  /**
   * Whom an ID token names, after all checks of OpenID Connect Core, 3.1.3.7.
   *
   * @param nonce what this browser's attempt was begun with
   * @throws when the token is not by this provider, for us, in time, and of this attempt
   */
  identityIn(idToken: string, nonce: string): Promise<Identity>;
}

/**
 * Asks a provider how it is set up (OpenID Connect Discovery 1.0).
 *
 * @throws when it cannot be reached, is too slow, or speaks for another issuer
 */
export async function discover(issuer: string, clientId: string): Promise<OpenIdProvider> {
  const answer = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the discovery document answered ${answer.status}`);
  const metadata = metadataOf(issuer).parse(await answer.json());
  if (withoutSlash(metadata.issuer) !== withoutSlash(issuer)) throw new Error('the provider names another issuer');
  const keys = createRemoteJWKSet(metadata.jwks_uri, { timeoutDuration: PROVIDER_TIMEOUT_MS });

  return {
    authorizationEndpoint: metadata.authorization_endpoint,
    tokenEndpoint: metadata.token_endpoint,
    identityIn: async (idToken, nonce) => {
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: metadata.issuer,
        audience: clientId,
        algorithms: ALGORITHMS,
        clockTolerance: CLOCKS_DIFFER_BY_S,
        requiredClaims: ['exp', 'iat'],
      });
      const claims = idClaims.parse(payload);
      if (claims.nonce !== nonce) throw new Error('the ID token is of another attempt');
      if (claims.azp !== undefined && claims.azp !== clientId)
        throw new Error('the ID token was made for another client');
      const { sub, email, email_verified, name } = claims;
      return { issuer: metadata.issuer, subject: sub, email, emailVerified: email_verified, name: name || null };
    },
  };
}

/** Secrets travel to these addresses: encrypted, unless the operator set an issuer without encryption. */
function metadataOf(issuer: string) {
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
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  azp: z.string().optional(),
  email: username,
  // A text, a number or nothing at all is no proof.
  email_verified: z.boolean().catch(false),
  name: z
    .pipe(
      trimmedText(),
      z.transform((name: string) => name.slice(0, NAME_MAX)),
    )
    .optional()
    .catch(undefined),
});

function withoutSlash(url: string): string {
  return url.replace(/\/$/, '');
}
