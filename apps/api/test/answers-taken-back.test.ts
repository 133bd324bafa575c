// @module-tag long
import { demoGuide } from '@saffron/db/demo-guide/index';
import { describe, expect, test } from 'vitest';
import { compose } from '../src/features/assistant/built-in/compose.ts';
import { respond } from '../src/features/dialogue/respond.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { toStored } from '../src/features/understanding/remembered.ts';
import { asksAllergen } from '../src/features/understanding/safety/unnamed.ts';
import type { Turn } from '../src/features/understanding/turn.ts';
import { restaurant } from './example-guide.ts';
import { asReturned, talkAbout } from './quality-talk.ts';

const snapshot = createSnapshot(asReturned(demoGuide));

/** What is left out after messages, and the last reply. */
function outcome(...messages: string[]) {
  const turns: Turn[] = [];
  let last = { text: '', out: [] as string[], features: [] as string[], whose: {} };
  for (const message of messages) {
    const found = respond([...turns, { message, reply: null }], snapshot);
    const text = compose(found, null);
    const { notFoods, foods, features } = found.remembered.state;
    const state = toStored(found.remembered);
    turns.push({ message, reply: { text, restaurantIds: found.picks.map(({ id }) => id), state } });
    const keys = (all: readonly { key: string }[]) => all.map(({ key }) => key);
    const [need] = [...notFoods, ...foods];
    last = {
      whose: { shared: need?.shared, eater: need?.eater },
      text,
      out: [...keys(notFoods), ...keys(foods).filter((key) => / free$/.test(key))],
      features: keys(features),
    };
  }
  return last;
}

/** An allergen that is left out, and one that becomes a diet. */
const FOODS = [
  ['nuts', 'nuts'],
  ['milk', 'dairy free'],
] as const;

