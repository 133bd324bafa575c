import { z } from 'zod';
import {
  CONFIRM_MISSING,
  INVALID_EMAIL,
  NAME_EMPTY,
  PASSWORD_MISSING,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
  PASSWORDS_DIFFER,
} from './account-texts.ts';
import { NAME_MAX, PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX } from './limits.ts';
import { plainText, trimmedText } from './text.ts';

export const ROLES = ['user', 'reviewer', 'admin'] as const;
export type Role = (typeof ROLES)[number];
export const role = z.enum(ROLES);

/** An e-mail address, trimmed and lower-cased: the name an account is known by. */
export const username = plainText()
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email(INVALID_EMAIL).max(USERNAME_MAX, INVALID_EMAIL));

export const loginInput = z.strictObject({
  username,
  password: z.string().min(1, PASSWORD_MISSING).max(PASSWORD_MAX, PASSWORD_TOO_LONG),
});
export type LoginInput = z.infer<typeof loginInput>;

export const registerInput = z
  .strictObject({
    username,
    password: z.string().min(PASSWORD_MIN, PASSWORD_TOO_SHORT).max(PASSWORD_MAX, PASSWORD_TOO_LONG),
    confirmPassword: z.string().min(1, CONFIRM_MISSING),
    name: trimmedText().pipe(z.string().max(NAME_MAX)).optional(),
  })
  .refine((input) => input.password === input.confirmPassword, {
    message: PASSWORDS_DIFFER,
    path: ['confirmPassword'],
  });
export type RegisterInput = z.infer<typeof registerInput>;

export const setNameInput = z.strictObject({
  name: trimmedText().pipe(
    z.string().min(1, NAME_EMPTY).max(NAME_MAX, `A name can be at most ${NAME_MAX} characters.`),
  ),
});

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
