import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, cuisine: string, notes: Record<string, string>, more = {}) =>
  restaurant(id, {
    name,
    cuisine,
    neighborhood: 'Weir Side',
    price: 2,
    rating: 4,
    reservations: true,
    phone: `555-01${id}`,
    saffronNotes: JSON.stringify(notes),
    ...more,
  });

const { reply } = talkAbout([
  place(11, 'Seven Basins', 'Thai', { vibe: 'Fountains and a hush of carpets.', food_notes: 'Green curry, larb.' }),
  place(12, 'Tin Heron', 'Pub', { vibe: 'A shelf of toys by the door.', food_notes: 'Pies with mash, eight beers.' }),
  place(13, 'Dry Dock', 'Uzbek', { vibe: 'No alcohol is served.', food_notes: 'Plov, lamb skewers.' }),
  place(14, 'Larch Room', 'Italian', { vibe: 'A calm room.', food_notes: 'Braised lentils, rigatoni with sausage.' }),
  place(15, 'Ash Room', 'Italian', { vibe: 'A plain room.', food_notes: 'Veal stew, lasagne.' }),
  place(16, 'Elm Room', 'Greek', { vibe: 'A plain room.', food_notes: 'Grilled lamb, giant plates.' }),
]);

describe('a sentence beside a question', () => {
  test.each([
    'is it noisy? my uncle wears a hearing aid',
    'is it loud there? grandpa wears two hearing aids these days',
  ])('only says why: %s', async (message) => {
    const { text } = await reply('thai', message);
    expect(text).toMatch(/quiet/);
    expect(text).not.toMatch(/wear|dress/);
  });

  test('asks as well where it names what a place has', async () =>
    expect((await reply('thai', 'is there parking? we have a dog')).text).toMatch(/dog/));
});

test.each(['is there something to keep the kids busy?', 'do they have anything to keep them occupied?'])(
  'who is kept busy waits for no table: %s',
  async (message) => {
    const { text } = await reply('pub', message);
    expect(text).toMatch(/toys/);
    expect(text).not.toMatch(/wait|busy it gets/);
  },
);

test.each(['some of us would like a beer, would that be possible?', 'they will want beer with it is that possible'])(
  'what is asked for as possible is checked: %s',
  async (message) => {
    const { text, cards } = await reply('uzbek for tomorrow', message);
    expect(text).toMatch(/beer/);
    expect(text).not.toMatch(/open until|hours/);
    expect(cards.map(({ name }) => name)).not.toEqual(['Larch Room']);
  },
);

test.each(['our landlord swears by it, is it good?', 'my boss recommended it to me, is it any good?'])(
  'who praised it asks for no business meal: %s',
  async (message) => expect((await reply('thai', message)).text).not.toMatch(/business/),
);

test.each([
  'my cousin works for the council and drives a tram',
  'my flatmate works nights at the bakery on the corner',
])('what tells of somebody takes no place: %s', async (message) =>
  expect((await reply('thai', message)).text).not.toMatch(/555-0111|to book/),
);

describe('what the notes say in other words', () => {
  const town = talkAbout([
    place(
      31,
      'Grain Free',
      'Polish',
      { vibe: 'Long benches, lots of singing.', food_notes: 'Wheat never comes into the house. Bean stew.' },
      { tag: 'Cash' },
    ),
    place(32, 'Other Place', 'Greek', { vibe: 'A plain room.', food_notes: 'Grilled lamb.' }),
  ]);
  test.each([
    ['is it noisy there?', /loud/],
    ['can I pay by card?', /cash only/],
    ['is it safe for a coeliac?', /never comes into the house/],
  ])('%s', async (question, said) => expect((await town.reply('polish', question)).text).toMatch(said));
});

describe('a need that is told late', () => {
  test('that rules out what was shown leads to another place', async () => {
    const { cards } = await reply('pub', "my nephew won't eat pies or pub food");
    expect(cards.length).toBeGreaterThan(0);
  });

  test('drops no silent place for one that is as silent', async () => {
    const { text, cards } = await reply('greek', 'my cousin is allergic to nuts');
    expect(cards.map(({ name }) => name)).toEqual(['Elm Room']);
    expect(text).toMatch(/don't know whether Elm Room/);
  });

  test('is met by a dish, and the place beside it is named', async () => {
    const { text, cards } = await reply('italian', 'one of us is vegetarian');
    expect(cards.map(({ name }) => name)[0]).toBe('Larch Room');
    expect(text).toMatch(/lentils/);
    expect(text).toContain('Ash Room');
  });
});

describe('sad news', () => {
  const town = talkAbout([
    place(
      21,
      'Rose Room',
      'French',
      { vibe: 'Candles, a fire, for couples.', best_for: 'Proposals.' },
      { tag: 'Date night' },
    ),
    place(22, 'Mill Kitchen', 'British', { vibe: 'Rugs, soup, a cat.', best_for: 'A day when nothing went right.' }),
    place(
      23,
      'Silver Hall',
      'French',
      { vibe: 'A hush of velvet.', best_for: 'Anniversaries.' },
      { tag: 'Date night' },
    ),
    place(24, 'Tea Garth', 'Tea house', { vibe: 'Calm and gentle, quiet lamps.', food_notes: 'Soup, scones.' }),
  ]);
  test.each(['my girlfriend left me, where can I eat', 'he called off the wedding. I need dinner', 'I am sad tonight'])(
    'leads to no place for couples: %s',
    async (message) => {
      const { cards } = await town.reply(message);
      expect(cards.map(({ name }) => name)[0]).toBe('Mill Kitchen');
      expect(cards.map(({ name }) => name)).not.toContain('Rose Room');
    },
  );

  test('is no date in later messages', async () =>
    expect((await town.reply('my boyfriend dumped me', 'somewhere I can eat alone')).text).not.toMatch(/date/));
});

test('a kitchen without meat is no place for both, whatever it is listed as', async () => {
  const town = talkAbout([
    place(41, 'Quiet Bowl', 'Sichuan', { vibe: 'Calm.', food_notes: 'All of it vegan: tofu, aubergine, walnuts.' }),
    place(42, 'Split Pot', 'Chinese', { vibe: 'Lively.', food_notes: 'Vegan mushroom pot, shaved lamb.' }),
  ]);
  const { cards } = await town.reply('vegan dinner', 'one of us wants meat, somewhere with both?');
  expect(cards.map(({ name }) => name)).toEqual(['Split Pot']);
});

test.each(['is it loud there? we need to talk', 'is it noisy? we have to hear each other'])(
  'what is wished beside a question and is what it asks is answered once: %s',
  async (message) => {
    const { text, cards } = await reply('greek', message);
    expect(cards[0]?.name).toBe('Elm Room');
    expect(text.match(/loud|noise|quiet/g)?.length).toBeLessThanOrEqual(2);
  },
);
