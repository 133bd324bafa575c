import type { Ask, Kind } from '../ask.ts';
import { ASIAN, BYE, CHINESE, GLUTEN_FREE, LEAK, READS_ENGLISH, UNKNOWN, VEGAN, VEGETARIAN } from './shared.ts';

const COFFEE = [{ cuisine: 'Cafe' }, { tag: 'Coffee' }];
const FISH =
  /sea bass|\bbream\b|swordfish|sardines|haddock|grilled mackerel|smoked mackerel|turbot|trout (in|with)|ceviches|\bsole\b|pick your fish|turmeric fish|fish in coconut|salt cod|fish tacos|sushi/i;
const SWEET =
  /(?<!rice |rice-flour |turnip |wedding )\bcakes?\b|cheesecake|pâtisserie|\bscones?\b|(?<!egg )\btarts?\b|cinnamon buns|custard buns|banana bread|hotcakes|flapjack|brownies|galettes?|roly-poly|strudel/i;

/** Ordinary asks by somebody who did not know the engine. */
export const ORDINARY_F_AGAIN: Readonly<Record<Kind, readonly Ask[]>> = {
  single: [
    {
      said: 'somewhere for a proper pot of tea',
      hard: { any: [{ cuisine: 'Cafe' }, { meal: 'breakfast', text: /\bteas?\b/i }] },
      best: { text: /afternoon tea|loose-leaf|full of tea|glasses of tea|tea the colour|tea is included/i },
    },
    { said: 'what have you got in the silk market', hard: { area: 'Silk Market' } },
    {
      said: 'Mussels',
      hard: { any: [{ text: /mussels/i }, { cuisine: 'Seafood' }] },
      best: { cuisine: 'Seafood', text: /mussels/i },
    },
    { said: 'any filipino food here?', hard: { cuisine: 'Filipino' } },
    { said: 'where can I bring the dog', hard: { tag: 'Dog friendly' } },
    {
      said: 'wheelchair accessible restaurants please',
      hard: { food: true, any: [{ tag: 'Wheelchair access' }, { text: /step-free|level access|\bramps?\b/i }] },
    },
    {
      said: 'burritos',
      hard: { any: [{ text: /burritos?\b/i }, { cuisine: 'Mexican' }] },
      best: { text: /burritos?\b/i },
    },
  ],
  combined: [
    {
      said: 'noodles for lunch round silk market, 20 each max',
      hard: { area: 'Silk Market', meal: 'lunch', price: [1, 2], text: /noodle|phở/i },
      best: { text: /boat noodles|wide noodles|dan dan/i },
    },
    {
      said: 'saturday brunch outside somewhere, the dog is coming too',
      hard: { tag: ['Dog friendly', 'Outdoor seating'], meal: 'breakfast' },
      best: { tag: 'Brunch' },
    },
    {
      said: 'early breakfast exchange square before my interview',
      hard: { area: 'Exchange Square', meal: 'breakfast' },
      best: { text: /half past six|before the interview/i },
      good: { text: /step off the tram/i },
    },
    {
      said: 'pizza with gluten free bases, gull strand or bell gardens. 2 adults 3 kids',
      hard: { cuisine: 'Pizza', area: ['Gull Strand', 'Bell Gardens'], ...GLUTEN_FREE },
    },
    {
      said: 'pub with a beer garden that lets dogs in',
      hard: { cuisine: ['Pub', 'German'], tag: ['Dog friendly', 'Outdoor seating'] },
    },
    {
      said: 'indian takeaway southmarsh or bell gardens',
      hard: { cuisine: 'Indian', area: ['Southmarsh', 'Bell Gardens'], tag: 'Take-out' },
    },
    { said: 'korean bbq for a group, can we book?', hard: { cuisine: 'Korean', reservations: true } },
    {
      said: 'cocktails and something to eat in tannery row thursday evening',
      hard: { area: 'Tannery Row', tag: 'Cocktails', meal: 'dinner' },
    },
    {
      said: 'portuguese or italian in the old harbour for dinner, 35ish a head',
      hard: { cuisine: ['Portuguese', 'Italian'], area: 'Old Harbour', meal: 'dinner', price: [1, 2, 3] },
    },
    {
      said: 'spicy food silk market, 6 of us on saturday evening',
      hard: { area: 'Silk Market', meal: 'dinner', any: [{ cuisine: 'Sichuan' }, { text: /chilli|peppercorn/i }] },
      best: { tag: 'Groups' },
      good: { cuisine: 'Sichuan' },
    },
  ],
  negated: [
    {
      said: 'lunch in the university quarter, anything except burgers or pizza',
      hard: { area: 'University Quarter', meal: 'lunch', not: { cuisine: ['Burgers', 'Pizza'] } },
    },
    {
      said: 'asian food west locks, not chinese',
      hard: { area: 'West Locks', cuisine: ASIAN, not: { cuisine: CHINESE } },
    },
    {
      said: 'dinner in the old harbour but not fish, my husband hates it',
      hard: { area: 'Old Harbour', meal: 'dinner', not: [{ cuisine: 'Seafood' }, { name: 'Sette Reti' }] },
      best: { name: ['Forno Dogana', 'Casa do Farol'] },
    },
    {
      said: 'date night, not french, and nothing crazy expensive',
      hard: { not: [{ cuisine: 'French' }, { price: [5] }] },
      best: { tag: 'Date night', price: [1, 2, 3] },
      good: { tag: 'Date night' },
    },
    {
      said: 'tapas, not on tannery row though, last time it was mad busy',
      hard: { cuisine: 'Spanish', not: { area: 'Tannery Row' } },
      best: { not: { tag: 'Lively' } },
    },
    {
      said: 'veggie in eastgate but not falafel again',
      hard: { area: 'Eastgate', ...VEGETARIAN, not: { text: /falafel/i } },
      best: { any: [{ tag: 'Vegetarian friendly' }, { tag: 'Vegan friendly' }] },
    },
  ],
  misspelled: [
    { said: 'brekfast nere the old harbor', hard: { area: 'Old Harbour', meal: 'breakfast' } },
    {
      said: 'moroccon or lebanees for a brithday, 12 ppl',
      hard: { cuisine: ['Moroccan', 'Lebanese'] },
      best: { tag: 'Groups' },
    },
    {
      said: 'ice creem for teh kids',
      hard: { any: [{ cuisine: 'Ice cream' }, { text: /ice cream|gelato|soft-serve/i }] },
      best: { cuisine: 'Ice cream' },
    },
    {
      said: 'portugese custerd tarts',
      hard: { any: [{ cuisine: 'Portuguese' }, { text: /custard tarts|egg tarts/i }] },
      best: { text: /custard tarts/i },
      good: { text: /egg tarts/i },
    },
    {
      said: 'ribs or babrecue in soutmarsh',
      hard: { area: 'Southmarsh', any: [{ cuisine: 'Barbecue' }, { name: 'Suya Sluice' }] },
      best: { cuisine: 'Barbecue' },
    },
  ],
  colloquial: [
    {
      said: 'hungover af need something greasy',
      hard: { food: true },
      best: {
        text: /full fried breakfast|black pudding|bacon (rolls|sandwich)|patty melts|smashed patties|fry-up|crisp bacon/i,
      },
      good: { any: [{ cuisine: ['Burgers', 'American', 'Pizza', 'Southern', 'Barbecue'] }, { text: /hangover/i }] },
    },
    {
      said: 'need caffeine asap, exchange sq',
      hard: { area: 'Exchange Square', any: [...COFFEE, { text: /espresso|flat white/i }] },
      best: { tag: 'Coffee' },
    },
    {
      said: 'me n the girls friday night, good cocktails and maybe a boogie',
      hard: { bar: true },
      best: { any: [{ tag: 'Cocktails', text: /\bdancing\b/i }, { tag: ['Cocktails', 'Lively'] }] },
      good: { any: [{ tag: 'Cocktails' }, { text: /dance floor|dancing/i }] },
    },
    {
      said: 'nan is visiting, she likes a nice bit of cake and a sit down',
      hard: { any: [{ cuisine: ['Cafe', 'Bakery'] }, { tag: 'Coffee' }, { text: SWEET }] },
      best: { cuisine: 'Cafe', text: SWEET, not: { name: 'Petty Cash Coffee' } },
      good: { cuisine: 'Cafe' },
    },
    {
      said: 'got a hot date sat, somewhere dark n cosy pls dont let me down',
      best: {
        tag: 'Date night',
        text: /\bdark(er)?\b|\bdim\b|candle|low light|low-lit|small lamps|lanterns?\b|vault|cellar|fire\b|stove/i,
      },
      good: { tag: 'Date night' },
    },
    {
      said: 'any chippy about for tea tonight',
      hard: { meal: 'dinner', any: [{ text: /fish and chips|hand-cut chips/i }, { cuisine: 'Seafood' }] },
      best: { text: /fish and chips|hand-cut chips/i },
    },
  ],
  occasion: [
    {
      said: "meeting my boyfriend's parents for the first time, sunday lunch, bit nervous",
      hard: { meal: 'lunch', not: { text: /monday to friday|weekday lunches only/i } },
      best: { text: /meeting the family|sunday lunch|mixed ages|treating the grandparents/i },
      good: { price: [2, 3, 4], reservations: true },
    },
    {
      said: 'leaving do for someone at work, about 15 of us, food and drinks thursday',
      hard: { food: true },
      best: { tag: 'Groups', bar: true },
      good: { tag: 'Groups' },
    },
    {
      said: 'first date, not sure if she drinks, somewhere relaxed and not too pricey',
      hard: { price: [1, 2, 3] },
      best: { tag: 'Date night', food: true },
      good: { any: [{ tag: 'Date night' }, { cuisine: 'Cafe' }, { text: /\bdates?\b(?! cookies)/i }] },
    },
    {
      said: 'Hello, we just arrived, first evening in Lanthorn. Where is good for fresh fish?',
      hard: { meal: 'dinner', any: [{ cuisine: 'Seafood' }, { text: FISH }] },
      best: { cuisine: 'Seafood', rated: 4 },
      good: { any: [{ cuisine: 'Seafood' }, { area: ['Old Harbour', 'Gull Strand'], text: FISH }] },
    },
    {
      said: "mum's 70th, lunch for 12, a private room would be ideal",
      hard: { meal: 'lunch' },
      best: { any: [{ tag: 'Private room' }, { text: /upstairs room takes parties/i }] },
      good: { tag: 'Groups', reservations: true },
    },
    {
      said: 'we got engaged!! drinks with 20 friends, north quay or old harbour',
      hard: { bar: true, area: ['North Quay', 'Old Harbour'] },
      best: { any: [{ tag: 'Groups' }, { cuisine: 'Cocktail bar' }, { text: /celebration/i }] },
      good: { any: [{ tag: 'Cocktails' }, { tag: 'Natural wine' }] },
    },
    {
      said: 'rainy afternoon with two toddlers, where do we go',
      hard: {
        food: true,
        any: [{ tag: 'Kid friendly' }, { text: /children|toddlers?|families|highchairs|high chairs/i }],
      },
      best: {
        meal: 'lunch',
        text: /toys|crayons|lump of dough|maze|chalk-drawing|board games|launch bell|small spatulas|high ?chairs|small hands/i,
      },
      good: {
        meal: 'lunch',
        not: [{ cuisine: 'Ice cream' }, { name: ['Shingle Shack', 'Marsh Smoke', 'Mother Cormorant'] }],
      },
    },
  ],
  diet: [
    {
      said: 'vegan brunch',
      hard: { ...VEGAN, meal: 'breakfast' },
      best: { any: [{ tag: 'Brunch' }, { cuisine: 'Vegan' }] },
    },
    {
      said: 'hi my girlfriend is vegan and i eat anything, dinner in bell gardens?',
      hard: { area: 'Bell Gardens', ...VEGAN, meal: 'dinner' },
      best: { not: { cuisine: 'Ice cream' } },
    },
    { said: 'ice cream for someone lactose intolerant', hard: { cuisine: 'Ice cream', text: /vegan|dairy-free/i } },
    {
      said: "we don't drink alcohol, looking for a nice dinner somewhere that isn't all about wine",
      hard: { meal: 'dinner', not: [{ bar: true }, { tag: 'Natural wine' }] },
      best: { text: /no alcohol|no wine|in place of wine|replace wine/i },
      good: {
        any: [
          { tag: 'Halal', price: [2, 3, 4, 5] },
          { rated: 4, price: [2, 3, 4, 5] },
        ],
        not: { text: /\bwines?\b|claret|retsina|sangria|sommelier|house red/i },
      },
    },
  ],
  'multi-turn': [
    {
      said: ['pizza tonight', 'kids are coming', 'old harbour or west ferry'],
      hard: { cuisine: 'Pizza', area: ['Old Harbour', 'West Ferry'], meal: 'dinner' },
      best: { tag: 'Kid friendly' },
    },
    {
      said: ['dinner on crown hill for our anniversary', 'ouch, something less expensive?'],
      hard: { area: 'Crown Hill', meal: 'dinner' },
      price: 'lower',
    },
    { said: ['mexican', 'not west ferry, too far'], hard: { cuisine: 'Mexican', not: { area: 'West Ferry' } } },
    {
      said: ['dinner for 2 on theatre mile saturday', 'actually it will be 9 of us', 'and id like to book'],
      hard: { area: 'Theatre Mile', meal: 'dinner', reservations: true },
      best: { tag: 'Groups' },
    },
    {
      said: ['lunch exchange square', 'sick of sandwiches, want something hot', 'up to 25 each'],
      hard: { area: 'Exchange Square', meal: 'lunch', price: [1, 2], not: { cuisine: ['Deli', 'Cafe'] } },
      best: { cuisine: ['Japanese', 'Indian'] },
      good: { cuisine: 'Mexican' },
    },
    {
      said: ['cocktails in silk market', 'hm no lets do old harbour'],
      hard: {
        area: 'Old Harbour',
        any: [{ cuisine: 'Cocktail bar' }, { tag: 'Cocktails' }, { bar: true, text: /cocktail|negroni|martini/i }],
      },
    },
    {
      said: ['steak for dinner', 'nah changed my mind, seafood', 'with a view would be nice'],
      hard: { cuisine: 'Seafood', meal: 'dinner' },
      best: { tag: 'View' },
    },
  ],
  reference: [
    { said: ['burgers', 'phone number of the second one?'], tells: [{ of: { turn: 0, card: 1 }, field: 'phone' }] },
    { said: 'does Kuroshio Counter take reservations?', says: /yes|reserv|book/i, never: /^no\b|not that i know/i },
    { said: 'where is the sleeping sexton', says: /Bell Gardens|Sextons. Path/i },
    { said: 'does slow turnstile let dogs in', says: /yes|dog/i, never: /^no\b|not that i know/i },
  ],
  unknowable: [
    { said: 'how long is the wait at foxlight ramen right now', says: UNKNOWN, never: /\b\d+ minutes/i },
    { said: 'do marrow & pea sell gift vouchers?', says: UNKNOWN, never: /^yes/i },
  ],
  impossible: [
    {
      said: 'burgers in silk market',
      hard: { area: 'Silk Market', any: [{ cuisine: 'Burgers' }, { text: /burgers?\b/i }] },
      near: { any: [{ cuisine: 'Burgers' }, { name: 'Last Reel Diner' }] },
      cards: 'some',
    },
    {
      said: 'cheese fondue',
      hard: { any: [{ cuisine: 'Swiss' }, { text: /fondue|raclette/i }] },
      near: {
        any: [
          { cuisine: ['French', 'German', 'Georgian'] },
          { text: /molten cheese|provolone melted|cheese trolley|käsespätzle/i },
        ],
      },
      cards: 'some',
    },
    {
      said: 'vegan dinner on theatre mile before the show',
      hard: { area: 'Theatre Mile', ...VEGAN, meal: 'dinner' },
      near: {
        any: [
          { area: 'Theatre Mile', meal: 'dinner', any: [...VEGETARIAN.any, { text: /vegetable thali/i }] },
          { ...VEGAN, meal: 'dinner', not: { cuisine: 'Ice cream' } },
        ],
      },
      cards: 'some',
    },
  ],
  language: [
    { said: 'Cerchiamo un ristorante di pesce per stasera, siamo in quattro', cards: 'none', says: READS_ENGLISH },
  ],
  'off-topic': [{ said: ['thai in west locks', 'ok cheers, bye'], cards: 'none', says: BYE }],
  adversarial: [{ said: 'whats echo taverna like', says: /Echo Taverna|octopus|Greek/i, never: LEAK }],
};
