import { stemsOf, type Token } from './tokens.ts';

interface Entry<T> {
  stems: string[];
  value: T;
}

/** Longer phrases come first, among equals those that came first: where one of `length` words belongs. */
function placeFor(length: number, list: readonly { stems: readonly string[] }[]): number {
  let from = 0;
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((list[middle]?.stems.length ?? 0) >= length) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** A phrase found in a text: tokens `from` up to, not including, `to`. */
export interface Span<T> {
  from: number;
  to: number;
  value: T;
}

/**
 * A table of phrases, looked up by their first word, so that matching takes time in proportion to the text.
 *
 * @example new Phrases([['dim sum', 'chinese']]).findAll(tokenize('Some dim sum?')) // [{ from: 1, to: 3, value: 'chinese' }]
 */
export class Phrases<T> {
  readonly #byFirst = new Map<string, Entry<T>[]>();
  readonly #words = new Set<string>();
  /** The first words of phrases, by their second. */
  readonly #firsts = new Map<string, Set<string>>();

  constructor(entries: Iterable<readonly [phrase: string, value: T]>) {
    for (const [phrase, value] of entries) this.add(phrase, value);
  }

  add(phrase: string, value: T): void {
    const stems = stemsOf(phrase);
    const first = stems[0];
    if (first === undefined) return;
    for (const word of stems) this.#words.add(word);
    const second = stems[1];
    if (second !== undefined) {
      const firsts = this.#firsts.get(second);
      if (firsts) firsts.add(first);
      else this.#firsts.set(second, new Set([first]));
    }
    const list = this.#byFirst.get(first);
    if (!list) this.#byFirst.set(first, [{ stems, value }]);
    else list.splice(placeFor(stems.length, list), 0, { stems, value });
  }

  /** Takes a phrase away where it has a value that `is` it. Its words stay among {@link words}. */
  remove(phrase: string, is: (value: T) => boolean): void {
    const stems = stemsOf(phrase);
    const list = this.#byFirst.get(stems[0] ?? '');
    const at = list?.findIndex((entry) => entry.stems.join(' ') === stems.join(' ') && is(entry.value)) ?? -1;
    if (at >= 0) list?.splice(at, 1);
  }

  /** Every word of every phrase. */
  get words(): ReadonlySet<string> {
    return this.#words;
  }

  /** The longest phrases that begin at token `from`: several when one phrase has several values. */
  at(tokens: readonly Token[], from: number): Span<T>[] {
    const first = tokens[from];
    const list = first && this.#byFirst.get(first.stem);
    if (!list) return [];
    const found: Span<T>[] = [];
    for (const entry of list) {
      const to = from + entry.stems.length;
      if (found[0] && to < found[0].to) break;
      if (entry.stems.every((word, index) => tokens[from + index]?.stem === word)) {
        found.push({ from, to, value: entry.value });
      }
    }
    return found;
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
    return [
      ...(isBeside(before) ? (this.#byFirst.get(before.stem) ?? []).flatMap(({ stems }) => stems[1] ?? []) : []),
      ...(isBeside(after) ? (this.#firsts.get(after.stem) ?? []) : []),
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
