import { cx } from '@saffron/ui/cx';
import { Navigation, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { mapLinks, type Place, phoneLink } from './place-links.ts';

/** The look of these links, for others in their row. */
export const ACTION =
  'touch-target relative inline-flex items-center gap-1.5 text-sm font-medium text-accent underline-offset-4 hover:underline';

interface PlaceActionsProps {
  place: Place & { phone: string | null };
  className?: string | undefined;
  /** Other links, which come first. */
  children?: ReactNode;
}

/** Links to get directions to a restaurant and to call it. Shows what is known. */
export function PlaceActions({ place, className, children }: PlaceActionsProps) {
  const { name, phone } = place;
  const links = mapLinks(place);
  const call = phoneLink(phone);
  if (!links && !phone && !children) return null;
  return (
    <p className={cx('flex flex-wrap items-center gap-x-5 gap-y-2', className)}>
      {children}
      {links && (
        <a
          href={links.directions}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Directions to ${name}, opens in a new tab`}
          className={cx(ACTION, 'print:hidden')}
        >
          <Navigation aria-hidden="true" className="size-4" />
          Directions
        </a>
      )}
      {call ? (
        <a href={call} aria-label={`Call ${name}: ${phone}`} className={ACTION}>
          <Phone aria-hidden="true" className="size-4" />
          <span className="tabular whitespace-nowrap">{phone}</span>
        </a>
      ) : (
        phone && <span className="text-sm text-ink-muted wrap-anywhere">{phone}</span>
      )}
    </p>
  );
}
