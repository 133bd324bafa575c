// @module-tag long
import { guideQuery } from '@saffron/contracts/guide-query';
import { describe, expect, test } from 'vitest';
import { answerOf } from '../src/features/search/facts/answer.ts';
import { answering } from '../src/features/search/query/answer.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { INGREDIENTS, type MainAllergen } from '../src/features/understanding/lexicon/ingredients.ts';
import { MADE_WITH } from '../src/features/understanding/lexicon/made-with.ts';
import { finish } from '../src/slices.ts';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const food = (text: string): string => JSON.stringify({ food_notes: text });
const KEYS = Object.keys(MADE_WITH) as MainAllergen[];
const serving = (dish: string) =>
  restaurant(1, { name: 'Oak Shelf', cuisine: 'Bistro', saffronNotes: food(`They are known for the ${dish}.`) });
const FINE = [2, 3].map((id) =>
  restaurant(id, { name: `Plain Spoon ${id}`, cuisine: 'Bistro', saffronNotes: food('Grilled courgettes and rice.') }),
);

const called: Readonly<Record<MainAllergen, string>> = {
  nuts: 'nuts',
  gluten: 'gluten',
  dairy: 'dairy',
  egg: 'eggs',
  shellfish: 'shellfish',
  fish: 'fish',
  sesame: 'sesame',
  soy: 'soy',
  mustard: 'mustard',
  celery: 'celery',
  lupin: 'lupin',
  sulphites: 'sulphites',
};

/** Dishes that people know, by hand: the table may lack one. */
const KNOWN: Readonly<Record<MainAllergen, string>> = {
  nuts: 'baklava|pad thai|satay|romesco|dukkah|walnut cake|peanut butter shake|almond croissant|pecan pie|hazelnut gelato|pistachio cannoli|frangipane tart|marzipan|praline|mole',
  gluten: 'couscous|seitan|bulgur salad|naan|beer batter cod|pasta|udon|croissant|bread pudding|quiche with pastry',
  dairy: 'burrata|raita|mango lassi|paneer curry|ghee rice|tiramisu|cheddar toast|brie|lasagne|clotted cream',
  egg: 'shakshuka|carbonara|egg fried rice|meringue|tiramisu|mayonnaise|aioli|hollandaise|quiche|frittata|profiteroles|bread pudding|chocolate mousse|custard tart|eclairs|pavlova',
  shellfish: 'paella|crab cake|lobster bisque|oyster sauce noodles|gumbo|prawn curry|takoyaki|moules|squid',
  fish: 'caesar salad|salmon tartare|miso soup|puttanesca|anchovy toast|tuna melt|nicoise|bouillabaisse',
  sesame: 'hummus|tahini dip|halva|dukkah|simit|baba ganoush',
  soy: 'miso aubergine|tofu stew|teriyaki bowl|edamame|ramen|tempeh|bulgogi',
  mustard: 'dijon chicken|piccalilli|steak tartare|welsh rarebit',
  celery: 'celeriac soup|waldorf salad|minestrone',
  lupin: 'lupini beans|lupin bread',
  sulphites: 'coq au vin|sauerkraut|raisin buns',
};

describe('a dish that is made with an allergen', { tags: ['a96'] }, () => {
  const outcomes = (key: MainAllergen, dishes: readonly string[]) =>
    dishes.filter((dish) => answerOf(key, serving(dish), { safety: true }).outcome !== 'no');

  test.each(KEYS)('makes its kitchen unsafe: %s', (key) => {
    expect(outcomes(key, [...KNOWN[key].split('|'), ...MADE_WITH[key].always.split('|')])).toEqual([]);
  });

  test.each(KEYS)('is not hidden by a dish of another allergen beside it: %s', (key) => {
    const dishes = KEYS.flatMap((other) => KNOWN[other].split('|').slice(0, 3));
    const own = KNOWN[key].split('|').slice(0, 4);
    expect(
      outcomes(
        key,
        own.flatMap((dish) => dishes.flatMap((other) => [`${dish} and ${other}`, `${other} with ${dish}`])),
      ),
    ).toEqual([]);
  });

  test.each(KEYS)('is not praised or recommended to who cannot have it: %s', async (key) => {
    const own = MADE_WITH[key].always.split('|');
    const some = [...KNOWN[key].split('|'), ...own.filter((_, at) => at % 12 === 0)];
    for (const dish of some) {
      const { reply, rowsOf } = talkAbout([serving(dish), ...FINE]);
      const message = `I'm allergic to ${called[key]}. A bistro for dinner?`;
      expect({ dish, names: (await rowsOf(message)).map(({ name }) => name) }).toEqual({
        dish,
        names: expect.not.arrayContaining(['Oak Shelf']),
      });
      expect((await reply(`I'm allergic to ${called[key]}.`, 'What is Oak Shelf like?')).text).toMatch(
        /Not safely|wouldn't|No,|leave out/,
      );
    }
  });
});

