import { fold } from '../../../understanding/text/tokens.ts';
import { namesAllergen } from '../../facts/asked.ts';
import type { Check, SlotReader } from '../check.ts';
import { unknownCheck } from '../unknown-check.ts';
import { foodOf } from '../values.ts';
import { diet, isDietary, readNeeded } from './diet.ts';
import { dish } from './dish.ts';
import { dishCheck, kitchenCheck } from './food.ts';

export const cuisine: SlotReader = {
  reads: readNeeded,
  apart: true,
  check: (value, asked, op) => {
    const { snapshot } = asked;
    const text = String(value);
    const food = foodOf(text, snapshot);
    // As an exclusion, and where the guide lists places as it, it means what a place is listed as, not a dish on its menu.
    const isListed = snapshot.vocabulary.cuisines.some((one) => fold(one.value) === fold(text));
    // Who could fall ill from it does not mean what a place is listed as.
    if (op === 'not' && namesAllergen(text)) {
      const served = withoutKin(dish.check(value, asked, op));
      return food && isListed ? orListed(served, kitchenCheck(text, food, snapshot)) : served;
    }
    if (!food) {
      const known = snapshot.vocabulary.cuisines.map((one) => one.value);
      return unknownCheck('cuisine', text, op, known);
    }
    // A kitchen that has something for vegetarians is not listed as theirs.
    if (op === 'not') return kitchenCheck(text, food, snapshot, 'listed');
    if (!isListed && isDietary(text, snapshot)) return diet.check(value, asked, op);
    return food.kind === 'kitchen' || isListed ? kitchenCheck(text, food, snapshot) : dishCheck(text, food, snapshot);
  },
};

/** Where the guide says nothing of a food that it also lists places as, it still lists a place as another kitchen that has nothing to do with it. */
const orListed = (served: Check, listed: Check): Check => ({
  ...served,
  outcome: (row, at) => {
    const found = served.outcome(row, at);
    return found === 'unknown' && listed.outcome(row, at) === 'lacks' ? 'lacks' : found;
  },
});

/** Among cuisines what is nearly one is another one; what nearly has an allergen may have it. */
const withoutKin = (check: Check): Check => ({
  ...check,
  outcome: (row, at) => {
    const found = check.outcome(row, at);
    return found === 'nearly' ? 'unknown' : found;
  },
});
