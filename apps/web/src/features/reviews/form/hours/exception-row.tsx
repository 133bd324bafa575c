import { Button } from '@saffron/ui/button';
import { Trash2 } from 'lucide-react';
import { DateBox } from '../../../../lib/dates-field.tsx';
import type { ExceptionDraft } from './hours-draft.ts';
import { QUIET, TimesEditor } from './times-editor.tsx';

interface ExceptionRowProps {
  /** Its number for people, from 1. */
  nth: number;
  exception: ExceptionDraft;
  onChange: (exception: ExceptionDraft) => void;
  onRemove: () => void;
  error: string | undefined;
  /** Focuses the first field when it appears. */
  focused: boolean;
}

/** Other hours on certain dates. */
export function ExceptionRow({ nth, exception, onChange, onRemove, error, focused }: ExceptionRowProps) {
  const label = `exception ${nth}`;
  return (
    <fieldset className="min-w-0 border-line py-3 not-first-of-type:border-t">
      <legend className="sr-only">Exception {nth}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <DateBox
          label="From"
          autoFocus={focused}
          aria-label={`From, ${label}`}
          error={exception.from ? undefined : error}
          value={exception.from}
          onChange={(from) => onChange({ ...exception, from })}
          className="min-w-0"
        />
        <DateBox
          label="To (if several days)"
          aria-label={`To, if several days, ${label}`}
          value={exception.to}
          onChange={(to) => onChange({ ...exception, to })}
          className="min-w-0"
        />
      </div>
      <div className="mt-2">
        <TimesEditor
          label={label}
          times={exception.times}
          onChange={(times) => onChange({ ...exception, times })}
          error={exception.from ? error : undefined}
          emptyText="Closed"
        >
          <Button {...QUIET} aria-label={`Remove ${label}`} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-4" />
            Remove
          </Button>
        </TimesEditor>
      </div>
    </fieldset>
  );
}
