import { fold } from '../../../understanding/text/tokens.ts';
import type { SlotReader } from '../check.ts';
import { unknownCheck } from '../unknown-check.ts';
import { foodOf } from '../values.ts';
import { dishCheck, kitchenCheck } from './food.ts';

export const cuisine: SlotReader = {
  apart: true,
  check: (value, { snapshot }, op) => {
    const text = String(value);
    const food = foodOf(text, snapshot);
    if (!food) {
      const known = snapshot.vocabulary.cuisines.map((one) => one.value);
      return unknownCheck('cuisine', text, op, known);
    }
    // As an exclusion, and where the guide lists places as it, it means what a place is listed as, not a dish on its menu.
    const isListed = snapshot.vocabulary.cuisines.some((one) => fold(one.value) === fold(text));
    return food.kind === 'kitchen' || isListed || op === 'not'
      ? kitchenCheck(text, food, snapshot)
      : dishCheck(text, food, snapshot);
  },
};
