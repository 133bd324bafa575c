import { Picker } from '@saffron/ui/picker';
import { TextField } from '@saffron/ui/text-field';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { RestaurantValues } from '../form/values.ts';
import type { Lookup } from '../lookups.ts';

interface PickOrTypeProps {
  name: 'neighborhood' | 'cuisine';
  noun: string;
  label: string;
  lookup: Lookup;
  emptyText: string;
}

/** A picked or a custom value. A custom value replaces the picked one until it is cleared. */
export function PickOrType({ name, noun, label, lookup, emptyText }: PickOrTypeProps) {
  const { field, fieldState } = useController<RestaurantValues, 'neighborhood' | 'cuisine'>({ name });
  const [picked, setPicked] = useState(field.value);
  const [typed, setTyped] = useState('');
  const own = typed.trim() !== '';
  const error = fieldState.error?.message;

  function pick(value: string) {
    setPicked(value);
    setTyped('');
    field.onChange(value);
  }

  function type(text: string) {
    setTyped(text);
    field.onChange(text.trim() ? text : picked);
  }

  return (
    <>
      <Picker
        {...(!own && { ref: field.ref })}
        label={label}
        error={own ? undefined : error}
        value={own ? '' : picked}
        onChange={pick}
        onBlur={field.onBlur}
        options={lookup.names}
        placeholder={`Select ${noun}`}
        searchLabel={`Search ${noun}s`}
        emptyText={lookup.waiting ?? emptyText}
      />
      <TextField
        {...(own && { ref: field.ref })}
        label={`Custom ${noun}`}
        autoComplete="off"
        placeholder="Or type a new one"
        error={own ? error : undefined}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onBlur={field.onBlur}
      />
    </>
  );
}
