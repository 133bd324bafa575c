import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const noted = (id: number, name: string, food_notes: string) =>
  restaurant(id, {
    name,
    cuisine: 'British',
    rating: 4,
    saffronNotes: JSON.stringify({ vibe: 'Settles, sawdust and a piano.', food_notes }),
  });
const { reply } = talkAbout([
  noted(1, 'Ferret & Flute', 'Potted shrimp, treacle tart, and a ham hock a little dry at the edges.'),
  noted(2, 'Oatcake House', 'Oatcakes with cheese, pea soup, and parkin. Avoid the trifle, which is from a packet.'),
  noted(3, 'Plain Jane', 'Toad in the hole, braised leeks, and rice pudding. Halves are poured, and generous.'),
]);

describe('what should not be ordered', () => {
  test.each(['what is the worst thing on the menu there?', 'is there anything to avoid?', 'what should we skip?'])(
    '%s',
    async (question) => {
      const spared = await reply('Oatcake House', question);
      expect(spared.text).toMatch(/trifle/);
      expect(spared.text).not.toMatch(/parkin/);
      const hedged = await reply('Ferret & Flute', question);
      expect(hedged.text).toMatch(/ham hock/);
      expect(hedged.text).not.toMatch(/shrimp/);
      const silent = await reply('Plain Jane', question);
      expect(silent.text).toMatch(/nothing (?:stands|against)/i);
      expect(silent.text).not.toMatch(/leeks/);
    },
  );

  test('whoever could fall ill hears what to be careful of', async () => {
    const { text } = await reply('Oatcake House', "she's allergic to nuts, what should she avoid?");
    expect(text).not.toMatch(/only heard good|nothing against/);
  });
});

test.each(['Ferret & Flute', 'Oatcake House', 'Plain Jane'])(
  '%s: what is found fault with is no dish to have',
  async (name) => {
    for (const { text } of [await reply(name), await reply(name, 'what should we order?')])
      expect(text).not.toMatch(/ham hock|trifle|generous/);
  },
);
