import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useOpenPlace } from './open-place.ts';

interface PlaceLinkProps {
  id: number;
  className?: string;
  children: ReactNode;
}

/** A link to a restaurant, which opens in a sheet on wide screens. */
export function PlaceLink({ id, className = '', children }: PlaceLinkProps) {
  const { opensBeside, openPlace } = useOpenPlace();

  function open(event: MouseEvent) {
    const inNewTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (inNewTab || !opensBeside()) return;
    event.preventDefault();
    openPlace(id);
  }

  return (
    <Link
      to="/restaurants/$restaurantId"
      params={{ restaurantId: String(id) }}
      onClick={open}
      className={`rounded-sm underline-offset-4 transition-colors hover:text-accent hover:underline ${className}`}
    >
      {children}
    </Link>
  );
}
