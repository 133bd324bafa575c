import type { GuideSettings } from '@saffron/contracts/guide-settings';
import { DAYS, weekdayOf } from '@saffron/contracts/hours/days';
import { timeOf } from '@saffron/contracts/hours/schedule';
import { Picker } from '@saffron/ui/picker';
import { type Control, useController } from 'react-hook-form';
import { useLocalTime } from '../../../lib/guide-time.ts';

// Not every browser lists UTC, which is the default.
const TIME_ZONES = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

const shown = (timeZone: string) => timeZone.replaceAll('_', ' ');
const OPTIONS = TIME_ZONES.map(shown);

export function TimeZoneField({ control }: { control: Control<GuideSettings> }) {
  const { field, fieldState } = useController({ control, name: 'timeZone' });
  const now = useLocalTime(field.value);
  return (
    <Picker
      ref={field.ref}
      label="Time zone"
      hint={
        now
          ? `All opening hours are in this time zone. There it is ${DAYS[weekdayOf(now.date)]}, ${timeOf(now.minute)}.`
          : 'All opening hours are in this time zone.'
      }
      error={fieldState.error?.message}
      value={shown(field.value)}
      onChange={(name) => field.onChange(name.replaceAll(' ', '_'))}
      onBlur={field.onBlur}
      options={OPTIONS}
      placeholder="Select time zone"
      searchLabel="Search time zones"
      emptyText="No time zone found."
    />
  );
}
