import { hours as parsed } from '@saffron/contracts/guide-fields';
import type { OpeningHoursSpecification } from '@saffron/contracts/hours/opening-hours';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const notes = (vibe: string, food: string): string => JSON.stringify({ vibe, food_notes: food });
const open = (text: string) => parsed.parse(text) as OpeningHoursSpecification[];
const place = (id: number, name: string, cuisine: string, saffronNotes: string, more: object = {}) =>
  restaurant(id, {
    name,
    cuisine,
    saffronNotes,
    neighborhood: 'Canal Side',
    address: `${id} Rope Walk`,
    hours: open('Mo-Su 12:00-23:00'),
    ...more,
  });

const town = [
  place(
    1,
    'Pearl Ledge',
    'Seafood',
    notes('A marble counter.', 'Oysters on ice, tuna tartare, scallop ceviche, grilled bream.'),
    {
      rating: 5,
    },
  ),
  place(
    2,
    'Net Loft',
    'Seafood',
    notes('Long tables.', 'Grilled bream with lemon, fish stew, oysters at the weekend.'),
    {
      rating: 4,
    },
  ),
  place(3, 'Amber Coupe', 'Cocktail bar', notes('Lively and loud, thirty vodkas.', 'Olives and almonds.'), {
    bar: true,
    restaurant: false,
    rating: 5,
  }),
  place(4, 'Clover Pie', 'Pub', notes('Lively, with a singing landlord.', 'Beef pie and mash. Twenty ales on tap.'), {
    bar: true,
    rating: 4,
  }),
  place(5, 'Summer Hatch', 'Fish and chips', notes('A hatch on the quay.', 'Cod and chips in paper.'), {
    hours: open('Mo-Su 12:00-21:00; 2026-11-01 to 2027-03-31 closed'),
    rating: 5,
  }),
  place(6, 'Winter Hatch', 'Fish and chips', notes('Benches under a roof.', 'Haddock and chips in paper.'), {
    rating: 3,
  }),
  place(7, 'Rye Room', 'Japanese', notes('Stools.', 'Ramen in three broths.'), { hours: open('Mo-Sa 12:00-22:00') }),
];
/** A Sunday evening. */
const { reply } = talkAbout(town, { date: '2026-11-22', minute: 19 * 60 });
const names = async (...messages: string[]) => (await reply(...messages)).cards.map(({ name }) => name);

describe('who is at the table decides what kind of place it is', () => {
  test.each([
    'my wife is pregnant, seafood please',
    'pregnant and craving seafood',
    'seafood, we are expecting our first',
  ])('%s', async (message) => {
    const { text, cards } = await reply(message);
    expect(cards.map(({ name }) => name)).toEqual(['Net Loft']);
    expect(text).toMatch(/raw fish, raw egg/);
    expect(text).not.toMatch(/oysters at the weekend/);
  });

  test('a pregnancy holds for what is asked about next', async () => {
    const { text } = await reply('we are pregnant, dinner somewhere', 'what about Pearl Ledge?');
    expect(text).toMatch(/Pearl Ledge: much of what they serve is raw/);
  });

  test.each(['somewhere lively with the kids', "I'm sober, somewhere lively", 'lively, I gave up drinking'])(
    '%s',
    async (message) => {
      const { text, cards } = await reply(message);
      expect(cards.map(({ name }) => name)).not.toContain('Amber Coupe');
      expect(text).not.toMatch(/vodka|ales/i);
    },
  );

  test('who asks for drinks gets a bar all the same', async () =>
    expect(await names('cocktails, and we have a baby with us')).toContain('Amber Coupe'));
});

describe('what is closed where nobody named a time', () => {
  test('a place that is closed for the season gives way to another one', async () =>
    expect(await names('fish and chips')).toEqual(['Winter Hatch']));

  test('one that is closed for the night says so', async () =>
    expect((await reply('ramen')).text).toMatch(/Rye Room[^(]*\([^)]*closed tonight\)/));
});

describe('places that nobody here knows', () => {
  test.each([
    ["ramen near St Olave's church", "St Olave's church"],
    ['ramen beside the Harcourt Monument', 'Harcourt Monument'],
    ['we are at the lighthouse, ramen please', 'the lighthouse'],
    ['ramen near the railway museum', 'the railway museum'],
    ['ramen within a short walk of the new civic arena', 'the new civic arena'],
    ['ramen next to the old courthouse', 'the old courthouse'],
    ['ramen in Pemberton', 'Pemberton'],
    ['ramen by Gorse Avenue in Canal Side', 'Gorse Avenue'],
  ])('%s', async (message, said) => {
    const { text, cards } = await reply(message);
    expect(text).toMatch(new RegExp(`(?:don't know where|can't place) (?:the )?${said}`));
    expect(cards.map(({ name }) => name)).toEqual(['Rye Room']);
  });

  test.each(['we met at the Copper Kettle, where can we get ramen?', 'ramen after drinks at the Copper Kettle'])(
    '%s',
    async (message) => expect((await reply(message)).text).toMatch(/don't know a place called Copper Kettle/),
  );
});
