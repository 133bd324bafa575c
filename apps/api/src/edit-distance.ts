/**
 * Letters to insert, delete, replace or swap to make `b` of `a`; `limit + 1` when it takes more than `limit`.
 *
 * @example distance('itallian', 'italian', 2) // 1
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  return Math.min(limit + 1, lastRow(a, b, limit)?.[b.length] ?? limit + 1);
}

/**
 * The same for the beginning of `b` that is nearest to `a`.
 *
 * @example distanceToBeginning('itallia', 'italian', 2) // 1
 */
export function distanceToBeginning(a: string, b: string, limit: number): number {
  const row = lastRow(a, b.slice(0, a.length + limit), limit);
  return row ? Math.min(limit + 1, ...row.slice(Math.max(0, a.length - limit))) : limit + 1;
}

/** How far all of `a` is from each beginning of `b`; null where all are farther than `limit`. */
function lastRow(a: string, b: string, limit: number): number[] | null {
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (older[j - 2] ?? 0) + 1);
      row.push(best);
      least = Math.min(least, best);
    }
    if (least > limit) return null;
    older = previous;
    previous = row;
  }
  return previous;
}
