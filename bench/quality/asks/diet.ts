import type { Ask } from '../ask.ts';

const VEGETARIAN = {
  any: [
    { cuisine: ['Vegetarian', 'Vegan'] },
    { tag: 'Vegetarian friendly' },
    { tag: 'Vegan friendly' },
    { text: /vegetarian|meatless|meat-free|no meat/i },
  ],
};
const VEGAN = { any: [{ cuisine: 'Vegan' }, { tag: 'Vegan friendly' }, { text: /vegan/i }] };
const GLUTEN_FREE = { any: [{ tag: 'Gluten free' }, { text: /gluten|coeliac|free of wheat|no wheat/i }] };

/** What people cannot or may not eat: a card that does not promise it is a hard miss. */
export const diet: Ask[] = [
  {
    said: "I'm vegan",
    hard: VEGAN,
    best: { any: [{ cuisine: 'Vegan' }, { text: /all of it vegan|entirely vegan|everything is vegan/i }] },
    good: VEGAN,
  },
  {
    said: 'vegetarian restaurant for dinner',
    hard: { ...VEGETARIAN, meal: 'dinner' },
    best: { cuisine: ['Vegetarian', 'Vegan'] },
    good: VEGETARIAN,
  },
  { said: 'halal burgers or kebab', hard: { tag: 'Halal' }, best: { text: /kebab|burger/i } },
  { said: "I'm coeliac, where can I have dinner?", hard: { ...GLUTEN_FREE, meal: 'dinner' } },
  { said: 'vegan Thai', hard: { ...VEGAN, cuisine: 'Thai' } },
  { said: 'vegan dessert', hard: { ...VEGAN }, best: { cuisine: ['Ice cream', 'Bakery'] } },
  { said: 'gluten free Italian', hard: { ...GLUTEN_FREE, cuisine: 'Italian' } },
  {
    said: 'halal Indian in Eastgate',
    hard: { cuisine: ['Indian', 'Pakistani'], area: 'Eastgate', tag: 'Halal' },
    best: { cuisine: 'Indian' },
  },
  { said: 'one of us is vegan, one wants meat', hard: VEGAN, best: { not: { cuisine: ['Vegan', 'Vegetarian'] } } },
  { said: 'vegetarian friendly place for a date', hard: VEGETARIAN, best: { tag: 'Date night' } },
  { said: 'kosher deli', hard: { tag: 'Kosher' } },
  { said: 'vegan Chinese', hard: { ...VEGAN, cuisine: ['Chinese', 'Cantonese', 'Sichuan'] } },
  { said: ['Mexican', "I can't eat gluten"], hard: { ...GLUTEN_FREE, cuisine: 'Mexican' } },
  {
    said: ['dinner in Tannery Row', 'I forgot to say that we are vegetarians'],
    hard: { ...VEGETARIAN, area: 'Tannery Row', meal: 'dinner' },
  },
  {
    said: 'I have a severe nut allergy, somewhere for lunch',
    hard: { meal: 'lunch' },
    says: /allerg|kitchen|confirm|call/i,
  },
  { said: 'plant-based breakfast', hard: { ...VEGAN, meal: 'breakfast' } },
];
