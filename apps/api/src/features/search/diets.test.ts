import { guideQuery } from '@saffron/contracts/guide-query';
import { expect, it } from 'vitest';
import { restaurant } from '../../../test/example-guide.ts';
import { finish } from '../../slices.ts';
import { respond } from '../dialogue/respond.ts';
import { answering } from './query/answer.ts';
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

it('comes to the same as a query of the guide for the same diet', () => {
  const notes = [
    'They cannot do vegan.',
    'Half the menu is vegan.',
    'Vegan on request, with a day of notice.',
    'Steaks and chops.',
    'Vegans should look elsewhere.',
    'A vegan tasting menu on Tuesdays.',
  ];
  const rows = notes.map((saffronNotes, at) => restaurant(at + 1, { name: `Place ${at}`, saffronNotes }));
  const snapshot = createSnapshot(rows);
  const query = guideQuery.parse({ constraints: [{ slot: 'diet', op: 'is', values: ['vegan'], strength: 'must' }] });
  const { hits } = finish(answering(query, snapshot, { now: { date: '2026-11-28', minute: 720 } }));
  const found = hits.map(({ restaurant: { id } }) => id).sort();
  expect(found).toEqual([2, 3, 6]);
  const picked = respond([{ message: 'vegan food', reply: null }], snapshot).picks.map(({ id }) => id);
  expect(picked.sort()).toEqual(found);
});

it('puts a kitchen that keeps a diet throughout before one with some dishes', () => {
  const saffronNotes = 'Good vegan dishes.';
  const rows = [
    restaurant(1, { name: 'Alder', cuisine: 'Thai', saffronNotes }),
    restaurant(2, { name: 'Birch', cuisine: 'Vegan', saffronNotes }),
  ];
  const { picks: found } = respond([{ message: 'vegan food', reply: null }], createSnapshot(rows));
  expect(found.map(({ name }) => name)).toEqual(['Birch', 'Alder']);
});

it.each(['jain food', 'my aunt is jain', 'somewhere for two jains'])(
  'promises no Jain food, and finds none with meat: %s',
  (message) => {
    const rows = [
      restaurant(1, { name: 'Alder', cuisine: 'Steakhouse', saffronNotes: 'Steaks and chops.', rating: 5 }),
      restaurant(2, { name: 'Birch', cuisine: 'Vegetarian', saffronNotes: 'Dal and greens.', rating: 4 }),
    ];
    const { picks: found, unmet } = respond([{ message, reply: null }], createSnapshot(rows));
    expect(found.map(({ name }) => name)).toEqual(['Birch']);
    expect(unmet.map(({ label }) => label)).toContain('jain');
  },
);
