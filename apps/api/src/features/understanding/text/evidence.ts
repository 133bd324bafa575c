import { table } from '../../../table.ts';
import { Recent } from './recent.ts';
import { stemsOf, tokenize } from './tokens.ts';
import { wordSet } from './word-set.ts';

/** Stands between clauses and between the parts of a text, so that neither phrases nor denials reach over. */
export const GAP = '|';

export const DENIALS: ReadonlySet<string> = wordSet(
  'no not without never nor isnt arent dont doesnt neither skip lacks lack hardly replace replaces than unlike',
);
/** A denial this many words before a mention takes it back. */
const DENIAL_REACH = 3;
/** "Skins like wet silk" speaks of no silk, "taken as seriously as beef" of no beef. */
const LIKENESS: ReadonlySet<string> = new Set(['like', 'than', 'unlike', 'resemble', 'most', 'other']);
const LIKENESS_REACH = 4;
/** "People who would like a quiet word" wishes; it compares nothing. */
const WISHING = wordSet('would you who i we they to also youd id if');
/** Pairs before a mention that put something else there. */
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
 * How stems with gaps speak of a phrase. A likeness is no mention.
 *
 * @param within what is only in a sauce or an oil is mentioned, too
 * @example voiceOf(clausesOf('It is never quiet'), ['quiet']) // 'denies'
 */
export function voiceOf(text: readonly string[], phrase: readonly string[], within = false): Voice {
  const first = phrase[0] ?? '';
  let voice: Voice = null;
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    if (!phrase.every((word, index) => text[at + index] === word)) continue;
    const here = voiceAt(text, at, at + phrase.length, within);
    if (here === 'says') return here;
    voice ??= here;
  }
  return voice;
}

/** "Hot dogs" are no dogs, "black pudding" is no dessert: words before one that make it something else. */
const BEFORE_OTHER: Readonly<Record<string, readonly string[]>> = table({
  oyster: ['chicken', 'king'],
  dog: ['hot'],
  pudding: ['black', 'white', 'yorkshire', 'kidney', 'pease'],
  fish: ['cold'],
  tea: ['beef'],
  chicken: ['rubber'],
  wine: ['rice', 'cooking', 'shaoxing'],
  spice: ['five', 'all'],
  cocktail: ['crayfish', 'prawn', 'shrimp', 'seafood', 'crab'],
});
/** "Cocktail buns" are no cocktail, "beer-braised beans" no beer, "parties of ten" no party: words behind one that make it something else. */
const AFTER_OTHER: Readonly<Record<string, readonly string[]>> = table({
  cocktail: ['bun', 'sausage', 'stick', 'onion', 'dress'],
  beer: ['brais', 'braised', 'batter', 'battered', 'mat', 'can'],
  wine: ['brais', 'braised', 'gum'],
  coffee: ['rub', 'rubbed', 'table'],
  rum: ['baba', 'raisin'],
  tea: ['towel', 'light', 'smoked'],
  party: ['of', 'over', 'up'],
  mild: ['ale', 'beer', 'and bitter'],
});
/** "Oyster mushrooms" are no oysters, "curry leaf" is no curry. */
const ANOTHER = wordSet('mushroom leaf leave');
/** "Oyster sauce" is no oyster to who wishes for some, and has oysters in it. */
const MADE_OF = wordSet('sauce powder vinegar oil flavour flavor fragrant scented flavoured flavored');

const isOtherBefore = (text: readonly string[], to: number): boolean => {
  const next = text[to] ?? '';
  const two = `${next} ${text[to + 1] ?? ''}`;
  return AFTER_OTHER[text[to - 1] ?? '']?.some((other) => other === next || other === two) ?? false;
};

