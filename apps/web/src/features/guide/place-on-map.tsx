import type { ReactNode } from 'react';
import { mapLinks, type Place } from './place-links.ts';

/** The address of a restaurant as a link to a map, or as text if it cannot be found on one. */
export function PlaceOnMap({ place, children }: { place: Place; children: ReactNode }) {
  const links = mapLinks(place);
  if (!links) return <span className="min-w-0 wrap-anywhere">{children}</span>;
  return (
    <a
      href={links.map}
      target="_blank"
      rel="noopener noreferrer"
      className="touch-target relative min-w-0 underline decoration-line-strong underline-offset-4 wrap-anywhere hover:text-ink hover:decoration-current"
    >
      {children}
      <span className="sr-only">, {place.name} on a map, opens in a new tab</span>
    </a>
  );
}
