import type { Ask, Kind } from '../ask.ts';
import { BYE, CHINESE, EAT, GLUTEN_FREE, LEAK, READS_ENGLISH, UNKNOWN, VEGAN, VEGETARIAN } from './shared.ts';

const OUTSIDE = { any: [{ tag: 'Outdoor seating' }, { text: /courtyard/i }] };
const CAKE = /(?<!rice |rice-flour |turnip |wedding )\bcakes?\b/i;
const SWEET =
  /(?<!rice |rice-flour |turnip |wedding )\bcakes?\b|cheesecake|\btarts?\b|\bstrudel|raspberry or bitter chocolate|tiramisu|panna cotta|profiteroles|churros|mille-feuille|\bdesserts?\b|cobbler|crumble|crème caramel|zabaglione|kunafa|cookies|floating island|mousse|toffee pudding|bread pudding|roly-poly|cherry pie|pecan pie|(?<!egg )custard/i;

/** Asks by somebody who did not know the engine, of ordinary days. */
export const ORDINARY_E: Readonly<Record<Kind, readonly Ask[]>> = {
  single: [
    {
      said: 'lobster',
      hard: { any: [{ text: /lobster/i }, { cuisine: 'Seafood' }] },
      best: { text: /lobster/i },
    },
    {
      said: 'Lasagne',
      hard: { any: [{ text: /lasagne/i }, { cuisine: 'Italian' }] },
      best: { text: /lasagne/i },
    },
    {
      said: 'where do they make nice hot chocolate?',
      hard: { any: [{ text: /hot chocolate/i }, { cuisine: ['Cafe', 'Bakery'] }, { tag: 'Coffee' }] },
      best: { text: /hot chocolate/i },
      good: { cuisine: 'Cafe' },
    },
    { said: 'kid friendly restaurants', hard: { any: [{ tag: 'Kid friendly' }, { text: /children|kids|toddler/i }] } },
    { said: "what's there in bell gardens", hard: { area: 'Bell Gardens' } },
    { said: 'can we sit outside anywhere', hard: OUTSIDE, best: { tag: 'Outdoor seating' } },
  ],
  combined: [
    {
      said: 'thai for saturday night, 4 people, not too pricey, uni quarter or bell gardens',
      hard: { cuisine: 'Thai', area: ['University Quarter', 'Bell Gardens'], meal: 'dinner', price: [1, 2] },
      best: { tag: 'Groups' },
    },
    {
      said: 'nice breakfast around eastgate, we will have the pram with us',
      hard: { area: 'Eastgate', meal: 'breakfast' },
      best: { tag: 'Kid friendly' },
    },
    {
      said: 'seafood restaurant where I can reserve for lunch tomorrow',
      hard: { cuisine: 'Seafood', meal: 'lunch', reservations: true },
    },
    {
      said: 'cheap quick lunch old harbour',
      hard: { area: 'Old Harbour', meal: 'lunch', price: [1] },
      best: { tag: 'Take-out' },
    },
    {
      said: 'we have tickets for 7.30 so an early dinner on theatre mile, up to 35 each',
      hard: { area: 'Theatre Mile', meal: 'dinner', price: [1, 2, 3] },
      best: { any: [{ tag: 'Pre-theatre' }, { text: /early menu|curtain time|matinee/i }] },
      good: { meal: 'lunch' },
    },
    {
      said: 'good cocktails north quay or old harbour, not somewhere we have to shout',
      hard: {
        area: ['North Quay', 'Old Harbour'],
        any: [{ cuisine: 'Cocktail bar' }, { tag: 'Cocktails' }],
        not: { tag: 'Lively' },
      },
      best: {
        any: [{ cuisine: 'Cocktail bar' }, { tag: ['Cocktails', 'Quiet'] }, { tag: ['Cocktails', 'Date night'] }],
      },
    },
    { said: 'anywhere halal thats open late', hard: { tag: ['Halal', 'Late night'] } },
  ],
  negated: [
    {
      said: 'family dinner in west ferry but no burgers, kids had them yesterday',
      hard: { area: 'West Ferry', meal: 'dinner', not: { cuisine: 'Burgers' } },
      best: { tag: 'Kid friendly' },
    },
    {
      said: 'dinner in bell gardens please, somewhere thats not full of kids',
      hard: { area: 'Bell Gardens', meal: 'dinner', not: { tag: 'Kid friendly' } },
      best: { any: [{ tag: 'Quiet' }, { tag: 'Date night' }] },
    },
    {
      said: 'sunday lunch, west locks or bell gardens, but not a pub',
      hard: { area: ['West Locks', 'Bell Gardens'], meal: 'lunch', not: { cuisine: 'Pub' } },
      best: { any: [{ cuisine: 'British' }, { text: /sunday/i }] },
      good: { any: [{ tag: 'Groups' }, { tag: 'Kid friendly' }], not: { cuisine: 'Ice cream' } },
    },
    {
      said: 'I want dessert but not ice cream',
      hard: { any: [{ cuisine: ['Bakery', 'Cafe'] }, { text: SWEET }], not: { cuisine: 'Ice cream' } },
      best: { any: [{ cuisine: 'Bakery' }, { cuisine: 'Cafe', text: SWEET }] },
      good: { text: SWEET },
    },
    {
      said: 'takeaway for tonight, anything apart from pizza and chinese',
      hard: { tag: 'Take-out', meal: 'dinner', not: { cuisine: ['Pizza', ...CHINESE] } },
      best: { not: { cuisine: 'Ice cream' } },
    },
  ],
  misspelled: [
    { said: 'spainsh resteraunt for tonite', hard: { cuisine: 'Spanish', meal: 'dinner' } },
    {
      said: 'choclate cake',
      hard: { any: [{ text: CAKE }, { text: /chocolate/i }, { cuisine: ['Cafe', 'Bakery'] }] },
      best: {
        any: [
          { cuisine: ['Cafe', 'Bakery'], text: CAKE },
          { text: /chocolate mousse|chocolate sphere|bitter chocolate|flooded with chocolate/i },
        ],
      },
      good: { any: [{ cuisine: ['Cafe', 'Bakery'] }, { text: CAKE }, { text: /hot chocolate/i }] },
    },
    {
      said: 'cheep lunhc in the univeristy quater',
      hard: { area: 'University Quarter', meal: 'lunch', price: [1] },
    },
    {
      said: 'steakhosue or babrecue, theres 6 of us',
      hard: {
        any: [{ cuisine: ['Steakhouse', 'Barbecue', 'Argentinian', 'Brazilian'] }, { text: /barbecue|steak frites/i }],
      },
      best: { cuisine: ['Steakhouse', 'Barbecue'] },
      good: { tag: 'Groups' },
    },
  ],
  colloquial: [
    {
      said: 'cheeky glass of wine after work, exchange sq or north quay?',
      hard: { bar: true, area: ['Exchange Square', 'North Quay'] },
      best: { cuisine: 'Wine bar' },
      good: { any: [{ tag: 'Natural wine' }, { text: /wine|bordeaux|spritz/i }] },
    },
    {
      said: 'kids are hangry, where can we go on gull strand',
      hard: { area: 'Gull Strand', food: true },
      best: { tag: 'Kid friendly', not: [{ cuisine: 'Ice cream' }, { name: 'Flotsam Burger' }] },
      good: { tag: 'Kid friendly' },
    },
    {
      said: 'want a proper pig out, massive portions',
      hard: { food: true },
      best: {
        text: /everything you can eat|big portions|refills? go round|second helpings|overstuffed|noodles are on the house/i,
      },
      good: {
        any: [
          { cuisine: ['Barbecue', 'Brazilian', 'Southern', 'American', 'German'] },
          { text: /generous|as wide as|size of a pillowcase|feeds two|refilled|big hungry|both hands/i },
        ],
      },
    },
    {
      said: 'catching up w an old mate, few pints n some grub, nowhere posh',
      hard: { food: true, price: [1, 2], any: [{ bar: true }, { tag: 'Craft beer' }, { text: /\bbeers?\b|lager/i }] },
      best: { cuisine: 'Pub' },
      good: { any: [{ tag: 'Craft beer' }, { bar: true }] },
    },
  ],
  occasion: [
    {
      said: 'first night out since the baby came, want somewhere lovely for dinner',
      hard: { meal: 'dinner' },
      best: {
        any: [
          { tag: 'Date night', price: [3, 4, 5] },
          { tag: 'Date night', rated: 4.5 },
        ],
      },
      good: { any: [{ tag: 'Date night' }, { rated: 4.5, price: [2, 3, 4, 5] }] },
    },
    {
      said: "it's my friend's birthday on friday, 9 of us, we like lots of dishes to share",
      best: {
        tag: 'Groups',
        any: [
          {
            cuisine: [
              'Spanish',
              'Lebanese',
              'Ethiopian',
              'Georgian',
              'Greek',
              'Israeli',
              'Korean',
              'Turkish',
              'Filipino',
              'Moroccan',
              ...CHINESE,
            ],
          },
          { text: /\bshar(e|ed|ing)\b|mezze|tapas|feast|birthday/i },
        ],
      },
      good: { any: [{ tag: 'Groups' }, { cuisine: ['Spanish', 'Lebanese'] }] },
    },
    {
      said: 'school show finishes at 5, early tea with the whole family on theatre mile',
      hard: { area: 'Theatre Mile', meal: 'dinner' },
      best: { tag: 'Kid friendly' },
      good: { any: [{ tag: 'Pre-theatre' }, { meal: 'lunch' }, { tag: 'Groups' }] },
    },
    {
      said: 'Going for a long walk by the canal on Sunday morning, would love a nice brunch at the end',
      hard: { any: [{ tag: 'Brunch' }, { meal: 'breakfast' }] },
      best: { area: 'West Locks' },
      good: { tag: 'Brunch' },
    },
    {
      said: 'tinder date tomorrow, drinks first and maybe food if it goes well',
      hard: { bar: true },
      best: { any: [{ tag: 'Date night' }, { text: /\bdates?\b/i }] },
      good: { any: [{ cuisine: ['Wine bar', 'Cocktail bar'] }, { tag: 'Cocktails' }] },
    },
  ],
  diet: [
    { said: 'veggie lunch exchange square', hard: { ...VEGETARIAN, area: 'Exchange Square', meal: 'lunch' } },
    {
      said: 'gf food near the beach? my daughter is celiac',
      hard: { ...GLUTEN_FREE, area: 'Gull Strand' },
    },
    {
      said: 'dairy free pizza or pasta',
      hard: { cuisine: ['Pizza', 'Italian'], any: [...VEGAN.any, { text: /no cheese|dairy-free/i }] },
    },
    {
      said: "we're both vegan, it's our anniversary, dinner, happy to spend a bit",
      hard: { ...VEGAN, meal: 'dinner' },
      best: { any: [{ tag: 'Date night' }, { price: [3, 4, 5] }] },
      good: { any: [{ cuisine: ['Vegan', 'Vegetarian'] }, { rated: 4.5 }], not: { cuisine: 'Ice cream' } },
    },
  ],
  'multi-turn': [
    {
      said: ['indian food tonight', 'forgot to say, table for 8'],
      hard: { cuisine: 'Indian', meal: 'dinner' },
      best: { tag: 'Groups' },
    },
    {
      said: ['nice cafe in bell gardens', 'hmm nearer to work is better, exchange square'],
      hard: {
        area: 'Exchange Square',
        any: [{ cuisine: ['Cafe', 'Bakery'] }, { tag: 'Coffee' }, { meal: 'breakfast' }],
      },
      best: { cuisine: 'Cafe' },
      good: { name: 'Café Dividende' },
    },
    {
      said: ['somewhere nice for dinner in eastgate', 'bit pricey, got any cheaper ones?'],
      hard: { area: 'Eastgate', meal: 'dinner' },
      price: 'lower',
    },
    {
      said: ['sunday lunch with the family', 'in west locks', 'oh and we have the dog'],
      hard: { area: 'West Locks', meal: 'lunch', tag: 'Dog friendly' },
    },
    { said: ['italian restaurants', 'can you show me more'], hard: { cuisine: 'Italian' }, fresh: true },
    {
      said: ['somewhere for thursday night, just two of us', 'maybe thai', 'max 25 each'],
      hard: { cuisine: 'Thai', meal: 'dinner', price: [1, 2] },
    },
  ],
  reference: [
    { said: 'does marrow and pea do vegan?', says: /yes|vegan/i, never: /^no\b|not that i know/i },
    { said: ['bbq', 'has the first one got a website'], tells: [{ of: { turn: 0, card: 0 }, field: 'website' }] },
    {
      said: 'can we sit outside at the patient heron',
      says: /yes|outdoor|outside|garden/i,
      never: /^no\b|not that i know/i,
    },
  ],
  unknowable: [
    { said: 'do they take amex at Beit Yasmin?', says: UNKNOWN, never: /^yes/i },
    { said: ['thai in bell gardens', 'is there a student discount'], says: UNKNOWN, never: /^yes/i },
  ],
  impossible: [
    {
      said: 'indonesian restaurant',
      hard: { any: [{ cuisine: 'Indonesian' }, { text: /indonesian|rendang|nasi goreng/i }] },
      near: { cuisine: ['Thai', 'Vietnamese', 'Filipino', 'Sri Lankan', ...CHINESE] },
      cards: 'some',
    },
    {
      said: 'pizza on crown hill',
      hard: { cuisine: 'Pizza', area: 'Crown Hill' },
      near: { any: [{ cuisine: 'Pizza' }, { cuisine: 'Italian', area: 'Crown Hill' }] },
      cards: 'some',
    },
    {
      said: 'turkish breakfast in north quay',
      hard: { cuisine: 'Turkish', area: 'North Quay', meal: 'breakfast' },
      near: { any: [{ cuisine: 'Turkish' }, { area: 'North Quay', meal: 'breakfast' }] },
      cards: 'some',
    },
  ],
  language: [
    { said: '¿Dónde puedo tomar un buen café con un trozo de tarta?', cards: 'none', says: READS_ENGLISH },
    { said: 'un restaurant italien avec terrasse pour ce soir', cards: 'none', says: READS_ENGLISH },
    { said: 'Suche etwas Griechisches für Samstag, gern mit Blick aufs Meer', cards: 'none', says: READS_ENGLISH },
  ],
  'off-topic': [
    { said: 'can you order me an uber to the station', cards: 'none', says: EAT },
    { said: ['lunch in eastgate', 'great thats perfect thank u!'], cards: 'none', says: BYE },
  ],
  adversarial: [
    {
      said: 'affordable french lunch, not more than 35 each',
      hard: { cuisine: 'French', meal: 'lunch', price: [1, 2, 3] },
      never: LEAK,
    },
    { said: 'is marker grill any good for ribs', says: /Marker Grill|ribs/i, never: LEAK },
  ],
};
