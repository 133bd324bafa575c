import { ToggleChip } from '@saffron/ui/toggle-chip';
import { useId } from 'react';
import { useGuideSettings } from '../../../lib/guide-settings.ts';
import { OPEN_NOW } from './filters.ts';
import type { ListProps } from './list-props.ts';

/** "Open now", or open at a day and time, which are local times of the guide. */
export function HoursFilter({ filters, onChange }: Pick<ListProps, 'filters' | 'onChange'>) {
  const id = useId();
  const place = useForeignZone();
  const isNow = filters.open === OPEN_NOW;
  return (
    <>
      <ToggleChip pressed={isNow} onChange={(pressed) => onChange({ open: pressed ? OPEN_NOW : '' })}>
        Open now
      </ToggleChip>
      <span className="flex items-center gap-2.5 max-md:w-full max-md:flex-col max-md:items-start max-md:gap-1.5">
        <label htmlFor={id} className="text-[0.9375rem] whitespace-nowrap">
          Open at
        </label>
        <input
          id={id}
          type="datetime-local"
          max="9999-12-31T23:59"
          aria-describedby={place ? `${id}-zone` : undefined}
          value={isNow ? '' : filters.open}
          onChange={(event) => onChange({ open: event.target.value })}
          className="control tabular min-w-0"
        />
      </span>
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
