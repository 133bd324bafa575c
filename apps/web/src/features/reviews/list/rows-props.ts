import type { Restaurant } from '@saffron/contracts/guide';
import type { ReviewList } from './use-review-list.ts';

/** Props of the table and the mobile list. */
export interface RowsProps {
  list: Pick<ReviewList, 'rows' | 'pages' | 'sorting' | 'sortBy'>;
  /** Left out for users without permission to edit. */
  onEdit?: (restaurant: Restaurant) => void;
  /** Called on hover or focus, to preload the editor. */
  onPreloadEditor?: () => void;
}
