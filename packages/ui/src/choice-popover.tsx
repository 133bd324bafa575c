import { Command } from 'cmdk';
import { Plus } from 'lucide-react';
import * as RadixPopover from 'radix-ui/popover';
import { useId, useRef, useState } from 'react';
import { foldText } from './fold-text.ts';
import { PICKER_ITEM } from './picker-list.tsx';
import { PickerSearch } from './picker-search.tsx';
import { toast } from './toast.ts';

export interface ChoiceGroup {
  label: string;
  /** Each with an id of its own. */
  choices: readonly { id: string; label: string }[];
}

interface ChoicePopoverProps {
  /** On the button. */
  text: string;
  /** The accessible name of the button, the list and its search field. */
  label: string;
  groups: readonly ChoiceGroup[];
  /** Shown when the search has no results. */
  emptyText: string;
  /** Shown under the list, for example while it loads. */
  note?: string | null;
  /** Why nothing can be chosen now. */
  kept?: string | null;
  onOpenChange?: (open: boolean) => void;
  /** Returns whether it has moved the focus; by default, that returns to the button. */
  onChoose: (id: string) => boolean;
}

/** Choices of a group that are shown before a search finds the others. */
const SHOWN_AT_FIRST = 30;

/** A chip that opens a searchable list, of which one thing is chosen. */
export function ChoicePopover(props: ChoicePopoverProps) {
  const { text, label, groups, emptyText, note = null, kept = null, onOpenChange, onChoose } = props;
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const reason = useId();
  const content = useRef<HTMLDivElement>(null);
  const hasMovedFocus = useRef(false);
  const wanted = foldText(search.trim());
  const found = groups
    .map((group) => ({ ...group, choices: group.choices.filter((choice) => foldText(choice.label).includes(wanted)) }))
    .filter(({ choices }) => choices.length > 0);

  function change(next: boolean) {
    if (next && kept !== null) {
      toast({ title: kept });
      return;
    }
    hasMovedFocus.current = false;
    setSearch('');
    setOpen(next);
    onOpenChange?.(next);
  }

  function choose(id: string) {
    change(false);
    hasMovedFocus.current = onChoose(id);
  }

  return (
    <RadixPopover.Root open={open} onOpenChange={change}>
      <RadixPopover.Trigger asChild>
        <button
          type="button"
          aria-label={label}
          {...(kept !== null && { 'aria-disabled': true, 'aria-describedby': reason, title: kept })}
          className="touch-target relative inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-full border border-dashed border-line-strong bg-bg px-3 text-sm font-medium text-ink-muted transition-colors not-aria-disabled:hover:text-accent aria-disabled:cursor-not-allowed aria-disabled:opacity-50 data-[state=open]:text-accent"
        >
          <Plus aria-hidden="true" className="size-3.5" />
          {text}
          {kept !== null && (
            <span id={reason} hidden>
              {kept}
            </span>
          )}
        </button>
      </RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          ref={content}
          aria-label={label}
          side="top"
          align="start"
          sideOffset={8}
          collisionPadding={12}
          onOpenAutoFocus={(event) => {
            // On touch devices, the keyboard would cover the list.
            if (matchMedia('(pointer: fine)').matches) return;
            event.preventDefault();
            content.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            if (hasMovedFocus.current) event.preventDefault();
          }}
          className="z-50 flex max-h-(--radix-popover-content-available-height) w-72 flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-lg outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in"
        >
          <Command shouldFilter={false} vimBindings={false} label={label} className="contents">
            <PickerSearch
              value={search}
              label={label}
              onChange={setSearch}
              emptyText={found.length === 0 ? emptyText : null}
            />
            <Command.List
              label={label}
              className="max-h-80 min-h-0 scroll-py-1 overflow-y-auto overscroll-contain p-1 outline-none"
            >
              {found.map((group) => (
                <Command.Group
                  key={group.label}
                  heading={group.label}
                  className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-muted"
                >
                  {group.choices.slice(0, wanted ? undefined : SHOWN_AT_FIRST).map((choice) => (
                    <Command.Item
                      key={choice.id}
                      value={choice.id}
                      onSelect={() => choose(choice.id)}
                      className={PICKER_ITEM}
                    >
                      <span className="min-w-0 flex-1 wrap-anywhere first-letter:uppercase">{choice.label}</span>
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
            {note !== null && (
              <p role="status" className="shrink-0 border-t border-line px-4 py-2 text-sm text-ink-muted">
                {note}
              </p>
            )}
          </Command>
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
