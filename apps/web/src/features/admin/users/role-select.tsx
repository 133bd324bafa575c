import type { CurrentUser, Role } from '@saffron/contracts/accounts';
import type { UserSummary } from '@saffron/contracts/admin';
import { ConfirmDialog } from '@saffron/ui/confirm-dialog';
import { SelectField } from '@saffron/ui/select-field';
import { useRef, useState } from 'react';
import { displayName } from '../../../lib/display-name.ts';
import { trpc } from '../../../trpc.ts';
import { useRoleChange } from './use-users.ts';

interface RoleSelectProps {
  user: UserSummary;
  me: CurrentUser;
}

const ROLES: readonly { value: Role; label: string }[] = [
  { value: 'user', label: 'User' },
  { value: 'reviewer', label: 'Reviewer' },
  { value: 'admin', label: 'Admin' },
];

/** The role of an account. A change shows while pending and stays once the server has accepted it. */
export function RoleSelect({ user, me }: RoleSelectProps) {
  const utils = trpc.useUtils();
  const change = useRoleChange(user);
  /** The role that the admin would switch to from the admin role, until confirmed. */
  const [givingUpFor, setGivingUpFor] = useState<Role | null>(null);
  const select = useRef<HTMLSelectElement>(null);
  const isMe = user.id === me.id;

  function choose(value: string) {
    const role = ROLES.find((candidate) => candidate.value === value)?.value;
    if (!role || role === (change.isPending ? change.variables.role : user.role)) return;
    if (isMe && role !== 'admin') setGivingUpFor(role);
    else change.mutate({ userId: user.id, role });
  }

  function giveUp(role: Role) {
    if (change.isPending) return;
    const done = () => setGivingUpFor(null);
    // The page's guard and the links reload the user's role.
    const changed = () => void utils.accounts.invalidate();
    change.mutate({ userId: user.id, role }, { onSuccess: changed, onSettled: done });
  }

  return (
    <>
      <SelectField
        ref={select}
        label={`Role of ${displayName(user)}`}
        hideLabel
        aria-busy={change.isPending}
        value={change.isPending && givingUpFor === null ? change.variables.role : user.role}
        onChange={(event) => choose(event.target.value)}
      >
        {ROLES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {isMe && (
        <ConfirmDialog
          open={givingUpFor !== null}
          onOpenChange={() => setGivingUpFor(null)}
          returnFocus={select}
          title="Give up your admin role?"
          description="You will lose access to Admin Settings. Only another admin can give the role back to you."
          confirmLabel="Give up role"
          destructive
          pending={change.isPending}
          onConfirm={() => givingUpFor && giveUp(givingUpFor)}
        />
      )}
    </>
  );
}
