import { TimeField } from '@saffron/ui/time-field';
import { ToggleChip } from '@saffron/ui/toggle-chip';
import { useId } from 'react';
import { DateBox } from '../../../lib/dates-field.tsx';
import { useGuideSettings } from '../../../lib/guide-settings.ts';
import { useGuideTime } from '../../../lib/guide-time.ts';
import { OPEN_NOW } from './filters.ts';
import type { ListProps } from './list-props.ts';

/** The time of a day that was chosen without one. */
const EVENING = '19:00';

/** "Open now", or open at a day and time, which are local times of the guide. */
export function HoursFilter({ filters, onChange }: Pick<ListProps, 'filters' | 'onChange'>) {
  const id = useId();
  const place = useForeignZone();
  const isNow = filters.open === OPEN_NOW;
  const [day = '', time = ''] = isNow ? [] : filters.open.split('T');
  const today = useGuideTime()?.date ?? new Date().toISOString().slice(0, 10);
  return (
    <>
      <ToggleChip pressed={isNow} onChange={(pressed) => onChange({ open: pressed ? OPEN_NOW : '' })}>
        Open now
      </ToggleChip>
      <fieldset
        aria-describedby={place ? `${id}-zone` : undefined}
        className="flex min-w-0 items-center gap-2 max-md:w-full max-md:flex-wrap"
      >
        <legend className="float-left text-[0.9375rem] whitespace-nowrap max-md:mb-1.5 max-md:w-full">Open at</legend>
        <DateBox
          label="Day"
          hideLabel
          placeholder="Any day"
          value={day}
          onChange={(next) => onChange({ open: next && `${next}T${time || EVENING}` })}
          className="w-50 max-md:flex-1"
        />
        <TimeField
          aria-label="Time"
          placeholder="Time"
          value={time}
          onChange={(next) => onChange({ open: next && `${day || today}T${next}` })}
          className="w-20!"
        />
      </fieldset>
      {place && (
        <span id={`${id}-zone`} className="text-sm text-ink-muted">
          {place} time
        </span>
      )}
    </>
  );
}

/** The city of the guide's time zone; null if the device has the same one. */
function useForeignZone(): string | null {
  const { data } = useGuideSettings();
  if (!data || data.timeZone === Intl.DateTimeFormat().resolvedOptions().timeZone) return null;
  return data.timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? null;
}
