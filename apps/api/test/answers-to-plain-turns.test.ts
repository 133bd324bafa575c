import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const notes = (vibe: string, food_notes = '') => JSON.stringify({ vibe, food_notes });
const NOW = { date: '2026-12-04', minute: 17 * 60 };
const GUIDE = [
  restaurant(1, {
    name: 'Fig Pergola',
    cuisine: 'Greek',
    neighborhood: 'Upper Wharf',
    rating: 4.5,
    tag: 'Outdoor seating',
    saffronNotes: notes('A pergola over the water and blue chairs.', 'Octopus, moussaka and lamb chops.'),
  }),
  restaurant(2, {
    name: 'Stone Stove',
    cuisine: 'Greek',
    neighborhood: 'Upper Wharf',
    rating: 4,
    tag: 'Groups',
    reservations: true,
    saffronNotes: notes('A log fire and thick walls.', 'Stifado, gigantes and grilled squid.'),
  }),
];
const heard = /Just say|Anything you would like to know|Tell me if anything/;

describe('the weather that somebody tells of', () => {
  test.each(["it's freezing out", "it's january lol", "it's so cold"])(
    'bears on where they sit: %s',
    async (message) => {
      const { text, cards } = await talkAbout(GUIDE, NOW).reply('greek', message);
      expect(text).not.toMatch(heard);
      expect(text).toMatch(/Fig Pergola is fine as long as you sit inside/);
      expect(text).toMatch(/Stone Stove/);
      expect(cards).toHaveLength(2);
    },
  );
});

test.each(['so what now', 'what do we do now', 'ok what then?'])(
  'who asks what to do is told where to go: %s',
  async (message) => {
    const { text, cards } = await talkAbout(GUIDE, NOW).reply('greek', message);
    expect(text).not.toMatch(heard);
    expect(cards.length, text).toBeGreaterThan(0);
  },
);

test.each(["what's up there", "ok what's over there", "what's down there"])(
  'a question for what there is there is no greeting: %s',
  async (message) => {
    const { text, cards } = await talkAbout(GUIDE, NOW).reply('somewhere in Upper Wharf', message);
    expect(text).not.toMatch(heard);
    expect(text).not.toMatch(/^H(?:i|ello)/);
    expect(cards.length, text).toBeGreaterThan(0);
  },
);

test.each(["we're 8", "there's seven of us now"])('room for more is said with what tells it: %s', async (message) => {
  const { text } = await talkAbout(GUIDE.slice(1), NOW).reply('greek', message);
  expect(text).toMatch(/Stone Stove has room for (?:eight|seven), and it takes bookings/);
});

test.each(['one that cooks a proper meal', 'one that does real food'])(
  'one that is wished for is no statement: %s',
  async (message) => {
    const bars = [
      restaurant(3, {
        name: 'Cork Ladder',
        cuisine: 'Wine bar',
        bar: true,
        restaurant: false,
        mealTypeLunch: false,
        mealTypeDinner: false,
        rating: 5,
        saffronNotes: notes('Dark and low.', 'Crisps and olives, nothing else to eat.'),
      }),
      restaurant(4, {
        name: 'Vine Galley',
        cuisine: 'Wine bar',
        bar: true,
        rating: 4,
        saffronNotes: notes('A long bar.', 'Braised lamb, polenta with mushrooms and a pear tart.'),
      }),
    ];
    const { cards, text } = await talkAbout(bars, NOW).reply('wine bar', message);
    expect(cards[0]?.name, text).toBe('Vine Galley');
    expect(text).toMatch(/Cork Ladder has only a bite/);
  },
);
