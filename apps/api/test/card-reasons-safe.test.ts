// @module-tag long
import type { Restaurant } from '@saffron/contracts/guide';
import { describe, expect, test } from 'vitest';
import { createBuiltInWriter } from '../src/features/assistant/built-in/writer.ts';
import type { CardReasons } from '../src/features/assistant/card-reasons.ts';
import type { Writer } from '../src/features/assistant/writer.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { assistantWith } from './assistant.ts';
import { restaurant } from './example-guide.ts';

const NOW = { date: '2026-11-25', minute: 720 };

/** In Claude's place: shows every place that was found or named. */
const showing: Writer = {
  name: 'showing',
  needs: () => ({ least: 1, most: 1 }),
  write: async function* ({ found, discussed }) {
    const rows = [...discussed, ...found.candidates];
    yield { type: 'text', text: `${rows.map(({ name }) => name).join(', ')}: ask the kitchen.` };
    yield { type: 'picks', ids: rows.map(({ id }) => id) };
  },
};

/** The reasons on the cards below the reply to a message, and its text. */
async function cardsOf(guide: readonly Restaurant[], message: string, writer: Writer) {
  const snapshot = createSnapshot(guide);
  const assistant = assistantWith({ recent: async () => snapshot }, writer, NOW);
  let text = '';
  let reasons: CardReasons = {};
  let shown: readonly number[] = [];
  const turns = [{ message, reply: null }];
  for await (const event of assistant.answer({ turns, dinerName: null }, new AbortController().signal)) {
    if (event.type === 'text') text += event.text;
    if (event.type === 'picks') shown = event.ids;
    if (event.type === 'reasons') reasons = event.reasons;
  }
  return { text, shown, reasons };
}

const ALLERGENS = [
  ['nuts', 'nut', 'Walnut tart and almond cake.'],
  ['peanuts', 'peanut', 'Pad thai with peanuts.'],
  ['eggs', 'egg', 'Omelettes and custard.'],
  ['milk', 'dairy', 'Butter chicken and cream sauces.'],
  ['gluten', 'gluten', 'Wheat noodles and barley bread.'],
  ['sesame', 'sesame', 'Tahini and sesame buns.'],
  ['shellfish', 'shellfish', 'Prawn bisque and crab.'],
  ['soy', 'soy', 'Soy sauce on everything, and tofu.'],
  ['fish', 'fish', 'Fish soup and anchovy toast.'],
] as const;
const PROMISES = [
  (free: string) => `All dishes are ${free} free.`,
  (free: string) => `The kitchen is free of ${free}.`,
  (free: string) => `Suitable for anybody with a ${free} allergy.`,
  (free: string) => `Safe for ${free} allergies, every dish.`,
];
const WRITERS = [
  ['the built-in writer', createBuiltInWriter()],
  ['another writer', showing],
] as const;

describe.each(WRITERS)('a card below a reply of %s', (_name, writer) => {
  test.each(ALLERGENS)(
    'never gives as its reason a promise about somebody who could fall ill: %s',
    {
      tags: ['a58'],
    },
    async (allergen, free, dish) => {
      for (const promise of PROMISES)
        for (const food of [`${dish} ${promise(free)}`, promise(free)]) {
          const guide = [
            restaurant(1, {
              name: 'Elbe Room',
              cuisine: 'Brakkian',
              tag: `${free} free, Quiet`,
              saffronNotes: JSON.stringify({ vibe: 'Quiet room with candles, very calm.', food_notes: food }),
            }),
          ];
          for (const message of [
            `Is Elbe Room safe? I have a severe ${free} allergy`,
            `I am allergic to ${allergen}. Tell me about Elbe Room`,
            `I have a severe ${free} allergy and want a quiet Brakkian place`,
            `I can't eat ${allergen}, I get very ill. Somewhere quiet`,
          ]) {
            const { reasons, shown } = await cardsOf(guide, message, writer);
            if (writer === showing && !/somewhere|quiet/i.test(message)) expect(shown, message).toEqual([1]);
            const said = Object.values(reasons).flatMap(({ text, tags }) => [text ?? '', ...tags]);
            expect(said.join(' '), `${message} | ${food}`).not.toMatch(
              new RegExp(`${free}|${allergen}|safe|allerg|free`, 'i'),
            );
          }
        }
    },
  );

  test.each([
    ['vegan', 'Butter chicken and cream sauces.', 'Everything is vegan.'],
    ['vegetarian', 'Beef ribs and steak.', 'The whole kitchen is vegetarian.'],
    ['vegan', 'Roast lamb with mint.', 'All dishes are vegan.'],
  ])('never gives as its reason what other notes contradict: %s', { tags: ['a58'] }, async (diet, dish, promise) => {
    const guide = [
      restaurant(1, {
        name: 'Elbe Room',
        cuisine: 'Brakkian',
        tag: 'Quiet',
        saffronNotes: JSON.stringify({ vibe: 'Quiet room with candles.', food_notes: `${dish} ${promise}` }),
      }),
    ];
    for (const message of [`I'm ${diet}. Tell me about Elbe Room`, `I'm ${diet}, is Elbe Room good for me?`]) {
      const { reasons } = await cardsOf(guide, message, writer);
      expect(JSON.stringify(reasons), message).not.toMatch(new RegExp(diet, 'i'));
    }
  });

  test('still says what else is wished there', async () => {
    const guide = [
      restaurant(1, {
        name: 'Elbe Room',
        cuisine: 'Brakkian',
        tag: 'Quiet, Vegan options',
        saffronNotes: JSON.stringify({
          vibe: 'A quiet, hushed room with candles on every table.',
          food_notes: 'Lentil stew and grilled leeks. Plenty of vegan dishes.',
        }),
      }),
    ];
    const allergic = await cardsOf(guide, 'I have a nut allergy and want somewhere quiet', showing);
    expect(allergic.reasons[1]).toEqual({ text: expect.stringMatching(/quiet/i), tags: ['Quiet'] });
    const vegan = await cardsOf(guide, 'somewhere quiet, and I am vegan', showing);
    expect(vegan.reasons[1]?.tags).toEqual(['Quiet', 'Vegan options']);
  });
});
