import { z } from 'zod';
import { loginFields, passwordsMatch, personName, registrationFields } from './account-fields.ts';
import { tooLong } from './field-texts.ts';
import { NAME_MAX } from './limits.ts';
import { nameText } from './text-fields.ts';

export const ROLES = ['user', 'reviewer', 'admin'] as const;
export type Role = (typeof ROLES)[number];
export const role = z.enum(ROLES);

export const loginInput = z.strictObject(loginFields);
export type LoginInput = z.infer<typeof loginInput>;

export const registerInput = z
  .strictObject({
    ...registrationFields,
    name: z.optional(z.pipe(nameText(), z.string().check(z.maxLength(NAME_MAX, tooLong(NAME_MAX))))),
  })
  .check(passwordsMatch);
export type RegisterInput = z.infer<typeof registerInput>;

export const setNameInput = z.strictObject({ name: personName });

export const currentUser = z.object({
  id: z.number().int(),
  username: z.string(),
  name: z.string().nullable().describe('Null until the user has entered a name.'),
  displayName: z.string().describe('The name, or the capitalized parts of the username before the @.'),
  role,
  isAdmin: z.boolean(),
  isReviewer: z.boolean(),
});
export type CurrentUser = z.infer<typeof currentUser>;

export const isAdminOutput = z.object({ isAdmin: z.boolean() });
export const isReviewerOutput = z.object({ isReviewer: z.boolean() });

/** The sign-in methods of this installation, besides email and password. */
export const signInMethods = z.object({ google: z.boolean() });

/** The sign-in methods of an account. */
export const SIGN_IN_METHODS = ['password', 'google'] as const;

/** Account details for its owner. */
export const account = z.object({
  signInMethods: z.array(z.enum(SIGN_IN_METHODS)),
  createdAt: z.iso.datetime(),
});
export type Account = z.infer<typeof account>;

const accountSessionId = z.string().min(1).max(64);

/** A signed-in browser. */
export const accountSession = z.object({
  id: accountSessionId.describe('Identifies the session. It is not a credential.'),
  current: z.boolean().describe('The session of this request.'),
  createdAt: z.iso.datetime(),
  userAgent: z.string().nullable().describe('The User-Agent header at sign-in.'),
});
export type AccountSession = z.infer<typeof accountSession>;

export const endSessionInput = z.strictObject({ id: accountSessionId });
