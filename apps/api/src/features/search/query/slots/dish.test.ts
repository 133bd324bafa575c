import { guideQuery } from '@saffron/contracts/guide-query';
import { expect, it } from 'vitest';
import { restaurant } from '../../../../../test/example-guide.ts';
import { finish } from '../../../../slices.ts';
import { createSnapshot } from '../../snapshot/create-snapshot.ts';
import { answering } from '../answer.ts';

const notes = ['Crayfish cocktail.', 'Pie and mash.', 'Scallops in foam.', 'Peanut noodles.', 'Pistachio gelato.'];
const guide = notes.map((text, at) =>
  restaurant(at + 1, { cuisine: 'Pub', saffronNotes: JSON.stringify({ food_notes: text }) }),
);

it.each([
  ['shellfish', [2, 4, 5]],
  ['nuts', [1, 2, 3]],
])('an exclusion of what people are allergic to rules out all that has it: %s', (value, expected) => {
  const constraints = [{ slot: 'dish', op: 'not', values: [value], strength: 'must' }];
  const now = { date: '2026-11-28', minute: 720 };
  const { hits } = finish(answering(guideQuery.parse({ constraints }), createSnapshot(guide), { now }));
  expect(hits.map(({ restaurant: { id } }) => id).sort()).toEqual(expected);
});
