import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface PlaceLinkProps {
  id: number;
  className?: string;
  children: ReactNode;
}

/** A link to the page of a restaurant. */
export function PlaceLink({ id, className = '', children }: PlaceLinkProps) {
  return (
    <Link
      to="/restaurants/$restaurantId"
      params={{ restaurantId: String(id) }}
      className={`rounded-sm underline-offset-4 transition-colors hover:text-accent hover:underline ${className}`}
    >
      {children}
    </Link>
  );
}
