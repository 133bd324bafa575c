import { FEATURES } from '../lexicon/features.ts';
import { DIETS, FOODS } from '../lexicon/foods.ts';
import { ORDINARY } from '../lexicon/ordinary-words.ts';
import { stemsOf, tokenize } from '../text/tokens.ts';
import { MAIN_ALLERGENS, OTHER_ALLERGENS } from './allergens.ts';
import { BARRED, GLUE, HARM, NOT } from './signs.ts';

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
const SAFETY: ReadonlySet<string> = new Set([
  ...TURNING,
  ...DIET_WORDS,
  ...[
    ...NOT,
    ...HARM,
    ...BARRED,
    ...[...MAIN_ALLERGENS, ...OTHER_ALLERGENS].map(([word]) => word),
    ...(FEATURES.allergy?.said.split('|') ?? []),
  ].flatMap(stemsOf),
]);
/** Words that only join others. */
const JOINING: ReadonlySet<string> = new Set([
  ...[...GLUE].flatMap(stemsOf),
  ...'for in at on near by you me who what where which looking find show somewhere anywhere something only please want need table good best can could cant dont'
    .split(' ')
    .flatMap(stemsOf),
]);
const LEADING: ReadonlySet<string> = new Set(['the', 'of', 'and']);

/**
 * Whether a value that anyone can add to the guide reads like an exclusion, a diet or an allergy. Such a name of a place or of a part of
 * town would take the words that keep other people safe.
 *
 * @example isAboutSafety('No nuts') // true
 */
export const isAboutSafety = (value: string): boolean =>
  stemsOf(value).some((word) => TURNING.has(word) || DIET_WORDS.has(word));

const isEveryday = (value: string): boolean =>
  tokenize(value).every(({ word, stem }) =>
    [word, stem].some((form) => ORDINARY.has(form) || SAFETY.has(form) || JOINING.has(form)),
  );

const SAYS_NOTHING: ReadonlySet<string> = new Set([
  'raw',
  'dinner',
  'lunch',
  'breakfast',
  'brunch',
  'supper',
  'tonight',
]);

/** One word that is in everybody's messages: "Im", "Nothing", "Dinner". */
const isOneWord = (value: string): boolean => {
  const [token, ...rest] = tokenize(value);
  return (
    token !== undefined &&
    rest.length === 0 &&
    [token.word, token.stem].some((word) => ORDINARY.has(word) || SAFETY.has(word) || SAYS_NOTHING.has(word))
  );
};

/**
 * Whether a part of town or a cuisine is made of the words of which everybody's messages are made: "Near Me", "To Eggs".
 *
 * @example isNoPlace('Old Town') // false
 */
export const isNoPlace = (value: string): boolean =>
  isAboutSafety(value) ||
  isOneWord(value) ||
  (isEveryday(value) && stemsOf(value).some((word) => !LEADING.has(word) && (JOINING.has(word) || SAFETY.has(word))));

/**
 * Whether a tag says nothing that sets it apart from everybody's messages ("Looking For"), or would take the words of a diet or an exclusion
 * ("Vegan Dinner"): the facts read such tags.
 *
 * @example isNoTag('To Peanuts') // true
 */
export const isNoTag = (value: string): boolean => isAboutSafety(value) || isOneWord(value) || isEveryday(value);
