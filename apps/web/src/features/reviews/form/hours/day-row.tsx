import { DAYS } from '@saffron/contracts/hours/days';
import { Button } from '@saffron/ui/button';
import { useRef, useState } from 'react';
import { CopyDays } from './copy-days.tsx';
import type { TimesDraft } from './hours-draft.ts';
import { QUIET, TimesEditor } from './times-editor.tsx';

interface DayRowProps {
  /** The index of the day, Monday is 0. */
  day: number;
  times: readonly TimesDraft[];
  onChange: (times: TimesDraft[]) => void;
  onCopy: (days: readonly number[]) => void;
  error: string | undefined;
  /** Whether the week has any hours: then a day without times is closed. */
  isSet: boolean;
}

/** The opening times of a weekday. */
export function DayRow({ day, times, onChange, onCopy, error, isSet }: DayRowProps) {
  const [copying, setCopying] = useState(false);
  const copyButton = useRef<HTMLButtonElement>(null);
  const name = DAYS[day] ?? '';

  function close() {
    setCopying(false);
    copyButton.current?.focus();
  }

  return (
    <fieldset className="min-w-0 border-t border-line py-2.5 first:border-t-0">
      <legend className="float-left w-28 text-[0.9375rem] leading-11 font-medium max-sm:w-full max-sm:leading-9">
        {name}
      </legend>
      <div className="max-sm:clear-left sm:ml-28">
        <TimesEditor
          label={name}
          times={times}
          onChange={onChange}
          error={error}
          emptyText={isSet ? 'Closed' : 'Not set'}
        >
          {isSet && (
            <Button
              ref={copyButton}
              {...QUIET}
              aria-label={`Copy ${name}'s hours to other days`}
              aria-expanded={copying}
              onClick={() => setCopying(!copying)}
            >
              Copy…
            </Button>
          )}
        </TimesEditor>
        {copying && (
          <CopyDays
            from={day}
            onCancel={close}
            onCopy={(days) => {
              onCopy(days);
              close();
            }}
          />
        )}
      </div>
    </fieldset>
  );
}
