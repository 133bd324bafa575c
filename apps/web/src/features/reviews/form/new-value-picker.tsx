import { Picker } from '@saffron/ui/picker';
import { useController } from 'react-hook-form';
import type { Lookup } from '../lookups.ts';
import type { RestaurantValues } from './values.ts';

interface NewValuePickerProps {
  name: 'neighborhood' | 'cuisine';
  label: string;
  noun: string;
  lookup: Lookup;
  emptyText: string;
  className?: string;
}

/** Picks an existing value or adds a new one. */
export function NewValuePicker({ name, label, noun, lookup, emptyText, className }: NewValuePickerProps) {
  const { field, fieldState } = useController<RestaurantValues, 'neighborhood' | 'cuisine'>({ name });
  return (
    <Picker
      ref={field.ref}
      label={label}
      required
      error={fieldState.error?.message}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      options={lookup.names}
      pending={lookup.pending}
      placeholder={`Select ${noun}`}
      searchLabel={`Search ${noun}s`}
      emptyText={lookup.waiting ?? emptyText}
      addLabel={`Add new ${noun}`}
      {...(className && { className })}
    />
  );
}
