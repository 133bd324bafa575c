/**
 * A table for lookups by words of users, notes or models: it has no inherited entries, so `constructor` and `__proto__` are not in it.
 *
 * @example table({ tenner: 10 })['constructor'] // undefined
 */
export const table = <Value>(rows: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.freeze(Object.assign(Object.create(null), rows));
