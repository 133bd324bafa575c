import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, notes: Record<string, string>, more = {}) =>
  restaurant(id, {
    name,
    neighborhood: 'Ropewalk',
    cuisine: 'Greek',
    price: 2,
    rating: 5 - id / 4,
    mealTypeDinner: true,
    reservations: true,
    saffronNotes: JSON.stringify(notes),
    ...more,
  });
const { reply } = talkAbout([
  place(1, 'Olive Ledger', {
    vibe: 'A long hall with blue shutters. Sound bounces off the tiles, so pick the back corner to talk.',
    food_notes: 'Grilled octopus and slow lamb.',
    occasions: 'Good for a name day with all the cousins.',
  }),
  place(2, 'Fig Customs', { vibe: 'Card only, and the stairs are steep.', food_notes: 'Baked beans and feta pie.' }),
]);

describe('of places that were shown', () => {
  test.each(["what's the story with the first one", 'whats the story behind Olive Ledger', 'the scoop on the first?'])(
    'who asks for the story hears what it is like: %s',
    async (message) => expect((await reply('greek', message)).text).toMatch(/blue shutters|octopus|back corner/),
  );

  test.each(['who goes there?', 'what kind of people go there'])(
    'where nothing tells who goes there, what it is good for does: %s',
    async (message) => expect((await reply('somewhere greek', 'take the first', message)).text).toMatch(/name day/),
  );

  test.each(['surprise me then', 'ok surprise us'])('whoever leaves the choice gets one: %s', async (message) => {
    const { text, cards } = await reply('greek', message);
    expect(cards[0]?.name).toBe('Olive Ledger');
    expect(text).not.toContain('Otherwise');
    expect(text).not.toContain('still the best');
  });

  test('whoever takes one and asks what to know hears its catch', async () => {
    const { text } = await reply('greek', "great, let's do the second one. anything I should know?");
    expect(text).toMatch(/steep|Card only/);
  });

  test('what is not sure of several is said once', async () => {
    const { text } = await reply('greek', "we're bringing a toddler");
    expect(text.match(/good for children/g) ?? []).toHaveLength(1);
  });
});

describe('where a later wish and an earlier one do not go together', () => {
  const { reply: answer } = talkAbout([
    place(
      1,
      'Echo Hall',
      { vibe: 'Loud karaoke in every booth.', food_notes: 'Bibimbap and fried chicken.' },
      { cuisine: 'Korean' },
    ),
    place(2, 'Still Water', { vibe: 'Quiet, with a pond.', food_notes: 'Stews in clay pots.' }, { cuisine: 'Korean' }),
  ]);

  test.each(['too loud for us', 'somewhere quieter please', 'can we go somewhere more peaceful'])(
    'the mood of the earlier one gives way, and the reply says so: %s',
    async (message) => {
      const { text, cards } = await answer('korean with karaoke', message);
      expect(cards.map(({ name }) => name)).toEqual(['Still Water']);
      expect(text).toContain('karaoke');
    },
  );
});

describe('of what a place cooks', () => {
  const { reply: answer } = talkAbout([
    place(
      1,
      'Till Nine',
      { vibe: 'Order at the till, then take a number.', food_notes: 'Goat curry, fried plantain and slaw.' },
      { cuisine: 'Caribbean' },
    ),
    place(
      2,
      'Tap & Malt',
      { vibe: 'Mild ale from the cask, and a dartboard.', food_notes: 'Pies and mash.' },
      { cuisine: 'Pub' },
    ),
    place(3, 'Forno Due', { vibe: 'A bright room.', food_notes: 'Pizza and calzone.' }, { cuisine: 'Pizza' }),
    place(4, 'Chilli Oil Club', { food_notes: 'Mapo tofu, numbing and hot.' }, { cuisine: 'Sichuan' }),
  ]);

  test.each(['what should I order there?', 'what would you order there'])(
    'how one orders is no dish: %s',
    async (message) => {
      const { text } = await answer('caribbean', message);
      expect(text).toMatch(/goat curry|plantain/i);
      expect(text).not.toContain('till');
    },
  );

  test.each(["he can't take spicy food", 'nothing spicy please'])(
    'a pizzeria is mild without a word of it: %s',
    async (message) => {
      expect((await answer('pizza', message)).text).not.toMatch(/don't know|can't say/);
    },
  );

  test('ale that is mild is no mild food', async () => {
    expect((await answer('sichuan', 'something not spicy instead')).text).not.toContain('cask');
  });

  test('bacalhau is fish', async () => {
    const talk = talkAbout([
      place(1, 'Casa Velha', { food_notes: 'Bacalhau, rice and greens.' }, { cuisine: 'Portuguese' }),
    ]);
    expect((await talk.reply('portuguese', "she doesn't eat fish", 'what should she order')).text).not.toMatch(
      /bacalhau/i,
    );
  });
});

test('a place may be called by the name of a spice', async () => {
  const talk = talkAbout([place(1, 'Saffron Ladder', { food_notes: 'Rice with barberries.' }, { cuisine: 'Persian' })]);
  expect((await talk.reply('persian')).text).toContain('Saffron Ladder');
});

test('nothing is close to itself', async () => {
  const at = (latitude: number) => ({ latitude, longitude: 8.5, bar: true });
  const talk = talkAbout([
    place(1, 'Olive Ledger', { food_notes: 'Lamb.' }, at(47.37)),
    place(2, 'Fig Customs', { food_notes: 'Feta pie.' }, at(47.372)),
  ]);
  expect((await talk.reply('greek', 'which is closest to Olive Ledger?')).text).not.toMatch(
    /Olive Ledger is the closest/,
  );
});
