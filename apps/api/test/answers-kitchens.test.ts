import { hours as parsed } from '@saffron/contracts/guide-fields';
import type { OpeningHoursSpecification } from '@saffron/contracts/hours/opening-hours';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const HOURS = 'Mo-Su 12:00-03:00';
const place = (id: number, name: string, cuisine: string, neighborhood: string, notes: string | null, more = {}) =>
  restaurant(id, {
    name,
    cuisine,
    neighborhood,
    hours: parsed.parse(HOURS) as OpeningHoursSpecification[],
    latitude: 48.9 + id * 0.0006 + (neighborhood === 'Millhead' ? 0.02 : 0),
    longitude: -7.2,
    saffronNotes: notes,
    ...more,
  });
const BAR = { bar: true, restaurant: false, mealTypeLunch: false, mealTypeDinner: false };

const town = [
  place(
    1,
    'Amber Lamp',
    'Cocktail bar',
    'Kiln Bank',
    'Gimlets and sours. A dish of olives is the extent of the kitchen.',
    BAR,
  ),
  place(2, 'Second Shift', 'Wine bar', 'Kiln Bank', 'Old bottles by the glass. Eat before you come.', BAR),
  place(3, 'Blue Hour', 'Cocktail bar', 'Kiln Bank', 'Highballs, and small plates of cheese.', { ...BAR, price: 4 }),
  place(4, 'Silent Stool', 'Cocktail bar', 'Kiln Bank', null, BAR),
  place(5, 'Barrel Loft', 'Brewery', 'Kiln Bank', 'Twelve taps, dogs, and no kitchen.', { bar: true }),
  place(6, 'Ladle Lane', 'Korean', 'Millhead', 'Kimchi stew all night.', { price: 2 }),
  place(7, 'Brass Fork', 'Italian', 'Millhead', 'Ragu, and a bar in the corner.', { bar: true, price: 1 }),
  place(8, 'Mill Tap', 'Pub', 'Millhead', 'Dark beer.', { ...BAR, price: 3 }),
];
const { reply } = talkAbout(town, { date: '2026-11-20', minute: 18 * 60 });
const names = async (...messages: string[]) => (await reply(...messages)).cards.map(({ name }) => name);

describe('somebody who wants a meal', () => {
  test.each([
    'where can I get dinner in Kiln Bank tonight?',
    'somewhere to eat in Kiln Bank at 1am',
    'a cooked meal around Kiln Bank, at half past midnight',
    'late supper in Kiln Bank',
  ])('%s: is sent where there is a kitchen, and hears that it is elsewhere', async (message) => {
    const { text, cards } = await reply(message);
    const found = cards.map(({ name }) => name);
    expect(found.length).toBeGreaterThan(0);
    for (const name of found) expect(['Ladle Lane', 'Brass Fork']).toContain(name);
    expect(text).toContain('Kiln Bank');
  });

  test.each(['drinks in Kiln Bank', 'a bar in Kiln Bank, open late', 'cocktails in Kiln Bank at 1am'])(
    '%s: is no meal',
    async (message) => {
      for (const name of await names(message)) expect(['Ladle Lane', 'Brass Fork', 'Mill Tap']).not.toContain(name);
    },
  );
});

describe('whether one can eat at a bar', () => {
  test.each(['can we eat there?', 'could we eat there or not?', 'is there anything to eat?', 'do they serve food?'])(
    '%s: is answered from its notes',
    async (asked) => {
      expect((await reply('tell me about Amber Lamp', asked)).text).toMatch(/they don't do food|extent of the kitchen/);
      expect((await reply('tell me about Blue Hour', asked)).text).toMatch(/they do food|small plates/);
      expect((await reply('tell me about Silent Stool', asked)).text).toMatch(/can't|don't know|not sure|couldn't/);
    },
  );
});

test.each(['No kitchen, only salted nuts.', 'Sours and a piano; no kitchen.', 'There is no kitchen.'])(
  '%s: one cannot eat there',
  async (notes) => {
    const rows = [place(1, 'Amber Lamp', 'Cocktail bar', 'Kiln Bank', notes, BAR)];
    expect((await talkAbout(rows).reply('tell me about Amber Lamp', 'can we eat there?')).text).toMatch(
      /don't do food|no kitchen/i,
    );
  },
);

describe('a bar near a place', () => {
  test.each([
    ['cheap Italian in Millhead', 'is there a bar near there for after?'],
    ['Korean in Millhead', 'any bars close to it?'],
  ])('%s, %s: is one that is listed as a bar', async (...messages) =>
    expect((await names(...messages))[0]).toBe('Mill Tap'),
  );
});
