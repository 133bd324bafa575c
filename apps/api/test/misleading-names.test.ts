// @module-tag long
import { type GuideQueryInput, guideQuery } from '@saffron/contracts/guide-query';
import { describe, expect, it } from 'vitest';
import { answering } from '../src/features/search/query/answer.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { finish } from '../src/slices.ts';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

/** Notes that say nothing of what anybody must not eat. */
const saffronNotes = JSON.stringify({
  vibe: 'Wooden chairs.',
  food_notes: 'Stews, and a good soup.',
  occasions: 'For two.',
});
const place = (id: number, name: string, cuisine = 'British') =>
  restaurant(id, { name, cuisine, saffronNotes, rating: 5 });
const OTHERS = ['Alder', 'Birch', 'Cedar'].map((name, at) => place(at + 1, name));

/** What somebody cannot have, and words that names have for it. */
const ALLERGENS: Readonly<Record<string, readonly string[]>> = {
  nuts: ['Peanut', 'Almond', 'Walnut', 'Pistachio', 'Satay'],
  shellfish: ['Oyster', 'Prawn', 'Lobster', 'Shellfish', 'Mussel', 'Crab'],
  milk: ['Milk', 'Cheese', 'Butter', 'Cream'],
  gluten: ['Bread', 'Noodle', 'Dumpling', 'Pastry'],
  eggs: ['Egg', 'Omelette'],
  sesame: ['Sesame', 'Tahini'],
  fish: ['Fish', 'Salmon', 'Herring'],
};
const NAMINGS: ((word: string) => string)[] = [
  (word) => `The ${word} Palace`,
  (word) => `${word} & Sons`,
  (word) => `Gold ${word}s`,
];
const NAMED = Object.entries(ALLERGENS).flatMap(([allergen, words]) =>
  words.flatMap((word, at) => [NAMINGS[at % NAMINGS.length]?.(word) ?? ''].map((name) => [allergen, name] as const)),
);

describe('a name that names what somebody must not eat', { tags: ['a57'] }, () => {
  it.each(NAMED)('is a sign of danger: %s, %s', async (allergen, name) => {
    const { reply } = talkAbout([...OTHERS, place(9, name)]);
    const allergic = `I'm allergic to ${allergen}. lunch`;
    const { cards } = await reply(allergic);
    expect([cards.length > 0, cards.map((card) => card.name)]).toEqual([true, expect.not.arrayContaining([name])]);
    const { text } = await reply(`what about ${name}?`, allergic);
    expect(text).toMatch(/risk|leave out|warning|safe/i);
    const about = await reply(allergic, `is ${name} safe for me?`);
    expect(about.text).toMatch(/wouldn't risk|warning/);
  });

  it('is one for whoever cannot have raw fish', async () => {
    for (const name of ['The Raw Bar', 'The Oyster Shed', 'Sushi Sunday'])
      for (const message of ["I'm pregnant, lunch", 'no raw fish, lunch', "I'm pregnant. compare the places"]) {
        const { cards } = await talkAbout([...OTHERS, place(9, name)]).reply(message);
        expect([name, message, cards.map((card) => card.name)]).toEqual([
          name,
          message,
          expect.not.arrayContaining([name]),
        ]);
      }
  });
});

/** Names that promise what the notes do not, with the need that they promise to meet. */
const PROMISING: readonly (readonly [need: string, name: string])[] = [
  ['vegan', 'Vegan Butcher'],
  ['vegan', 'The Happy Vegan'],
  ['vegetarian', 'The Green Vegetarian'],
  ['gluten free', 'Gluten Free Corner'],
  ['dairy free', 'Dairy Free Delights'],
  ['halal', 'Halal Brothers'],
  ['kosher', 'Kosher Corner'],
  ['nut free', 'No Nuts'],
  ['nut free', 'Nut Free Bakery'],
  ['shellfish free', 'Shellfish Free Kitchen'],
];

describe('a name that promises something', { tags: ['a57'] }, () => {
  it.each(PROMISING)('meets no need: %s, %s', async (need, name) => {
    const snapshot = createSnapshot([...OTHERS, place(9, name)]);
    for (const slot of ['diet', 'dish', 'text', 'cuisine'] as const) {
      const constraints: GuideQueryInput['constraints'] = [{ slot, op: 'is', values: [need], strength: 'prefer' }];
      if (slot === 'cuisine' && need.endsWith('free') && !['gluten free', 'dairy free'].includes(need)) continue;
      const { hits } = finish(
        answering(guideQuery.parse({ constraints }), snapshot, { now: { date: '2026-11-28', minute: 720 } }),
      );
      const [verdict] = hits.find((hit) => hit.restaurant.name === name)?.verdicts ?? [];
      expect([slot, ['meets', 'nearly'].includes(verdict?.outcome ?? '')]).toEqual([slot, false]);
    }
    const { reply } = talkAbout([...OTHERS, place(9, name)]);
    for (const message of [
      `somewhere ${need}`,
      `list ${need} places`,
      `which place is ${need}?`,
      `is ${name} ${need}?`,
    ]) {
      const { text } = await reply(message);
      expect(text).not.toMatch(/\byes\b|(?<!whether )they do (?:vegan|vegetarian|halal|kosher)|fully/i);
    }
  });

  it('does not make a place safe whose notes name the allergen', async () => {
    const { reply } = talkAbout([
      ...OTHERS,
      { ...place(9, 'Nut Free Bakery'), saffronNotes: 'Walnut cake.' },
      { ...place(10, 'Gluten Free Corner'), saffronNotes: 'Bread from the oven.' },
    ]);
    for (const message of ['nut allergy, lunch', 'coeliac, lunch', 'list places for a nut allergy'])
      expect((await reply(message)).text).not.toMatch(message.includes('nut') ? /Nut Free/ : /Gluten Free Corner/);
  });
});
