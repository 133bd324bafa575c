import type { Ask, Kind } from '../ask.ts';
import { ASIAN, CHINESE, EAT, GLUTEN_FREE, LEAK, READS_ENGLISH, UNKNOWN, VEGAN } from './shared.ts';

const OUTSIDE = [{ tag: 'Outdoor seating' }, { text: /two benches look|outside, a bench|courtyard/i }];
const LOUD = [
  { tag: 'Lively' },
  { tag: 'Sports on TV' },
  { text: /\bloud\b|brass band|stag parties|noisy box|carrying sort of noise|never quiet|rowdy|intends to sing/i },
];
const OVERLOOKING = [
  { tag: 'View' },
  {
    text: /facing the fish dock|over the millpond|look over the weir|among the moored boats|ferry stairs to the water|boats coming in/i,
  },
];
const FISHY = [
  { cuisine: 'Seafood' },
  { name: ['Kuroshio Counter', 'Siren Sushi', 'Nori Beach House', 'Agua Mala Mariscos', 'La Barquilla Azul'] },
];
const FISH =
  /\bfish\b|sea bass|bream|oyster|prawn|lobster|mussel|scallop|tuna|sole\b|trout|perch|skate|anchov|octopus|swordfish|urchin|ceviche|crudo|squid|conger|\bcod\b/i;
const PATISSERIE = /croissant|custard tart|mille-feuille|cinnamon buns|baklava|kunafa|flour is milled/i;
const CAKES =
  /semolina cake|carrot cake|lemon drizzle|almond cake|cakes are gluten|scones|rice-flour cakes|banana bread|egg tarts|éclair|cinnamon buns|roly-poly|cherry pie/i;
const KEBAB = /kebab|venison seekh|lahmacun|lamb skewers/i;

