const SORT_COLUMNS = ['name', 'neighborhood', 'cuisine', 'rating'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

/** What the address keeps of the list; what is as usual is left out. */
export interface ReviewsSearch {
  q?: string;
  creator?: string;
  /** Days, as date inputs have them: 2026-01-31. */
  from?: string;
  to?: string;
  sort?: SortColumn;
  order?: 'desc';
  page?: number;
}

/** A change of it; `undefined` goes back to what is usual. */
export type SearchChange = { [Key in keyof ReviewsSearch]?: ReviewsSearch[Key] | undefined };

/** Reads an address that anybody may have typed. */
export function readSearch(search: Record<string, unknown>): ReviewsSearch {
  const q = textOf(search.q);
  const creator = textOf(search.creator);
  const from = dayOf(search.from);
  const to = dayOf(search.to);
  const sort = SORT_COLUMNS.find((column) => column === search.sort);
  const page = Number(search.page);
  return {
    ...(q && { q }),
    ...(creator && { creator }),
    ...(from && { from }),
    ...(to && { to }),
    ...(sort && sort !== 'name' && { sort }),
    ...(search.order === 'desc' && { order: 'desc' as const }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
  };
}

/** The router reads `?q=21` as a number. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function dayOf(value: unknown): string {
  const text = textOf(value);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}
