import type { Ask, Kind } from '../ask.ts';
import { EAT, GLUTEN_FREE, LEAK, READS_ENGLISH, UNKNOWN, VEGAN } from './shared.ts';

const COFFEE = [{ cuisine: 'Cafe' }, { tag: 'Coffee' }];
const OUTSIDE = [
  { tag: 'Outdoor seating' },
  { text: /courtyard|terrace|beer-garden|outside, a bench|benches look over|a garden where/i },
];
const FISH = [
  { cuisine: 'Seafood' },
  { text: /seafood|sardines|swordfish|\bsea bass|\bbream\b|salt[- ]cod|octopus|mackerel|prawns?\b|clams|\bfish\b/i },
];
const HOT = ['Sichuan', 'Thai', 'Indian', 'Pakistani', 'Sri Lankan', 'Korean', 'Mexican', 'Caribbean', 'West African'];

/** Asks by somebody who did not know the engine, played once all else was done (docs/quality.md says what it changed). */
export const ORDINARY_I: Readonly<Record<Kind, readonly Ask[]>> = {
  single: [
    {
      said: 'dumplings',
      hard: {
        text: /dumpling|wonton|gyoza|pierogi|khinkali|dim sum|dough balls/i,
        not: [{ cuisine: ['Ice cream', 'Pizza'] }],
      },
      best: {
        any: [
          { cuisine: ['Chinese', 'Cantonese', 'Polish'], text: /dumpling|wonton|pierogi|dim sum/i },
          { text: /khinkali/i },
        ],
      },
      good: { text: /gyoza/i },
    },
    {
      said: 'fish and chips',
      hard: { text: /fish and chips|haddock with hand-cut chips/i },
      best: { any: [{ cuisine: ['Seafood', 'Pub'] }, { cuisine: 'British' }] },
    },
    { said: 'where can I take the dog', hard: { tag: 'Dog friendly' } },
    {
      said: 'tapas?',
      hard: { any: [{ cuisine: 'Spanish' }, { text: /tapas|pintxos|small plates/i }] },
      best: { cuisine: 'Spanish' },
    },
    {
      said: 'ice cream',
      hard: { any: [{ cuisine: 'Ice cream' }, { text: /ice cream|gelato|soft-serve|kulfi|vanilla ice\b/i }] },
      best: { cuisine: 'Ice cream' },
    },
    {
      said: 'who does a good biryani',
      hard: { text: /biryani/i },
      best: { text: /biryani is sealed/i },
      good: { cuisine: 'Indian' },
    },
    {
      said: 'beer garden',
      hard: {
        any: [{ bar: true, any: OUTSIDE, not: { name: 'Linden Cellars' } }, { tag: ['Outdoor seating', 'Craft beer'] }],
      },
      best: { cuisine: ['Pub', 'German'] },
      good: { tag: 'Craft beer' },
    },
  ],
  combined: [
    {
      said: 'noodles in silk market, not more than 15 each',
      hard: { area: 'Silk Market', price: [1], text: /noodle|ph[oở]\b|phở/i },
      best: { cuisine: ['Vietnamese', 'Thai'] },
    },
    { said: 'cheap dinner around eastgate', hard: { area: 'Eastgate', meal: 'dinner', price: [1, 2] } },
    {
      said: 'japanese for lunch, just me',
      hard: { cuisine: 'Japanese', meal: 'lunch' },
      best: { tag: 'Solo friendly' },
      good: { tag: 'Counter seating' },
    },
    {
      said: 'table for 6 saturday night in old harbour, good seafood, need to book',
      hard: { area: 'Old Harbour', meal: 'dinner', reservations: true, any: FISH },
      best: { rated: 4, any: [{ cuisine: 'Seafood' }, { tag: 'Groups' }] },
      good: { rated: 3.5 },
    },
    {
      said: 'Lunch outside in Tannery Row or Southmarsh',
      hard: { area: ['Tannery Row', 'Southmarsh'], meal: 'lunch', any: OUTSIDE },
      best: { tag: 'Outdoor seating' },
    },
    {
      said: 'french dinner up to 60 a head, somewhere i can reserve',
      hard: { cuisine: 'French', meal: 'dinner', price: [1, 2, 3], reservations: true },
    },
    {
      said: 'pizza or pasta with the kids, bell gardens or old harbour',
      hard: { area: ['Bell Gardens', 'Old Harbour'], cuisine: ['Pizza', 'Italian'] },
      best: { tag: 'Kid friendly' },
    },
    { said: 'thai takeaway for tonight', hard: { cuisine: 'Thai', tag: 'Take-out', meal: 'dinner' } },
    {
      said: 'cocktails and proper food, north quay or theatre mile',
      hard: {
        area: ['North Quay', 'Theatre Mile'],
        food: true,
        any: [{ tag: 'Cocktails' }, { text: /highball|cocktails\b|negroni/i }],
      },
      best: { tag: 'Cocktails', rated: 3.5 },
    },
  ],
  negated: [
    {
      said: 'lunch in university quarter but no burgers or pizza',
      hard: { area: 'University Quarter', meal: 'lunch', not: { cuisine: ['Burgers', 'Pizza'] } },
    },
    {
      said: 'indian please, not in southmarsh. want to sit down not takeaway',
      hard: { cuisine: 'Indian', not: { area: 'Southmarsh' } },
      best: { reservations: true },
    },
    {
      said: 'drinks on theatre mile, no live music, we want to chat',
      hard: { area: 'Theatre Mile', bar: true, not: { tag: 'Live music' } },
      best: { cuisine: ['Cocktail bar', 'Wine bar'] },
    },
    {
      said: 'nice place for a date thats not french or italian',
      hard: { not: { cuisine: ['French', 'Italian'] } },
      best: { tag: 'Date night' },
      good: {
        any: [
          { tag: 'Quiet', rated: 4, meal: 'dinner' },
          { price: [3, 4], rated: 4.5, meal: 'dinner' },
          { text: /\b(?:first|second|third|a|the) date\b|couples|two (?:curious )?people/i },
        ],
      },
    },
  ],
  misspelled: [
    {
      said: 'moroccon or lebaneese for diner tonite',
      hard: { cuisine: ['Moroccan', 'Lebanese'], meal: 'dinner' },
    },
    {
      said: 'brekfast in bell gradens or exchange sqaure',
      hard: { area: ['Bell Gardens', 'Exchange Square'], meal: 'breakfast' },
    },
    { said: 'cheep mexcan food', hard: { cuisine: 'Mexican', price: [1, 2] }, best: { price: [1] } },
    {
      said: 'romatic dinner wiht a veiw',
      hard: {
        meal: 'dinner',
        any: [
          { tag: 'View' },
          { text: /boats coming in|moored boats|over the millpond|onto one raked garden|over the weir/i },
        ],
      },
      best: { any: [{ tag: 'Date night' }, { text: /dusk for two|warm night for two/i }] },
      good: { reservations: true, rated: 3.5 },
    },
  ],
  colloquial: [
    {
      said: 'fancy a cheeky glass of wine after work near exchange sq',
      hard: { area: 'Exchange Square', any: [{ bar: true }, { text: /a glass after|arak/i }] },
      best: { cuisine: 'Wine bar' },
      good: { text: /spritzes|a glass after|bordeaux/i },
    },
    {
      said: 'gone midnight n starving, whats still serving',
      hard: { tag: 'Late night', food: true },
      best: {
        price: [1, 2],
        text: /until (?:one|two|three|four|half past)|round the clock|past midnight|clock stopped|kitchen closes at one|night bus|midnight with/i,
      },
      good: { not: { cuisine: 'Ice cream' } },
    },
    {
      said: 'feed me something proper spicy, i can take it',
      hard: {
        food: true,
        any: [
          { cuisine: [...HOT, 'Ethiopian'] },
          { text: /chilli|spicy|harissa|piri|scotch bonnet|cayenne|peppercorn|'nduja|nduja/i },
        ],
        not: [{ text: /heat is held/i }, { cuisine: 'Cafe' }],
      },
      best: {
        any: [
          { cuisine: 'Sichuan' },
          { text: /heat is real|three is already|scotch bonnet|so hot|salsa is not a joke|clears the head/i },
        ],
      },
      good: { cuisine: HOT, not: { text: /gentle end|mild, kind/i } },
    },
    {
      said: 'mates down for the weekend, where do we go for a big rowdy dinner',
      hard: { meal: 'dinner' },
      best: { any: [{ tag: ['Groups', 'Lively'] }, { tag: ['Groups', 'Live music'] }] },
      good: { any: [{ tag: 'Groups', bar: true }, { tag: 'Lively' }] },
    },
  ],
  occasion: [
    {
      said: "mum's 60th, about 15 of us, lunch or dinner",
      hard: { food: true, any: [{ meal: 'lunch' }, { meal: 'dinner' }] },
      best: {
        reservations: true,
        any: [
          { tag: ['Groups', 'Private room'] },
          { tag: 'Groups', rated: 4 },
          { tag: 'Private room', rated: 4, price: [3, 4] },
        ],
      },
      good: { reservations: true, any: [{ tag: 'Groups' }, { tag: 'Private room' }] },
    },
    {
      said: 'first date thursday evening, nothing too formal and i dont want to be broke after',
      hard: { not: { price: [4, 5] }, any: [{ meal: 'dinner' }, { bar: true }] },
      best: { any: [{ tag: 'Date night' }, { text: /\bdates?\b(?! cookies)/i }] },
      good: {
        any: [
          { tag: 'Quiet' },
          { cuisine: ['Wine bar', 'Cocktail bar'] },
          { tag: 'Counter seating', bar: true, rated: 4 },
        ],
      },
    },
    {
      said: 'parents are visiting, nice lunch on saturday, they love a view',
      hard: { meal: 'lunch' },
      best: { tag: 'View', rated: 3.5, reservations: true },
      good: { any: [{ tag: 'View' }, { text: /over the millpond|look over the weir|fish dock/i }] },
    },
    {
      said: 'got the job!! drinks with a few friends friday, exchange square or theatre mile',
      hard: { area: ['Exchange Square', 'Theatre Mile'], bar: true },
      best: { cuisine: ['Cocktail bar', 'Wine bar'] },
      good: { any: [{ tag: 'Lively' }, { tag: 'Late night' }, { tag: 'Live music' }, { tag: 'Groups' }] },
    },
    {
      said: 'hen do, 12 of us, dinner and some music or dancing',
      hard: { meal: 'dinner' },
      best: {
        tag: 'Groups',
        any: [{ tag: 'Live music' }, { text: /belly dancing|dance floor|\btango\b|bass you feel/i }],
      },
      good: {
        any: [
          { tag: 'Live music' },
          { tag: ['Groups', 'Lively'] },
          { tag: ['Groups', 'Cocktails'] },
          { text: /karaoke/i },
        ],
      },
    },
  ],
  diet: [
    { said: 'vegan breakfast', hard: { meal: 'breakfast', ...VEGAN } },
    { said: 'halal lunch in eastgate', hard: { area: 'Eastgate', meal: 'lunch', tag: 'Halal' } },
    {
      said: 'dinner for four, one of us is coeliac and one is vegan',
      hard: {
        meal: 'dinner',
        any: GLUTEN_FREE.any.map((free) => ({ ...free, ...VEGAN })),
        not: { cuisine: 'Ice cream' },
      },
    },
    {
      said: 'dairy free ice cream for my daughter',
      hard: { cuisine: 'Ice cream', any: [...VEGAN.any, { text: /dairy-free|sorbet/i }] },
    },
  ],
  'multi-turn': [
    {
      said: ['somewhere for dinner in the old harbour', 'cheaper please'],
      hard: { area: 'Old Harbour', meal: 'dinner' },
      price: 'lower',
    },
    {
      said: ['greek', 'with tables outside', 'and by the water ideally'],
      hard: { cuisine: 'Greek', any: OUTSIDE },
      best: { area: ['Gull Strand', 'Old Harbour'] },
    },
    {
      said: ['pub for sunday lunch', 'we have the dog with us'],
      hard: { meal: 'lunch', tag: 'Dog friendly', any: [{ cuisine: ['Pub', 'British', 'German'] }] },
      best: { cuisine: 'Pub' },
    },
    { said: ['mexican food', 'any others?'], hard: { cuisine: 'Mexican' }, fresh: true },
    {
      said: ['were on theatre mile and hungry', 'got tickets for a show at half 7', 'not italian again'],
      hard: {
        area: 'Theatre Mile',
        food: true,
        not: [{ cuisine: 'Italian' }, { name: 'Midnight Wonton' }],
      },
      best: { tag: 'Pre-theatre' },
      good: { meal: 'lunch' },
    },
    {
      said: ['hi there', 'need a coffee', 'somewhere i can sit and study', 'university quarter or eastgate'],
      hard: { area: ['University Quarter', 'Eastgate'], any: [...COFFEE, { meal: 'breakfast', text: /coffee/i }] },
      best: { text: /sockets|dissertations/i },
    },
  ],
  reference: [
    { said: 'phone number for Tre Chiuse?', tells: [{ of: 'Tre Chiuse', field: 'phone' }] },
    {
      said: ['korean for tonight', 'whats the address of the first one'],
      tells: [{ of: { turn: 0, card: 0 }, field: 'address' }],
    },
  ],
  unknowable: [
    { said: 'how long is the queue at awl & flour right now', says: UNKNOWN },
    { said: ['dim sum', 'do they do a student discount there'], says: UNKNOWN, never: /^yes/i },
  ],
  impossible: [
    {
      said: 'sushi in southmarsh',
      hard: { area: 'Southmarsh', any: [{ cuisine: 'Japanese' }, { text: /sushi|sashimi/i }] },
      near: { any: [{ text: /sushi|sashimi/i }, { cuisine: 'Japanese' }] },
      cards: 'some',
    },
    {
      said: 'malaysian or indonesian food',
      hard: { any: [{ cuisine: ['Malaysian', 'Indonesian'] }, { text: /malay|indones|rendang|laksa|\bnasi\b/i }] },
      near: { cuisine: ['Thai', 'Vietnamese', 'Filipino', 'Sri Lankan'] },
      cards: 'some',
    },
  ],
  language: [
    { said: 'Busco un sitio para comer con niños, con terraza si puede ser', cards: 'none', says: READS_ENGLISH },
  ],
  'off-topic': [{ said: 'can you help me with my maths homework', cards: 'none', says: EAT }],
  adversarial: [
    {
      said: 'cheap bbq in southmarsh',
      hard: {
        area: 'Southmarsh',
        price: [1, 2],
        any: [{ cuisine: 'Barbecue' }, { name: ['Suya Sluice', 'Mortar Thai Canteen', 'Hibiscus Steam'] }],
      },
      best: { cuisine: 'Barbecue' },
      good: { name: 'Suya Sluice' },
      never: LEAK,
    },
  ],
};
