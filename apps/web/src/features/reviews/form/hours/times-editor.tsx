import { Button } from '@saffron/ui/button';
import { cx } from '@saffron/ui/cx';
import { Plus } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { newTimes, type TimesDraft } from './hours-draft.ts';
import { TimesFields } from './times-fields.tsx';

/** The look of the buttons of a day. */
export const QUIET = { variant: 'quiet', size: 'sm', className: 'px-2!' } as const;

interface TimesEditorProps {
  /** The day or exception whose times these are. */
  label: string;
  times: readonly TimesDraft[];
  onChange: (times: TimesDraft[]) => void;
  error: string | undefined;
  /** Shown without times. */
  emptyText: string;
  /** Other buttons of the day. */
  children?: ReactNode;
}

/** The opening times of a day or an exception. Without any, it is closed. */
export function TimesEditor({ label, times, onChange, error, emptyText, children }: TimesEditorProps) {
  const errorId = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number>();
  const [asked, setAsked] = useState(false);
  const withLastOrders = asked || times.some(({ lastOrders }) => lastOrders !== '');

  function add() {
    const next = newTimes();
    setAdded(next.id);
    onChange([...times, next]);
  }

  function remove(id: number) {
    if (times.length === 1) setAsked(false);
    onChange(times.filter((each) => each.id !== id));
    addButton.current?.focus();
  }

  return (
    <>
      {times.map((each, index) => (
        <TimesFields
          key={each.id}
          label={label}
          nth={times.length > 1 ? `, ${index + 1} of ${times.length}` : ''}
          times={each}
          onChange={(change) => {
            if (change.lastOrders === '') setAsked(true);
            onChange(times.map((other) => (other === each ? { ...each, ...change } : other)));
          }}
          onRemove={() => remove(each.id)}
          withLastOrders={withLastOrders}
          focused={each.id === added}
          errorId={error && errorId}
        />
      ))}
      <p id={errorId} aria-live="polite" className={error ? 'py-1 text-sm font-medium text-danger' : 'hidden'}>
        {error}
      </p>
      <div className={cx('-ml-2 flex flex-wrap items-center gap-x-1', times.length === 0 && 'sm:min-h-11')}>
        {times.length === 0 && <span className="min-w-16 pl-2 text-[0.9375rem] text-ink-muted">{emptyText}</span>}
        <Button {...QUIET} ref={addButton} aria-label={`Add times, ${label}`} onClick={add}>
          <Plus aria-hidden="true" className="size-4" />
          {times.length === 0 ? 'Add times' : 'Times'}
        </Button>
        {times.length > 0 && !withLastOrders && (
          <Button {...QUIET} aria-label={`Add last orders, ${label}`} onClick={() => setAsked(true)}>
            <Plus aria-hidden="true" className="size-4" />
            Last orders
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
