import { describe, expect, test } from 'vitest';
import { answerOf } from '../src/features/search/facts/answer.ts';
import { restaurant } from './example-guide.ts';

const outcomeOf = (allergen: string, food_notes: string, cuisine = 'Bistro') =>
  answerOf(allergen, restaurant(1, { cuisine, saffronNotes: JSON.stringify({ food_notes }) }), { safety: true })
    .outcome;

const ALLERGENS = [
  ['nuts', 'nut'],
  ['shellfish', 'scrap of shellfish'],
  ['sesame', 'grain of sesame'],
] as const;

describe.each(ALLERGENS)('what notes say of %s that do not get into the house', (key, word) => {
  test.each([
    `Not a ${word} on the premises since the owner's boy was born.`,
    `There hasn't been a ${word} in this kitchen since their daughter was diagnosed.`,
    `There isn't a ${word} in the building, because their own lad carries an EpiPen.`,
    `The owner's daughter carries an EpiPen, so no ${word} has ever come through the door.`,
  ])('counts as care, whatever became of whom it is done for: %s', (text) =>
    expect(outcomeOf(key, text, 'Thai')).toBe('partly'),
  );

  test.each([
    `There isn't a ${word} in the building, they claimed, and my sister was in hospital.`,
    `No ${word} on the premises, until last year.`,
    `Not a ${word} in the kitchen when we asked, but the bar had bowls of them.`,
  ])('promises nothing where the sentence takes it back: %s', (text) =>
    expect(outcomeOf(key, text, 'Thai')).not.toBe('partly'),
  );
});
