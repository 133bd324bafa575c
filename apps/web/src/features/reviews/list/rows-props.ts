import type { Restaurant } from '@saffron/contracts/guide';
import type { ReviewList } from './use-review-list.ts';

/** What the table and the list of phones get. */
export interface RowsProps {
  list: Pick<ReviewList, 'rows' | 'pages' | 'sorting' | 'sortBy'>;
  /** Absent for those who may not. */
  onEdit?: (restaurant: Restaurant) => void;
  /** A pointer or the keyboard comes near: time to load the editor. */
  onNearEdit?: () => void;
}
