import { demoGuide } from '@saffron/db/demo-guide/index';
import { describe, expect, test } from 'vitest';
import { compose } from '../src/features/assistant/built-in/compose.ts';
import { respond } from '../src/features/dialogue/respond.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { asksAllergen } from '../src/features/understanding/safety/unnamed.ts';
import type { Turn } from '../src/features/understanding/turn.ts';
import { asReturned } from './quality-talk.ts';

const snapshot = createSnapshot(asReturned(demoGuide));

/** The replies to messages, one after the other, with what is wished and left out. */
function talk(...messages: string[]) {
  const turns: Turn[] = [];
  return messages.map((message) => {
    const found = respond([...turns, { message, reply: null }], snapshot);
    const text = compose(found, null);
    turns.push({ message, reply: { text, restaurantIds: found.picks.map(({ id }) => id) } });
    const { foods, notFoods } = found.remembered.state;
    const keys = (all: readonly { key: string }[]) => all.map(({ key }) => key);
    return { text, cards: found.picks.map(({ name }) => name), wished: keys(foods), out: keys(notFoods) };
  });
}

const UNNAMED = [
  'I have allergies, dinner?',
  'my son gets reactions to some foods. lunch',
  'one of us has food allergies, dinner for five',
  'certain ingredients make my mother ill. lunch',
  'my daughter has intolerances. dinner tonight',
];

describe('an allergy to a food that nobody named', { tags: ['a57'] }, () => {
  test.each(UNNAMED)('is asked about once, and the answer goes on: %s', (message) => {
    const [first, second] = talk(message, 'somewhere quieter');
    expect(asksAllergen(first?.text ?? '')).toBe(true);
    expect(first?.cards).not.toEqual([]);
    expect(asksAllergen(second?.text ?? '')).toBe(false);
  });

  test.each([
    ['nuts', ['nuts'], []],
    ["it's shellfish", ['shellfish'], []],
    ['eggs and milk', ['eggs'], ['dairy free']],
    ["peanuts, and she can't have sesame", ['nuts', 'sesame'], []],
    ['kiwi', ['kiwi'], []],
    ['pizza', [], ['pizza']],
  ])('is told in the answer: %s', (answer, out, wished) => {
    for (const message of UNNAMED) {
      const last = talk(message, answer).at(-1);
      expect(last?.out.toSorted()).toEqual(out);
      expect(last?.wished).toEqual(wished);
    }
  });

  test.each(['nut allergy. dinner', "I'm coeliac, lunch", 'dinner', 'the food made me ill last time. dinner'])(
    'is not asked about where there is none, or it is named: %s',
    (message) => expect(asksAllergen(talk(message)[0]?.text ?? '')).toBe(false),
  );

  test.each(['my kid has allergies, burgers', 'I have food allergies, sushi', "we've got allergies, pizza"])(
    'is not what the rest wishes: %s',
    (message) => {
      const [reply] = talk(message);
      expect(reply?.out).toEqual([]);
      expect(reply?.wished).toHaveLength(1);
    },
  );
});

describe('a place that is asked about beside a need', { tags: ['a58'] }, () => {
  const ASKED = [
    (place: string) => `What do you know about ${place}?`,
    (place: string) => `What's ${place} like?`,
    (place: string) => `Tell me about ${place}`,
    (place: string) => `How is ${place}?`,
  ];
  const of = (need: string, place: string) => ASKED.map((ask) => talk(`${need} ${ask(place)}`)[0]);

  test.each([
    ["I'm allergic to soy.", 'Doña Cata', /soy/],
    ["I can't eat eggs.", 'Doña Cata', /egg/],
    ['nut allergy,', 'Dough Choir', /nut/],
    ['halal only.', 'Slab Theory', /halal/],
    ["My wife can't have dairy!", 'Dough Choir', /promise/],
  ])('is answered about, with the need: %s %s', (need, place, said) => {
    for (const reply of of(need, place)) {
      expect(reply?.cards).toEqual([place]);
      expect(reply?.text).toMatch(said);
      // What it is like, too.
      expect(reply?.text).toMatch(new RegExp(`${place} is a`));
    }
  });

  test.each([
    ["I can't have gluten.", 'Nizam Gate'],
    ["I can't eat eggs.", 'Madame Tilleul'],
    ['sesame allergy.', 'Falafel Coppersmith'],
  ])('is not praised where it could make somebody ill: %s %s', (need, place) => {
    for (const reply of of(need, place)) expect(reply?.text).toMatch(/Not safely|wouldn't risk|wouldn't call/);
  });
});

describe('whoever could fall ill', { tags: ['a58'] }, () => {
  const NEEDS = ["I'm allergic to nuts", 'sesame allergy', "I'm coeliac"];
  const SETTLING = ['which would you pick?', "let's do the first one", 'can you book it for me?'];

  test.each(SETTLING)('hears that the kitchen has to confirm, whenever a place is settled on: %s', (message) => {
    for (const need of NEEDS) expect(talk(`a pub. ${need}`, message)[1]?.text).toMatch(/kitchen confirm/);
  });

  test.each(SETTLING)('is the only one who hears it: %s', (message) =>
    expect(talk('a pub, vegetarian', message)[1]?.text).not.toMatch(/kitchen confirm/),
  );
});
