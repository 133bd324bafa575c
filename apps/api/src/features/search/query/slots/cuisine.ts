import { fold } from '../../../understanding/text/tokens.ts';
import { namesAllergen } from '../../facts/asked.ts';
import type { Check, SlotReader } from '../check.ts';
import { unknownCheck } from '../unknown-check.ts';
import { foodOf } from '../values.ts';
import { diet, isDietary } from './diet.ts';
import { dish } from './dish.ts';
import { dishCheck, kitchenCheck } from './food.ts';

export const cuisine: SlotReader = {
  apart: true,
  check: (value, asked, op) => {
    const { snapshot } = asked;
    const text = String(value);
    // Who could fall ill from it does not mean what a place is listed as.
    if (op === 'not' && namesAllergen(text)) return withoutKin(dish.check(value, asked, op));
    const food = foodOf(text, snapshot);
    if (!food) {
      const known = snapshot.vocabulary.cuisines.map((one) => one.value);
      return unknownCheck('cuisine', text, op, known);
    }
    // As an exclusion, and where the guide lists places as it, it means what a place is listed as, not a dish on its menu.
    const isListed = snapshot.vocabulary.cuisines.some((one) => fold(one.value) === fold(text));
    if (!isListed && isDietary(text, snapshot)) return diet.check(value, asked, op);
    return food.kind === 'kitchen' || isListed || op === 'not'
      ? kitchenCheck(text, food, snapshot)
      : dishCheck(text, food, snapshot);
  },
};

/** Among cuisines what is nearly one is another one; what nearly has an allergen may have it. */
const withoutKin = (check: Check): Check => ({
  ...check,
  outcome: (row, at) => {
    const found = check.outcome(row, at);
    return found === 'nearly' ? 'unknown' : found;
  },
});
