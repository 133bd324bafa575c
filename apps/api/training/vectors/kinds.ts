import type { Synset } from './sources.ts';

/** Steps up from a word, and words under a broader one, beyond which "is a" tells little: bourbon is whiskey, but hardly matter. */
const STEPS = 3;
const COVERED = 250;

/**
 * By word, the words for what it is a kind of, of food and of what people make: bourbon of whiskey and liquor, linguine of pasta.
 *
 * @param words stems
 * @returns positions in `words`
 */
export function kindsOf(words: readonly string[], synsets: ReadonlyMap<string, Synset>): number[][] {
  const rows = new Map(words.map((word, at) => [word, at]));
  const kinds = words.map(() => new Set<number>());
  const above = new Map(
    [...synsets].flatMap(([key, { thing }]) => (thing ? [[key, broaderThan(key, synsets)] as const] : [])),
  );
  const covered = new Map<string, number>();
  for (const keys of above.values()) for (const key of keys) covered.set(key, (covered.get(key) ?? 0) + 1);
  for (const [key, keys] of above)
    for (const word of synsets.get(key)?.words ?? [])
      for (const broader of keys)
        if ((covered.get(broader) ?? 0) <= COVERED)
          for (const name of synsets.get(broader)?.words ?? []) {
            const [from, to] = [rows.get(word), rows.get(name)];
            if (from !== undefined && to !== undefined && from !== to) kinds[from]?.add(to);
          }
  return kinds.map((set) => [...set]);
}

/** The synsets up to {@link STEPS} above one. */
function broaderThan(key: string, synsets: ReadonlyMap<string, Synset>): ReadonlySet<string> {
  const found = new Set<string>();
  let level = [key];
  for (let step = 0; step < STEPS; step += 1) {
    level = level.flatMap((one) => (synsets.get(one)?.broader ?? []).filter((broader) => synsets.get(broader)?.thing));
    for (const one of level) found.add(one);
  }
  return found;
}
