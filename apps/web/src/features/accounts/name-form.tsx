import { personName } from '@saffron/contracts/account-fields';
import { ERROR_UPDATING_NAME } from '@saffron/contracts/account-texts';
import type { CurrentUser } from '@saffron/contracts/accounts';
import { NAME_MAX } from '@saffron/contracts/limits';
import { Button } from '@saffron/ui/button';
import { TextField } from '@saffron/ui/text-field';
import { toast } from '@saffron/ui/toast';
import { type FormEvent, useState } from 'react';
import { fieldErrors } from '../../lib/error-message.ts';
import { fieldError } from '../../lib/field-error.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { trpc } from '../../trpc.ts';

/** A form for the user's name. */
export function NameForm({ user }: { user: CurrentUser }) {
  const utils = trpc.useUtils();
  const [text, setText] = useState(user.name ?? '');
  const setName = trpc.accounts.setName.useMutation({
    onSuccess(changed) {
      utils.accounts.me.setData(undefined, changed);
      setText(changed.name ?? '');
    },
    onError(error) {
      if (!fieldErrors(error).name) toast({ ...ERROR_UPDATING_NAME, variant: 'destructive' });
    },
  });
  const save = useSingleFlight(setName);
  const name = text.trim();
  const changed = name !== (user.name ?? '');
  const invalid = fieldError(personName, name);
  const error = setName.isError ? fieldErrors(setName.error).name : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!invalid && changed) save({ name });
  }

  return (
    <form onSubmit={submit}>
      <div className="flex items-end gap-2">
        <TextField
          label="Name"
          value={text}
          maxLength={NAME_MAX}
          autoComplete="name"
          onChange={(event) => {
            setText(event.target.value);
            setName.reset();
          }}
          className="min-w-0 flex-1"
        />
        <Button
          type="submit"
          variant="primary"
          disabled={invalid !== undefined || !changed}
          pending={setName.isPending}
        >
          Save
        </Button>
      </div>
      <p
        role="status"
        className={error ? 'mt-1.5 text-sm font-medium text-danger' : 'mt-1.5 text-sm text-ink-muted empty:hidden'}
      >
        {error ?? (setName.isSuccess ? 'Saved' : changed ? invalid : '')}
      </p>
    </form>
  );
}
