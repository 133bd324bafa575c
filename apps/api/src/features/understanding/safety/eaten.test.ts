import { describe, expect, test } from 'vitest';
import { guideWithTraps } from '../../../../test/quality-talk.ts';
import { respond } from '../../dialogue/respond.ts';
import { createSnapshot } from '../../search/snapshot/create-snapshot.ts';

const guide = createSnapshot(guideWithTraps);
const read = (message: string) => {
  const { wishes, picks } = respond([{ message, reply: null }], guide);
  const keys = (all: readonly { key: string }[]) => all.map(({ key }) => key);
  return { foods: keys(wishes.foods), out: keys(wishes.notFoods), features: keys(wishes.notFeatures), picks };
};

describe('what one may eat and another cannot', { tags: ['a57', 'a99'] }, () => {
  const may = (food: string) => [
    `I can eat ${food}`,
    `we can all have ${food}`,
    `I love ${food}`,
    `${food} are fine for me`,
  ];
  const cannot = [
    "my son can't",
    'my wife cannot',
    "he can't have them",
    'my husband is allergic',
    'Tom gets very ill',
    'my wife would die',
    "but my daughter isn't",
    'but not my son',
  ];

  test.each(may('X').flatMap((one) => cannot.map((other) => [one, other] as const)))(
    'leaves it out: %s, %s',
    (one, other) => {
      for (const [food, key] of [
        ['nuts', 'nuts'],
        ['eggs', 'eggs'],
        ['prawns', 'shellfish'],
      ] as const) {
        const [mays, others] = [one.replace('X', food), other];
        for (const message of [
          `${mays}, ${others}`,
          `thai please. ${mays}; ${others}`,
          `${mays}. ${others}`,
          `${mays} ${others.startsWith('but') ? '' : 'but '}${others}`,
          `${others.replace(/^but /, '')}, but ${mays}`,
        ]) {
          const { foods, out } = read(message);
          expect([message, out]).toEqual([message, expect.arrayContaining([key])]);
          expect([message, foods]).toEqual([message, expect.not.arrayContaining([key])]);
        }
      }
    },
  );

  test.each([
    "I love pizza, my son can't come",
    "I'd love prawns but my wife isn't sure",
    "we can eat prawns at eight, my wife can't before then",
    "nuts are great. My son can't wait",
  ])('but not where it is no food that they cannot have: %s', (message) => expect(read(message).out).toEqual([]));
});

describe('what somebody eats beside what they do not', { tags: ['a57'] }, () => {
  test.each([
    'I eat fish but no meat, dinner',
    'we eat fish, no meat',
    "I don't eat meat. I do eat fish though",
    'meat is out but fish is ok. dinner',
    'vegetarian who eats fish',
    "I'm a vegetarian but I do eat fish",
  ])('leaves out meat and not fish: %s', (message) =>
    expect(read(message)).toMatchObject({ foods: ['pescatarian'], out: [] }),
  );

  test('keeps the diet beside a wish for fish, and that of another person', () => {
    expect(read('I want fish, no meat').foods.toSorted()).toEqual(['pescatarian', 'seafood']);
    expect(read("I'm vegetarian, my wife eats fish").foods).toContain('vegetarian');
    expect(read('a seafood place with something for a vegetarian').foods).toContain('vegetarian');
  });

  test.each(['my dad eats fish and I cannot have nuts', 'she loves fish and I cannot eat nuts, dinner'])(
    'rules out what one cannot have, and not what another eats: %s',
    (message) => expect(read(message)).toMatchObject({ out: ['nuts'] }),
  );

  test.each([
    'she loves fish but cannot have it',
    'fish is lovely but I cannot eat it, dinner',
    'nuts and fish I cannot have',
    'she never eats fish and I cannot have nuts',
  ])('rules out what stands before: %s', (message) => expect(read(message).out).toContain('seafood'));

  test.each(['works for', 'would work for', 'is fine for', 'suits'])('keeps the diet of whom a place %s', (verb) => {
    for (const diet of ['vegetarian', 'vegan', 'coeliac']) {
      const key = diet === 'coeliac' ? 'gluten free' : diet;
      expect([diet, read(`a steak place that ${verb} a ${diet}`).foods]).toEqual([diet, expect.arrayContaining([key])]);
    }
  });

  test.each([
    "sushi, though I'm off raw fish",
    "sushi but I can't have raw fish",
    "I'm allergic to raw fish. sushi",
    'sushi, no raw seafood',
    "I don't eat raw salmon. sushi",
  ])('leaves out raw fish and not what is cooked: %s', (message) => {
    const { foods, out, features } = read(message);
    expect({ foods, out, features }).toEqual({ foods: ['sushi'], out: [], features: ['raw fish'] });
  });

  test.each([
    'no offal please, french',
    "I don't eat tripe. french",
    'french, hold the kidneys',
    'french without liver',
  ])('may be a food that is no value of the guide: %s', (message) => {
    const { foods, out, picks } = read(message);
    expect({ foods, out }).toEqual({ foods: ['french'], out: ['offal'] });
    expect(picks[0]?.saffronNotes).not.toMatch(/offal|tripe|kidney|liver/i);
  });

  test('is not a part of another word', () => {
    expect(read('no kale salads please, lunch')).toMatchObject({ foods: [] });
    expect(read('not a date, just dinner').out).toEqual([]);
  });
});

