import { z } from 'zod';
import { ACCESS_SCOPES, accessTokenFields } from './access-token-fields.ts';
import { rowId } from './ids.ts';

/** Every access token begins with this, so that scanners of code and logs recognize one. */
export const ACCESS_TOKEN_PREFIX = 'saffron_pat_';

export const createAccessTokenInput = z.strictObject(accessTokenFields);
export type CreateAccessTokenInput = z.infer<typeof createAccessTokenInput>;

export const accessTokenRef = z.strictObject({ id: rowId });

/** A personal access token in its owner's list. */
export const accessToken = z.object({
  id: rowId,
  name: z.string(),
  scopes: z.array(z.enum(ACCESS_SCOPES)),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  expired: z.boolean(),
  lastUsedAt: z.iso.datetime().nullable().describe('To the minute. Null if the token was never used.'),
});
export type AccessToken = z.infer<typeof accessToken>;

export const createdAccessToken = accessToken.extend({
  token: z.string().describe('The token itself. No other response contains it.'),
});
export type CreatedAccessToken = z.infer<typeof createdAccessToken>;
