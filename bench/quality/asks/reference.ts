import type { Ask } from '../ask.ts';

const first = { turn: 0, card: 0 };

/** Questions about places, by name or by pointing at what was shown. */
export const reference: Ask[] = [
  { said: 'what is the phone number of Kuroshio Counter?', tells: [{ of: 'Kuroshio Counter', field: 'phone' }] },
  { said: 'where is Dosa Department', tells: [{ of: 'Dosa Department', field: 'address' }] },
  { said: ['Thai in Southmarsh', "what's their phone number?"], tells: [{ of: first, field: 'phone' }] },
  { said: ['pizza in Bell Gardens', 'address please'], tells: [{ of: first, field: 'address' }] },
  { said: ['Greek', 'what area is the second one in?'], tells: [{ of: { turn: 0, card: 1 }, field: 'neighborhood' }] },
  { said: ['Japanese in North Quay', 'how expensive is the first one?'], says: /expensive|pric|cheap|\$/i },
  { said: 'is Tidewrack open for lunch?', says: /not|dinner|n't/i, never: /^yes/i },
  { said: 'does Hollin take reservations?', says: /takes reservations|yes/i },
  { said: 'is Forno Dogana good for kids?', says: /yes|child|six-year/i },
  { said: 'tell me more about Tsuki no Niwa', says: /garden|kaiseki|ten movements|rooms/i },
  { said: ['Italian on Crown Hill', 'do they have outdoor seating?'], says: /yes|loggia/i },
  { said: 'website of Gojo Table?', tells: [{ of: 'Gojo Table', field: 'website' }] },
  { said: "what's the rating of Awl & Flour?", says: /\b5\b/ },
  { said: 'what kind of food does Ouzo & Oar serve?', tells: [{ of: 'Ouzo & Oar', field: 'cuisine' }] },
  { said: "what's the number of The Tarred Rope?", says: /don't have|no phone|doesn't (list|give)/i },
  { said: 'compare Tre Chiuse and Villa Saffo', says: /Tre Chiuse[\s\S]*Villa Saffo|Villa Saffo[\s\S]*Tre Chiuse/ },
  { said: 'what should I order at Numb Lantern?', says: /mapo|dan dan|dried chill|chicken|cucumber/i },
  { said: ['ramen', 'does the first one have anything vegan?'], says: /yes|vegan/i },
  {
    said: ['lunch in Exchange Square', 'phone and address of the third one?'],
    tells: [
      { of: { turn: 0, card: 2 }, field: 'phone' },
      { of: { turn: 0, card: 2 }, field: 'address' },
    ],
  },
  {
    said: ['Moroccan', 'what are their addresses?'],
    tells: [
      { of: first, field: 'address' },
      { of: { turn: 0, card: 1 }, field: 'address' },
    ],
  },
  { said: ['dinner in Eastgate', 'sounds good, how do I get in touch?'], tells: [{ of: first, field: 'phone' }] },
  { said: 'is The Sleeping Sexton quiet?', says: /yes|quiet/i, never: /not that I know/i },
  { said: 'does Midnight Wonton do breakfast?', says: /not|dinner|n't/i, never: /^yes/i },
  { said: ['Georgian', 'which of these is cheaper?', 'and where is it?'], says: /Eastgate|West Locks|Lanthorn/ },
  { said: ['Sri Lankan', 'is the second one halal?'], says: /not|n't|can't/i },
  {
    said: 'where can I find Phở Bảy Sao and what does it cost?',
    tells: [{ of: 'Phở Bảy Sao', field: 'address' }],
    says: /cheap|inexpensive|\$/i,
  },
];
