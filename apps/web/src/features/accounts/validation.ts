import {
  CONFIRM_MISSING,
  INVALID_EMAIL,
  PASSWORD_MISSING,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
  PASSWORDS_DIFFER,
} from '@saffron/contracts/account-texts';
import { PASSWORD_MAX, PASSWORD_MIN } from '@saffron/contracts/limits';

// The rule of zod's `z.email()`, which judges on the server; zod itself is too heavy for the page.
const EMAIL = /^(?!\.)(?!.*\.\.)([a-z0-9_'+\-.]*)[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

/** Each rule answers true, or with the sentence to show beside the field. */
export type Verdict = true | string;

export function checkUsername(username: string): Verdict {
  return EMAIL.test(username.trim()) || INVALID_EMAIL;
}

export function checkPassword(password: string): Verdict {
  return password.length > 0 || PASSWORD_MISSING;
}

export function checkNewPassword(password: string): Verdict {
  if (password.length < PASSWORD_MIN) return PASSWORD_TOO_SHORT;
  return password.length <= PASSWORD_MAX || PASSWORD_TOO_LONG;
}

export function checkConfirmation(confirmation: string, password: string): Verdict {
  if (confirmation.length === 0) return CONFIRM_MISSING;
  return confirmation === password || PASSWORDS_DIFFER;
}
