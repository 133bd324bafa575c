import type { UserSummary } from '@saffron/contracts/admin';
import { typedTokenLimit } from '@saffron/contracts/admin-fields';
import { INVALID_INPUT, TOKEN_LIMIT_INVALID } from '@saffron/contracts/admin-texts';
import { Button } from '@saffron/ui/button';
import { IconButton } from '@saffron/ui/icon-button';
import { toast } from '@saffron/ui/toast';
import { Check, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { displayName } from '../../../lib/display-name.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { limitOf } from './limit-of.ts';
import { useTokenLimitChange } from './use-users.ts';

interface TokenLimitFormProps {
  user: UserSummary;
  onDone: () => void;
}

export function TokenLimitForm({ user, onDone }: TokenLimitFormProps) {
  const [text, setText] = useState(String(limitOf(user)));
  const errorId = useId();
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const change = useTokenLimitChange(user);
  const send = useSingleFlight(change);

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  useEffect(() => {
    if (change.isSuccess) onDone();
  }, [change.isSuccess, onDone]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const { success, data: limit } = typedTokenLimit.safeParse(text);
    if (!success) {
      setError(TOKEN_LIMIT_INVALID);
      toast({ title: INVALID_INPUT, description: TOKEN_LIMIT_INVALID, variant: 'destructive' });
      field.current?.focus();
    } else if (limit === user.tokenLimit) onDone();
    else send({ userId: user.id, limit });
  }

  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onDone();
  }

  return (
    <form noValidate onSubmit={submit} onKeyDown={cancelOnEscape} className="flex flex-wrap items-center gap-1 py-2">
      <input
        ref={field}
        aria-label={`Token limit of ${displayName(user)}`}
        aria-invalid={error !== undefined}
        aria-describedby={error && errorId}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
        className="control tabular max-w-24 lg:max-w-28"
      />
      <IconButton type="submit" label="Save token limit" pending={change.isPending} className="text-ok">
        <Check />
      </IconButton>
      <IconButton label="Cancel" onClick={onDone}>
        <X />
      </IconButton>
      {user.tokenLimit !== null && (
        <Button variant="quiet" size="sm" className="min-h-11" onClick={() => send({ userId: user.id, limit: null })}>
          Use default
        </Button>
      )}
      {error && (
        <p id={errorId} className="w-full text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </form>
  );
}
