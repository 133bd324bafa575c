import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Validates a form with a schema: `handleSubmit` receives the schema's output.
 *
 * @example useForm({ resolver: schemaResolver(z.object(loginFields)), defaultValues: { username: '', password: '' } })
 */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const result = schema.safeParse(values);
    return result.success ? { values: result.data, errors: {} } : { values: {}, errors: formErrors(result.error) };
  };
}

/** The first issue of each field, nested as react-hook-form expects it. */
export function formErrors<Values extends FieldValues>({ issues }: z.core.$ZodError): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const { path, code, message } of issues) {
    const field = path.join('.');
    if (!get(errors, field)) set(errors, field, { type: code, message });
  }
  return errors;
}
