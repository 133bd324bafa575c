import { PAGE_SIZE } from '@saffron/contracts/limits';

export function pageCount(items: number): number {
  return Math.max(1, Math.ceil(items / PAGE_SIZE));
}

export function pageOf<Item>(items: readonly Item[], page: number): Item[] {
  return items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}
