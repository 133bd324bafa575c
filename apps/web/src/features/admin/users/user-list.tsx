import type { CurrentUser } from '@saffron/contracts/accounts';
import type { UserSummary } from '@saffron/contracts/admin';
import { Badge } from '@saffron/ui/badge';
import { Card } from '@saffron/ui/card';
import { displayName } from '../../../lib/display-name.ts';
import { RoleSelect } from './role-select.tsx';
import { TokenLimit } from './token-limit.tsx';
import { Usage } from './usage.tsx';

export interface UserListProps {
  users: readonly UserSummary[];
  me: CurrentUser;
  /** Tokens used today by account; undefined while loading. */
  used: ReadonlyMap<number, number> | undefined;
  usageFailed: boolean;
}

const usedBy = (used: UserListProps['used'], id: number) => used && (used.get(id) ?? 0);

const COLUMNS = [
  ['User', ''],
  ['Role', 'w-40 lg:w-44'],
  ['Token limit', 'w-54 lg:w-88'],
  ['Used today', 'w-28 lg:w-52'],
] as const;

export function UserTable({ users, me, used, usageFailed }: UserListProps) {
  return (
    <Card>
      <table className="w-full table-fixed text-left text-[0.9375rem]">
        <caption className="sr-only">Users with their roles, token limits and usage</caption>
        <thead>
          <tr className="border-b border-line">
            {COLUMNS.map(([name, width]) => (
              <th
                key={name}
                scope="col"
                className={`${width} h-12 px-3 text-sm font-medium text-ink-muted first:pl-5 last:pr-5`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {users.map((user) => (
            <tr key={user.id}>
              <th scope="row" className="h-17 py-2 pr-3 pl-5 font-normal">
                <Person user={user} isMe={user.id === me.id} />
              </th>
              <td className="px-3 py-2">
                <RoleSelect user={user} me={me} />
              </td>
              <td className="px-3">
                <TokenLimit user={user} />
              </td>
              <td className="py-2 pr-5 pl-3">
                <Usage user={user} used={usedBy(used, user.id)} failed={usageFailed} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

export function UserCards({ users, me, used, usageFailed }: UserListProps) {
  return (
    <ul className="flex flex-col gap-3">
      {users.map((user) => (
        <li key={user.id}>
          <Card className="p-4">
            <Person user={user} isMe={user.id === me.id} />
            <div className="mt-3">
              <RoleSelect user={user} me={me} />
            </div>
            <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-[0.9375rem]">
              <div>
                <dt className="text-sm text-ink-muted">Token limit</dt>
                <dd>
                  <TokenLimit user={user} />
                </dd>
              </div>
              <div className="min-w-24 flex-1">
                <dt className="text-sm text-ink-muted">Used today</dt>
                <dd className="pt-2">
                  <Usage user={user} used={usedBy(used, user.id)} failed={usageFailed} />
                </dd>
              </div>
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Person({ user, isMe }: { user: UserSummary; isMe: boolean }) {
  return (
    <>
      <span className="flex items-center gap-2">
        <span className="truncate font-medium" title={displayName(user)}>
          {displayName(user)}
        </span>
        {isMe && <Badge tone="accent">You</Badge>}
      </span>
      <span className="block truncate text-sm text-ink-muted" title={user.username}>
        {user.username}
      </span>
    </>
  );
}
