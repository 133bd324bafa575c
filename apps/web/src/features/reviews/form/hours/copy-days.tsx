import { DAYS, shortDay } from '@saffron/contracts/hours/days';
import { Button } from '@saffron/ui/button';
import { ToggleChip } from '@saffron/ui/toggle-chip';
import { useState } from 'react';

interface CopyDaysProps {
  /** The index of the day to copy from, Monday is 0. */
  from: number;
  onCopy: (days: readonly number[]) => void;
  onCancel: () => void;
}

/** Chooses the days that get the hours of another day. */
export function CopyDays({ from, onCopy, onCancel }: CopyDaysProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const others = DAYS.map((_, day) => day).filter((day) => day !== from);

  return (
    <fieldset className="mt-1 mb-2 rounded-lg bg-sunken p-3">
      <legend className="sr-only">Days to copy {DAYS[from]}'s hours to</legend>
      <div className="flex flex-wrap gap-1.5">
        {others.map((day) => (
          <ToggleChip
            key={day}
            pressed={chosen.includes(day)}
            onChange={(pressed) => setChosen(pressed ? [...chosen, day] : chosen.filter((other) => other !== day))}
          >
            <span aria-hidden="true">{shortDay(DAYS[day] ?? 'Monday')}</span>
            <span className="sr-only">{DAYS[day]}</span>
          </ToggleChip>
        ))}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-1">
        <Button variant="quiet" size="sm" onClick={() => setChosen(others)}>
          All days
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setChosen(others.filter((day) => day < 5))}>
          Weekdays
        </Button>
        <span className="ml-auto flex gap-1">
          <Button variant="quiet" size="sm" onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="primary" size="sm" disabled={chosen.length === 0} onClick={() => onCopy(chosen)}>
            Copy
          </Button>
        </span>
      </div>
    </fieldset>
  );
}
