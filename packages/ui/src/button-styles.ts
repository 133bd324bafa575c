import { cx } from './cx.ts';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
}

const BASE =
  'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-semibold whitespace-nowrap select-none ' +
  'transition-[color,background-color,border-color,box-shadow,scale] active:scale-[0.985] ' +
  'disabled:cursor-not-allowed disabled:opacity-50 disabled:shadow-none disabled:active:scale-100 ' +
  'aria-disabled:cursor-default aria-disabled:active:scale-100';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-accent-ink shadow-sm enabled:hover:bg-accent-hover [a&]:hover:bg-accent-hover',
  secondary:
    'border border-line bg-raised text-ink shadow-sm enabled:hover:border-line-strong [a&]:hover:border-line-strong',
  quiet: 'text-ink enabled:hover:bg-hover [a&]:hover:bg-hover',
  danger: 'bg-danger text-danger-ink shadow-sm enabled:hover:bg-danger-hover',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 px-4 text-[0.9375rem]',
  lg: 'min-h-13 rounded-lg px-6 text-lg',
};

/** The look of a button, for links that should look like one: `<Link className={buttonStyles({ variant: 'primary' })}>`. */
export function buttonStyles(options: ButtonLook = {}): string {
  const { variant = 'secondary', size = 'md', className } = options;
  return cx(BASE, VARIANTS[variant], SIZES[size], className);
}
