import { SORT_COLUMNS, type SortColumn } from './columns.ts';
import { type Filters, MEALS, NO_FILTERS, OPEN_NOW } from './filters.ts';

/** The filters in the URL; unset ones are left out. */
export interface FilterSearch {
  search?: string;
  cuisine?: string;
  neighborhood?: string;
  price?: number;
  /** Joined by commas. */
  meals?: string;
  drinks?: true;
  food?: true;
  reservations?: true;
  open?: string;
  near?: string;
  sort?: SortColumn;
  order?: 'desc';
  page?: number;
  /** Not a filter: the list also shows a map. */
  view?: 'map';
}

/** Parses query parameters and ignores invalid ones. */
export function readFilterSearch(raw: Record<string, unknown>): FilterSearch {
  const meals = textOf(raw.meals).split(',');
  const price = Number(raw.price);
  const page = Number(raw.page);
  return toSearch({
    text: textOf(raw.search),
    cuisine: textOf(raw.cuisine),
    neighborhood: textOf(raw.neighborhood),
    price: price >= 1 && price <= 5 && Number.isInteger(price) ? price : null,
    meals: MEALS.map(({ value }) => value).filter((meal) => meals.includes(meal)),
    drinks: raw.drinks === true,
    food: raw.food === true,
    reservations: raw.reservations === true,
    open: openOf(textOf(raw.open)),
    near: textOf(raw.near),
    sort: SORT_COLUMNS.find((column) => column === raw.sort) ?? 'name',
    descending: raw.order === 'desc',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  });
}

export function toSearch(filters: Filters): FilterSearch {
  const { text, cuisine, neighborhood, price, meals, drinks, food, reservations, open, near, sort, descending, page } =
    filters;
  return {
    ...(text && { search: text }),
    ...(cuisine && { cuisine }),
    ...(neighborhood && { neighborhood }),
    ...(price !== null && { price }),
    ...(meals.length > 0 && { meals: meals.join(',') }),
    ...(drinks && { drinks }),
    ...(food && { food }),
    ...(reservations && { reservations }),
    ...(open && { open }),
    ...(near && { near }),
    ...(sort !== 'name' && { sort }),
    ...(descending && { order: 'desc' as const }),
    ...(page > 1 && { page }),
  };
}

export function toFilters(search: FilterSearch): Filters {
  // The same object each time, so that callers can test for it by identity.
  if (Object.keys(search).length === 0) return NO_FILTERS;
  const { search: text = '', meals = '', price = null, order, ...others } = search;
  const chosen = MEALS.map(({ value }) => value).filter((meal) => meals.split(',').includes(meal));
  return { ...NO_FILTERS, ...others, descending: order === 'desc', text, price, meals: chosen };
}

/** The router parses `?search=21` as a number. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** `now` or a local time of a day in the calendar; empty for anything else. */
function openOf(text: string): string {
  if (text === OPEN_NOW) return text;
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}Z`));
  // Date.parse accepts 31 February in some browsers, as a day in March.
  return isTime && new Date(`${text}Z`).toISOString().startsWith(text) ? text : '';
}
