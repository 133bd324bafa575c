import { TextField } from '@saffron/ui/text-field';
import { useFormContext } from 'react-hook-form';
import { ContactFields } from '../form/contact-fields.tsx';
import { HoursField } from '../form/hours/hours-field.tsx';
import { LocationField } from '../form/location-field.tsx';
import { NewValuePicker } from '../form/new-value-picker.tsx';
import { NotesFields } from '../form/notes-fields.tsx';
import { PriceAndRating } from '../form/price-and-rating.tsx';
import { ReservationsField, TypeFields } from '../form/type-fields.tsx';
import type { RestaurantValues } from '../form/values.ts';
import { useLookups } from '../lookups.ts';
import { TagField } from './tag-field.tsx';

export function EditFields() {
  const { register, formState } = useFormContext<RestaurantValues>();
  const { neighborhoods, cuisines, tags } = useLookups();

  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <TextField
        label="Name"
        required
        autoComplete="off"
        error={formState.errors.name?.message}
        {...register('name')}
        className="sm:col-span-2"
      />
      <NewValuePicker
        name="neighborhood"
        noun="neighborhood"
        label="Neighborhood"
        lookup={neighborhoods}
        emptyText="No neighborhood found."
      />
      <NewValuePicker
        name="cuisine"
        noun="cuisine"
        label="Cuisine"
        lookup={cuisines}
        emptyText="No cuisine type found."
      />
      <PriceAndRating priceLabel="Price" noPrice="No price" />
      <TypeFields />
      <TagField lookup={tags} />
      <ReservationsField />
      <ContactFields />
      <LocationField />
      <HoursField />
      <NotesFields />
    </div>
  );
}