function voiceAt(text: readonly string[], at: number, to: number, within = false): Voice {
  if (BEFORE_OTHER[text[at] ?? '']?.includes(text[at - 1] ?? '')) return null;
  const next = text[to] ?? '';
  if (ANOTHER.has(next) || (!within && MADE_OF.has(next)) || isOtherBefore(text, to)) return null;
  if (isListedAfterDenial(text, at)) return 'denies';
  for (let back = 1; back <= LIKENESS_REACH; back += 1) {
    const word = text[at - back];
    if (word === undefined || word === GAP) break;
    const before = text[at - back - 1] ?? '';
    if (back <= DENIAL_REACH && DENIALS.has(word)) return 'denies';
    if (back <= INSTEAD_REACH && INSTEAD.has(`${before} ${word}`)) return 'denies';
    if (LIKENESS.has(word) && !(word === 'like' && WISHING.has(before))) return null;
  }
  return text[to] === 'free' ? 'denies' : 'says';
}

/** Stems of a list on either side of a part of it, and those of one part. */
const LIST_REACH = 8;
const LISTED = 2;

/** Whether a mention stands in a list that ends in "or" and begins with a denial: every part of such a list is denied. */
function isListedAfterDenial(text: readonly string[], at: number): boolean {
  let part = 0;
  let gaps = 0;
  for (let back = 1; back <= LIST_REACH && part <= LISTED; back += 1) {
    const word = text[at - back];
    if (word === undefined) return false;
    if (DENIALS.has(word)) return gaps > 0 && endsInOr(text, at);
    if (word === GAP) gaps += 1;
    part = word === GAP || word === 'or' ? 0 : part + 1;
  }
  return false;
}

function endsInOr(text: readonly string[], at: number): boolean {
  if (text[at - 1] === 'or' || text[at - 2] === 'or') return true;
  for (let on = 1; on <= LISTED * 2; on += 1) if (text[at + on] === 'or') return true;
  return false;
}

/** Positions of the texts that say something, and of those that only deny it. */
export interface Said {
  says: ReadonlySet<number>;
  denies: ReadonlySet<number>;
}

/** A question that was answered, kept true when texts change. */
interface Answer {
  phrases: string[][];
  within: boolean;
  says: Set<number>;
  denies: Set<number>;
}

/** Positions that are remembered in all answers together: questions made of diners' own words must not fill the memory. */
const POSITIONS = 2_000_000;
/** What an answer counts beside its positions. */
const ANSWER = 400;

/**
 * Which texts mention which phrases, for many texts and repeated questions.
 *
 * @example new Evidence([["great", "ramen"], ["no", "ramen"]]).mentioning(['ramen']) // Set { 0 }
 */
