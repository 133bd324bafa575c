import { hours } from '@saffron/contracts/guide-fields';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const names = (cards: readonly { name: string }[]): string[] => cards.map(({ name }) => name);
const notes = (vibe: string, food_notes: string, occasions = ''): string =>
  JSON.stringify({ vibe, food_notes, occasions });
const place = (id: number, name: string, cuisine: string, saffronNotes: string, more = {}) =>
  restaurant(id, { name, cuisine, neighborhood: 'Mill Quarter', price: 2, rating: 4, saffronNotes, ...more });

describe('how many places are asked for', () => {
  const pubs = ['Ash', 'Birch', 'Cedar', 'Elm'].map((tree, at) =>
    place(at + 1, `The ${tree}`, 'Pub', notes('Low beams.', 'Pies and ale.'), { bar: true, restaurant: at < 2 }),
  );
  const { reply } = talkAbout(pubs);

  test.each([
    ['looking for one really good pub', 1],
    ['I need one nice pub for tonight', 1],
    ['two good pubs please', 2],
    ['which 4 old pubs would you send us to?', 4],
  ])('%s: %i', async (message, count) => {
    const { text, cards } = await reply(message);
    expect(cards).toHaveLength(count);
    expect(text).not.toMatch(/alone/);
  });

  test.each(['another', 'another one please', 'one more', 'another pub'])('one further place: %s', async (more) =>
    expect((await reply('just give me one pub', more)).cards).toHaveLength(1),
  );

  test.each(['a pub for 2', 'pub, we are two'])('a number of people counts no places: %s', async (message) =>
    expect((await reply(message)).cards.length).toBeGreaterThan(2),
  );
});

describe('the cheapest of what was wished', () => {
  const town = [
    place(1, 'Iron Yard', 'Steakhouse', notes('Dark wood.', 'Rib-eye on the bone.'), { price: 4 }),
    place(2, 'Tin Mirror', 'French', notes('Globe lamps.', 'Onion soup, steak frites.'), { price: 2 }),
    place(3, 'Reed Bowl', 'Vietnamese', notes('Low stools.', 'Pho.'), { price: 1 }),
  ];
  test.each(['the cheapest steak in town', 'where is steak cheapest?', 'cheapest place for a steak'])(
    'is the cheapest that has it, whatever else it cooks: %s',
    async (message) => expect(names((await talkAbout(town).reply(message)).cards)[0]).toBe('Tin Mirror'),
  );
});

describe('a meal before or after what somebody has tickets for', () => {
  const town = [
    place(1, 'Early Bell', 'Italian', notes('Signed programmes.', 'Arancini.'), {
      hours: hours.parse('Mo-Su 17:00-21:30'),
    }),
    place(2, 'Late Lamp', 'Italian', notes('Signed programmes.', 'Rigatoni.'), {
      hours: hours.parse('Mo-Su 20:30-01:00'),
    }),
  ];
  const { reply } = talkAbout(town, { date: '2026-11-26', minute: 14 * 60 });

  test.each([
    'tickets for a play at 8, dinner afterwards',
    'italian after the show tonight, it starts at 7:30',
    'somewhere italian after the concert',
    'dinner after we have seen the film at 8',
  ])('after it: %s', async (message) => expect(names((await reply(message)).cards)).toEqual(['Late Lamp']));

  test.each(['italian before the show at 8', 'dinner, then a play at 8', 'a show at eight: where do we eat before?'])(
    'before it: %s',
    async (message) => expect(names((await reply(message)).cards)).toEqual(['Early Bell']),
  );
});

describe('what gives way when something shown is to be otherwise', () => {
  const town = [
    place(1, 'Pale Counter', 'Sushi', notes('Cypress and talk.', 'Sushi by the piece.'), { price: 5 }),
    place(2, 'Badger Bar', 'Japanese', notes('Shoji booths.', 'Fried chicken and sashimi.')),
    place(3, 'Stork Table', 'Polish', notes('Lace.', 'Pierogi.'), { price: 1, rating: 5 }),
    place(4, 'Silk Vault', 'Italian', notes('Candles.', 'Swordfish.', 'First dates.'), { price: 4, tag: 'Date night' }),
    place(5, 'Mast Grill', 'Portuguese', notes('Paper tablecloths.', 'Sardines.'), { price: 2 }),
    place(6, 'Orchard Lamp', 'French', notes('Candles.', 'Guinea fowl.', 'Second dates.'), {
      price: 2,
      tag: 'Date night',
      neighborhood: 'Hill Side',
    }),
  ];
  const { reply } = talkAbout(town);

  test('a kindred kitchen goes before any other', async () => {
    const { text, cards } = await reply('sushi', 'cheaper');
    expect(names(cards)).toEqual(['Badger Bar']);
    expect(text).toMatch(/sushi/);
  });

  test.each(['too expensive', 'cheaper please'])('the occasion is not lost: %s', async (message) => {
    const { text, cards } = await reply('somewhere romantic in mill quarter', message);
    expect(names(cards)[0]).toBe('Orchard Lamp');
    expect(text).toMatch(/Mill Quarter/);
  });
});

