import { hours as parsed } from '@saffron/contracts/guide-fields';
import type { OpeningHoursSpecification } from '@saffron/contracts/hours/opening-hours';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const notes = (vibe: string, food: string, occasions = ''): string =>
  JSON.stringify({ vibe, food_notes: food, occasions });
const open = (text: string) => parsed.parse(text) as OpeningHoursSpecification[];
const place = (id: number, name: string, cuisine: string, saffronNotes: string, more: object = {}) =>
  restaurant(id, { name, cuisine, saffronNotes, neighborhood: 'Weir', address: `${id} Sluice Road`, ...more });

const town = [
  place(1, 'Nine Chairs', 'Japanese', notes('Nine seats at a counter.', 'Omakase, seventeen pieces.'), {
    rating: 5,
    price: 5,
    tag: 'Sushi, Tasting menu',
  }),
  place(
    2,
    'Bright Boat',
    'Japanese',
    notes('Booths.', 'Salmon rolls, and teriyaki for whoever does not eat raw fish.'),
    {
      rating: 3.5,
      tag: 'Sushi',
    },
  ),
  place(3, 'Crayon Corner', 'Italian', notes('High chairs and a box of crayons.', 'Lasagne, half portions.'), {
    rating: 4,
    price: 1,
  }),
  place(4, 'Lift House', 'Chinese', notes('A lift from the garage.', 'Roast duck.', 'Grandparents at a round table.'), {
    rating: 3.5,
    reservations: true,
  }),
  place(5, 'Vault', 'French', notes('Candles. Steep stairs down to it.', 'Onion soup.', 'A second date.'), {
    rating: 4.5,
    price: 4,
  }),
  place(6, 'Lantern Court', 'Indian', notes('Brass lamps.', 'Lamb chops. Ask for mild and you will still sweat.'), {
    rating: 5,
  }),
  place(7, 'Salt Row', 'British', notes('Oak tables.', 'Roast chicken. The gravy is from a packet.', 'Sunday.'), {
    rating: 3,
  }),
  place(8, 'Sixty Taps', 'Pub', notes('Eight screens and shouting.', 'A decent pie. Sixty beers.'), {
    rating: 4,
    bar: true,
    tag: 'Sports on TV',
  }),
  place(9, 'Ever Diner', 'American', notes('Neon.', 'Patty melt.'), {
    rating: 2.5,
    price: 1,
    hours: open('Mo-Su 00:00-24:00'),
  }),
  place(10, 'Folio', 'Cafe', notes('Sockets at each desk. No prams.', 'Scones.'), { rating: 4.5 }),
];
/** A Thursday evening. */
const { reply } = talkAbout(town, { date: '2026-11-26', minute: 18 * 60 });
const names = async (...messages: string[]) => (await reply(...messages)).cards.map(({ name }) => name);

describe('who comes along', () => {
  test.each(['a 3 yr old', 'our 18 month old', 'twins who are 4', 'a boy aged 6'])('%s is a child', async (child) => {
    const found = await names(`dinner with ${child}`);
    expect(found[0]).toBe('Crayon Corner');
    expect(found).not.toContain('Nine Chairs');
  });

  test.each(["my gran can't do stairs", 'mum uses a stick', 'dad is not great on stairs', 'she has a dodgy hip'])(
    '%s: nobody is sent down the stairs',
    async (told) => expect(await names(`dinner, ${told}`)).toEqual(['Lift House']),
  );

  test('a party is not sent where fewer can sit', async () =>
    expect(await names('sushi for 12 of us')).not.toContain('Nine Chairs'));

  test('where a guest comes from is no wish for the food of it', async () => {
    for (const guest of ['Japanese in-laws', 'Japanese exchange student', 'Japanese friends'])
      expect(await names(`cheap Italian dinner with my ${guest}`)).toEqual(['Crayon Corner']);
  });
});

describe('what does not suit', () => {
  test('who eats no raw fish beside somebody who wants sushi gets a place that has both', async () => {
    const [first] = await names("sushi, but my wife doesn't eat raw fish");
    expect(first).toBe('Bright Boat');
  });

  test('heat that cannot be taken out is not gentle', async () => {
    expect((await reply('Indian, she hates spicy food')).text).not.toMatch(/gentle/);
  });

  test('who finds a kind of place too posh wishes for the contrary', async () => {
    const { cards } = await reply('fancy places scare me, too posh. dinner somewhere');
    expect(cards.every(({ priceRange }) => priceRange.length <= 3)).toBe(true);
  });

  test('a budget that is fine is no small one', async () => {
    const { cards } = await reply("French or Japanese dinner, budget's fine");
    expect(cards.some(({ priceRange }) => priceRange.length > 2)).toBe(true);
  });

  test('what tells against the wish is said with the place', async () => {
    expect((await reply('beer somewhere quiet')).text).toMatch(/eight screens and shouting/);
  });
});

describe('what is told of a place', () => {
  test('a fault is no reason to go, and praise is no catch', async () => {
    expect((await reply('British food')).text).not.toMatch(/(?:They do|for|Get|Have|Try) [^.]*packet/);
    expect((await reply('a pub')).text).not.toMatch(/(?:catch|Against it|Mind you)[^.]*decent pie/);
  });

  test('what somebody tells of themselves is not looked for in notes, and a cold drink is no illness', async () => {
    expect((await reply('somewhere for a cold beer')).text).not.toMatch(/poor you|not well|ill\b/i);
    expect((await reply('feeling poorly, feed me')).text).toMatch(/poor you|not well/i);
  });

  test('a dish for one of the table that the notes do not have is not passed over', async () =>
    expect((await reply("French dinner: she's vegan and I want a steak")).text).toMatch(/steak/));

  test('an occasion with other company is no reason', async () =>
    expect((await reply('French, with my parents')).text).not.toMatch(/second date/));
});

describe('hours and days', () => {
  test('a place that never closes is open in the small hours', async () =>
    expect(await names("it's 3am and I'm starving")).toEqual(['Ever Diner']));

  test('"we\'d" is no Wednesday, and a couple of hours is no date', async () => {
    expect((await reply("we'd like a pub")).text).not.toMatch(/Wednesday/);
    expect(await names('somewhere for my laptop for a couple of hours')).toEqual(['Folio']);
  });
});
