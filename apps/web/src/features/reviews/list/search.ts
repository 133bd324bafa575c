const SORT_COLUMNS = ['name', 'neighborhood', 'cuisine', 'rating'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

/** The list's state in the URL; default values are left out. */
export interface ReviewsSearch {
  q?: string;
  creator?: string;
  /** Days in the format of date inputs: 2026-01-31. */
  from?: string;
  to?: string;
  sort?: SortColumn;
  order?: 'desc';
  page?: number;
}

/** A change of the search; `undefined` resets a value to its default. */
export type SearchChange = { [Key in keyof ReviewsSearch]?: ReviewsSearch[Key] | undefined };

/** Parses query parameters and ignores invalid ones. */
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

/** The router parses `?q=21` as a number. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function dayOf(value: unknown): string {
  const text = textOf(value);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}
