import type { UserSummary } from '@saffron/contracts/admin';
import { Badge } from '@saffron/ui/badge';
import { IconButton } from '@saffron/ui/icon-button';
import { numberText } from '@saffron/ui/number-text';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { displayName } from '../../../lib/display-name.ts';
import { limitOf } from './limit-of.ts';
import { TokenLimitForm } from './token-limit-form.tsx';

/** An account's daily token limit, with inline editing. */
export function TokenLimit({ user }: { user: UserSummary }) {
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    // The field is removed; return the focus.
    if (wasEditing.current && !editing) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  if (editing) return <TokenLimitForm user={user} onDone={() => setEditing(false)} />;
  return (
    <div className="flex min-h-11 items-center gap-2">
      <span className="tabular">{numberText(limitOf(user))}</span>
      {user.tokenLimit === null && <Badge>Default</Badge>}
      {user.tokenLimit === 0 && <Badge tone="danger">Blocked</Badge>}
      <IconButton
        ref={edit}
        size="sm"
        label={`Change the token limit of ${displayName(user)}`}
        title="Change"
        onClick={() => setEditing(true)}
      >
        <Pencil />
      </IconButton>
    </div>
  );
}
