import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from './cx.ts';

export interface FieldProps {
  label: string;
  /** Shows the label to screen readers only, for example in a search box with an icon. */
  hideLabel?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
}

export interface ControlWiring {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean | undefined;
}

/** Label, control, hint and error of a field, connected for assistive technology. */
export function Field(props: FieldProps & { id?: string | undefined; children: (wiring: ControlWiring) => ReactNode }) {
  const { label, hideLabel, hint, error, required, className, children } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const field = useRef<HTMLDivElement>(null);
  const sentence = useRef<HTMLParagraphElement>(null);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');

  // The browser scrolls to a control that gets the focus, but not to what is written below it.
  useEffect(() => {
    if (error && field.current?.contains(document.activeElement))
      sentence.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  return (
    <div ref={field} className={cx('flex flex-col gap-1.5 *:scroll-my-12', className)}>
      <label id={`${id}-label`} htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
        {required && <span aria-hidden="true">*</span>}
      </label>
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-describedby': described || undefined,
        'aria-required': required,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
      <p
        ref={sentence}
        id={`${id}-error`}
        aria-live="polite"
        className={error ? 'text-sm font-medium text-danger' : 'hidden'}
      >
        {error}
      </p>
    </div>
  );
}
