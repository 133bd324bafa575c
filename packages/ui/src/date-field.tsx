import { Calendar, X } from 'lucide-react';
import * as RadixPopover from 'radix-ui/popover';
import { type ReactNode, Suspense, useState } from 'react';
import { printDate, readDate } from './date-text.ts';
import { Field, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { useTypedValue } from './use-typed-value.ts';

export interface CalendarProps {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  language: string;
  onChoose: (value: string) => void;
}

interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChange: (value: string) => void;
  /** The language of the date, such as `en-GB`. */
  language: string;
  /** `DateCalendar`, which is large enough to be loaded when it is opened. */
  calendar: (props: CalendarProps) => ReactNode;
  placeholder?: string;
  autoFocus?: boolean;
  /** The accessible name, if the label does not say enough. */
  'aria-label'?: string;
}

/** A year with four digits. */
const isWhole = (text: string) => /\d{4}/.test(text);

/** A date that is typed or chosen in a calendar, and can be cleared. */
export function DateField(props: DateFieldProps) {
  const { label, hideLabel, hint, error, required, className, value, onChange, language, calendar, ...input } = props;
  const [open, setOpen] = useState(false);
  const print = (iso: string) => printDate(iso, language);
  const read = (text: string) => readDate(text, language, new Date());
  const typed = useTypedValue({ value, onChange, print, read, isWhole });
  const name = props['aria-label'] ?? label;
  const problem = typed.unread ? `Enter a date such as ${print('2026-12-24')}.` : error;

  function choose(next: string) {
    typed.set(next);
    setOpen(false);
  }

  return (
    <Field {...{ label, hideLabel, hint, error: problem, required, className }}>
      {(wiring) => (
        <RadixPopover.Root open={open} onOpenChange={setOpen} modal>
          <RadixPopover.Anchor className="relative">
            <input
              type="text"
              autoComplete="off"
              lang={language}
              {...input}
              {...wiring}
              {...typed.input}
              className="control tabular truncate pr-19"
            />
            <span className="absolute inset-y-0 right-1 flex items-center">
              {typed.input.value && (
                <IconButton label={`Clear, ${name}`} title="Clear" size="sm" onClick={() => typed.set('')}>
                  <X />
                </IconButton>
              )}
              <RadixPopover.Trigger asChild>
                <IconButton label={`Choose a date, ${name}`} title="Choose a date" size="sm">
                  <Calendar />
                </IconButton>
              </RadixPopover.Trigger>
            </span>
          </RadixPopover.Anchor>
          <RadixPopover.Portal>
            <RadixPopover.Content
              aria-label={`Choose a date, ${name}`}
              align="end"
              sideOffset={6}
              collisionPadding={12}
              className="z-50 grid max-h-(--radix-popover-content-available-height) min-h-80 min-w-76 place-content-center overflow-y-auto rounded-lg border border-line bg-raised p-2 shadow-lg focus-visible:outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in"
            >
              <Suspense>{calendar({ value, language, onChoose: choose })}</Suspense>
            </RadixPopover.Content>
          </RadixPopover.Portal>
        </RadixPopover.Root>
      )}
    </Field>
  );
}
