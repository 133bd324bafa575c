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
    vibe: 'A long hall with blue shutters. Sound bounces off the tiles, so the back corner is wiser for talking.',
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

  test.each(['who goes there?', 'what sort of people eat there', 'what kind of people go there'])(
    'where nothing tells who goes there, what it is good for does: %s',
    async (message) => expect((await reply('somewhere greek', 'take the first', message)).text).toMatch(/name day/),
  );

  test.each(['how loud is the first one on a friday', 'does the first one get noisy on saturdays'])(
    'how loud it is on a day is told by what is nearest: %s',
    async (message) => expect((await reply('greek', message)).text).toContain('bounces off the tiles'),
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