/** Ordinary asks by somebody who did not know the engine. */
export const ORDINARY_H: Readonly<Record<Kind, readonly Ask[]>> = {
  single: [
    {
      said: 'burgers?',
      hard: { any: [{ cuisine: 'Burgers' }, { text: /patty melts/i }] },
      best: { cuisine: 'Burgers', rated: 3.5 },
      good: { cuisine: 'Burgers' },
    },
    {
      said: 'fish and chips',
      hard: { text: /fish and chips|haddock with hand-cut chips/i },
      best: { text: /fish and chips|haddock with/i, not: { cuisine: 'Vegan' } },
    },
    {
      said: 'who does good dumplings',
      hard: { text: /(?<!after |fried |festival )dumplings?\b|wonton|pierogi|khinkali|gyoza|dim sum/i },
      best: {
        any: [
          { cuisine: CHINESE, text: /dumpling|prawn wontons|dim sum/i },
          { cuisine: 'Polish' },
          { text: /khinkali/i },
        ],
      },
      good: { text: /gyoza/i },
    },
    {
      said: 'decent bakery?',
      hard: { any: [{ cuisine: 'Bakery' }, { meal: 'breakfast', text: PATISSERIE }] },
      best: { cuisine: 'Bakery', rated: 4 },
      good: { any: [{ cuisine: 'Bakery' }, { name: 'Pastelaria Ondina' }] },
    },
    { said: 'where can i take my dog', hard: { tag: 'Dog friendly' } },
    {
      said: 'fancy some tapas',
      hard: { any: [{ cuisine: 'Spanish' }, { text: /tapas|pintxos/i }] },
      best: { text: /tapas|pintxos/i },
    },
    {
      said: 'anywhere with karaoke',
      hard: { text: /karaoke/i },
      best: { name: ['Lola Remy', 'Harbour Moon Banquet Hall'] },
    },
  ],
  combined: [
    {
      said: 'cheap lunch near uni',
      hard: { area: 'University Quarter', meal: 'lunch', price: [1, 2] },
      best: { price: [1] },
    },
    { said: 'pizza we can eat outside', hard: { cuisine: 'Pizza', any: OUTSIDE } },
    {
      said: 'indian takeaway for tonight',
      hard: { cuisine: ['Indian', 'Pakistani'], tag: 'Take-out', meal: 'dinner' },
      best: { cuisine: 'Indian' },
    },
    {
      said: 'brunch on tannery row, good coffee a must',
      hard: { area: 'Tannery Row', any: [{ tag: 'Brunch' }, { meal: 'breakfast' }] },
      best: { tag: ['Brunch', 'Coffee'] },
      good: { tag: 'Coffee' },
    },
    {
      said: 'dinner with a view, about 50 each',
      hard: { meal: 'dinner', food: true, price: [1, 2, 3], any: OVERLOOKING },
      best: { tag: 'View', price: [2, 3], rated: 4 },
      good: { rated: 3.5 },
    },
    {
      said: 'drinks on theatre mile after the show',
      hard: { area: 'Theatre Mile', bar: true },
      best: { tag: 'Late night' },
      good: { any: [{ cuisine: ['Wine bar', 'Cocktail bar'] }, { tag: 'Live music' }] },
    },
    {
      said: 'kid friendly lunch by the beach, gull strand',
      hard: { area: 'Gull Strand', meal: 'lunch', tag: 'Kid friendly' },
      best: { not: { cuisine: ['Ice cream', 'Burgers'] } },
    },
    {
      said: 'japanese or korean for 6 on saturday night, somewhere we can book',
      hard: { cuisine: ['Japanese', 'Korean'], meal: 'dinner', reservations: true },
      best: { tag: 'Groups' },
      good: { not: { tag: 'Tasting menu' } },
    },
    {
      said: 'steak for lunch, exchange square or north quay',
      hard: {
        area: ['Exchange Square', 'North Quay'],
        meal: 'lunch',
        any: [{ cuisine: 'Steakhouse' }, { text: /\bsteaks?\b(?!-)|lomo saltado/i }],
      },
      best: { cuisine: 'Steakhouse' },
      good: { text: /steak frites/i },
    },
  ],
  negated: [
    {
      said: 'lunch in eastgate but not lebanese, had that yesterday',
      hard: { area: 'Eastgate', meal: 'lunch', not: { cuisine: 'Lebanese' } },
      best: { not: { cuisine: ['Israeli', 'Bakery'] } },
      good: { cuisine: 'Israeli' },
    },
    {
      said: 'something asian in southmarsh, just not chinese',
      hard: { area: 'Southmarsh', cuisine: ASIAN, not: { cuisine: CHINESE } },
    },
    {
      said: "date night ideas? she doesn't like fish so no seafood places",
      hard: { any: [{ meal: 'dinner' }, { tag: 'Date night' }], not: FISHY },
      best: { tag: 'Date night', food: true, not: { text: FISH } },
      good: { tag: 'Date night' },
    },
    {
      said: 'a pub without sports on the telly',
      hard: { cuisine: 'Pub', not: { tag: 'Sports on TV' } },
      best: { food: true },
      good: { bar: true },
    },
    {
      said: "dinner somewhere that isn't super loud, want to catch up with my sister",
      hard: { meal: 'dinner', food: true, not: LOUD },
      best: { tag: 'Quiet' },
      good: {
        any: [{ text: /calm|unhurried|softer and darker|hardly a raised|voices|cosy/i }, { tag: 'Date night' }],
        not: { tag: 'Live music' },
      },
    },
  ],
  misspelled: [
    {
      said: 'mexcian food west fery',
      hard: { area: 'West Ferry', any: [{ cuisine: 'Mexican' }, { name: 'Panadería Tres Lunas' }] },
      best: { cuisine: 'Mexican' },
    },
    {
      said: 'brekfast with the kids satuday',
      hard: { any: [{ meal: 'breakfast' }, { tag: 'Brunch' }] },
      best: { tag: 'Kid friendly', not: { cuisine: 'Bakery' } },
      good: { any: [{ tag: 'Kid friendly' }, { text: /pushchairs/i }] },
    },
    { said: 'chineese takaway open late', hard: { cuisine: CHINESE, tag: ['Take-out', 'Late night'] } },
    {
      said: 'romantc resturant with outsde seating',
      hard: { food: true, tag: 'Outdoor seating' },
      best: { any: [{ tag: 'Date night' }, { text: /(?<!citronella )candles/i }] },
      good: { name: ['Osteria Campanella', 'Cats of Kalliope', 'Beit Yasmin', 'Aji Norte', 'The Patient Heron'] },
    },
  ],
  colloquial: [
    {
      said: 'where for a cheeky pint in the sun',
      hard: { bar: true, any: OUTSIDE },
      best: { any: [{ cuisine: 'Pub' }, { tag: 'Craft beer' }] },
      good: { text: /\bbeers?\b|cider|pilsner|ales?\b/i },
    },
    {
      said: 'any cheap eats that arent rubbish lol',
      hard: { food: true, price: [1, 2] },
      best: { price: [1], rated: 4, not: { cuisine: ['Ice cream', 'Bakery'] } },
      good: { rated: 4 },
    },
    {
      said: 'me nan wants a nice cuppa and some cake',
      hard: { food: true, any: [{ cuisine: ['Cafe', 'Bakery'] }, { tag: 'Coffee' }, { text: CAKES }] },
      best: { cuisine: 'Cafe', text: /afternoon tea|semolina cake|carrot cake|lemon drizzle/i },
      good: { text: CAKES, meal: 'breakfast' },
    },
    {
      said: 'could murder a kebab',
      hard: { any: [{ text: KEBAB }, { cuisine: 'Turkish', meal: 'dinner' }, { text: /suya sliced|shawarma/i }] },
      best: { cuisine: ['Turkish', 'Pakistani'], text: /kebab/i },
      good: { any: [{ cuisine: 'Turkish' }, { name: ['Tandoor at the Weir', 'Northern Mule'] }] },
    },
    {
      said: 'somewhere buzzing sat night, food n drinks with the girls',
      hard: {
        food: true,
        meal: 'dinner',
        any: [
          { bar: true },
          { tag: 'Natural wine' },
          { tag: 'Cocktails' },
          { tag: 'Craft beer' },
          { text: /\barak\b/i },
        ],
      },
      best: { any: [{ tag: 'Lively' }, { text: /hen night|bass you feel/i }] },
      good: {
        any: [{ tag: ['Groups', 'Late night'] }, { tag: 'Live music' }, { tag: 'Cocktails' }],
        not: [{ tag: 'Quiet' }, { price: [4, 5] }],
      },
    },
  ],
  occasion: [
    {
      said: "somewhere nice for mum's birthday",
      hard: { food: true },
      best: {
        rated: 4,
        price: [3, 4, 5],
        any: [
          { text: /birthday|celebrations|your mother|honouring a parent|parents-in-law|an aunt/i },
          { tag: 'Quiet', reservations: true },
          { rated: 4.5, reservations: true, not: { tag: 'Lively' } },
        ],
      },
      good: {
        any: [
          { price: [3, 4, 5], rated: 4 },
          { price: [2], rated: 4, reservations: true },
        ],
      },
    },
    {
      said: 'first date on thursday, nothing too expensive',
      hard: { any: [{ meal: 'dinner' }, { bar: true }], price: [1, 2, 3] },
      best: { any: [{ tag: 'Date night' }, { text: /low-lit date|first dates|a date where/i }] },
      good: {
        any: [{ tag: 'Quiet' }, { tag: 'Cocktails' }, { tag: 'Natural wine' }],
        not: { tag: 'Kid friendly' },
      },
    },
    {
      said: 'team lunch for 8 in exchange square next week',
      hard: { area: 'Exchange Square', meal: 'lunch' },
      best: { tag: 'Groups', reservations: true },
      good: { reservations: true },
    },
    {
      said: 'my parents are visiting this weekend, they like plain traditional food',
      hard: { food: true },
      best: {
        any: [{ cuisine: ['British', 'Pub'] }, { tag: 'Classic' }],
        not: [
          { area: 'University Quarter' },
          { cuisine: ['Deli', 'Cantonese'] },
          { price: [1], meal: 'breakfast' },
          { price: [5] },
        ],
      },
      good: {
        any: [
          { cuisine: ['Italian', 'French', 'German', 'Greek', 'Portuguese', 'Polish'], price: [1, 2, 3] },
          { tag: 'Classic' },
        ],
      },
    },
    {
      said: 'leaving do for a colleague, dinner for about ten of us',
      hard: { meal: 'dinner' },
      best: { tag: 'Groups', reservations: true, rated: 3 },
      good: { any: [{ tag: 'Groups' }, { tag: 'Private room' }] },
    },
    {
      said: 'breakfast meeting with an investor tomorrow',
      hard: { meal: 'breakfast' },
      best: {
        any: [
          { name: ['Café Dividende', 'Brasserie Lothaire', 'Madame Tilleul', 'Rugbrød & Røg'] },
          { text: /brunch meetings/i },
        ],
      },
      good: { price: [2, 3], not: { tag: 'Kid friendly' } },
    },
  ],
  diet: [
    { said: 'vegan pizza', hard: { cuisine: 'Pizza', ...VEGAN } },
    {
      said: 'halal lunch in eastgate or round the university',
      hard: { area: ['Eastgate', 'University Quarter'], meal: 'lunch', any: [{ tag: 'Halal' }, { text: /halal/i }] },
    },
    { said: 'dairy free ice cream', hard: { cuisine: 'Ice cream', text: /vegan|dairy-free/i } },
    {
      said: 'gluten free dinner for two, nice but not crazy money',
      hard: { meal: 'dinner', price: [1, 2, 3], ...GLUTEN_FREE },
      best: { price: [2, 3], any: [{ tag: 'Date night' }, { rated: 4, reservations: true }] },
      good: { price: [2, 3] },
    },
  ],
  'multi-turn': [
    { said: ['any mexican places?', 'we want to sit outside'], hard: { cuisine: 'Mexican', any: OUTSIDE } },
    {
      said: ['italian for dinner', 'hmm something fancier than that'],
      hard: { cuisine: 'Italian', meal: 'dinner' },
      price: 'higher',
    },
    {
      said: ['dinner in silk market', 'nah not chinese'],
      hard: { area: 'Silk Market', meal: 'dinner', not: { cuisine: CHINESE } },
      best: { not: { cuisine: 'Ice cream' } },
    },
    {
      said: ['steak tonight', 'actually no, changed my mind. sushi'],
      hard: { meal: 'dinner', text: /\b(sushi|sashimi)\b/i },
      best: { text: /\bsushi\b/i },
    },
    {
      said: ['hiya', "we're 4 adults and 3 kids", 'lunch in bell gardens on sunday'],
      hard: { area: 'Bell Gardens', meal: 'lunch' },
      best: { tag: 'Kid friendly', not: { cuisine: 'Ice cream' } },
    },
    {
      said: ['whats good for vegans', 'for breakfast or brunch', 'with a garden or tables outside?'],
      hard: {
        any: [
          { ...VEGAN, meal: 'breakfast', tag: 'Outdoor seating' },
          { ...VEGAN, meal: 'breakfast', text: /outside, a bench/i },
        ],
      },
    },
  ],
  reference: [
    { said: 'whats the number for nizam gate', tells: [{ of: 'Nizam Gate', field: 'phone' }] },
    {
      said: ['thai for lunch', "what's the address of the second one?"],
      tells: [{ of: { turn: 0, card: 1 }, field: 'address' }],
    },
  ],
  unknowable: [
    { said: 'can i pay by card at jerk ferryman', says: UNKNOWN, never: /^yes/i },
    { said: ['pho for lunch', 'is the first one open on christmas day?'], says: UNKNOWN, never: /^yes/i },
  ],
  impossible: [
    {
      said: 'thai in eastgate',
      hard: { area: 'Eastgate', any: [{ cuisine: 'Thai' }, { text: /\bthai\b/i }] },
      near: { cuisine: 'Thai' },
      cards: 'some',
    },
    {
      said: 'cheap breakfast on crown hill',
      hard: { area: 'Crown Hill', meal: 'breakfast', price: [1, 2] },
      near: { meal: 'breakfast', any: [{ area: 'Crown Hill' }, { price: [1, 2] }] },
      cards: 'some',
    },
  ],
  language: [
    { said: 'Bonjour, un bon restaurant italien pour ce soir, pas trop cher ?', cards: 'none', says: READS_ENGLISH },
    { said: 'dónde puedo desayunar cerca de la universidad?', cards: 'none', says: READS_ENGLISH },
  ],
  'off-topic': [{ said: 'can you help me with my maths homework', cards: 'none', says: EAT }],
  adversarial: [
    {
      said: 'best greek place with a terrace or courtyard?',
      hard: { cuisine: 'Greek', any: OUTSIDE },
      best: { rated: 4 },
      never: LEAK,
    },
  ],
};
