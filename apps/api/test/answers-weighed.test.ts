import { expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const notes = (vibe: string, food_notes: string) => JSON.stringify({ vibe, food_notes });
const GUIDE = [
  restaurant(1, {
    name: 'Clatter Yard',
    cuisine: 'German',
    price: 2,
    rating: 5,
    saffronNotes: notes('Benches and a brass band.', 'Schnitzel and dumplings.'),
  }),
  restaurant(2, {
    name: 'Pewter Hush',
    cuisine: 'British',
    price: 3,
    rating: 4,
    tag: 'Quiet',
    saffronNotes: notes('A hushed room with a clock.', 'Sole, mutton pie and trifle.'),
  }),
  restaurant(3, {
    name: 'Gilt Hush',
    cuisine: 'French',
    price: 5,
    rating: 5,
    tag: 'Quiet',
    saffronNotes: notes('Hushed, with silk on the walls.', 'Turbot and pigeon.'),
  }),
  restaurant(4, {
    name: 'Aubergine Lamp',
    cuisine: 'Lebanese',
    price: 2,
    rating: 5,
    saffronNotes: notes('Low lamps.', 'Smoky aubergine dip and lamb kibbeh.'),
  }),
  restaurant(5, {
    name: 'Oak Pit',
    cuisine: 'Barbecue',
    price: 2,
    rating: 4,
    saffronNotes: notes('Picnic tables.', 'Beef ribs and pork shoulder.'),
  }),
  restaurant(6, {
    name: 'Cane Alley',
    cuisine: 'Cuban',
    price: 2,
    rating: 4,
    bar: true,
    saffronNotes: notes('A courtyard.', 'Pork and rice; three drinks without alcohol.'),
  }),
];

test.each([
  'somewhere quiet, not crazy money',
  'quiet for two, nothing too expensive',
  'a quiet place, not silly money',
])('a price that is only hinted at weighs no more than the mood: %s', async (message) => {
  const { cards, text } = await talkAbout(GUIDE).reply(message);
  expect(cards[0]?.name, text).toBe('Pewter Hush');
  expect(cards.map(({ name }) => name)).not.toContain('Gilt Hush');
});

test.each(['something smoky and meaty', 'smoky meat'])(
  'who describes a kitchen gets it, and no dish that is called so: %s',
  async (message) => {
    const { cards, text } = await talkAbout(GUIDE).reply(message);
    expect(cards[0]?.name, text).toBe('Oak Pit');
  },
);

test('drinks without alcohol are noted in those words', async () => {
  const { cards, text } = await talkAbout(GUIDE).reply('cuban, with mocktails');
  expect(cards[0]?.name, text).toBe('Cane Alley');
  expect(text).not.toMatch(/can't tell you what they have without alcohol|don't know/);
});
