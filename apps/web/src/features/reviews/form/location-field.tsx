import { parseLocation, printLocation } from '@saffron/contracts/location';
import { IconButton } from '@saffron/ui/icon-button';
import { TextField } from '@saffron/ui/text-field';
import { ArrowUpRight, X } from 'lucide-react';
import { useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { degreesText, mapLink } from '../../../lib/map-link.ts';
import type { RestaurantValues } from './values.ts';

/** Coordinates, or a link from a map, which is only read, never opened. */
export function LocationField() {
  const { trigger } = useFormContext<RestaurantValues>();
  const { field, fieldState } = useController<RestaurantValues, 'location'>({ name: 'location' });
  const input = useRef<HTMLInputElement>(null);
  const parsed = parseLocation(field.value);
  const error = fieldState.error?.message;

  function change(text: string) {
    field.onChange(text);
    if (error) void trigger('location');
  }

  function blur() {
    field.onBlur();
    if (parsed.ok) change(printLocation(parsed.location));
    else void trigger('location');
  }

  function clear() {
    change('');
    input.current?.focus();
  }

  return (
    <div className="sm:col-span-2">
      <TextField
        ref={(element) => {
          input.current = element;
          field.ref(element);
        }}
        label="Location"
        autoComplete="off"
        spellCheck={false}
        hint={
          parsed.ok ? `Recognized: ${degreesText(parsed.location)}` : 'Latitude and longitude, or a link from a map'
        }
        error={error}
        trailing={
          field.value && (
            <IconButton label="Clear location" onClick={clear}>
              <X />
            </IconButton>
          )
        }
        value={field.value}
        onChange={(event) => change(event.target.value)}
        onBlur={blur}
      />
      {parsed.ok && (
        <a
          href={mapLink(parsed.location)}
          target="_blank"
          rel="noopener noreferrer"
          className="mt-1 inline-flex min-h-11 items-center gap-1 text-sm font-medium text-accent underline-offset-4 hover:underline"
        >
          Show on the map
          <span className="sr-only">, opens in a new tab</span>
          <ArrowUpRight aria-hidden="true" className="size-4" />
        </a>
      )}
    </div>
  );
}
