import * as z from 'zod/mini';
import { EXPIRY_INVALID, SCOPES_MISSING, TOKEN_NAME_MISSING, TOKEN_NAME_TOO_LONG } from './access-token-texts.ts';
import { ACCESS_TOKEN_DAYS_MAX, ACCESS_TOKEN_NAME_MAX } from './limits.ts';
import { nameText } from './text-fields.ts';

/** What an access token can permit: to read the guide, to ask and to use conversations, to change the guide. */
export const ACCESS_SCOPES = ['guide:read', 'ask', 'guide:edit'] as const;
export type AccessScope = (typeof ACCESS_SCOPES)[number];

/** Fields of the form for a new access token, validated by the same schemas in the browser and on the server. */
export const accessTokenFields = {
  name: z.pipe(
    nameText(),
    z.string().check(z.minLength(1, TOKEN_NAME_MISSING), z.maxLength(ACCESS_TOKEN_NAME_MAX, TOKEN_NAME_TOO_LONG)),
  ),
  scopes: z.pipe(
    z.array(z.enum(ACCESS_SCOPES)).check(z.minLength(1, SCOPES_MISSING), z.maxLength(ACCESS_SCOPES.length)),
    z.transform((scopes: AccessScope[]) => ACCESS_SCOPES.filter((scope) => scopes.includes(scope))),
  ),
  /** Whole days until the token expires. */
  days: z.int(EXPIRY_INVALID).check(z.minimum(1, EXPIRY_INVALID), z.maximum(ACCESS_TOKEN_DAYS_MAX, EXPIRY_INVALID)),
};
