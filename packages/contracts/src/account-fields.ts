import * as z from 'zod/mini';
import {
  CONFIRM_MISSING,
  INVALID_EMAIL,
  NAME_EMPTY,
  NAME_TOO_LONG,
  PASSWORD_MISSING,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
  PASSWORDS_DIFFER,
} from './account-texts.ts';
import { NAME_MAX, PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX } from './limits.ts';
import { nameText, plainText } from './text-fields.ts';

/** Fields of the account forms, validated by the same schemas in the browser and on the server. */

/**
 * An email address, trimmed and lower-cased. It identifies the account, so only ASCII letters are changed: the Kelvin sign in lower case is
 * the letter k, and the address of somebody else.
 */
export const username = z.pipe(
  z.pipe(
    plainText(),
    z.transform((text: string) => text.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase())),
  ),
  z.email(INVALID_EMAIL).check(z.maxLength(USERNAME_MAX, INVALID_EMAIL)),
);

const bounded = z.maxLength(PASSWORD_MAX, PASSWORD_TOO_LONG);

export const loginFields = {
  username,
  password: z.string().check(z.minLength(1, PASSWORD_MISSING), bounded),
};

export const registrationFields = {
  username,
  password: z.string().check(z.minLength(PASSWORD_MIN, PASSWORD_TOO_SHORT), bounded),
  confirmPassword: z.string().check(z.minLength(1, CONFIRM_MISSING)),
};

const bothTyped = z.object({ password: z.string(), confirmPassword: registrationFields.confirmPassword });

/** Reports different passwords at the confirmation field, also while other fields are invalid. */
export const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  {
    error: PASSWORDS_DIFFER,
    path: ['confirmPassword'],
    when: ({ value }) => bothTyped.safeParse(value).success,
  },
);

/** A person's name. */
export const personName = z.pipe(
  nameText(),
  z.string().check(z.minLength(1, NAME_EMPTY), z.maxLength(NAME_MAX, NAME_TOO_LONG)),
);
