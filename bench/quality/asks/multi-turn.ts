import type { Ask } from '../ask.ts';

const CHINESE = ['Chinese', 'Cantonese', 'Sichuan'];
const VEGETARIAN = {
  any: [
    { cuisine: ['Vegetarian', 'Vegan'] },
    { tag: 'Vegetarian friendly' },
    { tag: 'Vegan friendly' },
    { text: /vegetarian|meatless|meat-free|no meat/i },
  ],
};

/** Wishes that grow, change or are taken back over several messages; the last reply is what counts. */
export const multiTurn: Ask[] = [
  { said: ['Italian', 'in West Locks'], hard: { cuisine: 'Italian', area: 'West Locks' } },
  { said: ['Thai', 'something cheaper'], hard: { cuisine: 'Thai' }, price: 'lower' },
  {
    said: ['cheap lunch in Exchange Square', 'actually make it dinner, on Theatre Mile'],
    hard: { area: 'Theatre Mile', price: [1], meal: 'dinner' },
  },
  { said: ['Mexican', 'not that one', 'another'], hard: { cuisine: 'Mexican' }, fresh: true },
  { said: ['sushi tonight', 'no wait, pizza'], hard: { cuisine: 'Pizza', meal: 'dinner' } },
  { said: ['seafood in Gull Strand', 'what about Old Harbour?'], hard: { cuisine: 'Seafood', area: 'Old Harbour' } },
  {
    said: ['romantic dinner', 'we are both vegetarians'],
    hard: { ...VEGETARIAN, meal: 'dinner' },
    best: { tag: 'Date night' },
  },
  {
    said: ['Chinese in Silk Market', 'with a private room'],
    hard: { cuisine: CHINESE, area: 'Silk Market', tag: 'Private room' },
  },
  { said: ['breakfast in Old Harbour', 'and for dinner?'], hard: { area: 'Old Harbour', meal: 'dinner' } },
  { said: ['Indian', "I don't care about the area", 'a cheap one please'], hard: { cuisine: 'Indian', price: [1] } },
  { said: ['somewhere with a view', 'for lunch', 'seafood'], hard: { cuisine: 'Seafood', tag: 'View', meal: 'lunch' } },
  {
    said: ['Spanish on Theatre Mile', 'any others?'],
    says: /no other|that.?s all|nothing else|no others|only one|other parts|elsewhere|that was everything/i,
  },
  {
    said: ['a pub', 'I have my dog with me', 'and we want to eat'],
    hard: { cuisine: 'Pub', tag: 'Dog friendly', food: true },
  },
  { said: ['French', 'start over: Thai in Gull Strand'], hard: { cuisine: 'Thai', area: 'Gull Strand' } },
  {
    said: ['dinner on Crown Hill', 'something quieter'],
    hard: { area: 'Crown Hill', meal: 'dinner' },
    best: { tag: 'Quiet' },
  },
  { said: ['late night food', 'Chinese'], hard: { cuisine: CHINESE, tag: 'Late night' } },
  {
    said: ['moderate Japanese', 'with counter seating'],
    hard: { cuisine: 'Japanese', price: [2, 3], any: [{ tag: 'Counter seating' }, { text: /\bcounter\b/i }] },
  },
  {
    said: ['lunch in Bell Gardens', 'the kids are coming too'],
    hard: { area: 'Bell Gardens', meal: 'lunch' },
    best: { tag: 'Kid friendly' },
  },
  { said: ['burgers', 'sorry, I meant a burrito'], hard: { cuisine: 'Mexican', text: /burrito/i } },
  {
    said: ['Pho please', 'it has to be open in the morning'],
    hard: { cuisine: 'Vietnamese', meal: 'breakfast', text: /phở|\bpho\b/i },
  },
  { said: ['any good tapas?', 'never mind, Sichuan'], hard: { cuisine: 'Sichuan' } },
  {
    said: ['dinner in Tannery Row', "price doesn't matter", 'surprise me'],
    hard: { area: 'Tannery Row', meal: 'dinner' },
  },
  { said: ['an expensive steakhouse', 'too expensive, what else is there?'], price: 'lower' },
  {
    said: ['cheap Vietnamese', 'something fancier'],
    hard: { cuisine: 'Vietnamese', price: [2, 3, 4, 5] },
    price: 'higher',
  },
  { said: ['Korean', 'have you got anything else?'], hard: { cuisine: 'Korean' }, fresh: true },
  {
    said: ['wine bar', 'in Eastgate or Silk Market'],
    hard: { cuisine: 'Wine bar', area: ['Eastgate', 'Silk Market'] },
  },
  {
    said: ['cheap dinner', 'with outdoor seating', 'Mexican or Caribbean'],
    hard: { price: [1], meal: 'dinner', tag: 'Outdoor seating', cuisine: ['Mexican', 'Caribbean'] },
  },
  { said: ['Italian in Crown Hill', "I've been there, something similar?"], hard: { cuisine: 'Italian' }, fresh: true },
  {
    said: ['quiet cafe', 'never mind quiet, I want somewhere lively for dinner'],
    hard: { meal: 'dinner', food: true },
    best: { tag: 'Lively' },
  },
  { said: ['dinner for two', 'Peruvian', 'the cheaper one?'], hard: { cuisine: 'Peruvian' }, best: { price: [1] } },
  {
    said: ['pizza', 'with gluten free bases', 'and I need to be able to book'],
    hard: { cuisine: 'Pizza', text: /gluten/i, reservations: true },
  },
  {
    said: ['brunch', 'not too expensive', 'somewhere I can bring a pram'],
    hard: { meal: 'breakfast', price: [1, 2] },
    best: { tag: 'Kid friendly' },
  },
];
