import type { CurrentUser, Role } from '@saffron/contracts/accounts';

/** The columns of an account that may leave the server. */
export interface UserRow {
  id: number;
  username: string;
  name: string | null;
  role: Role;
}

/** An account as sent to its owner. Responses contain no other fields. */
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
 * The display name of a user who has not entered a name.
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