describe('a need that is said in another way', { tags: ['a57'] }, () => {
  test.each([
    "I'm not allergic to nuts, my son is",
    "I'm not allergic to nuts but my wife is",
    'we have no nut allergy, our guest has',
    'GF + DF + NF, dinner',
    "my kid can't have cacahuetes, lunch",
    "I can't have noisettes. ice cream",
    'allergic to erdnusse, burgers',
    'I want peanuts kept away from me, burgers',
  ])('leaves nuts out: %s', (message) => {
    const { foods, out } = read(message);
    expect(out).toContain('nuts');
    expect(foods).not.toContain('nuts');
  });

  test.each([
    ["can't have mariscos. paella", 'seafood'],
    ['alpha gal here, dinner', 'meat'],
    ['I have G6PD, lunch', 'legumes'],
    ["my son can't have salsify, lunch", 'noted salsify'],
  ])('leaves a food out: %s', (message, key) => expect(read(message).out).toEqual([key]));

  test.each(['we are not coeliac, our guest has it', "I'm not coeliac, my wife is"])(
    'keeps the diet of somebody else: %s',
    (message) => expect(read(message).foods).toEqual(['gluten free']),
  );

  test.each(["I'm not allergic to nuts, is there thai?", "I'm not allergic to nuts any more"])(
    'takes one back: %s',
    (message) => expect(read(message).out).toEqual([]),
  );

  const then = (first: string, message: string) =>
    respond(
      [
        { message: first, reply: { text: '', restaurantIds: [] } },
        { message, reply: null },
      ],
      guide,
    );

  test.each(["I'm on immunosuppressants", 'my mum is having chemo', "I'm immunocompromised after a transplant"])(
    'leaves raw food out: %s',
    (message) => {
      const { wishes, picks } = then(message, 'sushi?');
      expect(wishes.notFeatures.map(({ key }) => key)).toEqual(['raw fish']);
      for (const row of picks) expect(row.saffronNotes).not.toMatch(/omakase|sashimi|oyster/i);
    },
  );

  test('rules out kitchens of meat for whoever cannot have it, whatever is asked for next', () => {
    for (const next of ['steak', 'barbecue', 'burgers'])
      for (const { cuisine } of then("I'm allergic to red meat", next).picks)
        expect(cuisine).not.toMatch(/steak|barbecue|burger/i);
  });
});

describe('a dish and who comes along', { tags: ['a57'] }, () => {
  const dishes = ['pizza', 'ramen', 'dumplings', 'lobster', 'oysters', 'steak'];
  const people = ['wife', 'dad', 'daughter', 'flatmate', 'grandmother'];
  const said = (dish: string, person: string) => [
    `${dish} for me and my ${person}`,
    `${dish} with my ${person}, who is deaf`,
    `${dish} tonight, my ${person} comes in a wheelchair`,
    `my ${person} and I want ${dish}`,
    `${dish} please, my ${person} has a bad hip`,
  ];

  test.each(people)('is a wish: %s', (person) => {
    const taken = dishes.flatMap((dish) => said(dish, person)).filter((message) => read(message).out.length > 0);
    expect(taken).toEqual([]);
  });
});
