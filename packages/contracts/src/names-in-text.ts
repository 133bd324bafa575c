/** Words of a name at the most; longer ones are not found. */
const WORDS_MAX = 12;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Quotes of one kind. As long as the text, so that positions stay. */
const straight = (text: string) => text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"');

/**
 * The form in which a name is found in texts: from its first letter to its last, with capitals, and quotes of one kind.
 *
 * @returns null for a name without letters, or with too many words
 * @example writtenName('Joe’s Bar!') // "Joe's Bar"
 */
export function writtenName(name: string): string | null {
  const text = straight(name);
  const words = [...text.matchAll(WORD)];
  const [first, last] = [words[0], words.at(-1)];
  return first && last && words.length <= WORDS_MAX ? text.slice(first.index, last.index + last[0].length) : null;
}

/**
 * Finds names in texts in linear time: whole words, the longest name where several begin, and without overlaps.
 *
 * @param names values by {@link writtenName}
 * @returns yields the value of each name with its position, from `at` to before `end`, in UTF-16 units
 * @example [...nameFinder(new Map([['Casa Luna', 7]]))('Try Casa Luna.')] // [{ at: 4, end: 13, value: 7 }]
 */
export function nameFinder<Value>(names: ReadonlyMap<string, Value>) {
  /** By first word, the words of the longest name. */
  const longest = new Map<string, number>();
  for (const name of names.keys()) {
    const words = name.match(WORD) ?? [];
    const [first = ''] = words;
    longest.set(first, Math.max(words.length, longest.get(first) ?? 0));
  }
  return function* find(text: string): Generator<{ at: number; end: number; value: Value }> {
    const written = straight(text);
    const words = [...written.matchAll(WORD)].map(({ 0: word, index: at }) => ({ word, at, end: at + word.length }));
    for (let from = 0; from < words.length; from++) {
      const { word = '', at = 0 } = words[from] ?? {};
      for (let count = longest.get(word) ?? 0; count > 0; count--) {
        const end = words[from + count - 1]?.end;
        const value = end === undefined ? undefined : names.get(written.slice(at, end));
        if (end === undefined || value === undefined) continue;
        yield { at, end, value };
        from += count - 1;
        break;
      }
    }
  };
}