export class Evidence {
  readonly #texts: (readonly string[])[] = [];
  readonly #byWord = new Map<string, number[]>();
  readonly #answers = new Recent<string, Answer>(POSITIONS, ({ says, denies }) => ANSWER + says.size + denies.size);
  readonly #places = new Recent<string, { phrases: string[][]; found: Map<number, number[]> }>(
    POSITIONS,
    ({ found }) => ANSWER + 5 * found.size,
  );

  constructor(texts: readonly (readonly string[])[] = []) {
    for (const [at, stems] of texts.entries()) this.set(at, stems);
  }

  /** Puts a text in the place of another, or after the last one. */
  set(at: number, stems: readonly string[]): void {
    this.#forget(at);
    this.#texts[at] = stems;
    const words = new Set(stems);
    for (const word of words) {
      if (word === GAP) continue;
      const list = this.#byWord.get(word);
      if (list) list.push(at);
      else this.#byWord.set(word, [at]);
    }
    for (const answer of this.#answers.values())
      for (const phrase of answer.phrases) if (words.has(phrase[0] ?? '')) this.#hear(at, phrase, answer);
    for (const { phrases, found } of this.#places.values())
      for (const phrase of phrases) if (words.has(phrase[0] ?? '')) this.#spot(at, phrase, found);
  }

  /** Takes the last text away. */
  pop(): void {
    this.#forget(this.#texts.length - 1);
    this.#texts.pop();
  }

  /** Forgets what was answered: worth it before many texts change, of which each would have to be looked up in every answer. */
  forgetAnswers(): void {
    this.#answers.clear();
    this.#places.clear();
  }

  #forget(at: number): void {
    for (const word of new Set(this.#texts[at])) {
      const list = this.#byWord.get(word) ?? [];
      const place = list.indexOf(at);
      if (place >= 0) list.splice(place, 1);
      if (list.length === 0) this.#byWord.delete(word);
    }
    for (const { says, denies } of this.#answers.values()) {
      says.delete(at);
      denies.delete(at);
    }
    for (const { found } of this.#places.values()) found.delete(at);
  }

  /** Whether any text has the word. */
  has(word: string): boolean {
    return this.#byWord.has(word);
  }

  /** How many texts have the word. */
  count(word: string): number {
    return this.#byWord.get(word)?.length ?? 0;
  }

  /** How many texts there are. */
  get size(): number {
    return this.#texts.length;
  }

  /** Each different stem of the texts. */
  words(): Iterable<string> {
    return this.#byWord.keys();
  }

  /** The stems of one text. */
  textAt(at: number): readonly string[] {
    return this.#texts[at] ?? [];
  }

  /** Positions of the texts that say one of `phrases` without taking it back. */
  mentioning(phrases: readonly string[]): ReadonlySet<number> {
    return this.voices(phrases).says;
  }

  /** The same, also where it is only in a sauce, a powder or an oil of that name: whoever leaves it out leaves out these. */
  containing(phrases: readonly string[]): ReadonlySet<number> {
    return this.voices(phrases, true).says;
  }

  /** Where within each text `phrases` are said, in order; texts that do not say them are absent. */
  places(phrases: readonly string[]): ReadonlyMap<number, readonly number[]> {
    return this.#places.get(JSON.stringify(phrases), () => {
      const places = { phrases: phrases.map(stemsOf), found: new Map<number, number[]>() };
      for (const phrase of places.phrases)
        for (const at of this.#textsWith(phrase)) this.#spot(at, phrase, places.found);
      return places;
    }).found;
  }

  /** What {@link mentioning} finds, and the positions of the texts that only deny it. */
  voices(phrases: readonly string[], within = false): Said {
    return this.#answers.get(JSON.stringify([within, ...phrases]), () => {
      const answer: Answer = { phrases: phrases.map(stemsOf), within, says: new Set(), denies: new Set() };
      for (const phrase of answer.phrases) for (const at of this.#textsWith(phrase)) this.#hear(at, phrase, answer);
      return answer;
    });
  }

  /** Positions of the texts that have a phrase of stems, however they speak of it. */
  having(phrase: readonly string[]): number[] {
    return this.#textsWith(phrase).filter((at) => hasPhrase(this.#texts[at] ?? [], phrase));
  }

  #textsWith(phrase: readonly string[]): readonly number[] {
    return this.#byWord.get(rarestOf(phrase, this) ?? '') ?? [];
  }

  #spot(at: number, phrase: readonly string[], found: Map<number, number[]>): void {
    const places = placesIn(this.#texts[at] ?? [], phrase);
    if (places.length > 0)
      found.set(
        at,
        [...(found.get(at) ?? []), ...places].sort((a, b) => a - b),
      );
  }

  #hear(at: number, phrase: readonly string[], { says, denies, within }: Answer): void {
    if (says.has(at)) return;
    const voice = voiceOf(this.#texts[at] ?? [], phrase, within);
    if (voice === 'denies') denies.add(at);
    if (voice !== 'says') return;
    says.add(at);
    denies.delete(at);
  }
}

const rarestOf = (phrase: readonly string[], evidence: Evidence): string | undefined =>
  [...phrase].sort((a, b) => evidence.count(a) - evidence.count(b))[0];

function hasPhrase(text: readonly string[], phrase: readonly string[]): boolean {
  const first = phrase[0] ?? '';
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1))
    if (phrase.every((word, index) => text[at + index] === word)) return true;
  return false;
}

function placesIn(text: readonly string[], phrase: readonly string[]): number[] {
  const first = phrase[0] ?? '';
  const places: number[] = [];
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1))
    if (phrase.every((word, index) => text[at + index] === word) && voiceAt(text, at, at + phrase.length) === 'says')
      places.push(at);
  return places;
}
