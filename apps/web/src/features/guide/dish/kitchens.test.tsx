import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DishIllustration } from '../dish-illustration.tsx';
import { chooseDishes } from './choose.ts';
import { DISHES, type Dish } from './kitchens.ts';
import { looksOf } from './look.ts';
import { CUISINES } from './test-cuisines.ts';

const dishesOf = (kitchen: Parameters<typeof chooseDishes>[0]) => chooseDishes(kitchen).dishes;

describe.each(Object.entries(CUISINES))('%s', (_, cuisines) => {
  test.each(Object.entries(cuisines))('%s: %s', (cuisine, fitting) => {
    const fit = fitting.split(' ');
    expect(dishesOf({ cuisine }).filter((dish) => !fit.includes(dish))).toEqual([]);
  });
});

test.each<[cuisine: string | null, name: string, notes: string, dish: Dish]>([
  ['Italian', 'Slice House Pizza', '', 'pizza'],
  ['Mexican', 'Oma', '', 'tacos'],
  ['Japanese', 'Counter Nine', 'Sushi omakase of eighteen pieces.', 'sushi'],
  ['Japanese', 'Ippudo', 'Ramen in three broths.', 'ramen'],
  ['Cantonese', 'Silver Bird', 'Roast goose with skin that cracks.', 'roastbird'],
  ['Cantonese', 'Lotus Hall', 'Dim sum until four.', 'dumplings'],
  ['Polish', 'Karczma', 'Pierogi, boiled or fried.', 'pierogi'],
  ['Indian', 'Plate & Palm', 'A thali with two breads.', 'thali'],
  ['Wine bar', 'The Brewery', '', 'wine'],
  [null, 'Night Bakery', '', 'bread'],
  ['Quux', 'X', '', 'plate'],
])('%s, %s: what the name or the notes speak of', (cuisine, name, notes, dish) => {
  expect(dishesOf({ cuisine, name, notes })[0]).toBe(dish);
});

const MEATLESS = [
  { cuisine: 'Vegan', name: 'Green Hall' },
  { cuisine: 'Vegetarian', name: 'Root', notes: 'Turnip risotto, smoked carrot hot dogs.' },
  { cuisine: 'Japanese', name: 'Vegan Ramen Bar' },
  { cuisine: 'Vegan', name: 'Moss', notes: 'Ramen with mushroom broth.' },
  { cuisine: 'Vegan', name: 'Steak Without' },
  { cuisine: 'Sichuan', name: 'Abbess', notes: 'Sichuan cooking without meat, garlic or onion.' },
  { cuisine: 'Burgers', name: 'Patch', tag: 'Take-out, Vegan' },
  { cuisine: 'Korean', name: 'Temple', notes: 'Everything is vegan: bibimbap with seven vegetables.' },
  { cuisine: 'Seafood', name: 'Kelp', notes: 'Entirely vegan, banana-blossom fish and chips.' },
];

test.each(MEATLESS)('$cuisine, $name: no drawing has meat, fish or egg', (kitchen) => {
  for (let seed = 0; seed < 40; seed += 1) {
    const { container } = render(<DishIllustration seed={String(seed)} {...kitchen} />);
    expect(container.querySelectorAll('[data-animal]')).toHaveLength(0);
  }
});

test.each([
  'Half of the menu has no meat in it.',
  'Fasting platters on Fridays are entirely vegan.',
  'The cabbage ones contain no meat.',
  'Daal for those without meat.',
])('%s: says nothing of the whole kitchen', (notes) => {
  expect(chooseDishes({ cuisine: 'Chinese', name: 'A', notes }).plants).toBe(false);
});

test('a kitchen that only also cooks without meat is drawn as what it is', () => {
  expect(chooseDishes({ cuisine: 'Steakhouse', name: 'Ox', tag: 'Vegan friendly' })).toEqual({
    dishes: ['grill'],
    plants: false,
  });
});

const dishes = Object.keys(DISHES).filter((dish): dish is Dish => dish in DISHES);

test.each(dishes.filter((dish) => !DISHES[dish].plants))('%s marks its meat, fish or egg', (dish) => {
  const look = { dish, plants: false, ground: 1 } as const;
  const { container } = render(<DishIllustration seed="1" cuisine={null} look={look} />);
  expect(container.querySelector('[data-animal]')).not.toBeNull();
});

test('neighbors differ in their ground, and in their dish where several fit', () => {
  const row = (cuisine: string) => Array.from({ length: 60 }, (_, id) => ({ id, cuisine, name: 'A' }));
  for (const cuisine of ['Japanese', 'Chinese', 'French', 'Vegetarian', 'Lebanese']) {
    const looks = looksOf(row(cuisine));
    expect(new Set(looks.map(({ dish }) => dish)).size).toBeGreaterThan(1);
    for (const [index, look] of looks.slice(1).entries()) {
      expect(look.ground).not.toBe(looks[index]?.ground);
      if (chooseDishes({ cuisine, name: 'A' }).dishes.length > 2) expect(look.dish).not.toBe(looks[index]?.dish);
    }
  }
  const wine = looksOf(row('Wine bar'));
  for (const [index, look] of wine.slice(1).entries()) expect(look.ground).not.toBe(wine[index]?.ground);
});
