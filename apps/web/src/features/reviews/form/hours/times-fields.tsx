import { cx } from '@saffron/ui/cx';
import { IconButton } from '@saffron/ui/icon-button';
import { TimeField } from '@saffron/ui/time-field';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { isOvernight, isWholeDay, type TimesDraft } from './hours-draft.ts';

const TIME = 'px-2.5 sm:max-w-36';

interface TimesFieldsProps {
  /** The day or exception whose times these are. */
  label: string;
  /** Tells several times of a day apart; may be empty. */
  nth: string;
  times: TimesDraft;
  onChange: (change: Partial<TimesDraft>) => void;
  onRemove: () => void;
  withLastOrders: boolean;
  /** Focuses the first field when it appears. */
  focused: boolean;
  /** The id of the sentence that says what is wrong. */
  errorId: string | undefined;
}

/** The fields of one opening time. */
export function TimesFields(props: TimesFieldsProps) {
  const { label, nth, times, onChange, onRemove, withLastOrders, focused, errorId } = props;
  const first = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const note = isWholeDay(times) ? 'The whole day' : isOvernight(times) ? 'Closes on the next day' : undefined;
  const invalid = errorId !== undefined;

  useEffect(() => {
    if (focused) first.current?.focus();
  }, [focused]);

  return (
    <div className="mb-2">
      <div className="flex items-center gap-1.5">
        <TimeField
          ref={first}
          aria-label={`${label} opens${nth}`}
          aria-invalid={invalid}
          aria-describedby={errorId}
          value={times.opens}
          onChange={(opens) => onChange({ opens })}
          className={cx(TIME, 'flex-1')}
        />
        <span aria-hidden="true" className="text-ink-muted">
          –
        </span>
        <TimeField
          aria-label={`${label} closes${nth}`}
          aria-invalid={invalid}
          aria-describedby={[errorId, note && noteId].filter(Boolean).join(' ') || undefined}
          value={times.closes}
          onChange={(closes) => onChange({ closes })}
          className={cx(TIME, 'flex-1')}
        />
        <IconButton label={`Remove times, ${label}${nth}`} title="Remove" size="sm" onClick={onRemove}>
          <X />
        </IconButton>
      </div>
      {note && (
        <p id={noteId} className="mt-1 text-sm text-ink-muted">
          {note}
        </p>
      )}
      {withLastOrders && (
        <div className="mt-1.5 flex items-center gap-2 text-sm text-ink-muted">
          <label htmlFor={`${noteId}-last`}>Last orders</label>
          <TimeField
            id={`${noteId}-last`}
            aria-label={`${label} last orders${nth}`}
            aria-invalid={invalid}
            aria-describedby={errorId}
            value={times.lastOrders}
            onChange={(lastOrders) => onChange({ lastOrders })}
            className={cx(TIME, 'max-w-28')}
          />
        </div>
      )}
    </div>
  );
}
