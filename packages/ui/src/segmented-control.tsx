import { useId } from 'react';
import { cx } from './cx.ts';

interface SegmentedControlProps<Value extends string> {
  label: string;
  hideLabel?: boolean;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  className?: string;
}

/** A group of radio buttons styled as one control. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, hideLabel, value, options, onChange, className } = props;
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className={hideLabel ? 'sr-only' : 'mb-2 text-[0.9375rem] font-medium'}>{label}</legend>
      <div className="flex gap-1 rounded-md bg-sunken p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'relative flex min-h-10 flex-1 items-center justify-center rounded-sm px-3 text-sm font-medium transition-colors select-none pointer-coarse:min-h-11',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent',
              option.value === value ? 'bg-thumb text-ink shadow-sm' : 'text-ink-muted hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
