import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, cuisine: string, price: number, vibe: string, food_notes: string) =>
  restaurant(id, {
    name,
    neighborhood: 'Ropery Hill',
    cuisine,
    bar: /bar/i.test(cuisine),
    restaurant: !/bar/i.test(cuisine),
    mealTypeDinner: true,
    price,
    rating: 5 - id / 10,
    saffronNotes: JSON.stringify({ vibe, food_notes }),
  });
const { reply } = talkAbout([
  place(1, 'Bodega Liso', 'Tapas', 4, 'Standing at zinc counters.', 'Ham croquetas, prawns in garlic, tortilla.'),
  place(2, 'Barrio Chico', 'Tapas', 3, 'Tiled and tight.', 'Patatas bravas, chorizo in cider.'),
  place(3, 'Saffet Grill', 'Turkish', 2, 'Halal throughout, with a ramp at the door.', 'Lamb ribs and flatbread.'),
  place(
    4,
    'Sixth Rib',
    'Cocktail bar',
    3,
    'A narrow room under a skylight.',
    'Beer-battered squid and pickled eggs. A sherry cobbler, a rum punch and a dry martini.',
  ),
]);
const names = ({ cards }: { cards: readonly { name: string }[] }) => cards.map(({ name }) => name);

describe('a plan whose places are checked against what is told of late', () => {
  test.each(['my cousin only eats halal', "there's a Muslim colleague joining, so halal please"])(
    'a stop that loses its food is called by its meal, and the reply says how it meets the need: %s',
    async (message) => {
      const { text, cards } = await reply('tapas then cocktails', message);
      expect(names({ cards })).toEqual(['Saffet Grill', 'Sixth Rib']);
      expect(text).toMatch(/dinner at Saffet Grill[^.]*, not tapas\. It has halal food/i);
      expect(text).not.toMatch(/tapas at Saffet Grill|can't promise tapas/i);
    },
  );

  test.each(['nan has a walking frame and needs step-free access', 'one of us uses a wheelchair'])(
    'what nobody knows of several stops is said once: %s',
    async (message) => {
      const { text } = await reply('tapas then cocktails', message);
      expect(text.match(/whether/g) ?? []).toHaveLength(1);
    },
  );

  test.each(['nothing over 2 dollar signs for us', 'can we keep it under $25 each'])(
    'where nothing is as cheap as was wished, what is less dear comes nearer to it: %s',
    async (message) => {
      const { cards } = await reply('tapas then cocktails', message);
      expect(names({ cards })).not.toContain('Bodega Liso');
    },
  );

  test('a stop for drinks is described by drinks', async () => {
    const { text } = await reply('tapas then cocktails');
    expect(text).toMatch(/cobbler|punch|martini/);
    expect(text).not.toMatch(/squid|eggs/);
  });
});
