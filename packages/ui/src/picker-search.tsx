import { Command } from 'cmdk';
import { Search } from 'lucide-react';

interface PickerSearchProps {
  value: string;
  label: string;
  onChange: (value: string) => void;
  /** Shown when the search has no results; null while it has some. */
  emptyText: string | null;
}

/** The search field above a list to choose from. */
export function PickerSearch({ value, label, onChange, emptyText }: PickerSearchProps) {
  return (
    <>
      <div className="flex shrink-0 items-center gap-2.5 border-b border-line px-3.5">
        <Search aria-hidden="true" className="size-4.5 shrink-0 text-ink-muted" />
        <Command.Input
          value={value}
          onValueChange={onChange}
          placeholder={label}
          className="h-12 min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-muted"
        />
      </div>
      <p role="status" className={emptyText === null ? 'sr-only' : 'px-4 pt-4 pb-2 text-[0.9375rem] text-ink-muted'}>
        {emptyText}
      </p>
    </>
  );
}
