import type { Ask } from '../ask.ts';

const CHINESE = ['Chinese', 'Cantonese', 'Sichuan'];

/** As people talk. */
export const colloquial: Ask[] = [
  { said: 'I could murder a curry', hard: { cuisine: ['Indian', 'Pakistani', 'Sri Lankan', 'Thai'] } },
  { said: 'skint til friday, feed me', hard: { price: [1] } },
  { said: 'posh nosh', hard: { price: [4, 5] } },
  {
    said: "where's good for a pint",
    hard: { bar: true },
    best: { any: [{ cuisine: 'Pub' }, { tag: 'Craft beer' }] },
  },
  { said: 'grab a slice', hard: { cuisine: 'Pizza' }, best: { text: /slice/i } },
  { said: 'hangover cure pls', hard: { food: true }, best: { text: /hangover|cures/i }, good: { meal: 'breakfast' } },
  { said: 'need something to soak up the booze at 2am', hard: { tag: 'Late night', food: true } },
  { said: 'fancy some bubbly', hard: { bar: true }, best: { text: /champagne|pét-nat|fizz/i } },
  {
    said: "date night but I'm broke",
    hard: { price: [1, 2] },
    best: { any: [{ tag: 'Date night' }, { text: /\bdate\b|courtship|couples/i }] },
  },
  {
    said: 'craving a chippy tea',
    hard: { text: /fish and chips|haddock with hand-cut chips/i },
  },
  { said: 'a full fry-up', hard: { meal: 'breakfast', text: /fried breakfast|fry-up|fried eggs|full fried|eggs/i } },
  { said: 'surprise me', cards: 'some' },
  { said: "I'm starving, anything", cards: 'some' },
  { said: 'grub near the uni', hard: { area: 'University Quarter' } },
  { said: 'brekkie spot', hard: { meal: 'breakfast' } },
  { said: 'a proper boozer', hard: { cuisine: 'Pub' } },
  { said: 'cuppa and a slice of cake', hard: { cuisine: ['Cafe', 'Bakery'] }, best: { text: /cake/i } },
  {
    said: 'I need caffeine asap',
    hard: { any: [{ cuisine: ['Cafe', 'Bakery'] }, { tag: 'Coffee' }] },
    best: { tag: 'Coffee' },
  },
  { said: 'chinese takeaway', hard: { cuisine: CHINESE, tag: 'Take-out' } },
  {
    said: 'meat feast with the lads',
    good: {
      cuisine: [
        'Steakhouse',
        'Barbecue',
        'Argentinian',
        'Brazilian',
        'Burgers',
        'Turkish',
        'Southern',
        'German',
        'Korean',
      ],
    },
    best: { cuisine: ['Barbecue', 'Steakhouse', 'Brazilian', 'Argentinian'] },
  },
  { said: "what's the cheapest dinner you've got", hard: { price: [1], meal: 'dinner' } },
  { said: 'gimme tacos now', hard: { cuisine: 'Mexican', text: /\btacos?\b/i } },
  { said: 'something bougie with cocktails', hard: { price: [3, 4, 5] }, best: { tag: 'Cocktails', price: [4, 5] } },
  {
    said: 'bite to eat before a show at the theatre',
    hard: { food: true },
    best: { tag: 'Pre-theatre' },
    good: { area: 'Theatre Mile' },
  },
  { said: 'hole in the wall noodles, dirt cheap', hard: { price: [1], text: /noodle|ramen|phở/i } },
  { said: 'u know any good viet', hard: { cuisine: 'Vietnamese' } },
  {
    said: 'a nice glass of red and some nibbles',
    hard: { bar: true },
    best: { cuisine: 'Wine bar' },
    good: { tag: 'Natural wine' },
  },
];
