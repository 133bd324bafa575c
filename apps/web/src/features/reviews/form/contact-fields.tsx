import { TextField } from '@saffron/ui/text-field';
import { useFormContext } from 'react-hook-form';
import type { RestaurantValues } from './values.ts';

export function ContactFields() {
  const { register, formState } = useFormContext<RestaurantValues>();
  const { errors } = formState;
  return (
    <>
      <TextField
        label="Website"
        type="url"
        inputMode="url"
        autoComplete="off"
        hint="Include http:// or https://"
        error={errors.website?.message}
        {...register('website')}
        className="sm:col-span-2"
      />
      <TextField label="Address" autoComplete="off" error={errors.address?.message} {...register('address')} />
      <TextField label="Phone" type="tel" autoComplete="off" error={errors.phone?.message} {...register('phone')} />
    </>
  );
}
