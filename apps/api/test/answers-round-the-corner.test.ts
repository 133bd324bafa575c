import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, cuisine: string, east: number) =>
  restaurant(id, {
    name,
    neighborhood: east < 0.01 ? 'Kiln Row' : 'Far Meadow',
    cuisine,
    price: 2,
    rating: 5 - id / 4,
    phone: '(294) 555-0100',
    mealTypeDinner: true,
    latitude: 51.5,
    longitude: east,
    saffronNotes: 'Plates to share and a short list of wines.',
  });
const { reply } = talkAbout([
  place(1, 'Dust & Ember', 'Greek', 0),
  place(2, 'Potter Lane Grill', 'Greek', 0.002),
  place(3, 'Meadow Olive', 'Greek', 0.08),
  place(4, 'Lark Taverna', 'Greek', 0.081),
]);

describe('a place that is pointed at is what others are to be near to', () => {
  test.each([
    "bit of a way for us, what's there just round the corner from it?",
    "what's next door?",
    'what else is on that street?',
    'anything down the road from there?',
    'is there something nearer to the first one?',
  ])('%s', async (message) => {
    const { text, cards } = await reply('Dust & Ember', message);
    expect(cards.map(({ name }) => name)[0]).toBe('Potter Lane Grill');
    expect(text).toMatch(/walk from Dust & Ember/);
    expect(text).not.toContain('555-0100');
  });
});
