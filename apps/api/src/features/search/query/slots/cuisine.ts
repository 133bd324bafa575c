import type { SlotReader } from '../check.ts';
import { foodOf, rejectValue } from '../values.ts';
import { dishCheck, kitchenCheck } from './food.ts';

const KNOWN = 40;

export const cuisine: SlotReader = {
  apart: true,
  check: (value, { snapshot }) => {
    const text = String(value);
    const food = foodOf(text, snapshot);
    const known = snapshot.vocabulary.cuisines.map((one) => one.value);
    if (!food) return rejectValue('cuisine', text, known.length <= KNOWN ? known : []);
    return food.kind === 'kitchen' ? kitchenCheck(text, food, snapshot) : dishCheck(text, food, snapshot);
  },
};
