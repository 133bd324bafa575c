import { stemsOf, tokenize } from './tokens.ts';

/** Stands between clauses and between the parts of a text, so that neither phrases nor denials reach over. */
export const GAP = '|';

const DENIALS: ReadonlySet<string> = new Set(
  'no not without never nor isnt arent dont doesnt neither skip lacks lack hardly replace replaces than unlike'.split(
    ' ',
  ),
);
/** A denial this many words before a mention takes it back: "no outdoor seating". */
const DENIAL_REACH = 3;
/** "Skins like wet silk" speaks of no silk, "taken as seriously as beef" of no beef. */
const LIKENESS: ReadonlySet<string> = new Set(['like', 'than', 'unlike', 'resemble', 'most', 'other']);
const LIKENESS_REACH = 4;
/** "People who would like a quiet word" wishes; it compares nothing. */
const WISHING: ReadonlySet<string> = new Set('would you who i we they to also youd id if'.split(' '));
/** Pairs before a mention that put something else there: "teas in place of wine". */
const INSTEAD_REACH = 2;
const INSTEAD: ReadonlySet<string> = new Set([
  'place of',
  'instead of',
  'colour of',
  'color of',
  'size of',
  'your own',
]);

/**
 * The stems of a text, with a {@link GAP} between its clauses.
 *
 * @example clausesOf('No bookings, quiet rooms.') // ['no', 'booking', '|', 'quiet', 'room']
 */
export function clausesOf(text: string): string[] {
  const stems: string[] = [];
  let clause = 0;
  for (const token of tokenize(text)) {
    if (token.clause !== clause) stems.push(GAP);
    clause = token.clause;
    stems.push(token.stem);
  }
  return stems;
}

/** How a text speaks of something: it says it, denies it, or does not mention it. */
type Voice = 'says' | 'denies' | null;

/**
 * How stems with gaps speak of a phrase. A likeness ("like silk") is no mention.
 *
 * @example voiceOf(clausesOf('It is never quiet'), ['quiet']) // 'denies'
 */
export function voiceOf(text: readonly string[], phrase: readonly string[]): Voice {
  const first = phrase[0] ?? '';
  let voice: Voice = null;
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    if (!phrase.every((word, index) => text[at + index] === word)) continue;
    const here = voiceAt(text, at);
    if (here === 'says') return here;
    voice ??= here;
  }
  return voice;
}

function voiceAt(text: readonly string[], at: number): Voice {
  for (let back = 1; back <= LIKENESS_REACH; back += 1) {
    const word = text[at - back];
    if (word === undefined || word === GAP) break;
    const before = text[at - back - 1] ?? '';
    if (back <= DENIAL_REACH && DENIALS.has(word)) return 'denies';
    if (back <= INSTEAD_REACH && INSTEAD.has(`${before} ${word}`)) return 'denies';
    if (LIKENESS.has(word) && !(word === 'like' && WISHING.has(before))) return null;
  }
  return 'says';
}

/** Positions of the texts that say something, and of those that only deny it. */
export interface Said {
  says: ReadonlySet<number>;
  denies: ReadonlySet<number>;
}

/**
 * Which texts mention which phrases, for many texts and repeated questions.
 *
 * @example new Evidence([["great", "ramen"], ["no", "ramen"]]).mentioning('ramen', ['ramen']) // Set { 0 }
 */
export class Evidence {
  readonly #texts: readonly (readonly string[])[];
  readonly #byWord = new Map<string, number[]>();
  readonly #answers = new Map<string, Said>();
  readonly #places = new Map<string, ReadonlyMap<number, readonly number[]>>();

  constructor(texts: readonly (readonly string[])[]) {
    this.#texts = texts;
    for (const [at, stems] of this.#texts.entries()) {
      for (const word of new Set(stems)) {
        if (word === GAP) continue;
        const list = this.#byWord.get(word);
        if (list) list.push(at);
        else this.#byWord.set(word, [at]);
      }
    }
  }

  /** Whether any text has the word. */
  has(word: string): boolean {
    return this.#byWord.has(word);
  }

  /** How many texts have the word. */
  count(word: string): number {
    return this.#byWord.get(word)?.length ?? 0;
  }

  /** The stems of one text. */
  textAt(at: number): readonly string[] {
    return this.#texts[at] ?? [];
  }

  /** Positions of the texts that say one of `phrases` without taking it back. `key` names the question, which is answered once. */
  mentioning(key: string, phrases: readonly string[]): ReadonlySet<number> {
    return this.voices(key, phrases).says;
  }

  /** Where within each text `phrases` are said, in order; texts that do not say them are absent. */
  places(key: string, phrases: readonly string[]): ReadonlyMap<number, readonly number[]> {
    const known = this.#places.get(key);
    if (known) return known;
    const found = new Map<number, number[]>();
    for (const phrase of phrases) this.#locate(stemsOf(phrase), found);
    for (const list of found.values()) list.sort((a, b) => a - b);
    if (this.#places.size > 500) this.#places.clear();
    this.#places.set(key, found);
    return found;
  }

  #locate(phrase: readonly string[], found: Map<number, number[]>): void {
    for (const text of this.#byWord.get(rarestOf(phrase, this) ?? '') ?? []) {
      const places = placesIn(this.#texts[text] ?? [], phrase);
      if (places.length > 0) found.set(text, [...(found.get(text) ?? []), ...places]);
    }
  }

  /** What {@link mentioning} finds, and the positions of the texts that only deny it. */
  voices(key: string, phrases: readonly string[]): Said {
    const known = this.#answers.get(key);
    if (known) return known;
    const found = { says: new Set<number>(), denies: new Set<number>() };
    for (const phrase of phrases) this.#collect(stemsOf(phrase), found);
    for (const at of found.says) found.denies.delete(at);
    // Questions made of diners' own words must not fill the memory.
    if (this.#answers.size > 5_000) this.#answers.clear();
    this.#answers.set(key, found);
    return found;
  }

  #collect(phrase: readonly string[], found: { says: Set<number>; denies: Set<number> }): void {
    for (const at of this.#byWord.get(rarestOf(phrase, this) ?? '') ?? []) {
      if (found.says.has(at)) continue;
      const voice = voiceOf(this.#texts[at] ?? [], phrase);
      if (voice === 'says') found.says.add(at);
      if (voice === 'denies') found.denies.add(at);
    }
  }
}

const rarestOf = (phrase: readonly string[], evidence: Evidence): string | undefined =>
  [...phrase].sort((a, b) => evidence.count(a) - evidence.count(b))[0];

function placesIn(text: readonly string[], phrase: readonly string[]): number[] {
  const first = phrase[0] ?? '';
  const places: number[] = [];
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1))
    if (phrase.every((word, index) => text[at + index] === word) && voiceAt(text, at) === 'says') places.push(at);
  return places;
}
