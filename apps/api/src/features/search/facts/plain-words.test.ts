import { describe, expect, test } from 'vitest';
import { town } from '../../../../test/example-guide.ts';
import { PLAIN } from '../../understanding/lexicon/kitchen-words.ts';
import type { FoodWish } from '../../understanding/wishes.ts';
import { forbiddenAt, type Needs, rightAt } from './forbidden.ts';
import { isPlain } from './plain-words.ts';

const [row] = town;
if (!row) throw new Error('the example guide is empty');
const place = { ...row, cuisine: 'Modern', tag: null, saffronNotes: null };

const wish = (key: string, strict: boolean): FoodWish => ({
  key,
  label: key,
  said: key,
  food: null,
  fallback: false,
  ...(strict && { strict: true as const }),
});
const diet = (key: string, strict = false): Needs => ({ foods: [wish(key, strict)], notFoods: [], features: [] });
const allergy = (key: string): Needs => ({ foods: [], notFoods: [wish(key, true)], features: [] });
const ILL = [diet('gluten free', true), diet('dairy free', true), ...['eggs', 'nuts', 'sesame'].map(allergy)];

describe('a dish that may be told to somebody with a diet or an allergy', { tags: ['a58'] }, () => {
  test.each([
    ['flesh', ['vegetarian', 'vegan', 'pescatarian']],
    ['sea', ['vegetarian', 'vegan']],
    ['milk', ['vegan', 'dairy free']],
    ['eggs', ['vegan']],
  ] as const)('has no plain word for %s that its diets do not forbid', (kind, diets) => {
    for (const key of diets) {
      const forbids = forbiddenAt(diet(key), place);
      expect(
        PLAIN[kind].split(' ').filter((word) => !forbids(word)),
        key,
      ).toEqual([]);
    }
  });

  test.each([
    'kitfo with spiced butter',
    'ackee and saltfish',
    'hot links in a bun',
    'full fried breakfast',
    'mapo tofu or dan dan noodles',
    'tom yum',
    'turnip cake',
    'harira',
    'a dish that nobody knows',
  ])('is none whose name tells nothing: %s', (dish) => {
    for (const key of ['vegetarian', 'vegan']) expect(rightAt(diet(key), place)(dish), key).toBe(false);
  });

  test.each([
    'agnolotti pinched around braised veal',
    'raspberry mille-feuille',
    'matzo ball soup',
    'ricotta hotcakes',
    'cheese scones',
    'soft whip with a chocolate flake',
    'huevos rancheros',
    'potato salad',
    'butter chicken',
    'whatever the chef likes',
  ])('is none that may hide what makes somebody ill: %s', (dish) => {
    for (const needs of ILL) expect(rightAt(needs, place)(dish), JSON.stringify(needs)).toBe(false);
  });

  test.each(['grilled pineapple', 'burnt aubergine', 'roast squash with black rice', 'cauliflower roasted whole'])(
    'is one of which each word is an ingredient: %s',
    (dish) => {
      for (const needs of [...ILL, diet('vegetarian'), diet('vegan')]) expect(rightAt(needs, place)(dish)).toBe(true);
    },
  );

  test('may be called right by a diet, and is not by an allergy', () => {
    expect(rightAt(diet('vegetarian'), place)('a vegan mushroom ramen with real depth')).toBe(true);
    expect(rightAt(diet('vegetarian'), place)('mostly vegan')).toBe(false);
    expect(rightAt(allergy('nuts'), place)('vegan mystery pudding')).toBe(false);
  });

  test('is none in a kitchen that uses the allergen in most dishes', () => {
    const thai = { ...place, cuisine: 'Thai' };
    expect(rightAt(allergy('nuts'), thai)('grilled pineapple')).toBe(false);
    expect(rightAt(allergy('nuts'), place)('grilled pineapple')).toBe(true);
  });

  test('is no sushi for whoever eats no fish', () => {
    expect(rightAt({ ...allergy('seafood'), notFoods: [wish('seafood', false)] }, place)('sushi omakase')).toBe(false);
  });

  test('has something in it', () => {
    for (const dish of ['salty and cold', 'half or quarter', 'whole', '']) expect(isPlain(dish, true)).toBe(false);
  });
});
