/** Styles shared by the table and its skeleton. */
export const TABLE_FRAME = 'rounded-xl border border-line bg-surface shadow-sm';
export const TABLE = 'w-full table-fixed text-left text-sm lg:text-[0.9375rem]';
export const HEAD =
  'sticky top-16 z-10 bg-surface shadow-[inset_0_-1px_0_var(--color-line)] first:rounded-tl-xl last:rounded-tr-xl h-12 px-3 text-sm whitespace-nowrap font-medium text-ink-muted xl:px-4';
export const CELL = 'truncate px-3 xl:px-4';
/** Clamps long text to two lines, or to one on wide screens. */
export const LONG = 'line-clamp-2 wrap-anywhere lg:line-clamp-1';

export const WIDTHS = {
  id: 'w-14 xl:w-20',
  name: '',
  neighborhood: 'w-[18%] xl:w-[19%]',
  cuisine: 'w-[16%] xl:w-[17%]',
  price: 'w-18 xl:w-28',
  rating: 'w-20 xl:w-28',
  actions: 'w-22 xl:w-32',
};
