import { describe, expect, test } from 'vitest';
import { respond } from '../src/features/dialogue/respond.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { town } from './example-guide.ts';

const snapshot = createSnapshot(town);
const MAIN = ['nuts', 'eggs', 'dairy', 'fish', 'shellfish', 'sesame', 'soy', 'gluten'];
const KEYS: Readonly<Record<string, string>> = { dairy: 'dairy free', gluten: 'gluten free', fish: 'seafood' };
const keyOf = (food: string): string => KEYS[food] ?? food;

/** What holds after messages that were all answered. */
function wishesAfter(...messages: string[]) {
  const turns = messages.map((message, at) => ({
    message,
    reply: at < messages.length - 1 ? { text: 'Here you are.', restaurantIds: [1] } : null,
  }));
  const { foods, notFoods, features } = respond(turns, snapshot).remembered.state;
  const needed = [...notFoods, ...foods].filter(({ strict }) => strict);
  return {
    strict: needed.map(({ key }) => key).toSorted(),
    said: needed.map(({ said }) => said.toLowerCase()),
    wished: foods.filter(({ strict }) => !strict).map(({ key }) => key),
    features: features.map(({ key }) => key),
  };
}

describe('a food that all may eat but somebody', { tags: ['a99'] }, () => {
  test.each([
    'everyone but my son can eat A',
    'everyone except Tom can eat A',
    'nobody but my son can eat A',
    'we all eat A except me',
    'A is fine for everyone except Tom',
    'A is fine for all of us but my wife',
    'everybody can have A but my daughter',
    'all of us eat A apart from my mum',
    'A is fine, just not for me',
    'A is ok for them but not for me',
  ])('is left out for that one: %s', (form) => {
    for (const food of MAIN) {
      const { strict, wished } = wishesAfter(form.replace('A', food));
      expect([strict, wished], food).toEqual([[keyOf(food)], []]);
    }
  });

  test.each(['nuts are fine but my wife hates noise', 'eggs are fine except at breakfast'])(
    'is not one of which something else is said: %s',
    (message) => expect(wishesAfter(message).strict).toEqual([]),
  );
});

describe('a second allergen that is told later', { tags: ['a99'] }, () => {
  test.each([
    'and A too',
    'same for A',
    'same goes for A',
    'ditto A',
    'oh and my brother: A',
    'my brother: A',
    'and my sister A',
    "oh and my brother can't have A either",
    'forgot to say, A too',
    'plus A',
    'also no A',
  ])('is left out beside the first: %s', (form) => {
    for (const first of MAIN)
      for (const food of MAIN)
        if (food !== first && [first, food].every((one) => !/fish/.test(one))) {
          const { strict, wished } = wishesAfter(`I'm allergic to ${first}`, form.replace('A', food));
          expect([strict, wished], `${first}, ${food}`).toEqual([[keyOf(first), keyOf(food)].toSorted(), []]);
        }
  });

  test('is a wish where it is for somebody', () =>
    expect(wishesAfter("I'm allergic to nuts", 'fish for my wife').wished).toEqual(['seafood']));

  test('is shared by whoever has it as well', () =>
    expect(wishesAfter('my wife is allergic to nuts', "I've got it as well", "my wife isn't coming").strict).toEqual([
      'nuts',
    ]));
});

describe('what ends', { tags: ['a99'] }, () => {
  test.each([
    ['wheat', 'barley'],
    ['wheat', 'rye'],
    ['milk', 'cheese'],
    ['prawns', 'crab'],
    ['almonds', 'peanuts'],
  ])('is the one of several that is named: %s, %s', (kept, gone) => {
    for (const form of ["I'm allergic to A and B", "I can't have A or B", 'allergies: A, B']) {
      const told = form.replace(/\bA\b/, kept).replace(/\bB\b/, gone);
      const { said } = wishesAfter(told, `${gone} is fine actually`);
      expect(said.join(), told).toContain(kept);
      expect(said.join(), told).not.toContain(gone);
      expect(wishesAfter(told).said.join(), told).toContain(gone);
    }
  });

  const LEAVING = ["my gran isn't coming after all", "my gran can't make it", 'my gran cancelled', 'forget my gran'];

  test.each(LEAVING)('with whoever had it is step-free access, and no diet of another: %s', (leaves) => {
    for (const told of [
      "I'm vegan. my gran is in a wheelchair",
      "my gran needs step-free access and I'm vegan",
      "my gran uses a wheelchair. I'm vegan",
    ]) {
      expect(wishesAfter(told).features).toContain('wheelchair');
      const { strict, features } = wishesAfter(told, leaves);
      expect(strict, told).toEqual(['vegan']);
      expect(features, told).not.toContain('wheelchair');
    }
    expect(wishesAfter("I'm in a wheelchair", leaves).features).toContain('wheelchair');
  });

  test.each(LEAVING)('with whoever wished for it is a food, and no wish of another: %s', (leaves) => {
    for (const wish of ['sushi', 'steak', 'pizza']) {
      const { wished } = wishesAfter(`my gran wants ${wish} and I want thai`, leaves);
      expect(wished, wish).toEqual(['thai']);
    }
  });

  test.each(['we are not vegan any more', "I'm not vegan anymore", 'actually we stopped being vegan'])(
    'is a diet that those who kept it gave up: %s',
    (message) => expect(wishesAfter("we're vegan", message).strict).toEqual([]),
  );
});
