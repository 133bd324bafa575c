import { CONDITIONS } from '../lexicon/conditions.ts';
import { ENGLISH } from '../lexicon/english.ts';
import { FEATURES } from '../lexicon/features.ts';
import { DIETS, FOODS } from '../lexicon/foods.ts';
import { MISSPELLINGS, ORDINARY } from '../lexicon/ordinary-words.ts';
import { STREETS } from '../lexicon/places.ts';
import { numberIn } from '../reading/numbers.ts';
import { roleOf } from '../reading/roles.ts';
import { stem, stemsOf, type Token, tokenize } from '../text/tokens.ts';
import { MAIN_ALLERGENS, OTHER_ALLERGENS } from './allergens.ts';
import { isFood, isNeverWished, termsIn } from './sentence.ts';
import { BARRED, GLUE, HARM, ILL, NOT, PRAISING, WISHING } from './signs.ts';

/** Words that turn a wish round, or say what somebody must not eat. */
const TURNING: ReadonlySet<string> = new Set(
  'no not never without except but excluding minus avoid anything anywhere free allergy allergic allergen intolerance intolerant coeliac celiac'
    .split(' ')
    .flatMap(stemsOf),
);
const DIET_WORDS: ReadonlySet<string> = new Set(
  [...DIETS]
    .flatMap((key) => [key, ...(FOODS.get(key)?.words ?? [])])
    .filter((words) => !words.includes(' '))
    .flatMap(stemsOf),
);
/** Allergens of one word: "bell" of "bell pepper" is none. */
const wordsOf = (allergens: readonly (readonly [string, string])[]): ReadonlySet<string> =>
  new Set(allergens.flatMap(([word]) => (word.includes(' ') ? [] : stemsOf(word))));
const MAIN = wordsOf(MAIN_ALLERGENS);
/** A part of town may be called "Orange". */
const OTHER = wordsOf(OTHER_ALLERGENS);
const SAFETY: ReadonlySet<string> = new Set([
  ...TURNING,
  ...DIET_WORDS,
  ...MAIN,
  ...[...NOT, ...HARM, ...BARRED, ...CONDITIONS, ...(FEATURES.allergy?.said.split('|') ?? [])].flatMap(stemsOf),
]);
/** Words that only join others. */
const JOINING: ReadonlySet<string> = new Set([
  ...[...GLUE].flatMap(stemsOf),
  ...'for in at on near by you me who what where which looking find show somewhere anywhere something only please want need table good best can could cant dont'
    .split(' ')
    .flatMap(stemsOf),
]);
const LEADING: ReadonlySet<string> = new Set(['the', 'of', 'and']);
/** Words that say when. */
const TIMES: ReadonlySet<string> = new Set('tonight today tomorrow now later weekend'.split(' ').flatMap(stemsOf));

/**
 * Whether a value that anyone can add to the guide reads like an exclusion, a diet or an allergy. Such a name of a place or of a part of
 * town would take the words that keep other people safe.
 *
 * @example isAboutSafety('No nuts') // true
 */
export const isAboutSafety = (value: string): boolean =>
  stemsOf(value).some((word) => TURNING.has(word) || DIET_WORDS.has(word));

/**
 * Whether a value bars an allergen, in the words in which people do: a place that is called so must not take the sentence from them.
 *
 * @example barsAllergen("Can't eat sesame") // true
 */
export function barsAllergen(value: string): boolean {
  const tokens = tokenize(value);
  const spans = termsIn(tokens);
  const allergens = spans.filter((span) => isFood(span) && span.value.allergen !== undefined);
  if (allergens.length === 0) return false;
  const has = (words: ReadonlySet<string>) => tokens.some(({ word }) => words.has(word));
  return (
    spans.some((span) => span.value.sign !== undefined) ||
    has(NOT) ||
    allergens.some((span) => roleOf(tokens, span.from, span.to, new Set(), 'dish') === 'avoid') ||
    allergens.some((span) => {
      const trouble = isNeverWished(span, tokens) ? tokens : tokens.slice(span.to);
      return trouble.some(({ word }) => ILL.has(word));
    })
  );
}

/** "Crab & Lobster": a name, and what many people leave out. */
export function listsAllergens(value: string): boolean {
  const spans = termsIn(tokenize(value)).filter((span) => isFood(span) && span.value.allergen !== undefined);
  return spans.length > 1;
}

/** Whether a word is one of the language, or of this vocabulary, and so nothing that only a name has. */
export const isOfLanguage = (stem: string): boolean =>
  ENGLISH.has(stem) || ORDINARY.has(stem) || SAFETY.has(stem) || OTHER.has(stem);

/** "Nutfree", "eggless". */
const isWithout = (word: string): boolean => {
  const [, food] = /^(\p{L}{3,}?)(?:free|less)$/u.exec(word) ?? [];
  return food !== undefined && (MAIN.has(stem(food)) || OTHER.has(stem(food)));
};

const isCommon = ({ word, stem }: Token): boolean =>
  Object.hasOwn(MISSPELLINGS, word) ||
  isWithout(word) ||
  [word, stem].some((form) => ORDINARY.has(form) || SAFETY.has(form) || JOINING.has(form));

