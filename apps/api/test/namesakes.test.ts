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

  const WARNING = expect.stringContaining('Peanut oil in every wok');
  const askAll = async (name: string, like: string, said: string, fields = {}, others = {}) => {
    const guide = [
      place(1, name, 'Peanut oil in every wok.', fields),
      place(2, like, 'The kitchen is nut free.', { rating: 5, ...ADDED, ...others }),
      ...OTHERS,
    ];
    const { reply } = talkAbout(guide, NOW);
    const messages = [
      `Is ${said} nut free?`,
      `does ${said} have nuts?`,
      `I'm allergic to nuts, what about ${said}?`,
      `dinner at ${said}, I have a nut allergy`,
      `I have a nut allergy, can I eat at ${said}?`,
    ];
    return Promise.all(messages.map(async (message) => [message, (await reply(message)).text] as const));
  };

  it.each(
    ['import', 'owner@example.com'].flatMap((addedBy) =>
      [...HALVES, "Amber Quay's", '(Amber Quay)', 'AMBER QUAY'].map((name) => [addedBy, name] as const),
    ),
  )(
    'keeps no warning of a place that %s added from anybody who asks of an allergen there: %s',
    async (addedBy, name) => {
      const answers = await askAll('Amber Quay Noodle House', name, 'Amber Quay', { addedBy, last_edited_by: null });
      for (const [message, text] of answers) expect([message, text]).toEqual([message, WARNING]);
    },
  );

  it.each(['Ambr Quay', 'Ambar Quay', 'Amberr Quay'])(
    'keeps no warning from whoever mistypes the name of a place that others vouch for: %s',
    async (said) => {
      for (const [message, text] of await askAll('Amber Quay', said, said))
        expect([message, text]).toEqual([message, WARNING]);
    },
  );

  it.each(['Is #', 'What About #', 'Dinner At #', '# Nut', '# Have Nuts', '# With A'])(
    'answers in place of no other, with everyday words around its name: %s',
    async (name) => {
      for (const [message, text] of await askAll('Amber Quay', name.replace('#', 'Amber Quay'), 'Amber Quay')) {
        expect([message, text]).toEqual([message, WARNING]);
        expect(text).not.toContain('The kitchen is nut free');
      }
    },
  );

  it.each(['Is Green Door', 'At Green Door', 'Green Door Safe'])(
    'answers in place of no other that is called by everyday words: %s',
    async (name) => {
      for (const [message, text] of await askAll('Green Door', name, 'Green Door'))
        expect([message, text]).toEqual([message, WARNING]);
    },
  );

  it.each(['neighborhood', 'cuisine', 'tag'])(
    'takes no question by its %s, which is called like another place',
    async (field) => {
      const answers = await askAll('Amber Quay', 'Zorb', 'amber quay', {}, { [field]: 'Amber Quay' });
      for (const [message, text] of answers) expect([message, text]).toEqual([message, WARNING]);
    },
  );

  it.each(['It', 'That One', 'The Kitchen', 'That Safe'])(
    'answers no question about the place that was talked about: %s',
    async (name) => {
      const guide = [
        place(1, 'Amber Quay', 'Peanut oil in every wok.'),
        place(2, name, 'The kitchen is nut free.', { rating: 5, ...ADDED }),
        ...OTHERS,
      ];
      const { reply } = talkAbout(guide, NOW);
      const questions = [
        'is it safe with a nut allergy?',
        'is that one nut free?',
        'does the kitchen know about allergies?',
      ];
      for (const question of [...questions, 'I have a nut allergy. Is that safe for me?']) {
        const { text } = await reply('tell me about Amber Quay', question);
        expect([question, text]).toEqual([question, expect.not.stringContaining('The kitchen is nut free')]);
      }
    },
  );

  it('is told of alone where nobody could fall ill', async () => {
    const guide = [place(1, 'Amber Quay Noodles', 'Peanut oil in every wok.'), place(2, 'Amber Quay', 'Good stew.')];
    const { text } = await talkAbout([...guide, ...OTHERS], NOW).reply('tell me about Amber Quay');
    expect(text).not.toContain('Noodles');
  });
});

it.each(['Vqz7rt Hall', 'Hall 9vqzrt', 'Vqzrt9 Long'])(
  'a name with a word of letters and digits is one, though nobody stands for it but its account: %s',
  async (name) => {
    const added = { addedBy: 'adder@example.com', last_edited_by: null, neighborhood: 'Vqz7rt Bank' };
    const guide = [place(1, name, 'Bread.', added), place(2, 'Amber Quay', 'Soup.', added), ...OTHERS];
    const { cards } = await talkAbout(guide, NOW).reply(`Tell me about ${name}`);
    expect(cards.map((card) => card.name)).toEqual([name]);
  },
);
