import { cx } from '@saffron/ui/cx';
import { ChevronDown } from 'lucide-react';

interface ChoiceSectionProps {
  title: string;
  options: readonly string[];
  value: string;
  /** Receives an empty string when the selection is cleared. */
  onChange: (value: string) => void;
}

/** A collapsible list with a single selection. */
export function ChoiceSection({ title, options, value, onChange }: ChoiceSectionProps) {
  return (
    <details open={value !== ''} className="group">
      <summary className="flex min-h-13 list-none items-center justify-between gap-3 rounded-sm font-semibold [&::-webkit-details-marker]:hidden">
        <span>{title}</span>
        <span className="flex min-w-0 items-center gap-2 text-sm font-normal text-accent">
          <span className="truncate">{value}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
          />
        </span>
      </summary>
      <fieldset className="pb-3">
        <legend className="sr-only">{title}</legend>
        {options.map((option) => (
          <label
            key={option}
            className={cx(
              'relative flex min-h-11 items-center rounded-md px-3 text-[0.9375rem] has-focus-visible:outline-2 has-focus-visible:outline-accent',
              option === value ? 'bg-accent-soft font-medium text-accent' : 'hover:bg-hover',
            )}
          >
            <input
              type="checkbox"
              checked={option === value}
              onChange={() => onChange(option === value ? '' : option)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {option}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
