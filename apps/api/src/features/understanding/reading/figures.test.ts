import { describe, expect, test } from 'vitest';
import { guideWithTraps } from '../../../../test/quality-talk.ts';
import { respond } from '../../dialogue/respond.ts';
import { createSnapshot } from '../../search/snapshot/create-snapshot.ts';
import { FIGURES } from '../lexicon/figures.ts';

const guide = createSnapshot(guideWithTraps);
const foodsIn = (message: string) => {
  const { foods, notFoods } = respond([{ message, reply: null }], guide).wishes;
  return { foods: foods.map(({ key }) => key), notFoods: notFoods.map(({ key }) => key) };
};
const EXAMPLES = FIGURES.map(({ example }) => example.replace(/[[\]]/g, ''));

describe('a food that speaks of none', { tags: ['a57'] }, () => {
  test.each(EXAMPLES)('is neither wished nor left out: %s', (example) =>
    expect(foodsIn(`${example}. ramen`)).toEqual({ foods: ['ramen'], notFoods: [] }),
  );

  test.each(EXAMPLES)('takes no allergy away: %s', (example) => {
    for (const message of [`${example}. I'm allergic to nuts, ramen`, `nut allergy. ${example}. ramen`])
      expect(foodsIn(message).notFoods).toContain('nuts');
  });

  test.each([
    "I'm nuts allergic, ramen",
    'she goes nuts free, ramen',
    'going nuts-free. ramen',
    'nuts drive me to hospital. ramen',
    "that's nuts I can't have. ramen",
    'ramen, no nuts about it',
    'the allergy is nuts. ramen',
  ])('is one where the clause tells of harm: %s', (message) => expect(foodsIn(message).notFoods).toContain('nuts'));
});
