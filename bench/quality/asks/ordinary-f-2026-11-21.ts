import type { Ask, Kind } from '../ask.ts';
import { EAT, GLUTEN_FREE, LEAK, READS_ENGLISH, UNKNOWN, VEGETARIAN } from './shared.ts';

const CURRY = ['Indian', 'Pakistani', 'Sri Lankan'];
const COFFEE = [{ cuisine: 'Cafe' }, { tag: 'Coffee' }];
const OUTSIDE = [{ tag: 'Outdoor seating' }, { text: /courtyard|terrace|beer-garden/i }];
const SHARED = ['Spanish', 'Lebanese', 'Moroccan', 'Ethiopian', 'Greek', 'Georgian'];
const LOUD = [
  { cuisine: 'Pub' },
  { tag: 'Lively' },
  { tag: 'Sports on TV' },
  { text: /\bloud\b|brass band|stag parties|noisy box|carrying sort of noise/i },
];
const CAKE = /(?<!rice |rice-flour |turnip |wedding )\bcakes?\b/i;

/** What people ask on an ordinary day, by somebody who knew the guide and not the engine. */
export const ORDINARY_F: Readonly<Record<Kind, readonly Ask[]>> = {
  single: [
    {
      said: 'curry',
      hard: {
        any: [
          { cuisine: CURRY },
          { cuisine: 'Thai' },
          { text: /\bcurr(y|ies|ied)\b(?! sauce| leaf| powder| herring)/i },
        ],
      },
      best: { cuisine: CURRY },
      good: { cuisine: 'Thai' },
    },
    {
      said: 'any places with a fireplace?',
      hard: { any: [{ tag: 'Fireplace' }, { text: /fire in the grate|wood stove|tiled stove|hearth/i }] },
      best: { tag: 'Fireplace' },
    },
    {
      said: 'jerk chicken',
      hard: { any: [{ text: /\bjerk\b/i }, { cuisine: 'Caribbean' }] },
      best: { text: /jerk chicken/i },
      good: { text: /\bjerk\b/i },
    },
    {
      said: 'any live music tonight?',
      hard: { any: [{ tag: 'Live music' }, { text: /brass band|silver band|open mic|tango/i }] },
      best: { tag: 'Live music' },
    },
    {
      said: 'pancakes!!',
      hard: {
        any: [
          { meal: 'breakfast', text: /\bpancakes?\b|hotcakes|waffles/i },
          { tag: 'Brunch' },
          { name: 'Okonomi Corner' },
        ],
      },
      best: { meal: 'breakfast', text: /\bpancakes?\b|hotcakes|waffles/i },
    },
    { said: 'whats still open late', hard: { tag: 'Late night' } },
    { said: 'is there a kosher place', hard: { any: [{ tag: 'Kosher' }, { text: /kosher/i }] } },
  ],
  combined: [
    {
      said: 'italian in bell gardens or west locks tonight, table for two',
      hard: { cuisine: 'Italian', area: ['Bell Gardens', 'West Locks'], meal: 'dinner' },
      best: { any: [{ tag: 'Date night' }, { text: /low-lit date/i }] },
    },
    {
      said: 'coffee near exchange square or north quay, need to sit and work for an hour',
      hard: {
        area: ['Exchange Square', 'North Quay'],
        any: [...COFFEE, { meal: 'breakfast' }],
        not: { cuisine: 'Deli' },
      },
      best: { text: /laptops are welcome/i },
      good: { tag: 'Solo friendly', not: { tag: 'Take-out' } },
    },
    {
      said: 'dinner for 10 next friday, mexican or spanish, has to take bookings',
      hard: { cuisine: ['Mexican', 'Spanish'], meal: 'dinner', reservations: true },
      best: { tag: 'Groups' },
    },
    {
      said: 'somewhere quiet for lunch on crown hill',
      hard: { area: 'Crown Hill', meal: 'lunch' },
      best: { tag: 'Quiet' },
      good: { text: /hardly a raised voice|speaking softly|quiet booths/i },
    },
    {
      said: 'wine bar where you can also eat something decent',
      hard: { food: true, any: [{ cuisine: 'Wine bar' }, { tag: 'Natural wine' }] },
      best: { cuisine: 'Wine bar' },
    },
    {
      said: 'seafood with a sea view for my parents, happy to pay for it',
      hard: { cuisine: 'Seafood', tag: 'View' },
      best: { price: [4, 5] },
      good: { rated: 3.5, tag: 'Wheelchair access' },
    },
    {
      said: 'late lunch on theatre mile, max 40 for the two of us',
      hard: { area: 'Theatre Mile', meal: 'lunch', price: [1, 2] },
    },
    {
      said: 'Hi, late food around the university, one of us is vegetarian',
      hard: { area: 'University Quarter', tag: 'Late night', ...VEGETARIAN },
    },
    {
      said: 'sunday lunch with a garden or terrace, child friendly, bell gardens or west locks',
      hard: { area: ['Bell Gardens', 'West Locks'], meal: 'lunch', tag: 'Kid friendly', any: OUTSIDE },
      best: { any: [{ cuisine: ['British', 'Greek', 'German', 'Italian'] }, { text: /sunday/i }] },
    },
    {
      said: 'smart lunch with a client who doesnt eat meat, exchange square',
      hard: {
        area: 'Exchange Square',
        meal: 'lunch',
        any: [...VEGETARIAN.any, { text: /vegetable set|beans or tofu/i }],
      },
      best: { tag: 'Business lunch', reservations: true },
      good: { price: [2, 3, 4] },
    },
  ],
  negated: [
    {
      said: 'dinner silk market but nothing spicy please',
      hard: { area: 'Silk Market', meal: 'dinner', not: { cuisine: 'Sichuan' } },
      best: { not: [{ text: /chilli|peppercorn/i }, { cuisine: 'Ice cream' }] },
      good: { text: /clear tomato|soup dumplings/i },
    },
    {
      said: 'somewhere for a drink thats not a pub and not noisy',
      hard: { bar: true, not: LOUD },
      best: { cuisine: ['Wine bar', 'Cocktail bar'], any: [{ tag: 'Quiet' }, { tag: 'Date night' }] },
      good: { cuisine: ['Wine bar', 'Cocktail bar'], not: { tag: 'Live music' } },
    },
    {
      said: 'thai but not too hot, my mother in law cant do spicy',
      hard: { cuisine: 'Thai', not: { text: /the heat is real|three is already a lot/i } },
      best: { text: /gentle end|heat is held/i },
    },
    {
      said: "breakfast that isn't just pastries",
      hard: { meal: 'breakfast', not: { cuisine: 'Bakery' } },
      best: {
        text: /\beggs?\b|pancakes|hotcakes|fried breakfast|shakshuka|fry-up|bacon|huevos|menemen|ackee|omelette|idli|burrito|phở|\bpho\b/i,
      },
    },
    {
      said: 'Sunday roast, but not in a pub',
      hard: { any: [{ text: /sunday roast/i }, { cuisine: 'British', text: /sunday/i }], not: { cuisine: 'Pub' } },
      best: { cuisine: 'British', text: /sunday roast/i },
      good: { text: /sunday roast/i },
    },
    {
      said: 'lunch near exchange square, no need for anything fancy, havent booked',
      hard: { area: 'Exchange Square', meal: 'lunch', price: [1, 2, 3] },
      best: { not: { reservations: true } },
    },
  ],
  misspelled: [
    { said: 'vietnamise fro lunch', hard: { cuisine: 'Vietnamese', meal: 'lunch' } },
    {
      said: 'vegatarian restraunt with outdor seating',
      hard: { tag: 'Outdoor seating', food: true, ...VEGETARIAN },
      best: { any: [{ tag: 'Vegetarian friendly' }, { tag: 'Vegan friendly' }] },
    },
    {
      said: 'weelchair acess resturant north qauy',
      hard: { area: 'North Quay', tag: 'Wheelchair access', food: true },
    },
    { said: 'cocktials with a veiw', hard: { tag: ['Cocktails', 'View'] } },
    { said: 'late nite food tannary row', hard: { area: 'Tannery Row', tag: 'Late night', food: true } },
  ],
  colloquial: [
    {
      said: 'starving n skint, uni quarter',
      hard: { area: 'University Quarter', food: true, price: [1, 2] },
      best: { price: [1] },
    },
    {
      said: 'wheres good for a proper caff breakfast',
      hard: { meal: 'breakfast' },
      best: { text: /full fried breakfast|black pudding/i },
      good: { cuisine: ['Cafe', 'American'] },
    },
    {
      said: 'just got paid, take me somewhere well posh',
      hard: { price: [4, 5] },
      best: { food: true, any: [{ price: [5], rated: 4 }, { rated: 4.5 }] },
      good: { food: true },
    },
    {
      said: 'cba cooking, whats there to grab on the way home in southmarsh',
      hard: { area: 'Southmarsh', tag: 'Take-out' },
      best: { meal: 'dinner' },
    },
    { said: 'decent boozer to watch the match?', hard: { tag: 'Sports on TV' }, best: { cuisine: 'Pub' } },
    {
      said: 'proper hungry, want meat and loads of it',
      hard: {
        food: true,
        not: [
          { cuisine: ['Vegan', 'Vegetarian', 'Ice cream', 'Bakery', 'Cafe'] },
          { name: ['Pepper Abbess', 'Dosa Department', 'Thali Exchange', 'Tirtzah'] },
        ],
      },
      best: {
        any: [
          { cuisine: ['Barbecue', 'Steakhouse', 'Brazilian', 'Argentinian'] },
          { text: /meat-eaters|other carnivores/i },
        ],
      },
      good: {
        any: [
          { cuisine: ['Burgers', 'German', 'Southern', 'Pakistani'] },
          { name: ['Hwadeok', 'Casa do Farol', 'Jerk Ferryman', 'Golden Crane Roast Meats'] },
        ],
      },
    },
  ],
  occasion: [
    {
      said: "it's our tenth anniversary next week, somewhere really special for dinner",
      hard: { meal: 'dinner' },
      best: { any: [{ tag: 'Date night', price: [4, 5] }, { text: /anniversar(y|ies)/i }] },
      good: { any: [{ tag: 'Date night' }, { price: [4, 5], rated: 4.5 }] },
    },
    {
      said: 'taking a customer out to dinner, has to impress but we need to be able to talk',
      hard: { meal: 'dinner' },
      best: { price: [4, 5], any: [{ tag: 'Quiet' }, { tag: 'Private room' }, { tag: 'Business lunch' }] },
      good: {
        any: [
          { price: [3, 4, 5], tag: 'Quiet' },
          { tag: 'Business lunch' },
          { tag: 'Private room' },
          { price: [4, 5], rated: 3.5 },
        ],
      },
    },
    {
      said: 'my little one turns 5, birthday lunch with some friends from nursery',
      hard: { meal: 'lunch' },
      best: { tag: 'Kid friendly', any: [{ tag: 'Groups' }, { text: /birthday|lump of dough|chalk-drawing/i }] },
      good: { tag: 'Kid friendly' },
    },
    {
      said: 'daughter got her exam results!! she and 5 friends want korean or sushi',
      hard: { cuisine: ['Korean', 'Japanese'] },
      best: {
        any: [
          { cuisine: 'Korean', tag: 'Groups' },
          { text: /sushi|sashimi/i, not: { price: [5] } },
        ],
      },
      good: { tag: 'Groups' },
    },
    {
      said: 'book club night, 8 ladies, tuesday evening. want to share plates and hear each other',
      hard: { meal: 'dinner', not: { tag: 'Lively' } },
      best: { any: [{ text: /book clubs/i }, { tag: 'Groups', cuisine: SHARED }] },
      good: {
        any: [{ tag: 'Groups' }, { cuisine: SHARED, reservations: true }],
        not: [{ tag: 'Live music' }, { tag: 'Sports on TV' }],
      },
    },
    {
      said: 'lunch on my own with the laptop, want to stay a couple of hours',
      hard: { meal: 'lunch' },
      best: { cuisine: 'Cafe', text: /sockets|dissertations|whole careers|alone for an hour|no hurry/i },
      good: { any: [{ cuisine: 'Cafe', not: { tag: 'Take-out' } }, { tag: ['Solo friendly', 'Quiet'] }] },
    },
    {
      said: 'play starts at 7, quick bite before, just us two',
      hard: { meal: 'dinner' },
      best: { tag: 'Pre-theatre' },
      good: { area: 'Theatre Mile' },
    },
  ],
  diet: [
    {
      said: 'I have coeliac disease, where can I eat dinner in eastgate or tannery row?',
      hard: { area: ['Eastgate', 'Tannery Row'], meal: 'dinner', ...GLUTEN_FREE },
    },
    {
      said: 'halal dinner for a family of 6',
      hard: { tag: 'Halal', meal: 'dinner' },
      best: { any: [{ tag: 'Groups' }, { tag: 'Kid friendly' }] },
    },
    { said: 'vegetarian tasting menu', hard: { tag: 'Tasting menu', ...VEGETARIAN } },
    {
      said: 'gf cake and coffee',
      hard: {
        any: [
          { cuisine: ['Cafe', 'Bakery'], ...GLUTEN_FREE },
          { tag: 'Coffee', ...GLUTEN_FREE },
          { text: CAKE, ...GLUTEN_FREE },
        ],
      },
    },
  ],
  'multi-turn': [
    { said: ['japanese', 'anything cheaper?'], hard: { cuisine: 'Japanese' }, price: 'lower' },
    { said: ['any good vietnamese?', 'which of them do dinner'], hard: { cuisine: 'Vietnamese', meal: 'dinner' } },
    { said: ['somewhere to watch the rugby', 'that does food as well'], hard: { tag: 'Sports on TV', food: true } },
    { said: ['cafes', 'what else have you got'], hard: { any: COFFEE }, fresh: true },
    {
      said: ['somewhere thai', 'a bit nicer than that, its for a date'],
      hard: { cuisine: 'Thai' },
      best: { tag: 'Date night' },
      good: { tag: 'View' },
    },
    {
      said: ['where should we go for sunday lunch', 'maybe indian', 'oh and one of us cant have gluten'],
      hard: { cuisine: 'Indian', meal: 'lunch', ...GLUTEN_FREE },
    },
    {
      said: ['hi', 'looking for somewhere to have dinner', 'georgian or turkish', 'friend is vegetarian btw'],
      hard: { cuisine: ['Georgian', 'Turkish'], meal: 'dinner', ...VEGETARIAN },
    },
  ],
  reference: [
    { said: 'whats the address of lucky badger', tells: [{ of: 'Lucky Badger', field: 'address' }] },
    { said: 'is dosa department open for breakfast', says: /yes|breakfast/i, never: /^no\b|not that i know/i },
    {
      said: 'can you book at bar pellejo or is it walk in',
      says: /\bno\b|n't|\bnot\b|walk[- ]?in|without/i,
      never: /^yes/i,
    },
    {
      said: ['quiet dinner in west locks', 'what food is the first one?'],
      tells: [{ of: { turn: 0, card: 0 }, field: 'cuisine' }],
    },
  ],
  unknowable: [
    { said: 'is there parking at Villa Saffo', says: UNKNOWN, never: /^yes/i },
    { said: ['indian in eastgate', 'do they have a table free at 8 tonight'], says: UNKNOWN, never: /^yes/i },
  ],
  impossible: [
    {
      said: 'russian restaurant',
      hard: { any: [{ cuisine: 'Russian' }, { text: /russian|blinis?\b|borscht|stroganoff/i }] },
      near: { cuisine: ['Polish', 'Georgian'] },
      cards: 'some',
    },
    {
      said: 'steak on gull strand',
      hard: { area: 'Gull Strand', any: [{ cuisine: ['Steakhouse', 'Argentinian'] }, { text: /\bsteaks?\b/i }] },
      near: { any: [{ cuisine: ['Steakhouse', 'Argentinian'] }, { text: /\bsteaks?\b(?!-)|onglet/i }] },
      cards: 'some',
    },
    {
      said: 'halal food on crown hill',
      hard: { area: 'Crown Hill', any: [{ tag: 'Halal' }, { text: /halal/i }] },
      near: { any: [{ tag: 'Halal' }, { ...VEGETARIAN, area: 'Crown Hill' }] },
      cards: 'some',
    },
  ],
  language: [
    { said: 'Wo kann man heute Abend gut vegetarisch essen, nicht zu teuer?', cards: 'none', says: READS_ENGLISH },
  ],
  'off-topic': [{ said: 'is it going to rain tomorrow', cards: 'none', says: EAT }],
  adversarial: [
    {
      said: 'sushi north quay, not too dear',
      hard: { area: 'North Quay', cuisine: 'Japanese', price: [1, 2, 3] },
      best: { text: /sushi/i },
      never: LEAK,
    },
  ],
};
