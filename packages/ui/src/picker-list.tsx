import { Command } from 'cmdk';
import { Check, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { foldText } from './fold-text.ts';
import { PickerSearch } from './picker-search.tsx';

interface PickerListProps {
  value: string;
  options: readonly string[];
  searchLabel: string;
  emptyText: string;
  noneLabel?: string | undefined;
  add: { label: string; disabled: boolean; onSelect: (searched: string) => void } | null;
  onSelect: (value: string) => void;
}

/** Maximum number of entries shown; a search finds the others. */
const SHOWN_MAX = 100;
// Starts with a control character, which no list value contains.
const NONE = '\u0001none';
const ADD = '\u0001add';

/** An entry of a searchable list. */
export const PICKER_ITEM =
  'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-md px-3 text-[0.9375rem] select-none pointer-coarse:min-h-11 data-[disabled=true]:cursor-default data-[selected=true]:bg-hover';

export function PickerList(props: PickerListProps) {
  const { value, options, searchLabel, emptyText, noneLabel, add, onSelect } = props;
  const [text, setText] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const wanted = foldText(text.trim());
  // A new value is not in the list yet.
  const all = value && !options.includes(value) ? [value, ...options] : options;
  const found = all.filter((option) => foldText(option).includes(wanted));
  const shown = found.slice(0, SHOWN_MAX);

  useEffect(() => {
    // The list has its final size in the next frame.
    const frame = requestAnimationFrame(() => {
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <Command shouldFilter={false} vimBindings={false} label={searchLabel} defaultValue={value} className="contents">
      <PickerSearch
        value={text}
        label={searchLabel}
        onChange={setText}
        emptyText={found.length === 0 ? emptyText : null}
      />
      <Command.List
        ref={list}
        label={searchLabel}
        className="max-h-72 min-h-0 scroll-py-1 overflow-y-auto overscroll-contain p-1 outline-none"
      >
        {noneLabel && !wanted && (
          <Command.Item value={NONE} onSelect={() => onSelect('')} className={`${PICKER_ITEM} text-ink-muted`}>
            {noneLabel}
          </Command.Item>
        )}
        {shown.map((option) => (
          <Command.Item key={option} value={option} onSelect={() => onSelect(option)} className={PICKER_ITEM}>
            <span className="min-w-0 flex-1 wrap-anywhere">{option}</span>
            {option === value && (
              <>
                <span className="sr-only">(chosen)</span>
                <Check aria-hidden="true" className="size-4.5 shrink-0 text-accent" />
              </>
            )}
          </Command.Item>
        ))}
        {add && (
          <Command.Item
            value={ADD}
            disabled={add.disabled}
            onSelect={() => add.onSelect(text.trim())}
            className={`${PICKER_ITEM} sticky bottom-0 -mb-1 border-t border-line bg-raised py-1 font-medium text-accent data-[disabled=true]:text-ink-muted`}
          >
            <Plus aria-hidden="true" className="size-4.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              {add.label}
              {wanted && <> “{text.trim()}”</>}
            </span>
          </Command.Item>
        )}
      </Command.List>
      {found.length > shown.length && (
        <p className="shrink-0 border-t border-line px-4 py-2 text-sm text-ink-muted">
          {found.length - shown.length} more. Type to find them.
        </p>
      )}
    </Command>
  );
}
