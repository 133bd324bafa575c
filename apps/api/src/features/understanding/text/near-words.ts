import { distance } from '../../../edit-distance.ts';

/** Misspellings of up to this many letters are forgiven; short words are too near to one another. */
function bound(length: number, most: number): number {
  if (length < 4) return 0;
  return length < 8 ? Math.min(1, most) : most;
}

function* deletions(word: string, depth: number): Generator<string> {
  yield word;
  if (depth === 0) return;
  for (let at = 0; at < word.length; at += 1) yield* deletions(word.slice(0, at) + word.slice(at + 1), depth - 1);
}

/** Longer words are not looked up. */
const LONGEST = 24;
/** Words of which deletions are kept: longer ones are looked up by their beginning only. */
const KEPT = 14;

/**
 * Finds the known word that a misspelt one means. Two words within one letter share a form with one letter deleted,
 * so a lookup costs a few map reads however many words are known.
 *
 * @example new NearWords(['vietnamese']).find('vietnamise') // 'vietnamese'
 */
export class NearWords {
  readonly #byForm = new Map<string, string[]>();
  readonly #most: number;

  /** `most`: letters that may be wrong in a long word. Remembering costs memory in proportion to the words' length to that power. */
  constructor(words: Iterable<string>, most = 2) {
    this.#most = most;
    for (const word of new Set(words)) this.add(word);
  }

  /** Makes another word known; a word that is known already must not come again. */
  add(word: string): void {
    if (bound(word.length, this.#most) === 0 || /\d/.test(word)) return;
    for (const form of new Set(deletions(word.slice(0, KEPT), bound(word.length, this.#most)))) {
      const list = this.#byForm.get(form);
      if (list) list.push(word);
      else this.#byForm.set(form, [word]);
    }
  }

  /** The nearest known word, or null. The first letter must be right, or swapped with the second. */
  find(word: string): string | null {
    const limit = bound(word.length, this.#most);
    if (limit === 0 || word.length > LONGEST) return null;
    let best: string | null = null;
    let least = limit + 1;
    for (const form of new Set(deletions(word.slice(0, KEPT), limit))) {
      for (const known of this.#byForm.get(form) ?? []) {
        if (!sameStart(word, known)) continue;
        const apart = distance(word, known, Math.min(limit, bound(known.length, this.#most)));
        const nearer = best !== null && apart === least && apart <= limit && isNearer(word, known, best);
        if (apart < least || nearer) {
          least = apart;
          best = known;
        }
      }
    }
    return least <= limit ? best : null;
  }

  /** All other known words that a word may be a misspelling of. */
  others(word: string): string[] {
    const limit = bound(word.length, this.#most);
    if (limit === 0 || word.length > LONGEST) return [];
    const found = [...new Set(deletions(word.slice(0, KEPT), limit))].flatMap((form) => this.#byForm.get(form) ?? []);
    return [...new Set(found)].filter(
      (known) => known !== word && sameStart(word, known) && distance(word, known, limit) <= limit,
    );
  }
}

const lettersOf = (word: string): string => [...word].sort().join('');

/** Of two words as far away, the one with the same letters ("sopu" is soup), then the first by the alphabet. */
function isNearer(word: string, one: string, other: string): boolean {
  const letters = lettersOf(word);
  const [first, second] = [lettersOf(one) === letters, lettersOf(other) === letters];
  return first === second ? one < other : first;
}

function sameStart(a: string, b: string): boolean {
  return a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);
}
