import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const notes = (text: string): string => JSON.stringify({ food_notes: text });
const PUB = { cuisine: 'Pub', neighborhood: 'Quarry', price: 2 };

const BELL = restaurant(1, {
  ...PUB,
  name: 'The Cracked Bell',
  saffronNotes: notes('Beef shin pie, a nut roast with bread sauce, treacle tart.'),
});
const PLOUGH = restaurant(2, { ...PUB, name: 'The Blunt Plough', saffronNotes: notes('Gammon, egg and chips.') });
const GUIDE = [BELL, PLOUGH];

describe('a dish without meat', () => {
  test.each(['my girlfriend is vegetarian', 'one of us is veggie'])(
    'tells that there is something: %s',
    async (said) => {
      const { reply, rowsOf } = talkAbout(GUIDE);
      expect((await reply('a pub', said)).text).toContain('nut roast');
      expect((await rowsOf('a pub', said))[0]).toBe(BELL);
    },
  );

  test('answers a question about the diet', async () => {
    const { text } = await talkAbout(GUIDE).reply('a pub', 'does The Cracked Bell do anything vegetarian?');
    expect(text).toContain('nut roast');
    expect(text).not.toMatch(/don't know|can't say/);
  });
});

describe('what somebody leaves alone by choice', () => {
  const QUAY = restaurant(3, {
    name: 'Quayside',
    cuisine: 'Bistro',
    saffronNotes: notes('Roast hake, grilled chicken with tarragon, leek tart.'),
  });

  test('is met by enough other dishes', async () => {
    const { text } = await talkAbout([QUAY]).reply('a bistro', "he doesn't eat red meat");
    expect(text).toContain('Quayside');
    expect(text).not.toMatch(/don't know|can't say/);
  });

  test.each([
    "what do they have for somebody who doesn't eat fish",
    "what should we order if one of us won't eat fish?",
  ])('is not among the dishes to have: %s', async (said) => {
    const { text } = await talkAbout([QUAY]).reply('a bistro', said);
    expect(text).toMatch(/chicken|leek tart/);
    expect(text).not.toContain('hake');
  });
});

test('a tag that promises a kitchen without an allergen is told, with a caution', async () => {
  const barn = restaurant(4, {
    name: 'Oat Barn',
    cuisine: 'Cafe',
    tag: 'Nut free, Cosy',
    saffronNotes: notes('Seed cake.'),
  });
  const { text } = await talkAbout([barn]).reply('anywhere safe with a nut allergy?');
  expect(text).toContain('Oat Barn is tagged as free of nuts');
  expect(text).not.toContain('No notes here promise');
  expect(text).toContain('confirm');
});

describe('what somebody refuses to eat', () => {
  const grill = restaurant(6, {
    name: 'Iron Grate',
    cuisine: 'Steakhouse',
    saffronNotes: notes('Rib of beef, chips.'),
  });
  const green = restaurant(7, { name: 'Pea Green', cuisine: 'Vegetarian', saffronNotes: notes('Pea fritters, dal.') });
  const { rowsOf } = talkAbout([grill, green]);

  test('is ruled out', async () => {
    expect((await rowsOf('dinner, my brother refuses to eat meat'))[0]).toBe(green);
  });
  test('is no diet of theirs', async () => {
    expect(await rowsOf('dinner with my brother, he refuses to eat vegan')).toContain(grill);
  });
});

test.each(['we want to see the lake and eat fish', 'somewhere to go out and eat fish'])(
  'what somebody goes out to eat is wished, as other food is: %s',
  async (message) => {
    const of = (id: number, name: string, cuisine: string) => restaurant(id, { name, cuisine, mealTypeDinner: true });
    const { reply } = talkAbout([of(1, 'Larder', 'Steakhouse'), of(2, 'Thole', 'Seafood')]);
    expect((await reply(message)).cards[0]?.name).toBe('Thole');
  },
);
