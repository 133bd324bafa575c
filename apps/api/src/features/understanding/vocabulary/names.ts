import type { Restaurant } from '@saffron/contracts/guide';
import { CONDITIONS } from '../lexicon/conditions.ts';
import { MISSPELLINGS, ORDINARY } from '../lexicon/ordinary-words.ts';
import { PLACE_NOISE } from '../lexicon/places.ts';
import { barsAllergen, isAboutSafety, isAskedSo, isOfLanguage, listsAllergens } from '../safety/values.ts';
import { NearWords } from '../text/near-words.ts';
import { Phrases } from '../text/phrases.ts';
import { stem, stemsOf } from '../text/tokens.ts';
import { isVouchedFor } from './vouched.ts';

/** A restaurant that a phrase may name. `sure`: no other reading of the words is likely. */
export interface Named {
  id: number;
  sure: boolean;
  /** The phrase is the whole name. */
  whole: boolean;
  /** The phrase is the first or last word alone, or the first or last two of more: the name of somebody, or of a town, as well. */
  first: boolean;
  /** Everyday words with which a longer name begins: they name it where only a name can stand. */
  framed: boolean;
  /** Nobody stands for it but the account that added the place. */
  unvouched: boolean;
  /** And it is everyday words: they name the place where they are written as a name. */
  own: boolean;
}

const VENUE_WORDS: ReadonlySet<string> = new Set(
  `restaurant cafe bar grill bistro kitchen house pub brasserie room eatery diner lounge takeaway co company tavern inn club shop
  market deli hotel grille ristorante taverna saloon tavernetta kitchens bistrot maison villa pizzeria trattoria osteria taqueria cantina food and the of at on in by &`
    .split(/\s+/)
    .map(stem),
);

/** The ways to say a name; `loose` ones leave out what it serves too ("Vanessa's" for Vanessa's Thai Kitchen 2). */
function formsOf(
  name: string,
  neighborhood: string | null,
  isKnown: (word: string) => boolean,
): { form: string; loose: boolean; first?: boolean; framed?: boolean }[] {
  const forms = [name, name.replace(/\s*&\s*/g, ' and '), name.replace(/\s+(?:and|&|n)\s+/gi, ' ')];
  const words = stemsOf(name.replace(/\s*&\s*/g, ' and '));
  const extra = new Set([...stemsOf(neighborhood ?? ''), 'city', 'town']);
  while (words.length > 1 && words[0] === 'the') words.shift();
  forms.push(words.join(' '));
  const core = [...words];
  while (core.length > 1 && (extra.has(core.at(-1) ?? '') || PLACE_NOISE.has(core.at(-1) ?? ''))) core.pop();
  forms.push(core.join(' '));
  while (core.length > 1 && VENUE_WORDS.has(core.at(-1) ?? '')) core.pop();
  while (core.length > 1 && VENUE_WORDS.has(core[0] ?? '')) core.shift();
  forms.push(core.join(' '));
  if (core.length > 1 && core.includes('and')) forms.push(core.slice(0, core.indexOf('and')).join(' '));
  const loose = [...core];
  while (loose.length > 1 && LEFT_OUT.test(loose.at(-1) ?? '')) loose.pop();
  while (loose.length > 1 && (isKnown(loose.at(-1) ?? '') || VENUE_WORDS.has(loose.at(-1) ?? ''))) loose.pop();
  const strict = [...new Set(forms)];
  const short = loose.join(' ');
  const isTelling = (least: number) => (word: string) =>
    word.length >= least && !isKnown(word) && !VENUE_WORDS.has(word);
  const ends = [core[0] ?? '', core.at(-1) ?? ''].filter(isTelling(TELLING));
  const pairs =
    core.length > 2
      ? [core.slice(0, 2), core.slice(-2)].filter(
          (pair) => !pair.includes('and') && pair.some(isTelling(TELLING_OF_PAIR)),
        )
      : [];
  const parts = [...new Set([...ends, ...pairs.map((pair) => pair.join(' '))])].filter(
    (form) => form !== short && !strict.includes(form),
  );
  const beginning = words.length > 2 && words[1] !== 'and' ? [words.slice(0, 2).join(' ')] : [];
  return [
    ...strict.map((form) => ({ form, loose: false })),
    ...(strict.includes(short) ? [] : [{ form: short, loose: true, framed: short.includes(' ') }]),
    ...parts.map((form) => ({ form, loose: true, first: true, framed: form.includes(' ') })),
    ...beginning
      .filter((form) => form !== short && !strict.includes(form) && !parts.includes(form))
      .map((form) => ({ form, loose: true, first: true, framed: true })),
  ];
}

