/** Adds `all[from]`, that and the next one, and so on, from `least` up to `most` of them, as numbers. */
type AddGrams = (found: Set<number>, kind: string, all: readonly string[], least: number, most: number) => void;

/**
 * Hashes runs of words or letters to numbers below `size`, for the features of a text. Runs of another kind have other numbers.
 *
 * @example gramsOf(1 << 14)(found, 'word', ['no', 'dogs'], 1, 2) // adds no, no dogs, dogs
 */
export const gramsOf =
  (size: number): AddGrams =>
  (found, kind, all, least, most) => {
    const start = mix(FNV_START, kind);
    for (let from = 0; from < all.length; from += 1) {
      let value = start;
      for (let at = from; at < from + most && at < all.length; at += 1) {
        value = mix(value, all[at] ?? '');
        if (at - from + 1 >= least) found.add(((value ^ (value >>> 15)) >>> 0) % size);
      }
    }
  };

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a over code units, with a sign after each text, so that "a bc" is not "ab c". */
function mix(start: number, text: string): number {
  let value = start;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), FNV_PRIME);
  return Math.imul(value ^ 0x1f, FNV_PRIME);
}
