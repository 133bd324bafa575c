import { stemsOf, type Token } from './tokens.ts';

/** A phrase found in a text: tokens `from` up to, not including, `to`. */
export interface Span<T> {
  from: number;
  to: number;
  value: T;
}

/** Adds a value to those of a key. */
function addTo<V>(sets: Map<string, Set<V>>, key: string, value: V): void {
  const set = sets.get(key);
  if (set) set.add(value);
  else sets.set(key, new Set([value]));
}

/**
 * A table of phrases. Matching takes time in proportion to the text, however many phrases there are.
 *
 * @example new Phrases([['dim sum', 'chinese']]).findAll(tokenize('Some dim sum?')) // [{ from: 1, to: 3, value: 'chinese' }]
 */
export class Phrases<T> {
  /** By their stems, with spaces between them. */
  readonly #values = new Map<string, T[]>();
  readonly #words = new Set<string>();
  /** How many words the longest phrase has, by its first one. */
  readonly #longest = new Map<string, number>();
  /** Of phrases, the second words by the first, and the first ones by the second. */
  readonly #seconds = new Map<string, Set<string>>();
  readonly #firsts = new Map<string, Set<string>>();
  /** The base, if there is one, and this table. */
  readonly #layers: readonly Phrases<T>[];

  /** @param base phrases that this table has too; it must not change any more */
  constructor(entries: Iterable<readonly [phrase: string, value: T]>, base?: Phrases<T>) {
    this.#layers = base ? [...base.#layers, this] : [this];
    for (const [phrase, value] of entries) this.add(phrase, value);
  }

  add(phrase: string, value: T): void {
    const stems = stemsOf(phrase);
    const [first, second] = stems;
    if (first === undefined) return;
    for (const word of stems) this.#words.add(word);
    if (second !== undefined) {
      addTo(this.#seconds, first, second);
      addTo(this.#firsts, second, first);
    }
    this.#longest.set(first, Math.max(stems.length, this.#longest.get(first) ?? 0));
    const key = stems.join(' ');
    const values = this.#values.get(key);
    if (values) values.push(value);
    else this.#values.set(key, [value]);
  }

  /** Takes a phrase of its own away where it has a value that `is` it. Its words stay among {@link words}. */
  remove(phrase: string, is: (value: T) => boolean): void {
    const key = stemsOf(phrase).join(' ');
    const values = this.#values.get(key);
    const at = values?.findIndex(is) ?? -1;
    if (at >= 0) values?.splice(at, 1);
    if (values?.length === 0) this.#values.delete(key);
  }

  /** Every word of every phrase of its own. */
  get words(): ReadonlySet<string> {
    return this.#words;
  }

  /** Whether a phrase has a word. */
  hasWord(word: string): boolean {
    return this.#layers.some((layer) => layer.#words.has(word));
  }

  /** The values of a phrase, those of the base first. */
  #valuesOf(key: string): readonly T[] {
    const found = this.#layers.map((layer) => layer.#values.get(key) ?? []).filter(({ length }) => length > 0);
    return found.length > 1 ? found.flat() : (found[0] ?? []);
  }

  /** The longest phrases that begin at token `from`: several when one phrase has several values. */
  at(tokens: readonly Token[], from: number): Span<T>[] {
    const keys = this.#keysAt(tokens, from);
    for (const { key, words } of keys.toReversed()) {
      const values = this.#valuesOf(key);
      if (values.length > 0) return values.map((value) => ({ from, to: from + words, value }));
    }
    return [];
  }

  /** All phrases that begin at token `from`, by their length, the longest first. */
  *byLength(tokens: readonly Token[], from: number): Generator<{ to: number; values: readonly T[] }> {
    for (const { key, words } of this.#keysAt(tokens, from).toReversed()) {
      const values = this.#valuesOf(key);
      if (values.length > 0) yield { to: from + words, values };
    }
  }

  /**
   * The phrases of a text, as {@link findAll}, of each group by itself: one of a group hides none of another that it overlaps.
   *
   * @param groupOf what a value belongs to
   */
  findEach(tokens: readonly Token[], groupOf: (value: T) => unknown): Span<T>[] {
    const found: Span<T>[] = [];
    const ends = new Map<unknown, number>();
    for (const from of tokens.keys()) {
      const begun = new Map<unknown, number>();
      for (const { key, words } of this.#keysAt(tokens, from).toReversed())
        for (const value of this.#valuesOf(key)) {
          const group = groupOf(value);
          const longest = begun.get(group) ?? words;
          if (longest > words || (ends.get(group) ?? 0) > from) continue;
          begun.set(group, words);
          found.push({ from, to: from + words, value });
        }
      for (const [group, words] of begun) ends.set(group, from + words);
    }
    return found;
  }

  /** What could be a phrase that begins at a token, the shortest first. */
  #keysAt(tokens: readonly Token[], from: number): { key: string; words: number }[] {
    const first = tokens[from]?.stem ?? '';
    const longest = Math.max(...this.#layers.map((layer) => layer.#longest.get(first) ?? 0));
    let key = '';
    const keys: { key: string; words: number }[] = [];
    for (const { stem, clause } of tokens.slice(from, from + longest)) {
      // "No, gluten free is not needed" does not say "no gluten".
      if (clause !== tokens[from]?.clause) break;
      key = key ? `${key} ${stem}` : stem;
      keys.push({ key, words: keys.length + 1 });
    }
    return keys;
  }

  /**
   * The words that would make a phrase of two with the word before or after token `at`, in place of it.
   *
   * @example new Phrases([['tikka masala', 'indian']]).beside(tokenize('tika masala'), 0) // ['tikka']
   */
  beside(tokens: readonly Token[], at: number): string[] {
    const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    const isBeside = (other: Token | undefined): other is Token =>
      other !== undefined && other.clause === token?.clause;
    const of = (words: (layer: Phrases<T>) => Iterable<string> | undefined) =>
      this.#layers.flatMap((layer) => [...(words(layer) ?? [])]);
    return [
      ...(isBeside(before) ? of((layer) => layer.#seconds.get(before.stem)) : []),
      ...(isBeside(after) ? of((layer) => layer.#firsts.get(after.stem)) : []),
    ];
  }

  /** The phrases of a text from left to right, longest first, none overlapping another. `taken` tokens are passed over. */
  findAll(tokens: readonly Token[], taken?: ReadonlySet<number>): Span<T>[] {
    const found: Span<T>[] = [];
    let from = 0;
    while (from < tokens.length) {
      const spans = taken?.has(from) ? [] : this.at(tokens, from);
      const to = spans[0]?.to ?? from + 1;
      if (spans.length > 0 && !isTaken(taken, from, to)) found.push(...spans);
      from = spans.length > 0 && !isTaken(taken, from, to) ? to : from + 1;
    }
    return found;
  }
}

function isTaken(taken: ReadonlySet<number> | undefined, from: number, to: number): boolean {
  if (!taken) return false;
  for (let at = from; at < to; at += 1) if (taken.has(at)) return true;
  return false;
}
