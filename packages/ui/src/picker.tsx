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
  /** The options are loading: nothing can be added meanwhile, because it could be among them. */
  pending?: boolean;
  placeholder: string;
  /** The accessible name of the list and its search field. */
  searchLabel: string;
  /** Shown when the search has no results. */
  emptyText: string;
  /** Label of an entry that clears the value. */
  noneLabel?: string;
  /** Label of the entry for adding a new value; without it, only listed values are allowed. */
  addLabel?: string;
}

/** A searchable select. */
export function Picker(props: PickerProps) {
  const { label, hideLabel, hint, error, required, className, id, ref, value, onChange, onBlur, placeholder } = props;
  const { options, pending = false, searchLabel, emptyText, noneLabel, addLabel } = props;
  const [open, setOpen] = useState(false);
  /** The search text when "add new" was chosen; null otherwise. */
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
        // Above the control, it stays clear of the label. Modal, because inside a dialog the scroll lock would block scrolling the list.
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
              className="z-50 flex max-h-(--radix-popover-content-available-height) data-[side=top]:relative data-[side=top]:bottom-7 data-[side=top]:max-h-[calc(var(--radix-popover-content-available-height)-1.75rem)] w-(--radix-popover-trigger-width) min-w-64 flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-lg focus-visible:outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in"
            >
              {addLabel && adding !== null ? (
                <PickerAdd label={addLabel} initial={adding} onAdd={choose} onBack={() => setAdding(null)} />
              ) : (
                <PickerList
                  {...{ value, options, searchLabel, emptyText, noneLabel }}
                  add={addLabel ? { label: addLabel, disabled: pending, onSelect: setAdding } : null}
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