describe('a need that is taken back', { tags: ['a57'] }, () => {
  const CLEAR = [
    ["I'm allergic to #", 'I can eat # again'],
    ["I'm allergic to #", "Actually, I'm no longer allergic to #"],
    ["I'm allergic to #", '# are fine now'],
    ['my daughter is allergic to #', 'my daughter can eat # again'],
    ['my friend is allergic to #, dinner for three', '# are fine for everyone now'],
  ] as const;
  test.each(CLEAR)('is dropped, and the reply says which: %s, %s', (told, back) => {
    for (const [food, key] of FOODS) {
      const said = [told, back].map((message) => message.replace('#', food));
      const { text, out, features } = outcome(said[0] ?? '', 'dinner tonight', said[1] ?? '');
      expect(out, said.join(' | ')).not.toContain(key);
      expect(features).not.toContain('allergy');
      expect(text).toMatch(/^Right, \w+ (?:is|are) fine again\./);
      expect(text).not.toMatch(/allergy|safe/);
      expect(asksAllergen(text)).toBe(false);
    }
  });

  const ASKED = [
    ["I'm allergic to #", "Actually, I'm no longer allergic"],
    ["I'm allergic to #", 'it was my ex who was allergic, not me'],
    ["I'm allergic to #", 'forget the allergy'],
    ["my son's allergic to #", "he's grown out of it"],
    ['my friend is allergic to #, dinner for three', "she isn't coming after all"],
    ['my wife is allergic to #', "she's cancelled"],
    ['our guest is allergic to #', "our guest can't make it tonight, so just us two"],
  ] as const;
  test.each(ASKED)('that is not named is kept until a yes: %s, %s', (told, back) => {
    for (const [food, key] of FOODS) {
      const said = [told, back].map((message) => message.replace('#', food));
      const kept = outcome(...said);
      expect(kept.out).toContain(key);
      expect(kept.text).toMatch(/^I'll keep leaving out \w+ until you tell me (?:it is|they are) fine again\./);
      for (const yes of ['yes', "yes, they're fine", 'sure, you can stop']) {
        const { out, text } = outcome(...said, yes);
        expect(out, yes).not.toContain(key);
        expect(text).toMatch(/^Right, \w+ (?:is|are) fine again\./);
      }
      for (const other of ['ok', 'thai please', 'is the first one good?', 'no'])
        expect(outcome(...said, other).out, other).toContain(key);
    }
  });

  const UNCLEAR = [
    [["I'm allergic to #"], "she isn't coming after all"],
    [['my wife is allergic to # and I am too'], "she isn't coming"],
    [['my wife is allergic to #', 'my sister is vegan'], "she isn't coming"],
    [["my son is allergic to # and I can't have mustard"], "he's grown out of it"],
    [['my son is allergic to #'], "I think he's grown out of it"],
    [['my son is allergic to #'], "he's grown out of it, I hope"],
    [['my friend is allergic to #'], "she isn't coming, but her brother has it too"],
    [['my son is allergic to #'], 'it was my ex who was allergic, not me'],
  ] as const;
  test.each(UNCLEAR)('is kept where it is not clear: %j, %s', (told, back) => {
    for (const [food, key] of FOODS)
      expect(outcome(...told.map((one) => one.replace('#', food)), back).out, food).toContain(key);
  });

  test.each(UNCLEAR.filter(([, back]) => !/^I think/.test(back)))('that it is kept is said: %j, %s', (told, back) =>
    expect(outcome(...told.map((one) => one.replace('#', 'nuts')), back).text).toMatch(
      /I'll keep leaving out .*nuts.* until you tell me/,
    ),
  );

  test.each([
    "is it only # she can't have?",
    '# are fine again?',
    'can she eat # again?',
    "isn't she coming?",
    "she isn't coming, is she?",
    'has he grown out of it?',
    "she can't come before eight",
    "she hasn't grown out of it",
    "he isn't coming",
  ])('is not what a question asks, nor what somebody else does: %s', (message) => {
    for (const [food, key] of FOODS)
      expect(outcome(`my sister is allergic to ${food}`, 'dinner', message.replace('#', food)).out).toContain(key);
  });

  test.each([
    ['vegan', "I'm no longer vegan"],
    ['halal', 'ok, drop the halal'],
    ['vegetarian', 'forget the vegetarian thing'],
  ])('may be a diet: %s, %s', (diet, back) =>
    expect(outcome(`${diet} only`, 'dinner', back).text).toMatch(new RegExp(`^Right, ${diet} no longer\\.`)),
  );

  test.each([
    ['my son is allergic to #', "I'm allergic to # too", "he isn't coming after all"],
    ["I'm allergic to #", 'my son is allergic to # too', "he isn't coming after all"],
    ['my wife is allergic to #', 'my dad has a # allergy as well', "he's grown out of it"],
    ['my daughter is allergic to #', 'and I am allergic to #', "she's cancelled"],
  ])('stays where somebody else must not eat it either: %s, %s, %s', (...messages) => {
    for (const [food, key] of FOODS)
      expect(outcome(...messages.map((message) => message.replace('#', food))).out, food).toContain(key);
  });

  test.each([
    ['my daughter is allergic to #', "I'm not allergic to #"],
    ['my daughter is allergic to #', 'we can eat # again'],
    ['my son is allergic to #', '# are fine for me'],
    ["I'm allergic to #", 'and my brother is too', "I'm no longer allergic to #"],
    ['my wife is allergic to #, me too', 'my wife can eat # again'],
    ["I'm allergic to #", 'my son hates #', "I'm not allergic to #"],
  ])('stays where whoever takes it back is not all who must not eat it: %s, %s', (...messages) => {
    for (const [food, key] of FOODS) {
      const { out, text } = outcome(...messages.map((message) => message.replace('#', food)));
      expect(out, food).toContain(key);
      expect(text).toMatch(/^I'll keep leaving out \w+ until/);
    }
  });

  test.each([
    ["I'm allergic to #", '# are fine now', 'no they are not'],
    ["I'm allergic to #", "I'm not allergic to #", 'actually I am'],
    ["I'm allergic to #", 'I can eat # again', 'just kidding'],
    ["my son's allergic to #", "my son isn't allergic to # any more", 'sorry, he still is'],
    ['my wife is allergic to #', '# are fine for all of us', 'undo that'],
  ])('holds again where that is taken back in turn: %s, %s, %s', (...messages) => {
    for (const [food, key] of FOODS)
      expect(outcome(...messages.map((message) => message.replace('#', food))).out, food).toContain(key);
  });

  test.each(['thai please', 'is the first one still open?', 'he is hungry', "that's fine", 'they are fine'])(
    'is not told again by what follows: %s',
    (next) => {
      for (const [food, key] of FOODS)
        expect(outcome(`I'm allergic to ${food}`, `${food} are fine now`, next).out, food).not.toContain(key);
    },
  );

  test.each([
    ['my wife is allergic to #', undefined, 'wife'],
    ['my wife is allergic to # and so am I', true, undefined],
    ['my wife is allergic to #', 'my son is allergic to #', true, undefined],
    ["I'm allergic to #", 'my wife is allergic to # too', true, undefined],
    ['my wife is allergic to #', 'me too', true, undefined],
    ['my wife is allergic to #', "it's too loud there", undefined, 'wife'],
  ] as const)('is whose it was told to be: %j', (...all) => {
    const messages = all.slice(0, -2) as string[];
    const [shared, eater] = all.slice(-2);
    for (const [food] of FOODS) {
      const { whose } = outcome(...messages.map((message) => message.replace('#', food)));
      expect(whose, food).toEqual({ shared, eater });
    }
  });

  test('leaves the others', () => {
    const { out, features } = outcome("I'm allergic to nuts and eggs", 'I can eat nuts again');
    expect(out).toEqual(['eggs']);
    expect(features).toContain('allergy');
  });
});

describe('an allergy ends by the word that told it, or by the name of its whole kind', () => {
  const seaside = talkAbout([
    restaurant(1, {
      name: 'Lime Court',
      cuisine: 'Thai',
      saffronNotes: JSON.stringify({ food_notes: 'Satay with peanuts.' }),
    }),
    restaurant(2, {
      name: 'Gull Table',
      cuisine: 'Seafood',
      saffronNotes: JSON.stringify({ food_notes: 'Oysters and crab.' }),
    }),
  ]);
  const textAfter = async (...messages: string[]) => (await seaside.reply(...messages)).text;

  test.each([
    ['peanuts', 'Almonds are fine.', 'thai'],
    ['peanuts', 'I am no longer allergic to walnuts.', 'thai'],
    ['peanuts', 'Cashew chicken is fine.', 'thai'],
    ['oysters', 'Shrimp is fine.', 'seafood'],
    ['shellfish', 'Oyster mushrooms are fine.', 'seafood'],
  ])('%s are still left out after "%s"', async (allergen, allowed, ask) => {
    expect(await textAfter(`I am allergic to ${allergen}.`, allowed, ask)).toMatch(
      /allerg|safe|nuts|oyster|shellfish/i,
    );
  });

  test.each([
    ['peanuts', 'Peanuts are fine again.', 'thai'],
    ['peanuts', 'Nuts are fine again.', 'thai'],
    ['oysters', 'Oysters are fine after all.', 'seafood'],
  ])('%s are fine after "%s"', async (allergen, allowed, ask) => {
    expect(await textAfter(`I am allergic to ${allergen}.`, allowed, ask)).not.toMatch(/allerg|safe|leave out/i);
  });
});

describe('the whole kind is not taken back by who names what of it is out', { tags: ['a57'] }, () => {
  const rest =
    ", no X|, never X|, still no X|, as long as they're not X|, if they're not X|, apart from X| (not X)|; not X|. Not X.|, X are the problem|, to X";
  const kinds = [
    ["I'm allergic to peanuts", 'nuts', 'peanuts', 'nuts'],
    ["I'm allergic to oysters", 'shellfish', 'oysters', 'shellfish'],
  ] as const;
  const cases = kinds.flatMap(([told, kind, food, key]) =>
    [`${kind} are fine`, `I can eat ${kind}`, `I'm not allergic to ${kind}`].flatMap((form) =>
      rest.split('|').map((more) => [told, `${form}${more.replace('X', food)}`, key] as const),
    ),
  );
  test.each(cases)('%s / %s', (told, message, key) => expect(outcome(told, message).out).toContain(key));

  test('but by who wishes for it', () => {
    expect(outcome("I'm allergic to peanuts", 'nuts are fine').out).toEqual([]);
    expect(outcome("I'm allergic to nuts", "I'm not allergic to nuts anymore, I love pistachios").out).toEqual([]);
    expect(outcome("I'm allergic to peanuts and almonds", 'peanuts are fine, no almonds').out).toEqual(['nuts']);
  });
});
