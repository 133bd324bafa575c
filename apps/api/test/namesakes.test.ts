import { describe, expect, it } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const NOW = { date: '2026-11-28', minute: 720 };
const place = (id: number, name: string, food: string, fields = {}) =>
  restaurant(id, {
    name,
    cuisine: 'Bolivian',
    saffronNotes: JSON.stringify({ vibe: 'Wooden chairs.', food_notes: food }),
    ...fields,
  });
const OTHERS = ['Alder', 'Birch', 'Cedar'].map((name, at) => place(at + 10, name, 'Good soup.'));

describe('a place that is called like another one', { tags: ['a94'] }, () => {
  it.each([
    ['Amber Quay', 'Amber Quay!'],
    ['Amber Quay', 'Amber-Quay'],
    ['Amber Quay', 'The Amber Quay'],
    ['Amber Quay', 'Ambér Quay'],
    ['Amber Quay', 'Amber Quays'],
    ['Amber Quay Noodles', 'Amber Quay'],
    ['Amber Quay Noodles', 'Amber Quay Bolivian'],
  ])('hides nothing of what could make somebody ill at %s: %s', async (name, like) => {
    const guide = [
      place(1, name, 'Peanut oil in every wok.'),
      place(2, like, 'The kitchen is nut free.', { rating: 5, tag: 'Nut free' }),
      ...OTHERS,
    ];
    const { reply } = talkAbout(guide, NOW);
    for (const messages of [
      ["I'm allergic to nuts", 'is Amber Quay safe for me?'],
      ["I'm allergic to nuts. lunch", 'tell me about Amber Quay'],
      ['is Amber Quay safe with my nut allergy?'],
    ]) {
      const { text } = await reply(...messages);
      expect([messages.at(-1), text]).toEqual([messages.at(-1), expect.stringContaining('Peanut oil in every wok')]);
    }
  });

  const ADDED = { addedBy: 'adder@example.com', last_edited_by: null };
  const HALVES = ['Is', 'Does', 'About', 'At', 'Eat At'].map((words) => `${words} Amber`);

  it.each(
    ['import', 'owner@example.com'].flatMap((addedBy) =>
      [...HALVES, "Amber Quay's", '(Amber Quay)', 'AMBER QUAY', 'Ambr Quay', 'Ambar Quay'].map(
        (name) => [addedBy, name] as const,
      ),
    ),
  )(
    'keeps no warning of a place that %s added from anybody who asks of an allergen there: %s',
    async (addedBy, name) => {
      const guide = [
        place(1, 'Amber Quay Noodle House', 'Peanut oil in every wok.', { addedBy, last_edited_by: null }),
        place(2, name, 'The kitchen is nut free.', { rating: 5, ...ADDED }),
        ...OTHERS,
      ];
      const { reply } = talkAbout(guide, NOW);
      for (const message of [
        'Is Amber Quay nut free?',
        'does Amber Quay have nuts?',
        "I'm allergic to nuts, what about Amber Quay?",
        'dinner at Amber Quay, I have a nut allergy',
        'I have a nut allergy, can I eat at Amber Quay?',
      ]) {
        const { text } = await reply(message);
        expect([message, text]).toEqual([message, expect.stringContaining('Peanut oil in every wok')]);
      }
    },
  );

  it.each(['Is #', 'What About #', 'Dinner At #', '# Nut', '# Have Nuts', '# With A'])(
    'answers in place of no other, with everyday words around its name: %s',
    async (name) => {
      const guide = [
        place(1, 'Amber Quay', 'Peanut oil in every wok.'),
        place(2, name.replace('#', 'Amber Quay'), 'The kitchen is nut free.', {
          rating: 5,
          ...ADDED,
        }),
        ...OTHERS,
      ];
      const { reply } = talkAbout(guide, NOW);
      for (const message of [
        'Is Amber Quay nut free?',
        'does Amber Quay have nuts?',
        "I'm allergic to nuts, what about Amber Quay?",
        'Amber Quay with a nut allergy?',
      ]) {
        const { text } = await reply(message);
        expect([message, text]).toEqual([message, expect.stringContaining('Peanut oil in every wok')]);
        expect(text).not.toContain('The kitchen is nut free');
      }
    },
  );

  it('is told of alone where nobody could fall ill', async () => {
    const guide = [place(1, 'Amber Quay Noodles', 'Peanut oil in every wok.'), place(2, 'Amber Quay', 'Good stew.')];
    const { text } = await talkAbout([...guide, ...OTHERS], NOW).reply('tell me about Amber Quay');
    expect(text).not.toContain('Noodles');
  });
});
