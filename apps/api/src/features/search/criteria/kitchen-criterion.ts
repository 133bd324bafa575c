import type { Restaurant } from '@saffron/contracts/guide';
import { isDiet } from '../../understanding/delta/delta.ts';
import { GLASSES } from '../../understanding/lexicon/families.ts';
import { GOING_OUT } from '../../understanding/lexicon/going-out.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import { answerOf } from '../facts/answer.ts';
import { notedAt } from '../facts/noted-at.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { Criterion } from './criterion.ts';
import type { Cost } from './food-fit.ts';

/** Whether somebody wants to eat: a meal or food is named, or nothing but when. */
function wantsToEat({ foods, features, meals, message }: Wishes): boolean {
  const isMeal = meals.some(({ said }) => !EVENING.test(said));
  const isOut = [...foods, ...features].some(({ key }) => GLASSES.includes(key) || GOING_OUT[key]);
  // "What is open late?" may be a bar; "at one" is only when.
  const isWhen = features.every(({ key, said }) => key === 'early' || (key === 'late' && CLOCK.test(said)));
  const isOpen = isWhen && message.words.length === 0;
  return features.some(({ key }) => key === 'food') || (foods.every(isDiet) && (isOpen || (isMeal && !isOut)));
}
const EVENING = /^(?:to|this )?(?:night|evening|nite)$/i;
const CLOCK = /\d|midnight/;

/** How replies know the criterion. */
export const KITCHEN = 'food';

/** Places with a kitchen, for whoever wants to eat: none that serves no food, and none whose notes say that there is hardly any. */
export function kitchenCriterion(wishes: Wishes, snapshot: Snapshot, elsewhere: Cost): Criterion | null {
  if (!wantsToEat(wishes)) return null;
  const noted = notedAt('food', snapshot, (row) => {
    const { outcome, sentence } = answerOf('food', row);
    return sentence ? outcome : 'unknown';
  });
  const cost = (row: Restaurant, at: number): Cost => {
    const told = noted(row, at);
    const isBar = row.bar && !row.restaurant;
    return isBar || told === 'no' || (told === 'partly' && !hasMeals(row)) ? elsewhere + NO_MEAL : 0;
  };
  return { kind: 'feature', label: KITCHEN, missing: false, cost };
}
const hasMeals = (row: Restaurant): boolean => row.mealTypeBreakfast || row.mealTypeLunch || row.mealTypeDinner;
/** Who is hungry goes to another part of town rather than to a bowl of nuts. */
const NO_MEAL: Cost = 2;
