import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const notes = (vibe: string, food_notes: string) => JSON.stringify({ vibe, food_notes });
const korean = (id: number, name: string, fields: Parameters<typeof restaurant>[1]) =>
  restaurant(id, { name, cuisine: 'Korean', neighborhood: 'Mill Row', rating: 4, price: 2, ...fields });

const GUIDE = [
  korean(1, 'Kettle Hatch', {
    rating: 5,
    saffronNotes: notes('A hatch in a wall, and a bench outside.', 'Fried chicken and rice cakes.'),
  }),
  korean(2, 'Seoul Parcel', {
    rating: 4.5,
    tag: 'Take-out',
    saffronNotes: notes('Bright, with a telly.', 'Bibimbap and dumplings.'),
  }),
  korean(3, 'Plum Brazier', {
    price: 4,
    saffronNotes: notes('Oak tables with a grill in each.', 'Short ribs and cold noodles.'),
  }),
];

describe('a way of serving that is ruled out of those that were shown', () => {
  test.each(['not a takeaway', 'no takeaways please', 'nothing that is takeaway'])(
    'takes out what is tagged so, or has no table: %s',
    async (message) => {
      const { text, cards } = await talkAbout(GUIDE).reply('korean', message);
      expect(cards.map(({ name }) => name)).toEqual(['Plum Brazier']);
      expect(text).not.toMatch(/still (?:fine|good|works)/);
    },
  );

  test.each(['not fast food', 'no street food'])(
    'leaves what only packs up too, and says what is not known: %s',
    async (message) => {
      const { text, cards } = await talkAbout(GUIDE).reply('korean', message);
      expect(cards.map(({ name }) => name).toSorted()).toEqual(['Plum Brazier', 'Seoul Parcel']);
      expect(text).toMatch(/don't know whether Seoul Parcel has a table/);
      expect(text).toMatch(/Plum Brazier/);
    },
  );
});

describe('what notes are silent about', () => {
  test.each([
    ['somewhere without tourists', /don't know whether .* (?:draws?) the tourists/],
    ['not a chain', /don't know whether .* part of a chain/],
    ['no live music', /don't know whether .* live music/],
  ])('is not promised to whoever rules it out: %s', async (message, says) => {
    const { text } = await talkAbout(GUIDE).reply('korean', message);
    expect(text).toMatch(says);
    expect(text).not.toMatch(/still (?:fine|good|works)/);
  });

  test('a place that locals go to draws no tourists', async () => {
    const guide = [
      korean(4, 'Alley Jar', { saffronNotes: notes('Locals, mostly, at oak tables.', 'Stews and pancakes.') }),
    ];
    const { text } = await talkAbout(guide).reply('korean', 'nowhere touristy');
    expect(text).not.toMatch(/don't know/);
  });
});

test.each(['somewhere smart', 'a smart place', 'something smarter'])(
  'a smart one of those that were shown is the dear one: %s',
  async (message) => {
    const { text, cards } = await talkAbout(GUIDE).reply('korean', message);
    expect(cards[0]?.name, text).toBe('Plum Brazier');
  },
);
