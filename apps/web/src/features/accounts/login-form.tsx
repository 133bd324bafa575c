import { loginFields } from '@saffron/contracts/account-fields';
import { Button } from '@saffron/ui/button';
import { PasswordField } from '@saffron/ui/password-field';
import { TextField } from '@saffron/ui/text-field';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { schemaResolver } from '../../lib/form-schema.ts';
import { useSingleFlight } from '../../lib/use-single-flight.ts';
import { useLogin } from './use-authentication.ts';

const resolver = schemaResolver(z.object(loginFields));

export function LoginForm() {
  const login = useLogin();
  const form = useForm({ resolver, defaultValues: { username: '', password: '' } });
  const { errors } = form.formState;

  const send = useSingleFlight(login);
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
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" variant="primary" pending={login.isPending} className="mt-1 w-full">
        Login
      </Button>
    </form>
  );
}