describe('from drinks to a meal and back', () => {
  const at = { latitude: 49, longitude: -7 };
  const town = [
    place(1, 'Tide Radio', 'Cocktail bar', notes('Walnut.', 'Martinis.'), { ...at, bar: true, restaurant: false }),
    place(2, 'Silk Canary', 'Cocktail bar', notes('Velvet.', 'Negronis.'), { ...at, bar: true, restaurant: false }),
    place(3, 'Net Loft', 'Italian', notes('Nets.', 'Spaghetti.'), {
      ...at,
      bar: true,
      mealTypeDinner: true,
      mealTypeLunch: true,
    }),
  ];
  const { reply } = talkAbout(town);

  test.each(['and where can we eat nearby?', 'food near there?'])('a meal is no bar: %s', async (message) =>
    expect(names((await reply('cocktails', message)).cards)).toEqual(['Net Loft']),
  );

  test.each(['dinner instead', 'actually, lunch instead please'])('a meal in place of drinks: %s', async (message) =>
    expect(names((await reply('a cocktail bar', message)).cards)).toEqual(['Net Loft']),
  );

  test('drinks in place of dinner are had in a bar', async () => {
    const { cards } = await reply('dinner', 'drinks instead of dinner');
    expect(names(cards)[0]).not.toBe('Net Loft');
  });
});

describe('what a message tells of tastes and of the way to sit', () => {
  const town = [
    place(1, 'Moss Garden', 'Japanese', notes('Raked gravel.', 'Kaiseki, and a vegetarian temple menu.')),
    place(2, 'Bean House', 'Vegetarian', notes('Long table.', 'Bean stew.', 'Birthdays.')),
    place(3, 'Chest Yard', 'German', notes('Long tables under chestnut trees.', 'Schnitzel and pretzels.')),
    place(4, 'Gentle Wok', 'Thai', notes('Beams.', 'The gentle end of Thai cooking.'), { rating: 3.5 }),
  ];
  const { reply } = talkAbout(town);

  test.each([
    "my girlfriend is obsessed with japan and it's her birthday, she's vegetarian",
    "she loves Japan, she doesn't eat meat. somewhere special?",
  ])('a country somebody is fond of is what they eat: %s', async (message) =>
    expect(names((await reply(message)).cards)[0]).toBe('Moss Garden'),
  );

  test.each(['a big group with kids, nothing spicy', 'ten of us, not too spicy please'])(
    'no kitchen without heat has to be called mild: %s',
    async (message) => expect(names((await reply(message)).cards)).toContain('Chest Yard'),
  );

  test.each(['somewhere dogs are alowed', 'a plase for dinner'])(
    'a misspelt word of everyday English is no wish of its own: %s',
    async (message) => expect((await reply(message)).text).not.toMatch(/anything like/),
  );
});

test('of places elsewhere, the nearer part of town comes first', async () => {
  const at = (name: string, id: number, neighborhood: string, cuisine: string, latitude: number) =>
    place(id, name, cuisine, notes('Plain room.', 'Lunch.'), { neighborhood, latitude, longitude: -7, rating: 4 });
  const town = [
    at('Coin Cafe', 1, 'Coin Square', 'French', 49),
    at('Far Bowl', 2, 'Far Marsh', 'Indian', 49.05),
    at('Near Bowl', 3, 'Near Gate', 'Indian', 49.012),
  ];
  const { cards } = await talkAbout(town).reply('indian food near coin square');
  expect(names(cards)[0]).toBe('Near Bowl');
});

