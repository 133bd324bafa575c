import type { Ask } from '../ask.ts';

const CALL =
  /can't (see|say|book|tell)|don't (know|have|see|book|take)|doesn't say|call|ring|nothing in my notes|my notes/i;

const HOURS = /hours|open|clos/i;

/** What no guide knows: live tables, crowds, bookings, prices to the cent. Usual hours are known, holidays rarely. */
export const unknowable: Ask[] = [
  {
    said: 'is there a table free tonight at 8 for four in Silk Market?',
    hard: { area: 'Silk Market', meal: 'dinner' },
    says: CALL,
  },
  { said: 'which place is least busy right now?', says: CALL },
  { said: 'is there parking at Mandarin Mint?', says: CALL },
  { said: 'what time does Gochu Gochu close?', says: HOURS },
  { said: 'how long is the wait at Hot Hide Pizza?', says: CALL },
  { said: 'can you book Hollin for two tonight?', says: /can't book|don't book|can't make/i },
  { said: 'is The Peacock Verandah open now?', says: HOURS },
  { said: 'how far is Kelp & Kin from me?', says: /don't know|can't/i },
  {
    said: "what are today's specials at Chez Honorine?",
    says: /Chez Honorine/,
    never: /today's specials (are|include)/i,
  },
  {
    said: 'how many calories are in the pad thai at Lotus Bicycle?',
    never: /\d+ (k?cal|calories)/i,
    says: /Lotus Bicycle|don't|can't/,
  },
  { said: ['seafood in Old Harbour', 'are they open on Christmas day?'], says: HOURS },
  {
    said: ['Italian in North Quay', 'reserve a table for 5 at 18:45 on Thursday'],
    says: /can't book|don't book|can't make/i,
  },
  { said: ['ramen', 'do they deliver to my house?'], says: CALL },
  {
    said: 'what does the tasting menu at Tidewrack cost exactly?',
    says: /expensive|\$|don't|can't/i,
    never: /\$\d|€\d|£\d/,
  },
  {
    said: 'is the chef at Maison Orléac a man or a woman?',
    says: /Maison Orléac/,
    never: /(the chef|he|she) is (a )?(man|woman)/i,
  },
];
