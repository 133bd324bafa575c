import { TextField } from '@saffron/ui/text-field';
import { useFormContext } from 'react-hook-form';
import { checkAddress, checkPhone, checkWebsite, unless } from './validation.ts';
import type { RestaurantValues } from './values.ts';

export function ContactFields() {
  const { register, formState } = useFormContext<RestaurantValues>();
  const { errors, defaultValues } = formState;
  return (
    <>
      <TextField
        label="Website"
        type="url"
        inputMode="url"
        autoComplete="off"
        hint="Include http:// or https://"
        error={errors.website?.message}
        {...register('website', { validate: unless(defaultValues?.website ?? '', checkWebsite) })}
        className="sm:col-span-2"
      />
      <TextField
        label="Address"
        autoComplete="off"
        error={errors.address?.message}
        {...register('address', { validate: checkAddress })}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="off"
        error={errors.phone?.message}
        {...register('phone', { validate: checkPhone })}
      />
    </>
  );
}
