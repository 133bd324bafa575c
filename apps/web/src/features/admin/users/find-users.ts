import type { UserSummary } from '@saffron/contracts/admin';
import { displayName } from '../../../lib/display-name.ts';

/** The accounts whose name, as it is shown, or e-mail address has these letters. */
export function findUsers(users: readonly UserSummary[], text: string): UserSummary[] {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return [...users];
  return users.filter(
    (user) => user.username.toLowerCase().includes(wanted) || displayName(user).toLowerCase().includes(wanted),
  );
}
