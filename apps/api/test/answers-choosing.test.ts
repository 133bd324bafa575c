import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { guideWithTraps, talkAbout } from './quality-talk.ts';

const nights = (closes: string) => [{ dayOfWeek: ['Monday' as const, 'Friday' as const], opens: '17:00', closes }];

/** A small town in which every place is first in something, and silent about something else. */
const town = [
  restaurant(1, {
    name: 'Copper Finch',
    cuisine: 'Thai',
    neighborhood: 'Canal Side',
    price: 1,
    rating: 3.5,
    hours: nights('21:00'),
    tag: 'Lively',
    latitude: 50.0,
    longitude: 8.0,
    saffronNotes: JSON.stringify({ vibe: 'Loud from six, twelve stools and a counter. Dogs are welcome.' }),
  }),
  restaurant(2, {
    name: 'Juniper Hall',
    cuisine: 'Thai',
    neighborhood: 'Hill Road',
    price: 3,
    rating: 4.5,
    reservations: true,
    phone: '555-0152',
    address: '4 Hill Road',
    hours: nights('23:30'),
    latitude: 50.03,
    longitude: 8.0,
    tag: 'Quiet',
    saffronNotes: JSON.stringify({
      vibe: 'A calm room with linen and long tables for ten. No dogs.',
      food_notes: 'Green curry, and a vegan menu on request.',
    }),
  }),
  restaurant(3, {
    name: 'Marble Otter',
    cuisine: 'Thai',
    neighborhood: 'Canal Side',
    price: 2,
    hours: null,
    latitude: 50.001,
    longitude: 8.0,
    saffronNotes: JSON.stringify({
      vibe: 'High chairs and crayons for the children.',
      food_notes: 'They cannot do vegan.',
    }),
  }),
  restaurant(4, {
    name: 'Salt Lantern',
    cuisine: 'Steakhouse',
    neighborhood: 'Hill Road',
    price: 4,
    rating: 4,
    saffronNotes: JSON.stringify({ vibe: 'Velvet, candles, hushed voices.' }),
  }),
];
const { reply } = talkAbout(town);
const names = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);

