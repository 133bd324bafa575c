/**
 * Makes a `validateSearch` after which a screen gets only what it returns. The router adds its result to the parameters of the address,
 * so what it leaves out would reach the screen unchecked.
 *
 * @example validateSearch: checkedSearch(readSearch) // `?q=[]` gives no `q`
 */
export const checkedSearch =
  <Search extends object>(read: (search: Record<string, unknown>) => Search) =>
  (search: Record<string, unknown>): Search => ({
    ...Object.fromEntries(Object.keys(search).map((name) => [name, undefined])),
    ...read(search),
  });
