import { expect, it } from 'vitest';
import { restaurant } from '../../../test/example-guide.ts';
import { respond } from '../dialogue/respond.ts';
import { createSnapshot } from './snapshot/create-snapshot.ts';

const NAMES = ['Alder', 'Birch'];
const picks = (message: string, notes: readonly string[], fields: Parameters<typeof restaurant>[1] = {}) => {
  const rows = notes.map((saffronNotes, at) => restaurant(at + 1, { name: NAMES[at] ?? '', saffronNotes, ...fields }));
  return respond([{ message, reply: null }], createSnapshot(rows)).picks.map(({ name }) => name);
};

it.each([
  ['vegan please', 'Tofu bowls, and a vegan pie.', 'Nothing for vegans but chips.'],
  ['I am vegan', 'Plant-based specials.', 'Vegans should look elsewhere.'],
  ['gluten free lunch', 'Pancakes of corn, no wheat in the kitchen.', 'Dumplings, noodles, bread.'],
  ['somewhere gluten free', 'The tacos contain no flour.', 'They cannot do gluten-free.'],
  ["I'm coeliac", 'Gluten-free bases from a separate oven.', 'Gluten-free bases, but the same oven.'],
  ['halal', 'All the lamb is halal.', 'No halal meat.'],
])('finds where a diet is kept, and not where notes deny it: %s', (message, kept, denied) => {
  expect(picks(message, [kept, denied])).toEqual(['Alder']);
  expect(picks(message, [denied, kept])).toEqual(['Birch']);
});

it('believes notes before tags', () =>
  expect(
    picks('vegan food', ['They cannot do vegan.', 'Every other dish is vegan.'], { tag: 'Vegan friendly' }),
  ).toEqual(['Birch']));
