import { describe, expect, test } from 'vitest';
import { town } from '../../../../test/example-guide.ts';
import { respond } from '../../dialogue/respond.ts';
import { createSnapshot } from '../../search/snapshot/create-snapshot.ts';

const guide = createSnapshot(town);
const leftOut = (...messages: string[]) =>
  respond(
    messages.map((message) => ({ message, reply: null })),
    guide,
  ).wishes.notFoods.map(({ key, strict }) => `${key}${strict ? '!' : ''}`);

describe('what is asked about before it is told', { tags: ['a57'] }, () => {
  test.each([
    ['any nuts in that?', "i'm allergic btw"],
    ['does it have peanuts', 'asking because my daughter swells up like a balloon'],
    ['is the stew nut free?', 'my kid carries an epipen'],
    ['nuts? do they use any', "good to know, I'm anaphylactic to them"],
    ['is there peanut in it', "my son can't have it"],
  ])('is left out: %s, then %s', (first, then) => {
    expect(leftOut(first, then)).toEqual(['nuts!']);
    expect(leftOut(first, 'ok', then)).toEqual(['nuts!']);
  });

  test('also within one message', () => {
    expect(leftOut("is there sesame in the hummus? my son can't have it")).toContain('sesame!');
  });

  test.each([
    ['a good prawn place?', 'we have an allergy'],
    ['any nuts in that?', 'no allergies, just curious'],
    ['any nuts in that?', 'great, book it'],
  ])('is not, where nothing refers to it: %s, then %s', (first, then) => {
    expect(leftOut(first, then).filter((key) => key.endsWith('!'))).toEqual([]);
  });
});

describe('who cannot eat something, by the construction', { tags: ['a57'] }, () => {
  test.each([
    ["can't do crustaceans", 'seafood'],
    ["my husband can't stomach milk", 'dairy free'],
    ["she isn't supposed to have nuts", 'nuts'],
    ['he was told not to eat eggs', 'eggs'],
    ["dad can't be around fish", 'seafood'],
    ['if she eats shrimp she turns into a pufferfish', 'seafood'],
    ["I've got a nut thing", 'nuts'],
    ["tree nuts are the devil's work", 'nuts'],
  ])('%s', (message, key) => {
    const { notFoods, foods } = respond([{ message: `dinner. ${message}`, reply: null }], guide).wishes;
    const held = [
      ...notFoods.map((wish) => (wish.key === 'shellfish' ? 'seafood' : wish.key)),
      ...foods.map((wish) => wish.key),
    ];
    expect(held).toContain(key);
  });

  test.each([
    "we can't do Friday",
    "I'd die for some prawns",
    'when I eat sushi I like the counter',
    'I was allergic to prawns as a kid but grew out of it',
  ])('none: %s', (message) => {
    expect(respond([{ message, reply: null }], guide).wishes.notFoods).toEqual([]);
  });

  test('a girlfriend is no diet', () => {
    expect(respond([{ message: 'dinner with my gf', reply: null }], guide).wishes.foods).toEqual([]);
    expect(respond([{ message: 'gf pizza', reply: null }], guide).wishes.foods.map(({ key }) => key)).toContain(
      'gluten free',
    );
  });
});
