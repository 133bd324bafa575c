import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const names = (cards: readonly { name: string }[]): string[] => cards.map(({ name }) => name);
const notes = (vibe: string, food_notes: string): string => JSON.stringify({ vibe, food_notes });
const place = (id: number, name: string, cuisine: string, saffronNotes: string, more = {}) =>
  restaurant(id, { name, cuisine, neighborhood: 'Mill Quarter', price: 2, saffronNotes, ...more });

describe('two at a table who eat different things', () => {
  const town = [
    place(1, 'Iron Yard', 'Steakhouse', notes('Dark wood.', 'Rib-eye on the bone, steak tartare.')),
    place(2, 'Corn Loft', 'Mexican', notes('Tin roof.', 'Charcoal skirt steak, mushroom quesadillas.')),
    place(3, 'Green Pot', 'Vegetarian', notes('Long table.', 'Bean stew and grain bowls.')),
    place(4, 'Reed Bowl', 'Vietnamese', notes('Low stools.', 'Pho, and a vegetarian bowl beside it.'), {
      tag: 'Vegetarian friendly',
    }),
    place(5, 'Stack Shed', 'Burgers', notes('Bright light.', 'Smashed patties, and a bean one.')),
  ];
  const { reply } = talkAbout(town);

  test.each([
    "she's vegetarian, I want a steak",
    'my wife is vegetarian but I fancy a steak',
    "I'm vegetarian and my husband wants a steak",
    'steak for my dad, we need vegetarian options too',
    'one of us is vegan, the other wants steak',
    "she's vegan and he wants a proper steak",
    'six of us on saturday night, 2 vegans, we want steak',
  ])('both choose the place: %s', async (message) => {
    const { text, cards } = await reply(message);
    expect(names(cards)[0]).toBe('Corn Loft');
    expect(text).toMatch(/vega?n|vegetarian/);
  });

  test.each([
    ['a burger', ["she's vegan"], 'Stack Shed'],
    ['steak', ['my sister is joining and she is vegetarian'], 'Corn Loft'],
  ])('what was wished before stays beside it: %s', async (wish, messages, name) => {
    const { text, cards } = await reply(wish, ...messages);
    expect(names(cards)[0]).toBe(name);
    expect(text).toMatch(/can't promise|don't know/);
  });

  test.each(["I'm vegetarian. steak?", "we're vegetarian, somewhere for steak"])(
    'who keeps a diet is not sent to a kitchen that says nothing of it: %s',
    async (message) => {
      const { cards } = await reply(message);
      expect(names(cards)).not.toContain('Iron Yard');
      expect(names(cards)).not.toContain('Corn Loft');
    },
  );

  test('what to order there is nothing that the diet forbids', async () => {
    const { text } = await reply("she's vegetarian, I want a steak", 'what should we order at Corn Loft?');
    expect(text).not.toMatch(/skirt steak/);
  });
});

test.each(['my son wants pizza and I want sushi', 'pizza for the kids, I fancy sushi'])(
  'a place with what each of two wants goes before one for the first alone: %s',
  async (message) => {
    const town = [
      place(1, 'Ash Oven', 'Pizza', notes('White walls.', 'Wood-fired pizza.')),
      place(2, 'Rice Step', 'Sushi', notes('White walls.', 'Sushi by the piece.')),
      place(3, 'Both Hands', 'Japanese', notes('White walls.', 'Sushi by the piece, and pizza from the old oven.')),
    ];
    expect(names((await talkAbout(town).reply(message)).cards)[0]).toBe('Both Hands');
  },
);

describe('somewhere that can be booked', () => {
  const town = [
    place(1, 'Ash Oven', 'Pizza', notes('White walls.', 'Wood-fired pizza.'), { rating: 5, reservations: false }),
    place(2, 'Rice Step', 'Pizza', notes('White walls.', 'Pizza by the slice.'), { rating: 3, reservations: true }),
  ];
  const { reply } = talkAbout(town);

  test.each(['somewhere we can book', 'somewhere that takes bookings', 'one that takes reservations'])(
    'is a wish, and no request for a table: %s',
    async (message) => {
      const { text, cards } = await reply('pizza', message);
      expect(names(cards)[0]).toBe('Rice Step');
      expect(text).not.toMatch(/ring|book tables/);
    },
  );

  test.each(['alone, with a book', 'somewhere to read my book', 'just me and a good book'])(
    'is not what somebody wants who reads: %s',
    async (message) => expect((await reply('pizza', message)).text).not.toMatch(/ring|booking|book tables/i),
  );
});

describe('seats at a counter', () => {
  const { reply } = talkAbout([
    restaurant(1, {
      name: 'Oak Rail',
      cuisine: 'Greek',
      saffronNotes: JSON.stringify({ vibe: 'Counter seating around the grill.' }),
    }),
    restaurant(2, { name: 'Elm Rail', cuisine: 'Polish', saffronNotes: JSON.stringify({ vibe: 'A plain room.' }) }),
  ]);

  test.each(['polish food at a counter', 'somewhere polish where we sit at the counter'])(
    'are another question than how they treat somebody alone: %s',
    async (message) => {
      const { text } = await reply(message);
      expect(text).toContain('counter');
      expect(text).not.toContain('alone');
    },
  );

  test('are told where notes have them', async () =>
    expect((await reply('does Oak Rail have counter seats?')).text).toMatch(/^(?:Yes|They do).*counter/is));
});