describe('kinds of places by the names that a guide gives them', () => {
  const town = [
    place(1, 'Corner Pan', 'Detroit-style Pizza', notes('Cinder blocks.', 'An eight-corner pie.')),
    place(2, 'Thin Square', 'Tavern-style Pizza', notes('Wood paneling.', 'Cracker-thin and cut in squares.')),
    place(3, 'Copper Oven', 'Pizza', notes('Brick room.', 'Margherita pizza.')),
    place(4, 'Table Grill', 'Korean Barbecue', notes('Exhaust hoods.', 'Beef for two.')),
    place(5, 'Stone Bowl', 'Korean', notes('Sixteen seats.', 'Bibimbap.'), { rating: 3 }),
    place(6, 'Low Stage', 'Music Bar', notes('A low stage.', 'Cans.'), { bar: true, restaurant: false }),
    place(7, 'Old Coin', 'Dive Bar', notes('A jukebox.', 'A shot and a beer.'), { bar: true, restaurant: false }),
    place(8, 'Shell Bar', 'Oyster Bar', notes('White tile.', 'Oysters.'), { bar: true }),
  ];
  const { reply } = talkAbout(town);

  test.each([
    ['list every pizza place', ['Copper Oven', 'Corner Pan', 'Thin Square']],
    ['list all korean places', ['Stone Bowl', 'Table Grill']],
    ['list all the bars', ['Low Stage', 'Old Coin']],
  ])('%s', async (message, all) => expect(names((await reply(message)).cards).toSorted()).toEqual(all));

  test('"one good stall" asks for one', async () =>
    expect((await reply('one good pizza stall')).cards).toHaveLength(1));
});

describe('a stop that is asked for by what happens there', () => {
  const at = (meters: number) => ({ latitude: 49 + meters / 111_000, longitude: -7 });
  const town = [
    place(1, 'Pit Room', 'Barbecue', notes('Picnic tables.', 'Brisket.'), { ...at(0), mealTypeDinner: true }),
    place(2, 'Grey Door', 'Wine bar', notes('Low lamps.', 'Glasses.'), { ...at(100), bar: true, restaurant: false }),
    place(3, 'Pay Office', 'Music Bar', notes('A jazz club.', 'Cans.'), { ...at(3000), bar: true, restaurant: false }),
  ];
  const { reply } = talkAbout(town);

  test.each(['dinner then jazz', 'dinner, and live jazz after'])('is there, however far it is: %s', async (message) =>
    expect(names((await reply(message)).cards)).toEqual(['Pit Room', 'Pay Office']),
  );

  test.each(['barbecue place near a bar', 'somewhere for barbecue close to a wine bar'])(
    'what is to be near goes with it: %s',
    async (message) => expect(names((await reply(message)).cards)).toEqual(['Pit Room', 'Grey Door']),
  );
});

describe('a kind of place that was asked for', () => {
  const town = [
    place(1, 'Flour Arch', 'Bakery', notes('An arch.', 'Loaves.'), { neighborhood: 'Far Side' }),
    place(2, 'Smoke Yard', 'Barbecue', notes('Benches.', 'Brisket with white bread.'), { rating: 5 }),
    place(3, 'Lime Cups', 'Cafe', notes('Porcelain.', 'A flourless cake.'), { tag: 'Gluten free', price: 3 }),
  ];
  const { reply } = talkAbout(town);

  test.each(['a bakery in mill quarter', 'bakery near mill quarter please'])(
    'is no place with a word of it in passing: %s',
    async (message) => expect(names((await reply(message)).cards)).not.toContain('Smoke Yard'),
  );

  test.each(["somewhere nice that's not a pub and doesn't cost a fortune", 'not a bar and not too expensive'])(
    'a price that says itself what is too much stays one: %s',
    async (message) => expect(names((await reply(message)).cards)).not.toContain('Lime Cups'),
  );
});

test.each(['one that takes bookings', 'ok, one that takes reservations'])(
  'no place is kept without a word that does not take them: %s',
  async (message) => {
    const town = [
      place(1, 'Fox Bowl', 'Ramen', notes('Eleven stools.', 'Ramen.'), { reservations: false }),
      place(2, 'Owl Bowl', 'Ramen', notes('Booths.', 'Ramen.'), { reservations: true, rating: 3 }),
    ];
    const { cards } = await talkAbout(town).reply('just one place for ramen', message);
    expect(names(cards)[0]).toBe('Owl Bowl');
  },
);
