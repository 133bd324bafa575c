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
    displayName: displayName({ username, name }),
    role,
    isAdmin: role === 'admin',
    isReviewer: role === 'reviewer',
  };
}

/**
 * The name that other users see: the name that the user entered, or the capitalized parts of the username before the @.
 *
 * @example displayName({ username: 'mary.ann-lee@example.com', name: null }) // 'Mary Ann Lee'
 */
export function displayName({ username, name }: Pick<UserRow, 'username' | 'name'>): string {
  if (name !== null) return name;
  const local = username.split('@', 1)[0] ?? username;
  const parts = local.split(/[._+-]+/).filter(Boolean);
  return parts.map(capitalize).join(' ') || local;
}

function capitalize(word: string): string {
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('');
}
