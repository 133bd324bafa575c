import type { Restaurant } from '@saffron/contracts/guide';
import { distance } from '../../../edit-distance.ts';
import type { Steps } from '../../../slices.ts';
import { FEATURES } from '../lexicon/features.ts';
import { FOODS, type Food } from '../lexicon/foods.ts';
import { ORDINARY } from '../lexicon/ordinary-words.ts';
import { STREETS } from '../lexicon/places.ts';
import { MAIN_ALLERGENS } from '../safety/allergens.ts';
import { asks, isNoCuisine, isNoPlace, isNoShortForm, isNoTag, isSaying } from '../safety/values.ts';
import type { Evidence } from '../text/evidence.ts';
import { leadsAway } from '../text/harmless.ts';
import { NearWords } from '../text/near-words.ts';
import { Phrases } from '../text/phrases.ts';
import { stemsOf, tokenize } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { areaMeanings, centreOf, compassValues } from './area-meanings.ts';
import { type CuisineValue, cuisineValues } from './cuisine-values.ts';
import { commonMeanings, commonPhrases, type Entry, type Meaning } from './meanings.ts';
import { Names, THE } from './names.ts';
import { isVouchedFor } from './vouched.ts';

/** Everything that words of a message can mean in one guide. */
export interface Vocabulary {
  phrases: Phrases<Meaning>;
  names: Names;
  rows: ReadonlyMap<number, Restaurant>;
  /** By their position in the texts. */
  listed: readonly Restaurant[];
  cuisines: readonly CuisineValue[];
  /** Those that messages can name. */
  neighborhoods: readonly string[];
  /** The guide's parts of town by point of the compass. */
  compass: ReadonlyMap<string, readonly string[]>;
  /** The part of town to take for a centre that no name tells of. */
  centre: string | null;
  /** How much of the guide's money is one pound or dollar; 1 where nothing tells. */
  worth: number;
  /** Cuisines of the guide that the taxonomy does not know. */
  ownFoods: ReadonlyMap<string, Food>;
  /** Tags of the guide that say a food or a feature, by its key. */
  tagsOf: ReadonlyMap<string, readonly string[]>;
  /** Words of the guide's tags and notes, of its names, and of its addresses. */
  texts: Evidence;
  nameTexts: Evidence;
  addresses: Evidence;
  /** Words of sentences that speak of other places: they tell nothing of this one, and what could harm counts all the same. */
  warnings: Evidence;
  /** The known word that a misspelt one means, or null. */
  correct(word: string): string | null;
}

