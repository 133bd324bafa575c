import type { CurrentUser, Role } from '@saffron/contracts/accounts';

/** The columns of an account that may leave the server. */
export interface UserRow {
  id: number;
  username: string;
  name: string | null;
  role: Role;
}

/** An account as its owner sees it. Nothing but these fields ever reaches an answer. */
export function toCurrentUser({ id, username, name, role }: UserRow): CurrentUser {
  return {
    id,
    username,
    name,
    displayName: name ?? nameFrom(username),
    role,
    isAdmin: role === 'admin',
    isReviewer: role === 'reviewer',
  };
}

/**
 * What to call somebody who gave no name.
 *
 * @example nameFrom('mary.ann-lee@example.com') // 'Mary Ann Lee'
 */
function nameFrom(username: string): string {
  const local = username.split('@', 1)[0] ?? username;
  const parts = local.split(/[._+-]+/).filter(Boolean);
  return parts.map(capitalize).join(' ') || local;
}

function capitalize(word: string): string {
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('');
}