const isPlain = (token: Token): boolean =>
  isCommon(token) || numberIn(token.word) !== null || /\p{N}|[$€£]|^\p{Script=Latin}{1,2}$/u.test(token.word);

/**
 * Whether a word is in everybody's messages: an everyday one however it is spelt, a condition, an allergen, a number, an abbreviation
 * ("2nite"). It must keep its meaning whatever anybody adds to the guide.
 */
const isSaidByAll = (token: Token): boolean => isPlain(token) || OTHER.has(token.stem);

const isEveryday = (value: string): boolean => tokenize(value).every(isPlain);

const SAYS_NOTHING: ReadonlySet<string> = new Set([
  'raw',
  'dinner',
  'lunch',
  'breakfast',
  'brunch',
  'supper',
  'tonight',
]);

/** One word that is in everybody's messages: "Im", "Nothing", "Dinner", "8". */
const isOneWord = (value: string, isSaid: (token: Token) => boolean = isSaidByAll): boolean => {
  const [token, ...rest] = tokenize(value);
  return token !== undefined && rest.length === 0 && (isSaid(token) || SAYS_NOTHING.has(token.stem));
};

/** "NW1", "SF": letters of a post code or a city, which need a word like "in" before them. */
const CODE = /^\p{L}{2}$|^\p{L}{1,2}\p{N}{1,2}\p{L}?$/u;

/**
 * Whether a part of town is made of the words of which everybody's messages are made.
 *
 * @example isNoPlace('Old Town') // false
 */
export const isNoPlace = (value: string): boolean =>
  isAboutSafety(value) ||
  isOneWord(value, CODE.test(value) ? isCommon : isPlain) ||
  (isEveryday(value) &&
    stemsOf(value).some(
      (word, at, { length }) =>
        !LEADING.has(word) &&
        !(at > 0 && at === length - 1 && STREETS.has(word)) &&
        (JOINING.has(word) || SAFETY.has(word) || TIMES.has(word)),
    ));

/** Words with which everybody asks for a food: "the" and "of" are in names, too. */
const ASKING: ReadonlySet<string> = new Set([
  ...[...JOINING].filter((word) => !LEADING.has(word)),
  ...TIMES,
  ...'food cuisine restaurant place'.split(' ').flatMap(stemsOf),
]);

/** @example asks('please') // true */
export const asks = (stem: string): boolean => ASKING.has(stem);

/** The same of a cuisine. */
export const isNoCuisine = (value: string): boolean =>
  isNoPlace(value) || isOneWord(value) || isCounted(value) || (/^the\s/i.test(value) && isEveryday(value));

/**
 * Whether a tag says nothing that sets it apart from everybody's messages, or would take the words of a diet or an
 * exclusion: the facts read such tags.
 *
 * @example isNoTag('To Peanuts') // true
 */
export const isNoTag = (value: string): boolean => isAboutSafety(value) || isOneWord(value) || isEveryday(value);

const isCounted = (value: string): boolean => isEveryday(value) && /\p{N}/u.test(value);

const words = (list: string): ReadonlySet<string> => new Set(list.split(' ').flatMap(stemsOf));
const POLITE = words('please pls plz thanks thank thx cheers');
/** No name ends with one of these. */
const OPEN = words('the a an my our and or with for to in at of before after near around by on from');
/** With one of these a request or a question begins, and no name of a part of town. */
const BEGINNING = new Set([
  ...WISHING,
  ...words('get gets bring take takes show recommend give try go i we can could where what who how any some and or'),
]);
const HERE = words('here there me us now');
const VENUES = words('place places restaurant restaurants spot somewhere');

/**
 * Whether a value is what people say when they ask: it begins or ends as a request does, and its words are everybody's.
 *
 * @param isKnown whether the lexicon knows a word
 * @example isSaying('Take the', isKnown) // true
 */
export function isSaying(value: string, isKnown: (stem: string) => boolean): boolean {
  const tokens = tokenize(value);
  const [first, last] = [tokens[0]?.stem ?? '', tokens.at(-1)?.stem ?? ''];
  if (POLITE.has(last) || POLITE.has(first) || (OPEN.has(last) && tokens.length > 1)) return true;
  if (tokens.length < 2 || !tokens.every((token) => isPlain(token) || isKnown(token.stem))) return false;
  return BEGINNING.has(first) || HERE.has(last) || (PRAISING.has(first) && VENUES.has(last));
}

/** A name of a place that begins as a question or a request does: "Can I get tacos", "And chips please". */
export function isAskedSo(name: string): boolean {
  const stems = stemsOf(name);
  return POLITE.has(stems.at(-1) ?? '') || (stems.length > 2 && ASKED.has(stems[0] ?? ''));
}
const ASKED = words('can could i we my our and or');

/** Words with which everybody answers or asks, and which a longer name of a part of town is not called by for short. */
export const isNoShortForm = (stem: string): boolean => asks(stem) || POLITE.has(stem) || ANSWERS.has(stem);
const ANSWERS = words('yes yeah yep no nope ok okay hello hi hey love fancy');
