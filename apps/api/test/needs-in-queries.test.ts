import { type Constraint, guideQuery } from '@saffron/contracts/guide-query';
import { describe, expect, it } from 'vitest';
import { answering } from '../src/features/search/query/answer.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { finish } from '../src/slices.ts';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const NOW = { date: '2026-11-28', minute: 720 };

/** The names of places that a query finds whose `must` is one constraint. */
const found = (
  notes: Readonly<Record<string, string>>,
  [slot, op, value]: [Constraint['slot'], Constraint['op'], string],
): string[] => {
  const rows = Object.entries(notes).map(([name, text], at) => restaurant(at + 1, { name, saffronNotes: text }));
  const query = guideQuery.parse({ constraints: [{ slot, op, values: [value], strength: 'must' }] });
  return finish(answering(query, createSnapshot(rows), { now: NOW }))
    .hits.map((hit) => hit.restaurant.name)
    .toSorted();
};

describe('needs in queries of the guide', { tags: ['a57'] }, () => {
  it.each([
    ['seafood', 'Prawns on toast, and pies.'],
    ['shellfish', 'Mussels in cider, and pies.'],
    ['nuts', 'Pies, and a walnut tart.'],
    ['eggs', 'Pies, and an omelette at noon.'],
    ['sesame', 'Pies, and hummus.'],
  ])('a cuisine that is ruled out is ruled out as a dish where people are allergic to it: %s', (food, has) => {
    expect(found({ Alder: has, Birch: 'Pies.' }, ['cuisine', 'not', food])).toEqual(['Birch']);
    expect(found({ Alder: has, Birch: 'Pies.' }, ['dish', 'not', food])).toEqual(['Birch']);
  });

  it.each([
    ['dairy free', 'Vegan pies in a crust of butter.', 'Vegan pies, and a crumble.'],
    ['dairy free', 'Plant-based bowls, finished with cream.', 'Plant-based bowls, and pickles.'],
    ['vegetarian', 'Vegan sausages fried in lard.', 'Vegan sausages and mash.'],
  ])('what keeps %s by another word keeps it only without what it leaves out', (diet, against, kept) => {
    expect(found({ Alder: against, Birch: kept }, ['diet', 'is', diet])).toEqual(['Birch']);
  });

  it.each(['vegan', 'dairy free', 'gluten free'])('knows the label of a need for a whole kitchen: fully %s', (diet) => {
    const notes = { Alder: `Some ${diet} dishes.`, Birch: `Everything here is ${diet}.` };
    expect(found(notes, ['diet', 'is', `fully ${diet}`])).toEqual(['Birch']);
  });
});

const { reply } = talkAbout([
  restaurant(1, { name: 'Alder', cuisine: 'Pizza', saffronNotes: 'Pizza, with a dairy-free one and a vegan one.' }),
  restaurant(2, { name: 'Birch', cuisine: 'Pizza', saffronNotes: 'Pizza, and everything is vegan and dairy-free.' }),
]);

describe('“all” before a diet', () => {
  it.each([
    'List all dairy free food for pizza',
    'all the vegan pizza places',
    'show me all vegan places',
    'find us all dairy-free restaurants',
  ])('counts places: %s', async (message) => {
    const { text, cards } = await reply(message);
    expect([text, cards.length]).toEqual([expect.not.stringMatching(/fully/i), 2]);
  });

  it.each(['an all vegan place', 'somewhere all vegan', 'is there a place where all of it is vegan'])(
    'is of the whole kitchen: %s',
    async (message) => expect((await reply(message)).cards.map(({ name }) => name)).toEqual(['Birch']),
  );
});
