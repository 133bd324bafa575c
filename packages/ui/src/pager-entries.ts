/** Up to this many pages, all numbers are shown. */
const ALL_UP_TO = 5;

type PagerEntry = number | 'gap-before' | 'gap-after';

/**
 * The entries of a pager: all numbers up to five pages; otherwise the first, the last, and the current page with its neighbors.
 *
 * @example pagerEntries(5, 9) // [1, 'gap-before', 4, 5, 6, 'gap-after', 9]
 */
export function pagerEntries(page: number, pages: number): PagerEntry[] {
  if (pages <= ALL_UP_TO) return Array.from({ length: pages }, (_, index) => index + 1);
  const entries: PagerEntry[] = [1];
  if (page - 1 > 2) entries.push('gap-before');
  for (let number = Math.max(2, page - 1); number <= Math.min(pages - 1, page + 1); number++) entries.push(number);
  if (page + 1 < pages - 1) entries.push('gap-after');
  return [...entries, pages];
}