describe('one food of a kind', { tags: ['a96'] }, () => {
  test.each(KEYS.filter((key) => key !== 'gluten'))('counts as its kind: %s', async (key) => {
    const [, ...kinds] = INGREDIENTS[key].split('|');
    const single = kinds.filter((word, at) => !word.includes(' ') && at % 3 === 0);
    const dish = KNOWN[key].split('|')[0] ?? '';
    for (const kind of single) {
      const { rowsOf } = talkAbout([serving(dish), ...FINE]);
      expect({ kind, names: (await rowsOf(`I'm allergic to ${kind}. A bistro?`)).map(({ name }) => name) }).toEqual({
        kind,
        names: expect.not.arrayContaining(['Oak Shelf']),
      });
    }
  });
});

describe('a search for who could fall ill', { tags: ['a96'] }, () => {
  test.each(KEYS)('goes on past places that are ruled out, however many come first: %s', async (key) => {
    const dishes = KNOWN[key].split('|');
    const unsafe = Array.from({ length: 60 }, (_, at) => ({
      ...serving(dishes[at % dishes.length] ?? ''),
      id: at + 10,
      name: `Oak Shelf ${at}`,
      rating: 5,
    }));
    const { reply } = talkAbout([...unsafe, ...FINE.map((row) => ({ ...row, rating: 3 }))]);
    const { text, cards } = await reply(`I'm allergic to ${called[key]}. A bistro for dinner?`);
    expect(cards.map(({ name }) => name).toSorted()).toEqual(FINE.map(({ name }) => name));
    expect(text).not.toMatch(/Without|no other|instead/);
  });
});

describe('notes about several allergens', { tags: ['a96'] }, () => {
  const PAIRS = KEYS.flatMap((one, at) => [1, 4].map((by) => [one, KEYS[(at + by) % KEYS.length] ?? one] as const));
  const PROMISES = [
    (key: MainAllergen) => `The kitchen is free of ${called[key]}.`,
    (key: MainAllergen) => `They cook without ${called[key]}.`,
  ];

  test.each(PAIRS)('promise nothing of one by what they say of the other: %s, %s', async (kept, eaten) => {
    // A dish of the second that has none of the first.
    const dish = KNOWN[eaten].split('|').find((one) => answerOf(kept, serving(one), { safety: true }).outcome !== 'no');
    for (const [at, promise] of PROMISES.entries()) {
      const notes = [promise(kept), `They are known for the ${dish}.`];
      const row = { ...serving(''), saffronNotes: food((at === 0 ? notes : notes.toReversed()).join(' ')) };
      const { reply, rowsOf } = talkAbout([row, ...FINE]);
      const told = `I'm allergic to ${called[kept]} and ${called[eaten]}.`;
      expect((await rowsOf(`${told} A bistro for dinner?`)).map(({ name }) => name)).not.toContain('Oak Shelf');
      expect((await reply(told, 'Is Oak Shelf ok?')).text).toMatch(/^(?:Not safely|No, I wouldn't|I wouldn't)/);
    }
  });

  test.each(PAIRS)('answer for all that was told, however it was told: %s, %s', async (one, other) => {
    const { reply } = talkAbout([serving(KNOWN[other].split('|')[0] ?? ''), ...FINE]);
    for (const told of [
      `${called[one]} allergy, and I can't have ${called[other]}.`,
      `I'm allergic to ${called[one]}, and to ${called[other]}.`,
    ])
      expect((await reply(told, 'Is Oak Shelf ok?')).text).toContain(`cooks with ${other}`);
  });

  test.each(PAIRS)('that name two in dishes are told in one warning: %s, %s', async (one, other) => {
    const [a = '', b = ''] = [one, other].map((key) => KNOWN[key].split('|')[0]);
    const { reply } = talkAbout([serving(`${a} and ${b}`), ...FINE]);
    const { text } = await reply(`I'm allergic to ${called[one]} and ${called[other]}.`, 'Is Oak Shelf ok?');
    expect(text.match(/Not safely/g)).toHaveLength(1);
    expect(text.match(/known for/g)).toHaveLength(1);
    for (const key of [one, other]) expect(text).toContain(key);
  });

  test('that promise nothing are told of in one sentence', async () => {
    const { reply } = talkAbout([
      ...FINE,
      ...FINE.map((row) => ({ ...row, id: row.id + 9, name: `${row.name} again` })),
    ]);
    const { text } = await reply("I'm allergic to nuts, eggs, sesame and soy. A bistro?", 'what else is safe?');
    expect(text.match(/No notes here promise/g)).toHaveLength(1);
    for (const key of ['nuts', 'egg', 'sesame', 'soy']) expect(text).toContain(key);
  });
});

