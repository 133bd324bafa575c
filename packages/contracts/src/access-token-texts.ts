import { ACCESS_TOKEN_DAYS_MAX, ACCESS_TOKEN_NAME_MAX, ACCESS_TOKENS_PER_ACCOUNT } from './limits.ts';

/** Texts about access tokens. */

export const TOKEN_NAME_MISSING = 'Please enter a name for the token.';
export const TOKEN_NAME_TOO_LONG = `The name of a token can have at most ${ACCESS_TOKEN_NAME_MAX} characters.`;
export const SCOPES_MISSING = 'Please choose at least one permission.';
export const EXPIRY_INVALID = `A token can be valid for 1 to ${ACCESS_TOKEN_DAYS_MAX} days.`;
export const EDIT_NOT_ALLOWED = 'Only reviewers and admins can have tokens that change the guide.';
export const TOKENS_REACHED = `You have ${ACCESS_TOKENS_PER_ACCOUNT} access tokens, the most that one account can have. Revoke one that you no longer need, then try again.`;
export const TOKEN_NOT_FOUND = 'This access token has already been revoked.';
export const TOKEN_INVALID = 'This access token is not valid. It may have expired or been revoked.';
export const TOKEN_REFUSED = 'This call is not available to access tokens. Sign in to Saffron instead.';
export const TOKEN_REQUIRED = 'This address requires an access token. Create one in My Account.';
export const TOO_MANY_TOKEN_CALLS = 'Too many calls with access tokens. Wait a moment, then try again.';

/** @param scope the scope that a call requires */
export const scopeMissing = (scope: string): string => `This access token does not have the scope "${scope}".`;