/** The tags of a restaurant's `tag` text. */
export const tagsIn = (tag: string | null): string[] =>
  (tag ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

let common: { entries: Entry[]; phrases: Phrases<Meaning>; near: NearWords; everyday: NearWords } | undefined;

/** The guide-independent part, made once: it is the same for every snapshot. */
function commonPart() {
  if (common) return common;
  const entries = [...commonMeanings()];
  const phrases = commonPhrases();
  const near = new NearWords([...phrases.words].filter((word) => !ORDINARY.has(word)));
  // "Sushi" and "view" are everyday words, and wishes by themselves; "cream" is a part of one.
  const alone = entries.flatMap(([phrase, { type }]) => {
    const stems = stemsOf(phrase);
    return stems.length === 1 ? stems : type === 'food' ? stems.filter((word) => word.length >= PART) : [];
  });
  const everyday = new NearWords(
    alone.filter((word) => ORDINARY.has(word)),
    1,
  );
  common = { entries, phrases, near, everyday };
  return common;
}

/** Values of the guide that are read in one step. */
const READ_AT_ONCE = 50;

/** @param isMade whether a tag has no meaning but that of its words, which everybody says */
function* tagMeanings(
  tags: readonly string[],
  phrases: Phrases<Meaning>,
  isMade: (tag: string) => boolean,
): Steps<{ entries: Entry[]; tagsOf: Map<string, string[]> }> {
  const entries: Entry[] = [];
  const tagsOf = new Map<string, string[]>();
  for (const [at, tag] of tags.entries()) {
    if (at % READ_AT_ONCE === 0) yield;
    const stems = stemsOf(tag);
    if (leadsAway(tag, true)) continue;
    const says = stems.length > 1 || stems.some((word) => !ORDINARY.has(word) || phrases.hasWord(word));
    if (says && !isMade(tag) && !isNoTag(tag) && !isRequest(tag, phrases) && !isTalk(tag, phrases))
      entries.push([tag, { type: 'tag', tag }]);
    const phrase = stems.join(' ');
    // A tag may be the bare name of a feature, which says too little within a sentence: "New".
    for (const key of new Set([...keysOf(phrase), ...(FEATURES[phrase] ? [phrase] : [])]))
      tagsOf.set(key, [...(tagsOf.get(key) ?? []), tag]);
  }
  return { entries, tagsOf };
}

let keysByWord: Map<string, string[]> | undefined;

/** Foods and features that a phrase is a name or a sign of, by their keys. The phrase is made of stems. */
export function keysOf(phrase: string): readonly string[] {
  if (!keysByWord) {
    keysByWord = new Map();
    const add = (words: readonly string[], key: string) => {
      for (const word of words) {
        const stems = stemsOf(word).join(' ');
        keysByWord?.set(stems, [...new Set([...(keysByWord.get(stems) ?? []), key])]);
      }
    };
    for (const food of FOODS.values()) add(food.words, food.key);
    for (const [key, { said, told = '', shown = '' }] of Object.entries(FEATURES))
      add(
        [said, told, shown].flatMap((words) => words.split('|')),
        key,
      );
  }
  return keysByWord.get(phrase) ?? [];
}

/** The distinct values of a guide's fields, in order. */
export interface GuideValues {
  neighborhoods: readonly string[];
  cuisines: readonly string[];
  tags: readonly string[];
  /** Those for which nobody stands but the account that added them. */
  unvouched: { neighborhoods: ReadonlySet<string>; cuisines: ReadonlySet<string>; tags: ReadonlySet<string> };
}

/** Phrases and words that are added in one step. */
const AT_ONCE = 500;

/** What a guide's texts say, by position of the row. */
type Texts = Pick<Vocabulary, 'rows' | 'listed' | 'texts' | 'nameTexts' | 'addresses' | 'warnings'>;

/** The vocabulary of a guide, made of its own values and of the taxonomy. Its names are yet to be put, and its centre to be found. */
export function* createVocabulary(guideValues: GuideValues, guide: Texts): Steps<Vocabulary> {
  const base = commonPart();
  yield;
  const { neighborhoods, cuisines, tags, unvouched } = yield* withoutTaken(guideValues, guide.rows, base.phrases);
  const isEveryday = (value: string) => isCommon(value, base.phrases);
  const { values, foods } = yield* cuisineValues(cuisines, base.phrases, unvouched.cuisines, isEveryday);
  yield;
  const known = yield* vouchedPhrases(neighborhoods, unvouched.neighborhoods, base.phrases);
  const isMade = (among: ReadonlySet<string>) => (value: string) => among.has(value) && isMadeOf(value, known);
  const tagged = yield* tagMeanings(tags, base.phrases, isMade(unvouched.tags));
  yield;
  const isWish = (value: string) =>
    leadsAway(value, true) ||
    isRead(value, base.phrases) ||
    isRequest(value, base.phrases) ||
    isTalk(value, base.phrases);
  const parts: string[] = [];
  const whole = new Set<string>();
  for (const [at, value] of neighborhoods.entries()) {
    if (at % READ_AT_ONCE === 0) yield;
    if (
      (isMade(unvouched.neighborhoods)(value) && isWhere(value, known)) ||
      isNoPlace(value) ||
      isWish(value) ||
      isFeatures(value, base.phrases, ARTICLE) ||
      isOfFood(value, base.phrases)
    )
      continue;
    parts.push(value);
    whole.add(stemsOf(value).join(' '));
  }
  const areas: Entry[] = [];
  for (const [at, entry] of (yield* areaMeanings(
    parts,
    (value) => unvouched.neighborhoods.has(value) && isEveryday(value),
  )).entries()) {
    if (at % READ_AT_ONCE === 0) yield;
    const [form] = entry;
    const isShort = !whole.has(stemsOf(form).join(' '));
    if (!isCompassWord(form) && !(isShort && isEverybodys(form, base.phrases))) areas.push(entry);
  }
  const kitchens: Entry[] = [];
  for (const [at, food] of foods.entries()) {
    if (at % READ_AT_ONCE === 0) yield;
    const isNone =
      isMade(unvouched.cuisines)(food.label) ||
      isNoCuisine(food.label) ||
      isWish(food.label) ||
      isFeatures(food.label, base.phrases, ORDINARY);
    if (!isNone) kitchens.push([food.label, { type: 'food', key: food.key }]);
  }
  const named = [...tagged.entries, ...kitchens];
  const phrases = new Phrases<Meaning>([], base.phrases);
  for (const [at, [phrase, meaning]] of [...areas, ...named].entries()) {
    if (at % AT_ONCE === 0) yield;
    phrases.add(phrase, meaning);
  }
  // Long words of the guide's own values are looked up even where they are everyday words.
  const spelt: string[] = [];
  for (const [at, value] of [...parts, ...named.map(([phrase]) => phrase)].entries()) {
    if (at % AT_ONCE === 0) yield;
    spelt.push(...stemsOf(value));
  }
  // Of values that mean nothing by themselves, the words that everybody says: "vegiterian".
  for (const [at, value] of [...tags, ...cuisines].entries()) {
    if (at % AT_ONCE === 0) yield;
    spelt.push(...tokenize(value).flatMap((token) => (base.phrases.findAll([token]).length > 0 ? [token.stem] : [])));
  }
  const placeWords = new Set(spelt.filter((word) => word.length >= LONG));
  const near = new NearWords([]);
  for (const [at, word] of [...new Set(spelt)].entries()) {
    if (at % AT_ONCE === 0) yield;
    if (!ORDINARY.has(word) || placeWords.has(word)) near.add(word);
  }
  const names = new Names((word) => phrases.hasWord(word));
  const isKnown = (word: string) =>
    phrases.hasWord(word) ||
    ORDINARY.has(word) ||
    names.words.has(word) ||
    guide.texts.has(word) ||
    guide.addresses.has(word);
  return {
    ...guide,
    phrases,
    names,
    cuisines: values,
    neighborhoods: parts,
    compass: compassValues(neighborhoods, unvouched.neighborhoods),
    centre: null,
    worth: 1,
    ownFoods: new Map(foods.map((food) => [food.key, food])),
    tagsOf: tagged.tagsOf,
    correct: (word) => (isKnown(word) ? null : nearestOf(word, [near, base.near, names.near, base.everyday])),
  };
}

let allergens: Phrases<true> | undefined;

/** A food with an allergen, in several words: "no pine nuts" must leave out nuts, whatever is called so. "Oyster Bay" is a part of town. */
function isFoodWithAllergen(value: string, isArea: boolean): boolean {
  allergens ??= new Phrases(MAIN_ALLERGENS.map(([words]) => [words, true] as const));
  const tokens = tokenize(value);
  return allergens
    .findAll(tokens)
    .some(({ from, to }) => to - from < tokens.length && (!isArea || to === tokens.length));
}

/**
 * The values of a guide without those of one account alone that would take what others say: that have the name of a place in them for which
 * others stand, and that are a food with an allergen.
 */
function* withoutTaken(
  { neighborhoods, cuisines, tags, unvouched }: GuideValues,
  rows: Texts['rows'],
  phrases: Phrases<Meaning>,
): Steps<GuideValues> {
  const names = new Set<string>();
  let longest = 0;
  let read = 0;
  for (const row of rows.values()) {
    if (read++ % AT_ONCE === 0) yield;
    if (!isVouchedFor(row)) continue;
    const name = stemsOf(row.name.replace(THE, ''));
    const isEveryday = name.length < 2 && name.every((word) => ORDINARY.has(word) || phrases.hasWord(word));
    if (isEveryday) continue;
    names.add(name.join(' '));
    longest = Math.max(longest, name.length);
  }
  const isTaking = (value: string, isArea: boolean): boolean => {
    if (isFoodWithAllergen(value, isArea)) return true;
    const stems = stemsOf(value);
    for (let from = 0; from < stems.length; from += 1)
      for (let to = from + 1; to <= Math.min(stems.length, from + longest); to += 1)
        if (names.has(stems.slice(from, to).join(' '))) return true;
    return false;
  };
  const kept = function* (values: readonly string[], among: ReadonlySet<string>, isArea = false): Steps<string[]> {
    const found: string[] = [];
    for (const [at, value] of values.entries()) {
      if (at % READ_AT_ONCE === 0) yield;
      if (!among.has(value) || !isTaking(value, isArea)) found.push(value);
    }
    return found;
  };
  return {
    neighborhoods: yield* kept(neighborhoods, unvouched.neighborhoods, true),
    cuisines: yield* kept(cuisines, unvouched.cuisines),
    tags: yield* kept(tags, unvouched.tags),
    unvouched,
  };
}

/** What messages are read by without the values for which nobody stands but the account that added them: the lexicon, and all other parts of town. */
function* vouchedPhrases(
  neighborhoods: readonly string[],
  unvouched: ReadonlySet<string>,
  phrases: Phrases<Meaning>,
): Steps<Phrases<Meaning>> {
  const known = new Phrases<Meaning>([], phrases);
  const areas = yield* areaMeanings(neighborhoods.filter((value) => !unvouched.has(value)));
  for (const [at, [form, meaning]] of areas.entries()) {
    if (at % AT_ONCE === 0) yield;
    known.add(form, meaning);
  }
  return known;
}

/** Whether a value is made of what others mean, with everyday words around it ("Spicy Thai", "In Silk Market"): it is that, and nothing of its own. */
function isMadeOf(value: string, known: Phrases<Meaning>): boolean {
  const taken = takenIn(value, known, () => true);
  return taken.some(Boolean) && stemsOf(value).every((word, at) => taken[at] || ORDINARY.has(word));
}

/** Whether words of a value say where something is: another part of town, a point of the compass, the water. */
const isWhere = (value: string, known: Phrases<Meaning>): boolean =>
  takenIn(value, known, (one) => WHERE.has(one.type) || (one.type === 'feature' && WATERS.has(one.key))).some(Boolean);
const WATERS = wordSet('sea water');
const WHERE: ReadonlySet<Meaning['type']> = new Set<Meaning['type']>(['area', 'compass']);

/** Nothing but words that people say anyway: whoever adds such a value would take them from everybody. */
const isCommon = (value: string, phrases: Phrases<Meaning>): boolean =>
  stemsOf(value).every((word) => ORDINARY.has(word) || phrases.hasWord(word));

/** Parts of town are often called by what they have. Features of guests and occasions are no such things. */
const TAKEN: ReadonlySet<Meaning['type']> = new Set(['food', 'meal', 'price', 'cheaper', 'pricier']);
const OF_PEOPLE = wordSet('kids group date celebration anniversary proposal business parents solo pregnancy allergy');
const isTaken = (meaning: Meaning): boolean =>
  TAKEN.has(meaning.type) || (meaning.type === 'feature' && OF_PEOPLE.has(meaning.key));

/** The words of a value that such meanings of the lexicon take. */
function takenIn(value: string, phrases: Phrases<Meaning>, isTaking: (meaning: Meaning) => boolean): boolean[] {
  const tokens = tokenize(value);
  const spans = phrases.findAll(tokens).filter(({ value }) => isTaking(value));
  return tokens.map((_, at) => spans.some(({ from, to }) => from <= at && at < to));
}

/** Whether the lexicon reads all of a value as wishes: a part of town named "Dinner" must not take the word from everybody. */
function isRead(value: string, phrases: Phrases<Meaning>): boolean {
  const taken = takenIn(value, phrases, isTaken);
  return taken.length > 0 && taken.every(Boolean);
}

const isFeature = ({ type }: Meaning): boolean => type === 'feature';

const ARTICLE = wordSet('the');

/** Features by which parts of town are called. */
const OF_PLACES = wordSet('terrace view sea water fire theatre local');

/**
 * Whether a value is nothing but features, which everybody asks for in these words.
 *
 * @param others words that may stand between them: "Great Cocktails"
 */
function isFeatures(value: string, phrases: Phrases<Meaning>, others: ReadonlySet<string> = new Set()): boolean {
  const features = takenIn(value, phrases, (one) => one.type === 'feature' && !OF_PLACES.has(one.key));
  return features.some(Boolean) && stemsOf(value).every((word, at) => features[at] || others.has(word));
}

/** A food, a meal or a price, and how it should be there, which the lexicon reads as two wishes. */
function isTwoWishes(value: string, phrases: Phrases<Meaning>): boolean {
  const taken = takenIn(value, phrases, isTaken);
  const features = takenIn(value, phrases, isFeature);
  const isWhole = taken.every((is, at) => is || features[at]);
  return isWhole && taken.some(Boolean) && !taken.every(Boolean);
}

/** Words of requests, none of which only this guide knows. */
const isTalk = (value: string, phrases: Phrases<Meaning>): boolean =>
  (!STREETS.has(stemsOf(value).at(-1) ?? '') && isSaying(value, (word) => phrases.hasWord(word))) ||
  takenIn(value, phrases, isShift).every(Boolean);
const isShift = ({ type }: Meaning): boolean => type === 'cheaper' || type === 'pricier';

/** Several words of food and everyday ones, which name no part of town unless one of them does: "Friendly Thai", but "Fish Market". */
function isOfFood(value: string, phrases: Phrases<Meaning>): boolean {
  const stems = stemsOf(value);
  if (stems.length < 2 || stems[0] === 'little' || stems.some((word) => STREETS.has(word))) return false;
  const taken = takenIn(value, phrases, (one) => TAKEN.has(one.type));
  return taken.some(Boolean) && stems.every((word, at) => taken[at] || ORDINARY.has(word) || phrases.hasWord(word));
}

/** One word that everybody's wishes are made of, which is no short form of a part of town: "quiet" of "Quiet Quarter". */
function isEverybodys(form: string, phrases: Phrases<Meaning>): boolean {
  const stems = stemsOf(form);
  if (stems.length !== 1) return false;
  const isWish = (one: Meaning) => isTaken(one) || (one.type === 'feature' && !OF_PLACES.has(one.key));
  return isNoShortForm(stems[0] ?? '') || takenIn(form, phrases, isWish).every(Boolean);
}

/** Whether a value is wishes, with the words with which everybody asks for them. */
function isRequest(value: string, phrases: Phrases<Meaning>): boolean {
  if (isTwoWishes(value, phrases)) return true;
  const stems = stemsOf(value);
  if (!stems.some(asks) || !takenIn(value, phrases, isTaken).some(Boolean)) return false;
  const known = takenIn(value, phrases, () => true);
  return stems.every((word, at) => known[at] || asks(word) || ORDINARY.has(word));
}

/** What the fewest letters make of a word; of several the first. */
function nearestOf(word: string, tables: readonly NearWords[]): string | null {
  const found = tables.flatMap((table) => table.find(word) ?? []);
  const letters = (other: string) => distance(word, other, 2);
  return found.reduce<string | null>((best, one) => (best === null || letters(one) < letters(best) ? one : best), null);
}

const LONG = 6;
/** A part of a dish's name with fewer letters is too near to other words. */
const PART = 5;

/** The part of town to take for a centre, where no name tells of one. */
export function centreIn(rows: readonly Restaurant[], { compass, neighborhoods, texts }: Vocabulary): string | null {
  if (compass.has('centre')) return null;
  const business = texts.mentioning(['business lunch', 'business', 'bankers', 'desk lunch', 'working lunch']);
  const parts = new Map(neighborhoods.map((value) => [value, { value, places: 0, business: 0 }]));
  for (const [at, row] of rows.entries()) {
    const part = parts.get(row.neighborhood?.trim() ?? '');
    if (part) part.places += 1;
    if (part && business.has(at)) part.business += 1;
  }
  return centreOf([...parts.values()]);
}

let compassForms: Set<string> | undefined;

/** "Centre" is understood through the compass, with all the ways to say it. */
function isCompassWord(form: string): boolean {
  compassForms ??= new Set(
    commonPart().entries.flatMap(([phrase, meaning]) =>
      meaning.type === 'compass' ? [stemsOf(phrase).join(' ')] : [],
    ),
  );
  return compassForms.has(form);
}
