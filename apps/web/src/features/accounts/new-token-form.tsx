import { ACCESS_SCOPES, type AccessScope, accessTokenFields } from '@saffron/contracts/access-token-fields';
import type { CreateAccessTokenInput } from '@saffron/contracts/access-tokens';
import { ACCESS_TOKEN_NAME_MAX } from '@saffron/contracts/limits';
import { Button } from '@saffron/ui/button';
import { Checkbox } from '@saffron/ui/checkbox';
import { SelectField } from '@saffron/ui/select-field';
import { TextField } from '@saffron/ui/text-field';
import { useId } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { schemaResolver } from '../../lib/form-schema.ts';
import { SCOPE_NAMES } from './access-scopes.ts';

const resolver = schemaResolver(z.object(accessTokenFields));
const NEW_TOKEN: CreateAccessTokenInput = { name: '', scopes: ['guide:read', 'ask'], days: 90 };
const VALIDITIES = [
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: '1 year' },
];

interface NewTokenFormProps {
  /** Whether the user may change the guide, and so may a token. */
  mayEdit: boolean;
  pending: boolean;
  onSubmit: (input: CreateAccessTokenInput) => void;
}

export function NewTokenForm({ mayEdit, pending, onSubmit }: NewTokenFormProps) {
  const form = useForm({ resolver, defaultValues: NEW_TOKEN });
  const { errors } = form.formState;
  const submit = form.handleSubmit(onSubmit);

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5 pt-1">
      <TextField
        label="Name"
        hint="What will use it, for example: Claude on my laptop"
        autoComplete="off"
        maxLength={ACCESS_TOKEN_NAME_MAX}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <ScopeFields
        scopes={ACCESS_SCOPES.filter((scope) => mayEdit || scope !== 'guide:edit')}
        error={errors.scopes?.message}
        registration={form.register('scopes')}
      />
      <SelectField label="Expires in" error={errors.days?.message} {...form.register('days', { valueAsNumber: true })}>
        {VALIDITIES.map(({ days, label }) => (
          <option key={days} value={days}>
            {label}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="primary" pending={pending} className="mt-1 w-full">
        Create token
      </Button>
    </form>
  );
}

interface ScopeFieldsProps {
  scopes: AccessScope[];
  error: string | undefined;
  registration: UseFormRegisterReturn;
}

function ScopeFields({ scopes, error, registration }: ScopeFieldsProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="text-sm font-medium">Permissions</legend>
      <div className="mt-1 flex flex-col">
        {scopes.map((scope) => (
          <Checkbox key={scope} label={SCOPE_NAMES[scope]} value={scope} {...registration} />
        ))}
      </div>
      <p id={errorId} aria-live="polite" className={error ? 'text-sm font-medium text-danger' : 'hidden'}>
        {error}
      </p>
    </fieldset>
  );
}
