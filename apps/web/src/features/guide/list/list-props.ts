import type { Restaurant } from '@saffron/contracts/guide';
import type { Filters } from './filters.ts';

/** Props of both layouts. */
export interface ListProps {
  total: number;
  found: Restaurant[];
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  onReset: () => void;
  cuisines: readonly string[];
  neighborhoods: readonly string[];
}

export const NOTHING_FOUND = 'No restaurants match your filters. Try adjusting your criteria.';
export const MISSING = 'N/A';
