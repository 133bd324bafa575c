// @module-tag long
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const notes = (vibe: string, food_notes: string) => JSON.stringify({ vibe, food_notes });
const town = [
  restaurant(1, {
    name: 'Kelp & Anchor',
    cuisine: 'Seafood',
    saffronNotes: notes(
      'Tiled and noisy.',
      'Grilled prawns, crab claws and roast potatoes. No nuts anywhere in the kitchen.',
    ),
  }),
  restaurant(2, {
    name: 'Almond Gate',
    cuisine: 'Turkish',
    saffronNotes: notes(
      'A vine over the yard.',
      'Walnut dip, lamb chops and grilled aubergine. No shellfish anywhere in the kitchen.',
    ),
  }),
  restaurant(3, {
    name: 'Bramble Oven',
    cuisine: 'Pizza',
    saffronNotes: notes('Bright.', 'Tomato pizza and onion pizza. The kitchen is nut free and shellfish free.'),
  }),
];
const { reply } = talkAbout(town);
const namesOf = (text: string) => town.map(({ name }) => name).filter((name) => text.includes(name));

describe('a place whose card is kept back', { tags: ['a99'] }, () => {
  test.each([
    ['can I eat there?'],
    ['what could I have there?'],
    ['is it safe for me?'],
    ['is it ok?'],
    ['what would you order there?'],
    ['thanks', 'and is it safe there?'],
  ])('is what the next message is about, and no other: %s', async (...asked) => {
    for (const [told, name] of [
      ["I'm allergic to shellfish", 'Kelp & Anchor'],
      ["I can't have nuts", 'Almond Gate'],
    ] as const) {
      const { text, cards } = await reply(told, `tell me about ${name}`, ...asked);
      expect(namesOf(text), text).toEqual([name]);
      expect(text).toMatch(/risk|not safely|wouldn't|not Kelp|not Almond/i);
      expect(cards.map((card) => card.name)).not.toContain('Bramble Oven');
    }
  });
});

describe('a question for one of several who need different things', { tags: ['a99'] }, () => {
  const ABOUT = ['what could P eat there?', 'what would P have?', 'anything for P there?', 'and P?', 'what about P?'];
  const forms = (whom: string) =>
    ABOUT.map((form) =>
      whom === 'me' && / P (?:eat|have)/.test(form) ? form.replace('P', 'I') : form.replace('P', whom),
    );
  const TOLD = [
    "my daughter is allergic to nuts and my brother can't have shellfish",
    "my brother can't have shellfish. My daughter has a nut allergy",
    'my daughter is allergic to nuts, my brother is allergic to shellfish',
  ];

  test.each(TOLD)('is answered by what that one needs: %s', async (told) => {
    for (const asked of forms('my daughter')) {
      const { text } = await reply(told, 'tell me about Kelp & Anchor', asked);
      expect(text, asked).toMatch(/your daughter: .*prawns/i);
      // The other one still cannot eat there.
      expect(text, asked).toMatch(/shellfish/);
    }
    for (const asked of forms('my brother')) {
      const { text } = await reply(told, 'tell me about Kelp & Anchor', asked);
      expect(text, asked).not.toMatch(/prawns|crab/);
      expect(text, asked).toMatch(/shellfish/);
    }
  });

  test.each([
    "I'm allergic to nuts and my husband is allergic to shellfish",
    "my husband can't have shellfish and I can't have nuts",
    'I have a nut allergy. My husband has a shellfish allergy',
  ])('is the one who writes, or who a pronoun must mean: %s', async (told) => {
    for (const asked of forms('me')) {
      const { text } = await reply(told, 'tell me about Kelp & Anchor', asked);
      expect(text, asked).toMatch(/for you: .*prawns/i);
      expect(text, asked).toMatch(/shellfish/);
    }
    for (const asked of [
      'what would he eat there?',
      'and him?',
      'anything for him there?',
      'is there something he could have?',
    ]) {
      const { text } = await reply(told, 'tell me about Almond Gate', asked);
      expect(text, asked).toMatch(/for him: .*lamb/i);
      expect(text, asked).toMatch(/nut/);
      const other = await reply(told, 'tell me about Kelp & Anchor', asked);
      expect(other.text, asked).not.toMatch(/prawns|have crab/);
    }
  });

  test.each([
    ["my wife and I can't have nuts, and my son is allergic to shellfish", 'what could my wife eat there?'],
    ["I'm allergic to nuts along with my wife. my son is allergic to shellfish", 'what could my wife eat there?'],
    ['nut allergy, and my son is allergic to shellfish', 'what could my wife eat there?'],
    ['nut allergy, and my son is allergic to shellfish', 'and my son?'],
    ["my wife can't have nuts and my sister can't have shellfish", 'what could she eat there?'],
    ["my wife can't have nuts and my sister can't have shellfish", 'and my uncle?'],
    ["my wife can't have nuts and my sister can't have shellfish", 'what could we eat there?'],
    ["my wife can't have nuts and my sister can't have shellfish", 'what could I have?'],
    ["my wife can't have nuts, same for my sister. my sister can't have shellfish", 'and my sister?'],
  ])('holds for everybody where it is not clear who needs what: %s, %s', async (told, asked) => {
    for (const name of ['Kelp & Anchor', 'Almond Gate']) {
      const { text } = await reply(told, `tell me about ${name}`, asked);
      expect(text, name).not.toMatch(/prawns, |walnut dip, |lamb chops|potatoes\.|for (?:you|h\w+|your \w+):/i);
      expect(namesOf(text), text).toEqual([name]);
    }
  });

  test('tells what each of them could have, each by itself', async () => {
    const mixed = [
      restaurant(1, {
        name: 'Long Bench',
        cuisine: 'British',
        saffronNotes: notes(
          'Wide tables.',
          'Mushroom pie, beef stew and plain rice. There is a vegan menu with a lentil pie.',
        ),
      }),
    ];
    const told = "my mum doesn't eat beef and I don't eat mushrooms";
    for (const asked of ['what could each of us have?', 'what would each of us eat there?', 'what can we each have?']) {
      const { text } = await talkAbout(mixed).reply(told, 'tell me about Long Bench', asked);
      const [own = '', hers = ''] = [/for you: [^.]*/i.exec(text)?.[0], /for your mum: [^.]*/i.exec(text)?.[0]];
      expect(own, text).toMatch(/beef/);
      expect(own).not.toMatch(/mushroom/);
      expect(hers, text).toMatch(/mushroom/);
      expect(hers).not.toMatch(/beef/);
    }
  });
});

describe('a question what is in the dishes', { tags: ['a112'] }, () => {
  test.each([
    'any nuts in that?',
    'are there any nuts?',
    'which of their dishes have nuts?',
    'which dishes contain nuts?',
    'do all of their dishes have nuts?',
  ])('is about the place last spoken of: %s', async (asked) => {
    const { text } = await reply('somewhere for dinner', 'tell me about Almond Gate', asked);
    expect(namesOf(text), text).not.toContain('Kelp & Anchor');
    expect(namesOf(text), text).not.toContain('Bramble Oven');
    expect(text).toMatch(/walnut/i);
  });

  test.each(['which of them use nuts?', 'which have nuts?', 'do any of those places use nuts?'])(
    'is about all that were spoken of where it says so: %s',
    async (asked) => {
      const { text } = await reply('somewhere for dinner', 'tell me about Almond Gate', asked);
      expect(namesOf(text).length, text).toBeGreaterThan(1);
    },
  );

  const GOING_ON = ['and A?', 'A?', 'or A?', 'what about A?', 'and what about A?', 'how about A then?', 'any A?'];
  test.each(GOING_ON)('goes on with another allergen at the same place: %s', async (form) => {
    for (const before of [
      'does it contain eggs?',
      'is there egg in it?',
      'is it egg free?',
      'do they use dairy there?',
    ])
      for (const [food, found] of [
        ['shellfish', /shellfish/],
        ['prawns', /prawn|shellfish/],
        ['fish', /fish/],
        ['sesame', /sesame/],
        ['cheese', /dairy|cheese/],
      ] as const) {
        const asked = form.replace('A', food);
        const { text, cards } = await reply('tell me about Almond Gate', before, 'and nuts?', asked);
        expect(
          cards.map(({ name }) => name),
          `${before} ${asked}`,
        ).toEqual(['Almond Gate']);
        expect(text).toMatch(found);
      }
  });

  test.each(['and prawns?', 'what about prawns?'])(
    'wishes for it where nothing was asked before: %s',
    async (asked) => {
      const { cards } = await reply('somewhere for lamb', asked);
      expect(cards[0]?.name).toBe('Kelp & Anchor');
    },
  );
});
