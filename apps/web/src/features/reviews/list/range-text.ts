import { PAGE_SIZE } from '@saffron/contracts/limits';

/**
 * The range of items on a page.
 *
 * @example rangeText(2, 14) // 'Showing 11-14 of 14 restaurants'
 */
export function rangeText(page: number, total: number): string {
  const first = Math.min((page - 1) * PAGE_SIZE + 1, total);
  const last = Math.min(page * PAGE_SIZE, total);
  return `Showing ${first}-${last} of ${total} restaurants`;
}
