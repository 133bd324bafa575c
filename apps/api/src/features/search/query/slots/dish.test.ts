import { guideQuery } from '@saffron/contracts/guide-query';
import { describe, expect, it } from 'vitest';
import { restaurant } from '../../../../../test/example-guide.ts';
import { finish } from '../../../../slices.ts';
import { createSnapshot } from '../../snapshot/create-snapshot.ts';
import { answering } from '../answer.ts';

const notes = ['Crayfish cocktail.', 'Pie and mash.', 'Scallops in foam.', 'Peanut noodles.', 'Pistachio gelato.'];
const others = ['Salmon on rye.', 'Fennel with orange.', 'Two kinds of sashimi.'];
const kitchens = ['Oyster Bar', 'Pizza', 'Thai', 'Greek'];
const guide = [
  ...[...notes, ...others].map((text, at) =>
    restaurant(at + 1, { cuisine: 'Fusion', saffronNotes: JSON.stringify({ food_notes: text }) }),
  ),
  ...kitchens.map((cuisine, at) => restaurant(at + 20, { cuisine, saffronNotes: null })),
];

describe('an exclusion of what people are allergic to', { tags: ['a59'] }, () => {
  it.each([
    ['shellfish', [1, 3, 20, 22]],
    ['nuts', [4, 5, 22]],
    ['peanut', [4, 5, 22]],
    ['fish', [6]],
    ['milk', [5, 21]],
    ['lactose', [5, 21]],
    ['gluten', [4, 6, 21]],
    ['wheat', [4, 6, 21]],
    ['raw fish', [8]],
  ])('rules out what has it, and the kitchens that use it: %s', (value, expected) => {
    const constraints = [{ slot: 'dish', op: 'not', values: [value], strength: 'must' }];
    const now = { date: '2026-11-28', minute: 720 };
    const query = guideQuery.parse({ constraints, limit: guide.length });
    const left = finish(answering(query, createSnapshot(guide), { now })).hits.map(({ restaurant: { id } }) => id);
    expect(left.filter((id) => expected.includes(id))).toEqual([]);
    expect(left).toContain(7);
    expect(left).toContain(23);
  });
});
