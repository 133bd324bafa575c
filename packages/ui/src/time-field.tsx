import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { readTime } from './time-text.ts';
import { useTypedValue } from './use-typed-value.ts';

interface TimeFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** `HH:MM`, or empty. */
  value: string;
  onChange: (value: string) => void;
}

const isWhole = (text: string) => /^\s*\d{1,2}:\d{2}\s*$/.test(text);

/** A time of day, typed in any usual form. The caller labels it. */
export function TimeField({ value, onChange, className, 'aria-invalid': invalid, ...rest }: TimeFieldProps) {
  const { input, unread } = useTypedValue({ value, onChange, print: (time) => time, read: readTime, isWhole });
  return (
    <input
      placeholder="00:00"
      autoComplete="off"
      {...rest}
      {...input}
      type="text"
      aria-invalid={unread || invalid}
      className={cx('control tabular min-w-0', className)}
    />
  );
}
