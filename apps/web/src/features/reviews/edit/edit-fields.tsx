import { Picker } from '@saffron/ui/picker';
import { TextField } from '@saffron/ui/text-field';
import { useController, useFormContext } from 'react-hook-form';
import { ContactFields } from '../form/contact-fields.tsx';
import { HoursField } from '../form/hours/hours-field.tsx';
import { LocationField } from '../form/location-field.tsx';
import { NotesFields } from '../form/notes-fields.tsx';
import { PriceAndRating } from '../form/price-and-rating.tsx';
import { ReservationsField, TypeFields } from '../form/type-fields.tsx';
import type { RestaurantValues } from '../form/values.ts';
import { type Lookup, useLookups } from '../lookups.ts';
import { PickOrType } from './pick-or-type.tsx';

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
      <PickOrType
        name="neighborhood"
        noun="neighborhood"
        label="Neighborhood"
        lookup={neighborhoods}
        emptyText="No neighborhood found."
      />
      <PickOrType name="cuisine" noun="cuisine" label="Cuisine" lookup={cuisines} emptyText="No cuisine type found." />
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

/** One tag, or the several stored ones. */
function TagField({ lookup }: { lookup: Lookup }) {
  const { field, fieldState, formState } = useController<RestaurantValues, 'tags'>({ name: 'tags' });
  const before = formState.defaultValues?.tags?.[0];
  const value = field.value[0] ?? '';
  const several = value === before && value.includes(',');

  return (
    <Picker
      ref={field.ref}
      label="Tag"
      hint={several ? 'Choosing a tag replaces these tags.' : undefined}
      error={fieldState.error?.message}
      value={value}
      onChange={(tag) => field.onChange(tag ? [tag] : [])}
      onBlur={field.onBlur}
      options={lookup.names}
      placeholder="No tag"
      noneLabel="No tag"
      searchLabel="Search tags"
      emptyText={lookup.waiting ?? 'No tag found.'}
      className="sm:col-span-2"
    />
  );
}
