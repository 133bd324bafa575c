import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { guideWithTraps, talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, cuisine: string, food_notes: string, rating: number) =>
  restaurant(id, {
    name,
    cuisine,
    neighborhood: 'Mill Quarter',
    price: 2,
    rating,
    saffronNotes: JSON.stringify({ vibe: 'A plain room.', food_notes }),
  });
const town = [
  place(1, 'Amber Stool', 'Pub', 'Roast chicken, beef pie and a bowl of chips.', 5),
  place(2, 'Broad Table', 'Pub', 'Fish and chips, lentil soup, rice pudding.', 4.5),
  place(3, 'Cold Kettle', 'Pub', 'Sausages, mash, Greek salad.', 4),
  place(4, 'Dun Lantern', 'Pub', 'Toasted cheese and apple cake.', 3.5),
  place(5, 'Early Finch', 'Thai', 'Green curry, papaya salad, tom yum soup, mango.', 4),
  place(6, 'Fern Yard', 'Thai', 'Fried noodles, roast duck, sticky rice.', 3),
];
const { reply } = talkAbout(town);
const shown = async (...messages: string[]) => (await reply(...messages)).cards.map(({ name }) => name);

describe('a dish that is ruled out after places were shown', () => {
  test.each([
    ['a pub', 'no pie', 'Amber Stool'],
    ['a pub', 'not soup', 'Broad Table'],
    ['a pub', 'no salad please', 'Cold Kettle'],
  ])('leaves out those that serve it: %s, %s', async (first, then, out) => {
    expect(await shown(first)).toContain(out);
    const left = await shown(first, then);
    expect(left.length).toBeGreaterThan(0);
    expect(left).not.toContain(out);
  });

  test.each([
    ['one thai place', 'no salad', 'Fern Yard'],
    ['one thai place', 'not soup', 'Fern Yard'],
  ])('gives another place where none is left: %s, %s', async (first, then, next) => {
    expect(await shown(first)).toEqual(['Early Finch']);
    expect(await shown(first, then)).toEqual([next]);
  });
});

test.each(['not that one, and no soup', 'not the first one, and no soup', 'not this one, no soup either'])(
  'a place that is turned down beside a dish is gone, too: %s',
  async (message) => {
    const [first = ''] = await shown('a pub');
    const left = await shown('a pub', message);
    expect(left.length).toBeGreaterThan(0);
    for (const out of [first, 'Broad Table']) expect(left).not.toContain(out);
  },
);

test.each(['not pie', 'no pie though'])('"%s" turns down no place that serves none', async (message) => {
  const before = (await shown('a pub')).filter((name) => name !== 'Amber Stool');
  expect(await shown('a pub', message)).toEqual(before);
});

describe('other places of a kind, whatever is asked of them', () => {
  const { rowsOf } = talkAbout(guideWithTraps, { date: '2026-11-26', minute: 19 * 60 });
  test.each([
    ['Thai', 'is there another Thai place open on Tuesday?'],
    ['Thai', 'what other Thai places are open on Wednesday?'],
    ['Mexican', 'any other Mexican restaurant open on Monday?'],
    ['Indian', 'is there another Indian place open tomorrow?'],
  ])('are none of those that were shown: %s, %s', async (cuisine, message) => {
    const before = (await rowsOf(cuisine)).map(({ name }) => name);
    const after = await rowsOf(cuisine, message);
    expect(after.length).toBeGreaterThan(0);
    expect(new Set(after.map((row) => row.cuisine))).toEqual(new Set([cuisine]));
    for (const { name } of after) expect(before).not.toContain(name);
  });
});
