import { z } from 'zod';
import { loginFields, passwordsMatch, personName, registrationFields } from './account-fields.ts';
import { NAME_MAX } from './limits.ts';
import { boundedText } from './text-fields.ts';

export const ROLES = ['user', 'reviewer', 'admin'] as const;
export type Role = (typeof ROLES)[number];
export const role = z.enum(ROLES);

export const loginInput = z.strictObject(loginFields);
export type LoginInput = z.infer<typeof loginInput>;

export const registerInput = z
  .strictObject({ ...registrationFields, name: z.optional(boundedText(NAME_MAX)) })
  .check(passwordsMatch);
export type RegisterInput = z.infer<typeof registerInput>;

export const setNameInput = z.strictObject({ name: personName });

export const currentUser = z.object({
  id: z.number().int(),
  username: z.string(),
  name: z.string().nullable().describe('What the person said they are called; null until they did.'),
  displayName: z.string().describe('The name, or the capitalised parts of the username before the @.'),
  role,
  isAdmin: z.boolean(),
  isReviewer: z.boolean(),
});
export type CurrentUser = z.infer<typeof currentUser>;

export const isAdminOutput = z.object({ isAdmin: z.boolean() });
export const isReviewerOutput = z.object({ isReviewer: z.boolean() });

/** Which ways to sign in this installation has, beside e-mail and password. */
export const signInMethods = z.object({ google: z.boolean() });

/** How somebody can enter their account. */
export const SIGN_IN_METHODS = ['password', 'google'] as const;

/** What an account's owner is told beside who they are. */
export const account = z.object({
  signInMethods: z.array(z.enum(SIGN_IN_METHODS)),
  createdAt: z.iso.datetime(),
});
export type Account = z.infer<typeof account>;

const accountSessionId = z.string().min(1).max(64);

/** A browser in which somebody is signed in. */
export const accountSession = z.object({
  id: accountSessionId.describe('Names the session to its owner. Nobody gets in with it.'),
  current: z.boolean().describe('The session that asks.'),
  createdAt: z.iso.datetime(),
  userAgent: z.string().nullable().describe('As the browser told it at sign-in.'),
});
export type AccountSession = z.infer<typeof accountSession>;

export const endSessionInput = z.strictObject({ id: accountSessionId });
