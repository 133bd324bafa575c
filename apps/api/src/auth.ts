import type { AccessScope } from '@saffron/contracts/access-token-fields';
import { scopeMissing, TOKEN_REFUSED } from '@saffron/contracts/access-token-texts';
import type { CurrentUser } from '@saffron/contracts/accounts';
import { NOT_ALLOWED } from '@saffron/contracts/texts';
import { AppError } from './errors.ts';

const verified = Symbol('credential verified');
const session = Symbol('session verified');
const reading = Symbol('may read the guide');
const asking = Symbol('may ask');
const contributing = Symbol('may add restaurants');
const editing = Symbol('may change restaurants');
const administration = Symbol('admin role verified');

/**
 * The user of a request whose session or access token was verified. Alone, it permits nothing. The brands are not exported, so that only
 * the functions below can create these values: a service that takes one cannot be called with a guessed id, role or scope.
 */
export interface Caller extends CurrentUser {
  readonly [verified]: true;
}

/** May read the guide. */
export interface Reader extends Caller {
  readonly [reading]: true;
}

/** May ask, and use their own conversations. */
export interface Asker extends Caller {
  readonly [asking]: true;
}

/** May add restaurants. */
export interface Contributor extends Caller {
  readonly [contributing]: true;
}

/** May change restaurants: a reviewer or an admin when the request arrived. */
export interface Editor extends Contributor {
  readonly [editing]: true;
}

/** A user whose session was verified. */
export interface SignedIn extends Reader, Asker, Contributor {
  readonly [session]: true;
}

/** A signed-in user who was an admin when the request arrived. Never the user of an access token. */
export interface Admin extends SignedIn {
  readonly [administration]: true;
}

/** A user whose access token was verified. The role is at most reviewer, and user unless the token has the scope `guide:edit`. */
export interface TokenUser extends Caller {
  readonly scopes: readonly AccessScope[];
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
  return { ...user, [verified]: true, [session]: true, [reading]: true, [asking]: true, [contributing]: true };
}

/** @param user the account of an access token with these scopes that was just verified, with its current role */
export function asTokenUser(user: CurrentUser, scopes: readonly AccessScope[]): TokenUser {
  const isReviewer = scopes.includes('guide:edit') && user.role !== 'user';
  return { ...user, role: isReviewer ? 'reviewer' : 'user', isReviewer, isAdmin: false, scopes, [verified]: true };
}

/** @throws AppError `not_allowed` for an access token */
export function requireSession(user: SignedIn | TokenUser): SignedIn {
  if (session in user) return user;
  throw new AppError('not_allowed', TOKEN_REFUSED);
}

/** @throws AppError `not_allowed` for an access token without `guide:read` */
export function asReader(user: SignedIn | TokenUser): Reader {
  return session in user ? user : { ...withScope(user, 'guide:read'), [reading]: true };
}

/** @throws AppError `not_allowed` for an access token without `ask` */
export function asAsker(user: SignedIn | TokenUser): Asker {
  return session in user ? user : { ...withScope(user, 'ask'), [asking]: true };
}

/** @throws AppError `not_allowed` for an access token without `guide:edit`, or of a user who is neither reviewer nor admin */
export function asContributor(user: SignedIn | TokenUser): Contributor {
  if (session in user) return user;
  if (withScope(user, 'guide:edit').role === 'user') throw new AppError('not_allowed', NOT_ALLOWED);
  return { ...user, [contributing]: true };
}

/** @throws AppError `not_allowed` unless the user is a reviewer or an admin; for an access token without `guide:edit` */
export function asEditor(user: SignedIn | TokenUser): Editor {
  const contributor = asContributor(user);
  if (contributor.role === 'user') throw new AppError('not_allowed', NOT_ALLOWED);
  return { ...contributor, [editing]: true };
}

/** @throws AppError `not_allowed` unless the user is an admin */
export function asAdmin(user: SignedIn): Admin {
  if (user.role !== 'admin') throw new AppError('not_allowed', NOT_ALLOWED);
  return { ...user, [administration]: true };
}

function withScope(user: TokenUser, scope: AccessScope): TokenUser {
  if (!user.scopes.includes(scope)) throw new AppError('not_allowed', scopeMissing(scope));
  return user;
}
