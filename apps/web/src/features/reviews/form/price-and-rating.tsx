import { SelectField } from '@saffron/ui/select-field';
import { useFormContext } from 'react-hook-form';
import { PRICES, RATINGS } from './choices.ts';
import type { RestaurantValues } from './values.ts';

interface PriceAndRatingProps {
  priceLabel: string;
  /** Label of the option for no price; without it, a price is required. */
  noPrice?: string;
}

export function PriceAndRating({ priceLabel, noPrice }: PriceAndRatingProps) {
  const { register, formState } = useFormContext<RestaurantValues>();
  const { errors } = formState;
  return (
    <>
      <SelectField
        label={priceLabel}
        required={noPrice === undefined}
        error={errors.price?.message}
        {...register('price')}
      >
        {noPrice !== undefined && <option value="">{noPrice}</option>}
        {PRICES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField label="Rating" error={errors.rating?.message} {...register('rating')}>
        <option value="">No Rating</option>
        {RATINGS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </>
  );
}
