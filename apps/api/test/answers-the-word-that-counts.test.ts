import { describe, expect, it } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, vibe: string, food: string, fields = {}) =>
  restaurant(id, { name, saffronNotes: JSON.stringify({ vibe, food_notes: food }), rating: 4, ...fields });

/** Dishes that only these notes know. */
const guide = [
  place(1, 'Post Hotel', 'Stiff napkins.', 'Trout, and game in autumn. The brunvel, here with trout, is an odd idea.', {
    price: 4,
    tag: 'Classic',
  }),
  place(
    2,
    'Aunt Sefa',
    'Two rooms over the smithy.',
    'Brunvel as it should be: rye dough and smoked goat. Plum mash.',
    {
      cuisine: 'Alpine',
    },
  ),
  place(3, 'Summit Room', 'Glass on three sides.', 'Nine courses, the finest cooking for miles.', {
    rating: 5,
    price: 5,
  }),
  place(4, 'Bell Tavern', 'Farmers at noon, the whole village on Fridays.', 'Sausages and beer.', { tag: 'Local' }),
  place(5, 'Station Buffet', 'By the platform.', 'Sandwiches and soup.', { price: 1 }),
];
const { reply } = talkAbout(guide);

describe('a dish that only the notes of the guide know', () => {
  it.each([
    'where do the locals go for proper brunvel',
    'who does the best brunvel',
    'where can I get brunvel',
    'brunvel tonight?',
    'my cousin says we have to eat a brunvel, where do they do a good one',
    'cheap brunvel',
    'a traditional brunvel for four',
  ])('outweighs the words beside it: %s', async (message) => {
    const { cards } = await reply(message);
    expect(cards[0]?.name).toBe('Aunt Sefa');
    expect(cards.map(({ name }) => name)).not.toContain('Bell Tavern');
  });

  it.each(['brunvel', 'I fancy brunvel'])('is named by what the notes say of it: %s', async (message) => {
    expect((await reply(message)).text).toMatch(/rye dough/);
  });

  it('that somebody does not want is no wish', async () => {
    expect((await reply('dinner, but no brunvel please')).cards[0]?.name).not.toBe('Aunt Sefa');
  });
});

describe('what is new', () => {
  const opened = talkAbout([
    place(1, 'Old Anchor', 'Opened in 1902 and never painted since.', 'New potatoes with everything.', { rating: 4.5 }),
    place(2, 'Tilde', 'Opened in September in what was the bank.', 'Small plates.', { rating: null }),
    place(3, 'Ferrous', 'A forge with tables.', 'Chops over charcoal.', { rating: null, tag: 'New, Groups' }),
    place(4, 'Marlow', 'Quiet.', 'Fish.', { rating: 5 }),
  ]);

  it.each(['anything new?', 'whats new', 'anything new in town', 'any new openings', 'which places opened recently'])(
    'is what a tag or the notes call so: %s',
    async (message) => {
      const { cards } = await opened.reply(message);
      expect(cards.map(({ name }) => name).sort()).toEqual(['Ferrous', 'Tilde']);
    },
  );
});
