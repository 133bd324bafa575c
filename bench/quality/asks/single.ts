import type { Ask } from '../ask.ts';

/** One wish: a kitchen, a dish, a part of town, a price, a meal, a thing to have there. */
export const single: Ask[] = [
  { said: 'Thai food', hard: { cuisine: 'Thai' } },
  { said: 'somewhere Italian', hard: { cuisine: 'Italian' } },
  { said: 'I want sushi', hard: { text: /sushi|sashimi|hand rolls/i }, best: { text: /sushi/i } },
  { said: 'ramen', hard: { text: /\bramen\b/i }, best: { name: 'Foxlight Ramen' } },
  { said: 'pizza', hard: { cuisine: 'Pizza' } },
  { said: 'burgers', hard: { cuisine: 'Burgers' }, best: { rated: 3.5 } },
  { said: 'Where can I get dim sum?', hard: { text: /dim sum/i }, best: { name: 'Jade Bobbin' } },
  { said: 'falafel', hard: { text: /falafel/i }, best: { name: 'Falafel Coppersmith' } },
  {
    said: 'oysters',
    hard: { name: ['Halyard Oyster Room', 'Crane Walk Raw Bar', 'Pearl & Plover', 'Brasserie Lothaire'] },
    best: { name: ['Halyard Oyster Room', 'Pearl & Plover', 'Crane Walk Raw Bar'] },
  },
  { said: 'tacos', hard: { cuisine: 'Mexican', text: /\btacos?\b/i } },
  { said: 'somewhere to eat in Gull Strand', hard: { area: 'Gull Strand', food: true } },
  { said: 'what is good in Eastgate?', hard: { area: 'Eastgate' }, best: { rated: 4 } },
  { said: 'an expensive restaurant', hard: { price: [4, 5] } },
  { said: 'cheap eats', hard: { price: [1] } },
  { said: 'a moderately priced restaurant', hard: { price: [2, 3] }, best: { price: [2] }, good: { price: [3] } },
  { said: 'somewhere for breakfast', hard: { meal: 'breakfast' } },
  { said: 'a place that takes reservations', hard: { reservations: true } },
  {
    said: 'live music',
    hard: {
      any: [
        { tag: 'Live music' },
        { text: /brass band|pianist|silver band|torch singers|open mic|three men sing|belly dancing|tango/i },
      ],
    },
    best: { tag: 'Live music' },
  },
  {
    said: 'a rooftop',
    hard: { name: ['The Plimsoll Room', 'Kottu Barge'] },
    best: { name: 'The Plimsoll Room' },
  },
  {
    said: 'fish and chips',
    hard: { text: /fish and chips|haddock with hand-cut chips/i },
    best: { name: ['Mother Cormorant', 'The Drowned Bell'] },
    good: { name: ['Mallard & Mustard', 'Shingle Shack'] },
  },
  { said: 'afternoon tea', hard: { text: /\bteas?\b/i }, best: { name: 'Madame Tilleul' } },
  { said: 'ice cream', hard: { cuisine: 'Ice cream' } },
  { said: 'Ethiopian', hard: { cuisine: 'Ethiopian' } },
  { said: 'a steakhouse', hard: { cuisine: 'Steakhouse' } },
  { said: 'barbecue', hard: { any: [{ cuisine: 'Barbecue' }, { text: /barbecue/i }] }, best: { cuisine: 'Barbecue' } },
  { said: 'a pub', hard: { cuisine: 'Pub' }, best: { cuisine: 'Pub', rated: 4 } },
  { said: 'kosher', hard: { tag: 'Kosher' } },
  {
    said: 'somewhere with a fireplace',
    hard: { any: [{ tag: 'Fireplace' }, { text: /fire in the grate|log fires|wood stove|tiled stove/i }] },
  },
  {
    said: 'hotpot',
    hard: { any: [{ text: /hotpot/i }, { name: 'Mulberry Hotpot' }] },
    best: { name: 'Mulberry Hotpot' },
  },
  { said: 'I feel like jollof rice', hard: { text: /jollof/i } },
  { said: 'khachapuri', hard: { cuisine: 'Georgian' } },
  { said: 'a wine bar please', hard: { cuisine: 'Wine bar' } },
];
