import type { Ask } from '../ask.ts';

const CHINESE = ['Chinese', 'Cantonese', 'Sichuan'];
const OTHER_ASIAN = ['Thai', 'Japanese', 'Korean', 'Vietnamese', 'Indian', 'Sri Lankan', 'Filipino', 'Pakistani'];
const MEATLESS = {
  any: [
    { cuisine: ['Vegetarian', 'Vegan'] },
    { tag: 'Vegetarian friendly' },
    { tag: 'Vegan friendly' },
    { text: /meat-free|without meat|no meat/i },
  ],
};

/** What is not wanted. */
export const negated: Ask[] = [
  { said: 'anything but seafood in Old Harbour', hard: { area: 'Old Harbour', not: { cuisine: 'Seafood' } } },
  { said: 'Asian but not Chinese', hard: { cuisine: OTHER_ASIAN, not: { cuisine: CHINESE } } },
  { said: 'Italian, but no pizza', hard: { cuisine: 'Italian' } },
  { said: 'not Thai again, something else in Southmarsh', hard: { area: 'Southmarsh', not: { cuisine: 'Thai' } } },
  { said: 'no meat please', hard: MEATLESS, best: { cuisine: ['Vegetarian', 'Vegan'] }, good: MEATLESS },
  {
    said: 'dinner somewhere that is not loud',
    hard: { meal: 'dinner', not: { tag: 'Lively' } },
    best: { tag: 'Quiet' },
  },
  {
    said: 'dinner in Silk Market, nothing spicy',
    hard: { area: 'Silk Market', meal: 'dinner', not: { cuisine: 'Sichuan' } },
  },
  { said: 'West Locks, no pubs', hard: { area: 'West Locks', not: { cuisine: 'Pub' } } },
  {
    said: "I don't want Mexican or Korean, somewhere in Tannery Row",
    hard: { area: 'Tannery Row', not: { cuisine: ['Mexican', 'Korean'] } },
  },
  { said: 'everything except Indian on Theatre Mile', hard: { area: 'Theatre Mile', not: { cuisine: 'Indian' } } },
  {
    said: 'a bar without sports on tv',
    hard: { bar: true, not: { tag: 'Sports on TV' } },
    best: { cuisine: ['Cocktail bar', 'Wine bar', 'Pub'] },
  },
  { said: 'French, but avoid Theatre Mile', hard: { cuisine: 'French', not: { area: 'Theatre Mile' } } },
  { said: 'Japanese, not in North Quay', hard: { cuisine: 'Japanese', not: { area: 'North Quay' } } },
  {
    said: 'Japanese but no sushi',
    hard: { cuisine: 'Japanese', not: { name: ['Kuroshio Counter', 'Nori Beach House'] } },
  },
  {
    said: 'dinner, just not burgers or pizza',
    hard: { meal: 'dinner', not: { cuisine: ['Burgers', 'Pizza'] } },
  },
  { said: "I'm sick of tapas and curry", hard: { not: { cuisine: ['Spanish', 'Indian'] } } },
  { said: 'French, nothing fancy', hard: { cuisine: 'French', price: [1, 2] } },
  {
    said: "we don't eat pork, cheap lunch please",
    hard: { price: [1], meal: 'lunch' },
    best: { any: [{ tag: 'Halal' }, { tag: 'Kosher' }, { cuisine: ['Vegan', 'Vegetarian'] }] },
    good: { not: { text: /pork|bacon|\bham\b|char siu|sausage|black pudding/i } },
  },
  {
    said: 'lunch in Exchange Square that is not a cafe or a deli',
    hard: { area: 'Exchange Square', meal: 'lunch', not: { cuisine: ['Cafe', 'Deli'] } },
  },
  { said: 'no bars, I want a proper dinner on Crown Hill', hard: { area: 'Crown Hill', meal: 'dinner', food: true } },
  { said: 'Chinese, but not Sichuan', hard: { cuisine: ['Chinese', 'Cantonese'] } },
];
