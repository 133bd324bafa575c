import { DIETS, FOODS } from '../lexicon/foods.ts';
import { stemsOf } from '../text/tokens.ts';

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

/**
 * Whether a value that anyone can add to the guide reads like an exclusion, a diet or an allergy. Such a name of a place or of a part of
 * town would take the words that keep other people safe.
 *
 * @example isAboutSafety('No nuts') // true
 */
export const isAboutSafety = (value: string): boolean =>
  stemsOf(value).some((word) => TURNING.has(word) || DIET_WORDS.has(word));
