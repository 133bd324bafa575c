import type { CurrentUser } from '@saffron/contracts/accounts';
import { NOT_ALLOWED } from '@saffron/contracts/texts';
import { AppError } from './errors.ts';

const session = Symbol('session verified');
const editing = Symbol('editor role verified');
const administration = Symbol('admin role verified');

/**
 * A user whose session was verified for this request. The brand is not exported, so that only the functions below can create the
 * value: a service that takes it cannot be called with a guessed id or role.
 */
export interface SignedIn extends CurrentUser {
  readonly [session]: true;
}

/** A signed-in user who may change restaurants: a reviewer or an admin when the request arrived. */
export interface Editor extends SignedIn {
  readonly [editing]: true;
}

/** A signed-in user who was an admin when the request arrived. */
export interface Admin extends SignedIn {
  readonly [administration]: true;
}

/** Where a request comes from. */
export interface Client {
  ip: string;
  userAgent: string | null;
  /** Identifies a browser that signed in here before, so that the owner of a throttled account can still sign in. */
  deviceToken: string | null;
  setDeviceToken(token: string): void;
}

/** @param user the account of a session token that was just verified */
export function asSignedIn(user: CurrentUser): SignedIn {
  return { ...user, [session]: true };
}

/** @throws AppError `not_allowed` unless the user is a reviewer or an admin */
export function asEditor(user: SignedIn): Editor {
  if (user.role === 'user') throw new AppError('not_allowed', NOT_ALLOWED);
  return { ...user, [editing]: true };
}

/** @throws AppError `not_allowed` unless the user is an admin */
export function asAdmin(user: SignedIn): Admin {
  if (user.role !== 'admin') throw new AppError('not_allowed', NOT_ALLOWED);
  return { ...user, [administration]: true };
}
