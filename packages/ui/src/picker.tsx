import { ChevronsUpDown } from 'lucide-react';
import * as RadixPopover from 'radix-ui/popover';
import { type Ref, useState } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldProps } from './field.tsx';
import { PickerAdd } from './picker-add.tsx';
import { PickerList } from './picker-list.tsx';

interface PickerProps extends FieldProps {
  ref?: Ref<HTMLButtonElement>;
  id?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  options: readonly string[];
  placeholder: string;
  /** What the list and the box that searches it are called. */
  searchLabel: string;
  /** Shown where the search finds nothing. */
  emptyText: string;
  /** An entry that takes the value away again. */
  noneLabel?: string;
  /** The entry that leads to a box for a value which is not in the list; without it the list is all there is. */
  addLabel?: string;
}

/** One of many, found by typing. Phones and desks get the same list. */
export function Picker(props: PickerProps) {
  const { label, hideLabel, hint, error, required, className, id, ref, value, onChange, onBlur, placeholder } = props;
  const { options, searchLabel, emptyText, noneLabel, addLabel } = props;
  const [open, setOpen] = useState(false);
  /** What was searched for when somebody chose to add it. */
  const [adding, setAdding] = useState<string | null>(null);

  function change(next: boolean) {
    setOpen(next);
    setAdding(null);
    if (!next) onBlur?.();
  }

  function choose(next: string) {
    const known = options.find((option) => option.toLowerCase() === next.toLowerCase());
    onChange(known ?? next);
    change(false);
  }

  return (
    <Field {...{ label, hideLabel, hint, error, required, className, id }}>
      {(wiring) => (
        // A window of its own: inside a dialog, the page's scroll lock would else hold the list still.
        <RadixPopover.Root open={open} onOpenChange={change} modal>
          <RadixPopover.Trigger asChild>
            <button
              ref={ref}
              type="button"
              role="combobox"
              aria-expanded={open}
              aria-controls={`${wiring.id}-popup`}
              {...wiring}
              className="control flex items-center justify-between gap-2 pr-3 text-left"
            >
              <span className={cx('truncate', !value && 'text-ink-muted')}>{value || placeholder}</span>
              <ChevronsUpDown aria-hidden="true" className="size-4.5 shrink-0 text-ink-muted" />
            </button>
          </RadixPopover.Trigger>
          <RadixPopover.Portal>
            <RadixPopover.Content
              id={`${wiring.id}-popup`}
              aria-label={label}
              align="start"
              sideOffset={6}
              collisionPadding={12}
              className="z-50 flex max-h-(--radix-popover-content-available-height) w-(--radix-popover-trigger-width) min-w-64 flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-lg focus-visible:outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in"
            >
              {addLabel && adding !== null ? (
                <PickerAdd label={addLabel} initial={adding} onAdd={choose} onBack={() => setAdding(null)} />
              ) : (
                <PickerList
                  {...{ value, options, searchLabel, emptyText, noneLabel }}
                  add={addLabel ? { label: addLabel, onSelect: setAdding } : null}
                  onSelect={choose}
                />
              )}
            </RadixPopover.Content>
          </RadixPopover.Portal>
        </RadixPopover.Root>
      )}
    </Field>
  );
}
