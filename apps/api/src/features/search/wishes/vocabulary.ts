import type { Restaurant } from '@saffron/contracts/guide';
import { FEATURES } from '../taxonomy/features.ts';
import { FOODS, type Food } from '../taxonomy/foods.ts';
import { ORDINARY } from '../taxonomy/ordinary-words.ts';
import { Evidence } from '../text/evidence.ts';
import { NearWords } from '../text/near-words.ts';
import { Phrases } from '../text/phrases.ts';
import { stemsOf } from '../text/tokens.ts';
import { areaMeanings, centreOf, compassValues } from './area-meanings.ts';
import { type CuisineValue, cuisineValues } from './cuisine-values.ts';
import { commonMeanings, type Entry, type Meaning } from './meanings.ts';
import { type Names, namesOf } from './names.ts';

/** Everything that words of a message can mean in one guide. */
export interface Vocabulary {
  phrases: Phrases<Meaning>;
  names: Names;
  rows: ReadonlyMap<number, Restaurant>;
  cuisines: readonly CuisineValue[];
  neighborhoods: readonly string[];
  /** The guide's parts of town by point of the compass. */
  compass: ReadonlyMap<string, readonly string[]>;
  /** The part of town to take for a centre that no name tells of. */
  centre: string | null;
  /** Cuisines of the guide that the taxonomy does not know. */
  ownFoods: ReadonlyMap<string, Food>;
  /** Tags of the guide that say a food or a feature, by its key. */
  tagsOf: ReadonlyMap<string, readonly string[]>;
  /** Words of the guide's tags and notes, of its names, and of its addresses. */
  texts: Evidence;
  nameTexts: Evidence;
  addresses: Evidence;
  /** The known word that a misspelt one means, or null. */
  correct(word: string): string | null;
}

/** The tags of a restaurant's `tag` text. */
export const tagsIn = (tag: string | null): string[] =>
  (tag ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const distinct = (values: readonly (string | null)[]): string[] =>
  [...new Set(values.flatMap((value) => (value?.trim() ? [value.trim()] : [])))].sort((a, b) => a.localeCompare(b));

let common: { entries: Entry[]; phrases: Phrases<Meaning>; near: NearWords } | undefined;

/** The guide-independent part, made once: it is the same for every snapshot. */
function commonPart() {
  if (common) return common;
  const entries = [...commonMeanings()];
  const phrases = new Phrases(entries);
  const near = new NearWords([...phrases.words].filter((word) => !ORDINARY.has(word)));
  common = { entries, phrases, near };
  return common;
}

function tagMeanings(tags: readonly string[], phrases: Phrases<Meaning>) {
  const entries: Entry[] = [];
  const tagsOf = new Map<string, string[]>();
  for (const tag of tags) {
    const stems = stemsOf(tag);
    if (stems.some((word) => !ORDINARY.has(word) || phrases.words.has(word)) || stems.length > 1)
      entries.push([tag, { type: 'tag', tag }]);
    for (const key of keysOf(stems.join(' '))) tagsOf.set(key, [...(tagsOf.get(key) ?? []), tag]);
  }
  return { entries, tagsOf };
}

let keysByWord: Map<string, string[]> | undefined;

/** Foods and features that a phrase is a name or a sign of. */
function keysOf(phrase: string): string[] {
  if (!keysByWord) {
    keysByWord = new Map();
    const add = (words: readonly string[], key: string) => {
      for (const word of words) {
        const stems = stemsOf(word).join(' ');
        keysByWord?.set(stems, [...new Set([...(keysByWord.get(stems) ?? []), key])]);
      }
    };
    for (const food of FOODS.values()) add(food.words, food.key);
    for (const [key, { said, shown = '' }] of Object.entries(FEATURES))
      add([...said.split('|'), ...shown.split('|')], key);
  }
  return keysByWord.get(phrase) ?? [];
}

/**
 * The vocabulary of a guide, made of its own values and of the taxonomy.
 *
 * @param texts one text of each row: tags and notes
 */
export function createVocabulary(rows: readonly Restaurant[], texts: Evidence): Vocabulary {
  const base = commonPart();
  const neighborhoods = distinct(rows.map((row) => row.neighborhood));
  const { values, foods } = cuisineValues(distinct(rows.map((row) => row.cuisine)), base.phrases);
  const tags = tagMeanings(distinct(rows.flatMap((row) => tagsIn(row.tag))), base.phrases);
  const compass = compassValues(neighborhoods);
  const areas = areaMeanings(neighborhoods).filter(([form]) => !isCompassWord(form));
  const own: Entry[] = [...areas, ...tags.entries];
  for (const food of foods) own.push([food.label, { type: 'food', key: food.key }]);
  const phrases = new Phrases([...base.entries, ...own]);
  const ownPhrases = new Phrases(own);
  // Long words of a part's name are looked up even where they are everyday words: "univercity quarter".
  const placeWords = new Set(neighborhoods.flatMap(stemsOf).filter((word) => word.length >= LONG));
  const near = new NearWords([...ownPhrases.words].filter((word) => !ORDINARY.has(word) || placeWords.has(word)));
  const names = namesOf(rows, (word) => phrases.words.has(word));
  const isKnown = (word: string) =>
    phrases.words.has(word) || ORDINARY.has(word) || names.words.has(word) || texts.has(word);
  return {
    phrases,
    names,
    rows: new Map(rows.map((row) => [row.id, row])),
    cuisines: values,
    neighborhoods,
    compass,
    centre: compass.has('centre') ? null : centreIn(rows, neighborhoods, texts),
    ownFoods: new Map(foods.map((food) => [food.key, food])),
    tagsOf: tags.tagsOf,
    texts,
    nameTexts: new Evidence(rows.map((row) => stemsOf(row.name))),
    addresses: new Evidence(rows.map((row) => stemsOf(row.address ?? ''))),
    correct: (word) => (isKnown(word) ? null : (near.find(word) ?? base.near.find(word) ?? names.near.find(word))),
  };
}

const LONG = 6;

function centreIn(rows: readonly Restaurant[], neighborhoods: readonly string[], texts: Evidence): string | null {
  const business = texts.mentioning('centre: business', [
    'business lunch',
    'business',
    'bankers',
    'desk lunch',
    'working lunch',
  ]);
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
