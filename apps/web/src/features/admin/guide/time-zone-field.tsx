import { DAYS, weekdayOf } from '@saffron/contracts/hours/days';
import { timeOf } from '@saffron/contracts/hours/schedule';
import { Picker } from '@saffron/ui/picker';
import { useLocalTime } from '../../../lib/guide-time.ts';

// Not every browser lists UTC, which is the default.
const TIME_ZONES = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

const shown = (timeZone: string) => timeZone.replaceAll('_', ' ');
const OPTIONS = TIME_ZONES.map(shown);

interface TimeZoneFieldProps {
  /** An IANA name. */
  value: string;
  onChange: (timeZone: string) => void;
  error: string | undefined;
}

export function TimeZoneField({ value, onChange, error }: TimeZoneFieldProps) {
  const now = useLocalTime(value);
  return (
    <Picker
      label="Time zone"
      hint={
        now
          ? `All opening hours are in this time zone. There it is ${DAYS[weekdayOf(now.date)]}, ${timeOf(now.minute)}.`
          : 'All opening hours are in this time zone.'
      }
      error={error}
      value={shown(value)}
      onChange={(name) => onChange(name.replaceAll(' ', '_'))}
      options={OPTIONS}
      placeholder="Select time zone"
      searchLabel="Search time zones"
      emptyText="No time zone found."
    />
  );
}
