import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldProps } from './field.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'required'>, FieldProps {
  /** An icon inside the field, before the text. */
  leading?: ReactNode;
  /** A control inside the field, after the text. */
  trailing?: ReactNode;
  /** `round` is for search boxes. */
  shape?: 'square' | 'round';
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    required,
    className,
    leading,
    trailing,
    shape = 'square',
    id,
    ...input
  } = props;
  return (
    <Field {...{ label, hideLabel, hint, error, required, className, id }}>
      {(wiring) => (
        <div className="relative">
          {leading && (
            <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-ink-muted [&_svg]:size-4.5">
              {leading}
            </span>
          )}
          <input
            type="text"
            {...input}
            {...wiring}
            className={cx(
              'control',
              Boolean(leading) && 'pl-10.5',
              Boolean(trailing) && 'pr-12',
              shape === 'round' && 'rounded-full',
            )}
          />
          {trailing && <span className="absolute inset-y-0 right-0 flex items-center">{trailing}</span>}
        </div>
      )}
    </Field>
  );
}
