import type { Ask } from '../ask.ts';

/** Words as they come from thumbs. */
export const misspelled: Ask[] = [
  { said: 'itlaian in bel gardens', hard: { cuisine: 'Italian', area: 'Bell Gardens' } },
  { said: 'vietnamees', hard: { cuisine: 'Vietnamese' } },
  { said: 'cheep mexcan', hard: { cuisine: 'Mexican', price: [1] } },
  { said: 'shushi', hard: { text: /sushi|sashimi|hand rolls/i } },
  { said: 'raman noodels', hard: { text: /\bramen\b|noodle/i }, best: { name: 'Foxlight Ramen' } },
  { said: 'restaraunt in teh old harbor', hard: { area: 'Old Harbour' } },
  { said: 'korean univercity quarter', hard: { cuisine: 'Korean', area: 'University Quarter' } },
  { said: 'portugese', hard: { cuisine: 'Portuguese' } },
  { said: 'breakfest in theater mile', hard: { area: 'Theatre Mile', meal: 'breakfast' } },
  { said: 'vegiterian in tanery row', hard: { area: 'Tannery Row', text: /vegetarian|meatless|no meat/i } },
  { said: 'caribean food', hard: { cuisine: 'Caribbean' } },
  { said: 'moderatly priced japaneese', hard: { cuisine: 'Japanese', price: [2, 3] } },
  { said: 'burgurs and beer', hard: { cuisine: 'Burgers' }, best: { text: /beer/i } },
  { said: 'seefood with a veiw', hard: { cuisine: 'Seafood', tag: 'View' } },
  { said: 'coctails', hard: { bar: true }, best: { any: [{ cuisine: 'Cocktail bar' }, { tag: 'Cocktails' }] } },
  { said: 'ethiopean in southmarch', hard: { cuisine: 'Ethiopian', area: 'Southmarsh' } },
  { said: 'rommantic french diner', hard: { cuisine: 'French' }, best: { tag: 'Date night' } },
  { said: 'expencive steak hous', hard: { cuisine: 'Steakhouse', price: [4, 5] } },
  { said: 'thia food plese', hard: { cuisine: 'Thai' } },
  { said: 'gull stand pizza', hard: { cuisine: 'Pizza', area: 'Gull Strand' } },
  { said: 'sichaun', hard: { cuisine: 'Sichuan' } },
  { said: 'resturant with outdor seeting in west locs', hard: { area: 'West Locks', tag: 'Outdoor seating' } },
];
