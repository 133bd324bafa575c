import type { Restaurant } from '@saffron/contracts/guide';
import { type Coordinates, distanceText } from '@saffron/contracts/location';
import { cx } from '@saffron/ui/cx';
import { metersFrom } from './order.ts';

interface DistanceProps {
  /** Null if nothing is measured; then nothing is shown. */
  from: Coordinates | null;
  to: Restaurant;
  className?: string | undefined;
}

/** How far a restaurant is, for example "about 12 min on foot". */
export function Distance({ from, to, className }: DistanceProps) {
  const meters = from && metersFrom(from, to);
  return meters === null ? null : (
    <span className={cx('block text-sm text-ink-muted', className)}>{distanceText(meters)}</span>
  );
}
