import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonStyles } from './button-styles.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** Shows a spinner over the label and ignores clicks. The button keeps its size and focus. */
  pending?: boolean | undefined;
}

export function Button({
  variant,
  size,
  pending = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type={type}
      {...rest}
      onClick={click}
      // `disabled` would lose the keyboard focus.
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={buttonStyles({ variant, size, className })}
    >
      {pending ? (
        <>
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
          <Spinner className="absolute inset-0 items-center justify-center" />
        </>
      ) : (
        children
      )}
    </button>
  );
}
