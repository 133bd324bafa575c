import { Button } from '@saffron/ui/button';
import { PasswordField } from '@saffron/ui/password-field';
import { TextField } from '@saffron/ui/text-field';
import { useForm } from 'react-hook-form';
import { useOnce } from '../../lib/use-once.ts';
import { useRegistration } from './use-authentication.ts';
import { checkConfirmation, checkNewPassword, checkUsername } from './validation.ts';

export function RegisterForm() {
  const registration = useRegistration();
  const form = useForm({ defaultValues: { username: '', password: '', confirmPassword: '' } });
  const { errors } = form.formState;

  const send = useOnce(registration);
  const submit = form.handleSubmit((values) => send({ ...values, username: values.username.trim() }));

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TextField
        label="Email address"
        type="email"
        autoComplete="username"
        inputMode="email"
        error={errors.username?.message}
        {...form.register('username', { validate: checkUsername })}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 6 characters"
        error={errors.password?.message}
        {...form.register('password', { validate: checkNewPassword, deps: 'confirmPassword' })}
      />
      <PasswordField
        label="Re-enter password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword', {
          validate: (confirmation, values) => checkConfirmation(confirmation, values.password),
        })}
      />
      <Button type="submit" variant="primary" pending={registration.isPending} className="mt-1 w-full">
        Register
      </Button>
    </form>
  );
}