/** Letters of a first or last word that is enough to ask about a place, and of one of the first two words. */
export const TELLING = 5;
export const TELLING_OF_PAIR = 4;
const LEFT_OUT = /^\d+$/;
/** The article that names begin with, and that people leave out. */
export const THE = /^the\s+(?=\S)/i;

/** What a name is made of. */
type NamedRow = Pick<Restaurant, 'id' | 'name' | 'neighborhood' | 'addedBy' | 'last_edited_by'>;

const NAMES_LETTERS = 4;

/** The names of a guide's restaurants and their short forms ("The Nirala Restaurant" → "nirala"), one by one. */
export class Names {
  readonly phrases = new Phrases<Named>([]);
  /** Misspelt words of names. */
  readonly near = new NearWords([], 1);
  readonly #words = new Set<string>();
  readonly #forms = new Map<number, readonly string[]>();
  readonly #isKnown: (word: string) => boolean;

  /** @param isKnown whether a word means something by itself: a name of such words alone is not `sure` */
  constructor(isKnown: (word: string) => boolean) {
    this.#isKnown = isKnown;
  }

  /** Words that tell of a name. */
  get words(): ReadonlySet<string> {
    return this.#words;
  }

  /** Makes a restaurant known by its name, in place of the name that it had. */
  put(row: NamedRow): void {
    this.remove(row.id);
    const whole = stemsOf(row.name.replace(THE, '')).length;
    const kept: string[] = [];
    const unvouched = !isVouchedFor(row);
    const bars = barsAllergen(row.name);
    const isNeed = bars || listsAllergens(row.name);
    const isSafety = bars || isAboutSafety(row.name) || isAskedSo(row.name);
    for (const { form, loose, first = false, framed = false } of formsOf(row.name, row.neighborhood, this.#isKnown)) {
      const stems = stemsOf(form);
      const distinct = stems.filter((word) => !this.#isPlain(word) && !(isNeed && isOfLanguage(word)));
      const isPart = stems.length < whole || (stems.length === 1 && THE.test(row.name));
      if (stems.length === 0 || (distinct.length === 0 && (isSafety || (isPart && (!framed || unvouched))))) continue;
      for (const word of distinct) this.#learn(word);
      const isCommon = framed && distinct.length === 0;
      this.phrases.add(form, {
        id: row.id,
        sure: distinct.length > 0 && !loose,
        whole: stems.length >= whole,
        first: first || isCommon,
        framed: isCommon,
        unvouched,
        own: unvouched && distinct.length === 0 && !stems.some((word) => this.#isMadeUp(word)),
      });
      kept.push(form);
    }
    this.#forms.set(row.id, kept);
  }

  /** The ways to say the name of a restaurant, as stems. */
  formsOf(id: number): readonly string[] {
    return this.#forms.get(id) ?? [];
  }

  remove(id: number): void {
    for (const form of this.#forms.get(id) ?? []) this.phrases.remove(form, (named) => named.id === id);
    this.#forms.delete(id);
  }

  #learn(word: string): void {
    if (this.#words.has(word)) return;
    this.#words.add(word);
    if (word.length > NAMES_LETTERS) this.near.add(word);
  }

  /** Letters and digits whose letters are no word: "30min" and "8pm" are everyday words. */
  #isMadeUp(word: string): boolean {
    const letters = word.replace(/\p{N}+/gu, '');
    return letters !== word && letters.length >= TELLING && !this.#isPlain(letters) && !this.#isPlain(stem(letters));
  }

  #isPlain(word: string): boolean {
    return (
      this.#isKnown(word) ||
      ORDINARY.has(word) ||
      CONDITIONS.has(word) ||
      Object.hasOwn(MISSPELLINGS, word) ||
      VENUE_WORDS.has(word) ||
      /\p{N}/u.test(word) ||
      word.length < 3
    );
  }
}
