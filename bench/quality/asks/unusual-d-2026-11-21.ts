import type { Ask, Kind } from '../ask.ts';
import { GLUTEN_FREE, VEGAN, VEGETARIAN } from './shared.ts';
import { UNUSUAL_D_TALKS } from './unusual-d-talks-2026-11-21.ts';

const OUTSIDE = {
  any: [
    { tag: 'Outdoor seating' },
    { text: /terrace|courtyard|garden|\byard\b|\bdeck\b|outdoor tables|pavement tables/i },
  ],
};

/** Unusual wording, by yet another author; held out once, and worked on since. */
export const UNUSUAL_D: Readonly<Record<Kind, readonly Ask[]>> = {
  single: [
    {
      said: 'schnitzel',
      hard: { any: [{ text: /schnitzel|milanese/i }, { cuisine: ['German', 'Polish'] }] },
      best: { text: /schnitzel/i },
      good: { cuisine: 'German' },
    },
    {
      said: 'who mixes a good negroni',
      hard: { any: [{ text: /negroni/i }, { cuisine: 'Cocktail bar' }, { tag: 'Cocktails' }] },
      best: { text: /negroni/i },
    },
    {
      said: 'custard tarts 🤤',
      hard: { any: [{ text: /custard/i }, { cuisine: ['Bakery', 'Portuguese'] }] },
      best: { name: ['Pastelaria Ondina', 'Pineapple Bun Palace'] },
      good: { cuisine: 'Bakery' },
    },
    {
      said: 'Crab.',
      hard: { any: [{ text: /\bcrab\b/i }, { cuisine: 'Seafood' }] },
      best: { text: /\bcrab\b/i },
    },
    { said: "what's newly opened", hard: { any: [{ tag: 'New' }, { text: /opened this/i }] } },
    {
      said: "booze free cocktails, I'm driving",
      hard: {
        any: [
          { text: /alcohol-free|temperance|abstemious|no alcohol|for drivers/i },
          { cuisine: 'Cocktail bar' },
          { tag: 'Cocktails' },
        ],
      },
      best: { text: /alcohol-free|temperance|abstemious|for drivers/i },
    },
  ],
  combined: [
    {
      said: 'me and the wife, saturday evening, old harbour or west locks, has to take bookings, 40 quid each is the ceiling',
      hard: { area: ['Old Harbour', 'West Locks'], meal: 'dinner', reservations: true, price: [1, 2, 3] },
      best: { tag: 'Date night' },
      good: { any: [{ tag: 'Quiet' }, { tag: 'View' }] },
    },
    {
      said: 'kids, coeliac grandad, sunshine so sitting out. max $$',
      hard: {
        ...OUTSIDE,
        price: [1, 2],
        food: true,
        not: { not: GLUTEN_FREE },
      },
      best: { tag: 'Kid friendly' },
    },
    {
      said: 'long lazy saturday lunch, spanish or portugese, lots of us',
      hard: { cuisine: ['Spanish', 'Portuguese'], meal: 'lunch' },
      best: { tag: 'Groups' },
    },
    {
      said: 'after 11pm, uni quarter or silk market, im vegan so they need smth for me',
      hard: { ...VEGAN, area: ['University Quarter', 'Silk Market'], tag: 'Late night', food: true },
      best: { not: { cuisine: 'Ice cream' } },
    },
    {
      said: 'oysters and champers straight from the office, exchange sq / north quay, boss is paying',
      hard: { area: ['Exchange Square', 'North Quay'] },
      best: { name: ['Crane Walk Raw Bar', 'Brasserie Lothaire', 'Second Fermentation'] },
      good: { price: [3, 4, 5] },
    },
    {
      said: 'pint in the open air with a spaniel under the table and something decent to eat',
      hard: { tag: ['Dog friendly', 'Outdoor seating'], food: true, any: [{ bar: true }, { tag: 'Craft beer' }] },
      best: { cuisine: 'Pub' },
      good: { bar: true },
    },
    {
      said: '4 ppl, little plates, weird cloudy wine, tannery row or n quay, 35ish a head',
      hard: { area: ['Tannery Row', 'North Quay'], tag: 'Natural wine', price: [1, 2, 3], food: true },
      best: { cuisine: 'Wine bar' },
    },
    {
      said: 'One guest is in a wheelchair and we wish to have lunch on a terrace, best near to the water. Not over £££.',
      hard: {
        ...OUTSIDE,
        meal: 'lunch',
        price: [1, 2, 3],
        not: {
          not: { any: [{ tag: 'Wheelchair access' }, { text: /step-free|\bramps?\b|level floors|level access/i }] },
        },
      },
    },
  ],
  negated: [
    {
      said: 'drinks theatre mile, but spare me the magic tricks and entering through wardrobes',
      hard: { area: 'Theatre Mile', bar: true, not: { name: "Mister Pepper's Ghost" } },
      best: { cuisine: ['Cocktail bar', 'Wine bar'] },
    },
    {
      said: "migraine brewing so nothing noisy, but I've still got to feed myself tonight. tannery row",
      hard: { area: 'Tannery Row', meal: 'dinner', not: [{ tag: 'Lively' }, { tag: 'Live music' }] },
      best: { name: ['Bark & Tallow', 'Cloudy Glass', 'Kimchi Bureau'] },
    },
    {
      said: 'we never reserve anything, just rock up. dinner eastgate',
      hard: { area: 'Eastgate', meal: 'dinner' },
      best: { not: { reservations: true } },
    },
    {
      said: 'chicken pls, just not the fried kind',
      hard: { text: /chicken/i, not: { text: /fried chicken|chicken twice in the oil/i } },
      best: {
        text: /jerk chicken|pollo a la brasa|roast chicken|charcoal chicken|piri-piri chicken|grilled chicken|butter chicken|chicken under a brick|yakitori/i,
      },
    },
    {
      said: 'date up on crown hill, neither french nor italian, and five dollar signs is where I draw the line',
      hard: { area: 'Crown Hill', price: [1, 2, 3, 4], not: { cuisine: ['French', 'Italian'] } },
      best: { tag: 'Date night' },
    },
    {
      said: 'food by the beach that hasnt been anywhere near a deep fat fryer',
      hard: { area: 'Gull Strand', food: true },
      best: {
        name: ['Nori Beach House', 'Ouzo & Oar', 'Lifeboat Pizza', 'Monsoon Deck', 'Cà Phê Dune', 'Kelp & Kin'],
      },
    },
    {
      said: 'mexican minus the party',
      hard: { cuisine: 'Mexican', not: { tag: 'Lively' } },
      best: { name: ['Milpa Norte', 'Doña Cata'] },
    },
  ],
  misspelled: [
    { said: 'lebenese or tukrish estagte', hard: { cuisine: ['Lebanese', 'Turkish'], area: 'Eastgate' } },
    {
      said: 'shaksuka',
      hard: { any: [{ text: /shakshuka|menemen/i }, { cuisine: 'Israeli' }] },
      best: { text: /shakshuka/i },
    },
    {
      said: 'sweeet tooht, silkmarket',
      hard: {
        area: 'Silk Market',
        any: [{ cuisine: ['Ice cream', 'Bakery'] }, { text: /dessert|custard|gelato|cake/i }],
      },
      best: { cuisine: ['Ice cream', 'Bakery'] },
    },
    { said: 'expnesive birthady diner crwon hil', hard: { area: 'Crown Hill', meal: 'dinner', price: [4, 5] } },
    { said: 'vegatarien freindly itallian or piza', hard: { ...VEGETARIAN, cuisine: ['Italian', 'Pizza'] } },
    {
      said: 'neeed a privte romo fro a meeal, abuot 12ppl',
      hard: { any: [{ tag: 'Private room' }, { text: /private rooms?|side room|upstairs room|closed-off bay/i }] },
      best: { tag: ['Private room', 'Groups'] },
    },
  ],
  colloquial: [
    {
      said: 'hank marvin here, in southmarsh, sort me out quick',
      hard: { area: 'Southmarsh', food: true },
      best: { tag: 'Take-out' },
    },
    {
      said: 'suns out!! beer garden sesh',
      hard: { ...OUTSIDE, bar: true },
      best: { any: [{ cuisine: ['Pub', 'German'] }, { tag: ['Craft beer', 'Outdoor seating'] }] },
    },
    {
      said: 'top notch sarnie?',
      hard: {
        any: [
          { text: /sandwich|bánh mì|banh mi|toasties?|po'boy|patty melt|bacon rolls?|sabich|pastrami|ham rolls/i },
          { cuisine: 'Deli' },
        ],
      },
      best: {
        any: [
          { cuisine: 'Deli' },
          { text: /bánh mì|banh mi|crab sandwich|open sandwich|bacon sandwich|fish finger sandwich/i },
        ],
      },
    },
    {
      said: 'done being classy. gimme something filthy in a bun and a cold one',
      hard: {
        any: [
          { cuisine: ['Burgers', 'Barbecue', 'Southern'] },
          { text: /burger|\bbun\b|po'boy|hot dogs?|patty melt/i },
          { cuisine: 'Pub', food: true },
        ],
      },
      best: { cuisine: 'Burgers' },
      good: { any: [{ cuisine: 'Barbecue' }, { bar: true }] },
    },
    {
      said: 'sunday lunch my nan would call proper',
      hard: { meal: 'lunch' },
      best: { any: [{ text: /sunday roast|roasts go/i }, { cuisine: 'British' }] },
      good: { any: [{ cuisine: 'Pub' }, { tag: 'Classic' }] },
    },
    {
      said: 'yo what slaps on tannery row',
      hard: { area: 'Tannery Row' },
      best: { rated: 4.5 },
      good: { rated: 4 },
    },
  ],
  occasion: [
    {
      said: 'hosting 3 clients from osaka, want to show off the local catch. evening, card is company',
      hard: { meal: 'dinner' },
      best: { cuisine: 'Seafood', price: [3, 4, 5] },
      good: { any: [{ cuisine: 'Seafood' }, { price: [4, 5] }, { text: /fish|oyster/i, price: [3] }] },
    },
    {
      said: 'divorce came through!!! me + 5 girls, drinks, make it rowdy',
      hard: { bar: true },
      best: { any: [{ tag: 'Lively' }, { tag: 'Live music' }, { text: /dancing/i }] },
      good: { any: [{ tag: 'Groups' }, { tag: 'Cocktails' }, { tag: 'Late night' }] },
    },
    {
      said: 'Hello, I search a place for my goodbye party from the company. Twenty persons, Friday after office, beers and something to bite',
      hard: { bar: true },
      best: { tag: 'Groups', food: true },
      good: { any: [{ tag: 'Craft beer' }, { cuisine: 'Pub' }] },
    },
    {
      said: 'dad is 75 and a bit deaf, likes red meat and red wine. midday',
      hard: { meal: 'lunch' },
      best: { name: ["Porter's Cut", 'Magistrate’s', "Alderman's Chop Room", 'Iron Bullock'] },
      good: { any: [{ tag: 'Quiet', price: [3, 4, 5] }, { cuisine: 'British' }, { tag: 'Business lunch' }] },
    },
    {
      said: 'baby shower this arvo, ten ladies, cakes, no booze needed',
      best: { name: ['Madame Tilleul', 'Wren & Saucer'] },
      good: { any: [{ cuisine: ['Cafe', 'Bakery'] }, { tag: 'Brunch' }] },
    },
    {
      said: 'come off nights at 6am, proper hungry, where',
      hard: { meal: 'breakfast' },
      best: { name: ["The Bosun's Kettle", 'Dot’s Caff', 'Last Reel Diner', 'Café Dividende', 'Keel & Crumb'] },
      good: { any: [{ price: [1] }, { tag: 'Classic' }] },
    },
  ],
  diet: [
    {
      said: 'sister in law is jain so no onion no garlic no meat obvs',
      hard: VEGETARIAN,
      best: { name: 'Pepper Abbess' },
      good: { cuisine: ['Vegetarian', 'Vegan', 'Indian'], not: { text: /onion|garlic/i } },
    },
    {
      said: 'iftar for 9, eastgate',
      hard: { area: 'Eastgate', meal: 'dinner', any: [{ tag: 'Halal' }, { text: /halal/i }] },
      best: { tag: 'Groups' },
    },
    {
      said: 'eggs and milk make me poorly but god i want cake',
      hard: { any: [...VEGAN.any, { text: /dairy-free/i }] },
      best: { name: ['Green Proctor', 'Gantry Coffee', 'Marginalia & Milk', 'Awl & Flour', 'Kelp & Kin'] },
      good: { any: [{ cuisine: ['Vegan', 'Cafe', 'Bakery', 'Ice cream'] }, { text: /cake/i }] },
    },
    {
      said: 'wheat wrecks my stomach. hot lunch, not spending more than 20',
      hard: { ...GLUTEN_FREE, meal: 'lunch', price: [1, 2] },
    },
    {
      said: "I'm veggie, hubby reckons that's rabbit food. dinner to please both, north quay or theatre mile, 50 each ok",
      hard: { ...VEGETARIAN, area: ['North Quay', 'Theatre Mile'], meal: 'dinner', price: [1, 2, 3, 4] },
      best: { tag: 'Vegetarian friendly' },
    },
  ],
  ...UNUSUAL_D_TALKS,
};