describe('a query for places without an allergen', { tags: ['a96'] }, () => {
  const QUERIED = KEYS.filter((key) => key !== 'gluten' && key !== 'dairy');
  const outcomes = (value: string, dish: string) => {
    const query = guideQuery.parse({ constraints: [{ slot: 'diet', op: 'is', values: [value], strength: 'prefer' }] });
    const snapshot = createSnapshot([serving(dish)]);
    const { hits } = finish(answering(query, snapshot, { now: { date: '2026-11-28', minute: 720 } }));
    return hits.flatMap(({ verdicts }) => verdicts.map(({ outcome }) => outcome));
  };

  test.each(QUERIED)('is not met where a dish has it, nor for one food of its kind: %s', (key) => {
    const kind = INGREDIENTS[key].split('|').find((word, at) => at > 1 && !word.includes(' ')) ?? key;
    for (const value of [`${key} free`, `${kind} free`])
      for (const dish of KNOWN[key].split('|'))
        expect({ dish, value, told: outcomes(value, dish) }).toEqual({ dish, value, told: ['lacks'] });
  });
});

describe('a food that is only in a sauce or an oil of its name', { tags: ['a96'] }, () => {
  const FOODS = ['garlic', 'tomato', 'mushroom', 'coconut', 'orange', 'strawberry', 'apple', 'onion'];
  const MADE = ['sauce', 'powder', 'oil', 'vinegar'];

  test.each(FOODS)('is served to nobody who cannot have it: %s', async (what) => {
    for (const made of MADE) {
      const { reply } = talkAbout([serving(`aubergine with ${what} ${made}`), ...FINE]);
      const { cards } = await reply(`I'm allergic to ${what}. Dinner?`);
      expect([made, cards.map(({ name }) => name)]).toEqual([made, expect.not.arrayContaining(['Oak Shelf'])]);
      const { text } = await talkAbout([serving(`aubergine with ${what} ${made}`), ...FINE]).reply(
        `I'm allergic to ${what}. is Oak Shelf any good?`,
      );
      expect(text).toMatch(/wouldn't risk|Not safely/);
    }
  });

  test('is another one where only its name is', async () => {
    for (const dish of ['oyster mushroom risotto', 'curry leaf potatoes']) {
      const { cards } = await talkAbout([serving(dish), ...FINE]).reply("I can't eat oysters or curry. Dinner?");
      expect(cards.map(({ name }) => name)).toContain('Oak Shelf');
    }
  });
});

describe('what somebody leaves out by its kind', { tags: ['a96'] }, () => {
  const NEEDS = [
    [
      "we don't eat pork",
      'crisp lardons|BLT|suckling pig|spaghetti carbonara|quiche lorraine|porchetta|black pudding|pork pie|lap cheong rice|saltimbocca|hog roast',
      'lamb sausage|beef bacon|lomo saltado|roast chicken',
    ],
    [
      'no alcohol at all, please',
      'mojito|caipirinha|Irish coffee|tiramisu|coq au vin|moules mariniere|rum baba|sherry trifle|beer battered cod',
      'ginger beer|lemon tart|roast chicken',
    ],
    [
      "I can't eat anything raw or undercooked",
      'kibbeh nayeh|beef tataki|duck parfait|leche de tigre|salmon nigiri|steak tartare|mentaiko rice|burrata',
      'roast chicken|grilled courgettes',
    ],
  ] as const;

  test.each(NEEDS)('is not suggested to order: %s', async (said, out, left) => {
    const wrong: string[] = [];
    for (const [dishes, isOut] of [
      [out, true],
      [left, false],
    ] as const)
      for (const dish of dishes.split('|')) {
        const notes = `Boiled potatoes, steamed rice, ${dish}.`;
        const { reply } = talkAbout([
          restaurant(1, { name: 'Oak Shelf', cuisine: 'Bistro', saffronNotes: food(notes) }),
          ...FINE,
        ]);
        const { text } = await reply(`${said}. What should we order at Oak Shelf?`);
        // What a place is left out for is named.
        const suggested = text.replace(/they have “[^”]*”/, '').toLowerCase();
        if (suggested.includes(dish.toLowerCase()) === isOut) wrong.push(`${dish}: ${text}`);
      }
    expect(wrong).toEqual([]);
  });
});
