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
    return food.kind === 'kitchen' ? kitchenCheck(text, food, snapshot) : dishCheck(text, food, snapshot);
  },
};
