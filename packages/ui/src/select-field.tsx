import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'className' | 'required'>, FieldProps {}

/** A native select. Its children are the options. */
export function SelectField(props: SelectFieldProps) {
  const { label, hideLabel, hint, error, required, className, id, children, ...input } = props;
  return (
    <Field {...{ label, hideLabel, hint, error, required, className, id }}>
      {(wiring) => (
        <div className="relative">
          <select {...input} {...wiring} className="control select-control appearance-none truncate pr-10">
            {children}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-ink-muted"
          />
        </div>
      )}
    </Field>
  );
}
