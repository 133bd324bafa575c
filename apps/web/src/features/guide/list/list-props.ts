import type { Restaurant } from '@saffron/contracts/guide';
import type { Coordinates } from '@saffron/contracts/location';
import type { ReactNode } from 'react';
import type { StatusTime } from '../../../lib/opening-status.tsx';
import type { Look } from '../dish/look.ts';
import type { Filters } from './filters.ts';

/** What an entry needs besides its restaurant to show whether it is open and how far it is. */
export interface Surroundings {
  /** The local time of the guide, or the one to filter by; see `useGuideTime`. */
  at: StatusTime | null | undefined;
  /** Where distances are measured from. */
  origin: Coordinates | null;
}

export interface EntryProps extends Surroundings {
  restaurant: Restaurant;
  /** Its drawing, which differs from those of its neighbors. */
  look?: Look | undefined;
}

/** Props of all layouts. */
export interface ListProps extends Surroundings {
  total: number;
  found: Restaurant[];
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  onReset: () => void;
  /** Asks for the position of the device. */
  onNearMe: () => void;
  /** Sentences about the order and the hours, to be shown above the results. */
  notes: ReactNode;
  /** The map of the results, if it is shown. */
  map: ReactNode;
  cuisines: readonly string[];
  neighborhoods: readonly string[];
}

export const NOTHING_FOUND = 'No restaurants match your filters. Try adjusting your criteria.';
export const MISSING = 'N/A';
