import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldProps } from './field.tsx';

interface TextareaFieldProps extends Omit<ComponentProps<'textarea'>, 'className' | 'required'>, FieldProps {
  /** `lg` has a minimum height of 150 px. */
  size?: 'md' | 'lg';
}

/** A multi-line field. It grows with its content where the browser supports `field-sizing`; elsewhere it can be resized. */
export function TextareaField(props: TextareaFieldProps) {
  const { label, hideLabel, hint, error, required, className, id, size = 'md', ...input } = props;
  return (
    <Field {...{ label, hideLabel, hint, error, required, className, id }}>
      {(wiring) => (
        <textarea
          rows={4}
          {...input}
          {...wiring}
          className={cx('control field-sizing-content resize-y', size === 'lg' ? 'min-h-37.5' : 'min-h-28')}
        />
      )}
    </Field>
  );
}
