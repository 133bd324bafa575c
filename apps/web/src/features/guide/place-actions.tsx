import { cx } from '@saffron/ui/cx';
import { Navigation, Phone } from 'lucide-react';
import { mapLinks, type Place, phoneLink } from './place-links.ts';

const LINK =
  'touch-target relative inline-flex items-center gap-1.5 text-sm font-medium text-accent underline-offset-4 hover:underline';

interface PlaceActionsProps {
  place: Place & { phone: string | null };
  className?: string | undefined;
}

/** Links to get directions to a restaurant and to call it. Shows what is known. */
export function PlaceActions({ place, className }: PlaceActionsProps) {
  const { name, phone } = place;
  const links = mapLinks(place);
  const call = phoneLink(phone);
  if (!links && !phone) return null;
  return (
    <p className={cx('flex flex-wrap items-center gap-x-5 gap-y-2', className)}>
      {links && (
        <a
          href={links.directions}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Directions to ${name}, opens in a new tab`}
          className={LINK}
        >
          <Navigation aria-hidden="true" className="size-4" />
          Directions
        </a>
      )}
      {call ? (
        <a href={call} aria-label={`Call ${name}: ${phone}`} className={LINK}>
          <Phone aria-hidden="true" className="size-4" />
          <span className="tabular">{phone}</span>
        </a>
      ) : (
        phone && <span className="text-sm text-ink-muted wrap-anywhere">{phone}</span>
      )}
    </p>
  );
}
