import { DAYS } from '@saffron/contracts/hours/days';
import { useState } from 'react';
import { DayRow } from './day-row.tsx';
import { ExceptionsEditor } from './exceptions-editor.tsx';
import { copyOf, type HoursDraft, isBlank, problemsOf } from './hours-draft.ts';

interface DayEditorProps {
  draft: HoursDraft;
  onChange: (draft: HoursDraft) => void;
  /** What is wrong, if it should be shown. It is shown at the day or exception that it is about. */
  error: string | undefined;
}

/** Opening hours by day, and exceptions by date. */
export function DayEditor({ draft, onChange, error }: DayEditorProps) {
  const { week, exceptions } = draft;
  const [copied, setCopied] = useState('');
  const problems = error ? problemsOf(draft, error) : null;

  function copy(from: number, days: readonly number[]) {
    const times = week[from] ?? [];
    onChange({ ...draft, week: week.map((other, day) => (days.includes(day) ? copyOf(times) : other)) });
    setCopied(`Copied to ${days.map((day) => DAYS[day]).join(', ')}.`);
  }

  return (
    <div>
      {week.map((times, day) => (
        <DayRow
          key={DAYS[day]}
          day={day}
          times={times}
          onChange={(next) => onChange({ ...draft, week: week.map((other, at) => (at === day ? next : other)) })}
          onCopy={(days) => copy(day, days)}
          error={problems?.week[day]}
          isSet={!isBlank(draft)}
        />
      ))}
      <p role="status" className="sr-only">
        {copied}
      </p>
      <ExceptionsEditor
        exceptions={exceptions}
        onChange={(next) => onChange({ ...draft, exceptions: next })}
        problems={problems?.exceptions ?? []}
      />
      <p aria-live="polite" className={problems?.other ? 'mt-3 text-sm font-medium text-danger' : 'hidden'}>
        {problems?.other}
      </p>
    </div>
  );
}
