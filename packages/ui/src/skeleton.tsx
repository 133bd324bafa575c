import { cx } from './cx.ts';

/** The place of something that is loading. Give it the size of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded-md bg-line', className)} />;
}
