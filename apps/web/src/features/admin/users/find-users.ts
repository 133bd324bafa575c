import type { UserSummary } from '@saffron/contracts/admin';
import { displayName } from '../../../lib/display-name.ts';

/** The accounts whose display name or email address contains the text. */
export function findUsers(users: readonly UserSummary[], text: string): UserSummary[] {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return [...users];
  return users.filter(
    (user) => user.username.toLowerCase().includes(wanted) || displayName(user).toLowerCase().includes(wanted),
  );
}
