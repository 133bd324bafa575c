import { passwordsMatch, registrationFields } from '@saffron/contracts/account-fields';
import { Button } from '@saffron/ui/button';
import { PasswordField } from '@saffron/ui/password-field';
import { TextField } from '@saffron/ui/text-field';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { schemaResolver } from '../../lib/form-schema.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { useRegistration } from './use-authentication.ts';

const resolver = schemaResolver(z.object(registrationFields).check(passwordsMatch));

export function RegisterForm() {
  const registration = useRegistration();
  const form = useForm({ resolver, defaultValues: { username: '', password: '', confirmPassword: '' } });
  const { errors } = form.formState;

  const send = useSingleFlight(registration);
  const submit = form.handleSubmit((input) => send(input));

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TextField
        label="Email address"
        type="email"
        autoComplete="username"
        inputMode="email"
        error={errors.username?.message}
        {...form.register('username')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 6 characters"
        error={errors.password?.message}
        {...form.register('password', { deps: 'confirmPassword' })}
      />
      <PasswordField
        label="Re-enter password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <Button type="submit" variant="primary" pending={registration.isPending} className="mt-1 w-full">
        Register
      </Button>
    </form>
  );
}
