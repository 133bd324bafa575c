import type { Restaurant } from '@saffron/contracts/guide';
import { gramsOf } from '../../understanding/learned/grams.ts';
import { chanceOf, type Features, type Linear, oddsOf, readLinear } from '../../understanding/learned/linear.ts';
import { meaningOf } from '../../understanding/meaning/vectors.ts';
import { stem } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import type { Clause } from './time-phrases.ts';

/** What a place is, which decides between "8 to 10" in the morning and in the evening. */
export interface Kind {
  bar: boolean;
  /** It serves breakfast, brunch or lunch. */
  daytime: boolean;
  /** It serves dinner, or drinks. */
  evening: boolean;
}

/** Words of the cuisines of places that are open by day, and of those that serve drinks. */
const BY_DAY = wordSet(
  'cafe café coffee bakery patisserie pâtisserie breakfast brunch deli delicatessen sandwich sandwiches tea tearoom bagels juice gelato gelateria',
);
const BARS = wordSet('bar pub taproom taverna brewery izakaya');

/** What a place is, by the meals that are recorded or else by its cuisine. */
export function kindOf({ cuisine, bar, mealTypeBreakfast, mealTypeLunch, mealTypeDinner }: Restaurant): Kind {
  const words = (cuisine ?? '').toLowerCase().split(/[^\p{L}]+/u);
  const isBar = bar === true || words.some((word) => BARS.has(word));
  const daytime = mealTypeBreakfast === true || mealTypeLunch === true;
  if (daytime || mealTypeDinner === true) return { bar: isBar, daytime, evening: isBar || mealTypeDinner === true };
  const isByDay = !isBar && words.some((word) => BY_DAY.has(word));
  return { bar: isBar, daytime: isByDay || !isBar, evening: !isByDay };
}

/** Features are hashed to this many numbers. */
export const HASHED = 1 << 13;
export const HOURS_LABELS = ['hours'] as const;

/** Written by `npm run train`; see apps/api/training/hours/README.md. */
export const HOURS_FILE = new URL('hours-classifier.bin', import.meta.url);

let loaded: Linear<'hours'> | undefined;

/** The weights, read once for all. Throws if the file was written for something else. */
export const loadHoursClassifier = (): Linear<'hours'> => (loaded ??= readLinear(HOURS_FILE, HOURS_LABELS, HASHED));

const addGrams = gramsOf(HASHED);
/** Words at the beginning and at the end whose order counts. */
const NEAR = 3;
const LETTERS = 4;
const END = '$';

/** The features of how a clause speaks of times and days: its words and those of the clauses beside it, and not which times and days. */
export function featuresOfClause(clauses: readonly Clause[], at: number): Features {
  const stemsOf = (index: number) =>
    (clauses[index]?.words ?? []).map((word) => (word.startsWith('#') ? word : stem(word)));
  const [own, before, after] = [stemsOf(at), stemsOf(at - 1), stemsOf(at + 1)];
  const times = clauses[at]?.times.map(({ kind }) => kind) ?? [];
  const found = new Set<number>();
  addGrams(found, 'words', ['^', ...own, END], 1, 3);
  addGrams(found, 'begins', ['^', ...own].slice(0, NEAR), 1, NEAR);
  addGrams(found, 'before', before, 1, 2);
  addGrams(found, 'after', after, 1, 2);
  addGrams(found, 'times', ['^', ...times, clauses[at]?.days ? 'days' : 'none', END], 1, 3);
  addGrams(found, 'length', [String(Math.min(own.length, 12))], 1, 1);
  for (const word of own) if (word.length > LETTERS) addGrams(found, 'letters', [...` ${word} `], LETTERS, LETTERS);
  return { hashed: Uint16Array.from(found), meaning: meaningOf(own) };
}

/** How probable it is that a clause with these features tells when a place is open, by a model. */
export const chanceBy = (features: Features, model: Linear<'hours'>): number =>
  chanceOf(oddsOf(features, model)[0] ?? 0);

/**
 * How probable it is that a clause that names times or days tells when a place is open, by a linear model trained on labelled sentences
 * (`npm run train`): "till ten" does, "quiz from eight" does not.
 */
export const chanceOfHours = (clauses: readonly Clause[], at: number): number =>
  chanceBy(featuresOfClause(clauses, at), loadHoursClassifier());
