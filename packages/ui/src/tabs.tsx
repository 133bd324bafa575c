import * as RadixTabs from 'radix-ui/tabs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';

interface TabsProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { value: Value; label: string; content: ReactNode }[];
  /** `fill` divides the width among the tabs; `start` aligns them left, or in two columns on phones. */
  layout?: 'fill' | 'start';
  /** Keeps opened panels mounted, so that their input is not lost. */
  keepOpened?: boolean;
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, value, onChange, tabs, layout = 'start', keepOpened = false } = props;
  const list = useRef<HTMLDivElement>(null);
  const index = tabs.findIndex((tab) => tab.value === value);
  const [opened, setOpened] = useState<ReadonlySet<Value>>(new Set([value]));
  if (!opened.has(value)) setOpened(new Set([...opened, value]));

  useEffect(() => {
    // Scroll the open tab into view. (Not with scrollIntoView, which would also scroll the page.)
    const tab = list.current?.children[index];
    if (!(tab instanceof HTMLElement) || !list.current) return;
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [index]);

  function change(next: string) {
    const tab = tabs.find((candidate) => candidate.value === next);
    if (tab) onChange(tab.value);
  }

  return (
    <RadixTabs.Root value={value} onValueChange={change} className="min-w-0">
      <RadixTabs.List
        ref={list}
        aria-label={label}
        className={cx(
          'relative',
          layout === 'fill'
            ? 'grid auto-cols-fr grid-flow-col gap-1 rounded-md bg-sunken p-1'
            : 'hide-scrollbar grid grid-cols-2 gap-1 border-b border-line sm:flex sm:overflow-x-auto',
        )}
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className={cx(
              'min-h-10 px-3 text-[0.9375rem] font-medium whitespace-nowrap text-ink-muted transition-colors hover:text-ink pointer-coarse:min-h-11',
              layout === 'fill'
                ? 'rounded-sm data-[state=active]:bg-thumb data-[state=active]:text-ink data-[state=active]:shadow-sm'
                : 'relative -mb-px min-h-11 rounded-t-md border-b-2 border-transparent lg:px-4 focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-accent',
            )}
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content
          key={tab.value}
          value={tab.value}
          {...(keepOpened && opened.has(tab.value) && { forceMount: true })}
          className="rounded-md pt-6 data-[state=inactive]:hidden"
        >
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
