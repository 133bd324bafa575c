import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

/** A raised surface. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('rounded-xl border border-line bg-surface shadow-sm', className)} />;
}
