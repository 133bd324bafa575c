import type { Constraint, GuideQueryInput } from '../../packages/contracts/src/guide-query.ts';

const must = (slot: Constraint['slot'], ...values: (string | number)[]): Constraint => ({
  slot,
  op: 'is',
  values,
  strength: 'must',
});
const prefer = (slot: Constraint['slot'], ...values: (string | number)[]): Constraint => ({
  ...must(slot, ...values),
  strength: 'prefer',
});
const not = (slot: Constraint['slot'], ...values: (string | number)[]): Constraint => ({
  ...must(slot, ...values),
  op: 'not',
});
const atMost = (slot: Constraint['slot'], value: number): Constraint => ({ ...must(slot, value), op: 'atMost' });

/** Typical queries to a guide made of the demo guide. */
export const QUERIES: readonly GuideQueryInput[] = [
  { constraints: [must('cuisine', 'japanese'), not('dish', 'sushi')] },
  { constraints: [must('dish', 'ramen'), must('time', 'Friday 23:30')] },
  { constraints: [must('cuisine', 'thai'), must('diet', 'nut free')] },
  { constraints: [must('mood', 'quiet'), must('occasion', 'date'), atMost('price', 3)] },
  { constraints: [must('amenity', 'cocktails'), prefer('mood', 'quiet'), must('area', 'Silk Market')] },
  {
    constraints: [must('cuisine', 'georgian'), must('price', 1), must('mood', 'lively'), must('amenity', 'live music')],
  },
  { constraints: [must('diet', 'vegan'), must('meal', 'lunch')], sort: 'price' },
  { constraints: [must('kind', 'bar'), atMost('near', 1500)], near: { restaurant: 5 } },
  { constraints: [must('text', 'private room'), must('party', 12)], sort: 'rating' },
  { constraints: [prefer('occasion', 'celebration')], limit: 20 },
];