describe('which of those', () => {
  test.each([
    ['which is the cheapest?', 'Copper Finch'],
    ['whats the least expensive one', 'Copper Finch'],
    ['the priciest of those?', 'Juniper Hall'],
    ['which is the quietest?', 'Juniper Hall'],
    ['the calmest one please, which is it', 'Juniper Hall'],
    ['who is the liveliest', 'Copper Finch'],
    ['top rated of these?', 'Juniper Hall'],
    ['which is open latest', 'Juniper Hall'],
    ['best for kids?', 'Marble Otter'],
    ['which has high chairs', 'Marble Otter'],
    ['which of them takes dogs?', 'Copper Finch'],
    ['and the second cheapest?', 'Marble Otter'],
    ['which is closest to Canal Side', 'Copper Finch|Marble Otter'],
  ])('%s', async (question, expected) => {
    const { cards } = await reply('thai', question);
    expect(expected.split('|')).toEqual(expect.arrayContaining(names(cards)));
    expect(cards.length).toBeGreaterThan(0);
  });

  test('says of what it knows nothing, and ties', async () => {
    expect((await reply('thai', 'which is open latest?')).text).toContain('Marble Otter');
    expect((await reply('thai', 'which is the best rated?')).text).toMatch(/I don't know .*Marble Otter/);
    const twins = talkAbout([1, 2].map((id) => restaurant(id, { name: `Twin ${id}`, cuisine: 'Thai', price: 2 })));
    expect(names((await twins.reply('thai', 'which is the cheapest?')).cards)).toHaveLength(2);
    expect((await twins.reply('thai', 'which is the quietest?')).text).toMatch(/I don't know/);
  });

  test('goes on among all that were shown, after an answer about one', async () => {
    expect(names((await reply('thai', 'which is the cheapest?', 'and the quietest?')).cards)).toEqual(['Juniper Hall']);
  });
});

describe('one or the other', () => {
  test.each([
    ['Copper Finch or Juniper Hall for ten of us?', 'Juniper Hall', 'Copper Finch'],
    ['Copper Finch or Juniper Hall if we want quiet?', 'Juniper Hall', 'Copper Finch'],
    ['Juniper Hal vs Copper Fynch for a quiet talk', 'Juniper Hall', 'Copper Finch'],
    ['is Salt Lantern or Copper Finch cheaper', 'Copper Finch', 'Salt Lantern'],
    ['Salt Lantern or Marble Otter with the kids?', 'Marble Otter', 'Salt Lantern'],
    ['which is better for a vegan, Marble Otter or Juniper Hall?', 'Juniper Hall', 'Marble Otter'],
  ])('%s', async (question, winner, other) => {
    const { text, cards } = await reply(question);
    expect(cards[0]?.name).toBe(winner);
    expect(text).toContain(winner);
    expect(text).toContain(other);
  });

  test('by number, and with what is given up', async () => {
    const shown = names((await reply('thai')).cards);
    const { text, cards } = await reply('thai', 'first or second?');
    expect(shown.slice(0, 2)).toEqual(expect.arrayContaining(names(cards)));
    expect(text).not.toContain(shown[2]);
    const choice = await reply('Juniper Hall or Copper Finch if we want quiet?');
    expect(choice.text).toMatch(/Copper Finch is cheaper \(\$ against \$\$\$\)/);
  });

  test.each(['which would you pick?', 'which one do you recommend', "what's your favourite of these"])(
    'a choice among those that were shown: %s',
    async (question) => {
      expect((await reply('thai', question)).cards).toHaveLength(1);
    },
  );
});

const row = fc.record({
  price: fc.constantFrom(null, 1, 2, 3, 4, 5),
  rating: fc.constantFrom(null, 2, 3.5, 4, 5),
  closes: fc.constantFrom(null, '20:00', '22:30', '23:59'),
  quiet: fc.constantFrom('Quiet and calm.', 'Loud, a din.', 'White walls.'),
});
const VALUES: readonly (readonly [
  string,
  (one: { price: number | null; rating: number | null; closes: string | null; quiet: string }) => number | null,
])[] = [
  ['which is the cheapest?', ({ price }) => (price === null ? null : -price)],
  ['which is the most expensive?', ({ price }) => price],
  ['which is the best rated?', ({ rating }) => rating],
  ['which is open latest?', ({ closes }) => (closes === null ? null : Number(closes.replace(':', '')))],
  ['which is the quietest?', ({ quiet }) => ({ Quiet: 1, Loud: -1 })[quiet.split(/\W/)[0] ?? ''] ?? null],
];

test('a rank names no place that another one is better than', { timeout: 30_000 }, async () => {
  const guides = fc.array(row, { minLength: 3, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(guides, fc.constantFrom(...VALUES), async (rows, [question, valueIn]) => {
      const guide = rows.map(({ price, rating, closes, quiet }, at) =>
        restaurant(at + 1, {
          name: `Corner ${['Ash', 'Birch', 'Cedar'][at]}`,
          cuisine: 'Thai',
          price,
          rating,
          hours: closes === null ? null : nights(closes),
          saffronNotes: JSON.stringify({ vibe: quiet }),
        }),
      );
      const talk = talkAbout(guide);
      const shown = (await talk.reply('thai')).cards;
      if (shown.length < 2) return;
      const { cards } = await talk.reply('thai', question);
      const valueFor = ({ id }: { id: string }) => rows.slice(Number(id) - 1, Number(id)).map(valueIn)[0] ?? null;
      const known = shown.map(valueFor).filter((value) => value !== null);
      if (known.length === 0) return;
      for (const card of cards) expect(valueFor(card)).toBe(Math.max(...known));
    }),
    { numRuns: 60 },
  );
});

test('the demo guide: a comparison has a verdict, and names both places', async () => {
  const talk = talkAbout(guideWithTraps);
  for (const question of [
    'Hwadeok or Jade Bobbin for eight?',
    'Tre Chiuse vs Third Bow for a date',
    'Double Ferry or Thesis Burger late at night?',
  ]) {
    const { text, cards } = await talk.reply(question);
    expect(cards.length, question).toBeGreaterThan(0);
    for (const name of question.split(/ (?:or|vs|for|late) /).slice(0, 2)) expect(text).toContain(name);
  }
});

test.each(['Marble Otter or Copper Finch, which is better to talk?', 'is Marble Otter quieter than Copper Finch?'])(
  'a place that is known to be loud is not the quieter one, and the other is not called quiet: %s',
  async (message) => {
    const { text } = await reply(message);
    expect(text).toContain("Copper Finch isn't quiet");
    expect(text).toContain("I don't know whether Marble Otter is quiet");
    expect(text).not.toMatch(/Copper Finch for me|quieter/);
  },
);
