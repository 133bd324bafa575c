// @module-tag long
import { describe, expect, test } from 'vitest';
import { restaurant } from './example-guide.ts';
import { talkAbout } from './quality-talk.ts';

const place = (id: number, name: string, cuisine: string, food_notes: string) =>
  restaurant(id, { name, cuisine, phone: `555-010${id}`, saffronNotes: JSON.stringify({ food_notes }) });
const guide = [
  place(1, 'Amber Quay', 'Modern', 'Roast chicken, baked potatoes, green beans.'),
  place(2, 'Copper Finch', 'Modern', 'Grilled lamb, giant beans, village salad.'),
  place(3, 'The Net Loft', 'Seafood', 'Whole turbot, oysters, fish soup.'),
];
const names = guide.map(({ name }) => name);
const { reply } = talkAbout(guide);

const FOODS = ['nuts', 'eggs', 'milk', 'fish', 'shellfish', 'sesame', 'soy', 'gluten', 'prawns', 'peanuts', 'cheese'];
const QUESTIONS: readonly ((food: string) => string)[] = [
  (food) => `is there ${food} in the batter?`,
  (food) => `does the soup contain ${food}`,
  (food) => `are the chips fried with ${food}?`,
  (food) => `do they put ${food} in the dressing?`,
  (food) => `would there be ${food} in the dessert`,
  (food) => `could there be traces of ${food}?`,
  (food) => `which of their dishes have ${food}?`,
  (food) => `I wonder whether they use ${food}`,
  (food) => `do you know if the dumplings have ${food}`,
  (food) => `what about ${food} in the stew?`,
  (food) => `${food} in the sauce?`,
  (food) => `is there any ${food} in it?`,
];

describe('a question whether something is in the food', { tags: ['a112'] }, () => {
  test.each(FOODS)('is answered, and wishes for none of it: %s', async (food) => {
    for (const ask of QUESTIONS)
      for (const before of [
        [`I'm allergic to ${food}, dinner`],
        [`my son can't eat ${food}`, 'Amber Quay'],
        ['Amber Quay'],
      ]) {
        const { text, cards } = await reply(...before, ask(food));
        expect([ask(food), text]).toEqual([ask(food), expect.stringMatching(/ring|call|know|safe/i)]);
        expect([ask(food), text]).toEqual([ask(food), expect.not.stringMatching(/can't call any place|usually means/)]);
        const shown = before.at(-1) === 'Amber Quay' && !/any|which/.test(ask(food)) ? ['Amber Quay'] : names;
        expect([ask(food), cards.filter(({ name }) => !shown.includes(name))]).toEqual([ask(food), []]);
      }
  });

  test.each(['eggs', 'prawns', 'cheese', 'fish'])('leaves the wishes as they were: %s', async (food) => {
    for (const ask of QUESTIONS) {
      const { cards } = await reply('Amber Quay', ask(food), 'somewhere else');
      expect([ask(food), cards.map(({ name }) => name)]).toEqual([ask(food), expect.arrayContaining(['Copper Finch'])]);
    }
  });

  test.each([
    'something with prawns in it',
    'is there seafood in town?',
    'somewhere with oysters on the menu',
    'I want fish',
  ])('is none where a food is wished for: %s', async (message) => {
    const { cards } = await reply('Amber Quay', message);
    expect(cards.map(({ name }) => name)).toContain('The Net Loft');
  });
});
