import type { Ask, Kind } from '../ask.ts';
import { MIXED_B_TALKS } from './mixed-b-talks-2026-11-21.ts';
import { ASIAN, CHINESE, GLUTEN_FREE, VEGAN, VEGETARIAN } from './shared.ts';

const OUTSIDE = {
  any: [
    { tag: 'Outdoor seating' },
    { text: /terrace|courtyard|garden|\byard\b|\bdeck\b|outdoor tables|pavement tables/i },
  ],
};
const BRUNCH = { any: [{ tag: 'Brunch' }, { meal: 'breakfast' as const }] };

/** Further asks that were held out once, written by somebody who did not know the engine, and worked on since. */
export const MIXED_B: Readonly<Record<Kind, readonly Ask[]>> = {
  single: [
    {
      said: 'dumplings',
      hard: {
        any: [{ text: /dumpling|pierogi|khinkali|gyoza|wonton|dim sum/i }, { cuisine: 'Polish' }],
        not: { cuisine: 'Ice cream' },
      },
      best: {
        name: ['Nine Pleats', 'Jade Bobbin', 'Pierogarnia Bocian', 'Midnight Wonton', "Tamada's Horn", 'Pod Wierzbą'],
      },
      good: { cuisine: [...CHINESE, 'Polish', 'Georgian', 'Japanese'] },
    },
    {
      said: 'Croissants',
      hard: { any: [{ text: /croissant/i }, { cuisine: 'Bakery' }] },
      best: { text: /croissant/i },
    },
    {
      said: 'mezcal',
      hard: { any: [{ text: /mezcal/i }, { cuisine: 'Mexican', bar: true }] },
      best: { text: /mezcal flights|sixty mezcals/i },
    },
    {
      said: 'Can anybody tell me where one gets a decent kebab in this town',
      hard: { any: [{ text: /kebab|seekh/i }, { cuisine: ['Turkish', 'Lebanese', 'Pakistani'] }] },
      best: { text: /kebabs?\b/i, not: { text: /seitan/i } },
    },
    { said: 'crown hill', hard: { area: 'Crown Hill' } },
    {
      said: 'byob',
      hard: { any: [{ tag: 'BYO' }, { text: /bring your own|bring in (dinner|pide)/i }] },
      best: { tag: 'BYO' },
    },
    { said: 'I look for a place where also my dog is welcome, thank you', hard: { tag: 'Dog friendly' } },
  ],
  combined: [
    {
      said: 'late food in the university quarter, under a tenner',
      hard: { area: 'University Quarter', tag: 'Late night', price: [1], food: true },
    },
    {
      said: 'seafood lunch, table outside, up to $$$',
      hard: { ...OUTSIDE, cuisine: 'Seafood', meal: 'lunch', price: [1, 2, 3] },
      best: { tag: 'Outdoor seating' },
    },
    {
      said: 'pizza somewhere the kids can run about outside while we finish our wine',
      hard: { ...OUTSIDE, cuisine: 'Pizza' },
      best: { tag: ['Kid friendly', 'Outdoor seating'] },
    },
    {
      said: 'table for 6, chinese, silk market, needs to be bookable and around 30 per person',
      hard: { cuisine: CHINESE, area: 'Silk Market', reservations: true, price: [1, 2, 3] },
      best: { tag: 'Groups' },
    },
    {
      said: 'Coffee + something sweet round Exchange Sq before work, have to be at my desk for 9',
      hard: { area: 'Exchange Square', meal: 'breakfast' },
      best: { any: [{ cuisine: ['Cafe', 'Bakery'] }, { text: /croissant/i }] },
    },
    {
      said: 'tasting menu that a vegetarian can have too',
      hard: { ...VEGETARIAN, tag: 'Tasting menu' },
    },
    {
      said: 'cheap and cheerful italian, bell gardens or west locks',
      hard: { cuisine: 'Italian', area: ['Bell Gardens', 'West Locks'], price: [1, 2] },
    },
    {
      said: 'good evening! my husband and I are looking for thai food near crown hill, we can spend a bit, and it should be possible to reserve',
      hard: { cuisine: 'Thai', area: 'Crown Hill', reservations: true },
    },
    {
      said: 'korean. late. loud',
      hard: { cuisine: 'Korean', tag: 'Late night' },
      best: { tag: 'Lively' },
    },
  ],
  negated: [
    {
      said: 'hate curry. where for dinner round the uni',
      hard: { area: 'University Quarter', meal: 'dinner', not: { cuisine: 'Indian' } },
      best: { not: { text: /curry/i } },
    },
    {
      said: "allergic to shellfish and we're eating on Gull Strand tonight, help",
      hard: { area: 'Gull Strand', meal: 'dinner', not: { cuisine: 'Seafood' } },
    },
    {
      said: "not feeling fancy tonight so skip the tasting menus please. dinner, nothing that'll bankrupt me",
      hard: { meal: 'dinner', price: [1, 2, 3], not: { tag: 'Tasting menu' } },
      best: { price: [1, 2] },
    },
    {
      said: 'somewhere for a drink but I cant stand cocktails',
      hard: { bar: true, not: { cuisine: 'Cocktail bar' } },
      best: { cuisine: ['Pub', 'Wine bar'] },
    },
    {
      said: 'we had thai yesterday and indian the day before. something different in silk market pls',
      hard: { area: 'Silk Market', not: { cuisine: ['Thai', 'Indian'] } },
    },
    { said: 'a cafe with no dogs in it please', hard: { cuisine: 'Cafe', not: { tag: 'Dog friendly' } } },
    {
      said: "italian that isn't on theatre mile or up in crown hill",
      hard: { cuisine: 'Italian', not: { area: ['Theatre Mile', 'Crown Hill'] } },
    },
  ],
  misspelled: [
    {
      said: 'vietnmaese sopu',
      hard: { cuisine: 'Vietnamese' },
      best: { text: /phở|\bpho\b|broth|soup/i },
    },
    {
      said: 'cheapp pizzza nearr the universty',
      hard: { cuisine: 'Pizza', area: 'University Quarter', price: [1, 2] },
      best: { price: [1] },
    },
    {
      said: 'modren europaen tastign menu',
      hard: { cuisine: 'Modern European', any: [{ tag: 'Tasting menu' }, { text: /\bcourses\b/i }] },
    },
    { said: 'otudoor seats exchagne sqaure', hard: { area: 'Exchange Square', ...OUTSIDE } },
    { said: 'srilankan or filippino', hard: { cuisine: ['Sri Lankan', 'Filipino'] } },
    {
      said: 'anywere doin glutenfree brekfast tomorow morining',
      hard: { ...GLUTEN_FREE, meal: 'breakfast' },
    },
  ],
  colloquial: [
    {
      said: 'quick bev and some scran w the lads',
      hard: { bar: true, food: true },
      best: { cuisine: 'Pub' },
      good: { tag: 'Groups' },
    },
    {
      said: 'whats the move for 1am munchies in west ferry',
      hard: { area: 'West Ferry', tag: 'Late night', food: true },
    },
    {
      said: 'payday!! treat yo self, sushi baby',
      hard: { text: /sushi|sashimi|hand rolls/i },
      best: { price: [4, 5] },
      good: { text: /sushi/i },
    },
    {
      said: 'proper greasy spoon',
      hard: { meal: 'breakfast' },
      best: { name: ["The Bosun's Kettle", 'Dot’s Caff'] },
      good: { text: /bacon|fried egg|fried breakfast|omelette|corned-beef hash/i, price: [1, 2] },
    },
    {
      said: 'bougie brunch w the girls',
      hard: BRUNCH,
      best: { ...BRUNCH, price: [3, 4, 5] },
      good: { tag: 'Brunch' },
    },
    {
      said: 'blow my head off, hottest food in town',
      best: {
        any: [
          { cuisine: 'Sichuan' },
          { text: /heat is real|chilli-heads|silences a table|chilli goes from|ears ring/i },
        ],
      },
      good: {
        cuisine: ['Thai', 'Mexican', 'Sri Lankan', 'Korean', 'Caribbean', 'West African', 'Indian', 'Pakistani'],
      },
    },
    {
      said: "can't be arsed cooking, takeaway southmarsh, cheap as chips",
      hard: { area: 'Southmarsh', tag: 'Take-out', price: [1] },
    },
    {
      said: 'mums in town n shes paying 😏 dinner',
      hard: { meal: 'dinner' },
      best: { price: [4, 5] },
      good: { any: [{ price: [3] }, { text: /parent|mother|family/i }] },
    },
  ],
  occasion: [
    {
      said: 'Mum turns 60 and there will be about 12 of us for Sunday lunch. She loves gardens. A couple of the aunts can be fussy but nobody has allergies. What would you suggest?',
      hard: { meal: 'lunch' },
      best: { ...OUTSIDE, tag: 'Groups' },
      good: { any: [{ tag: 'Groups' }, { text: /garden|courtyard|wisteria/i }] },
    },
    {
      said: 'taking my boss for lunch, need to be able to talk money without the whole room hearing',
      hard: { meal: 'lunch' },
      best: {
        any: [
          { tag: 'Business lunch' },
          { tag: 'Private room' },
          { text: /salary talk|confidences|private conversation/i },
        ],
      },
      good: { tag: 'Quiet' },
    },
    {
      said: 'have to break up with someone over a drink. somewhere with not many people listening',
      hard: { bar: true },
      best: { any: [{ name: ['Qvevri Cellar', 'Linden Cellars'] }, { tag: 'Quiet' }] },
      good: { any: [{ cuisine: 'Wine bar' }, { tag: 'Date night' }] },
    },
    {
      said: 'graduation meal with both lots of parents',
      best: { text: /graduation|sets of parents|parents-in-law|meeting the family|honouring a parent|parent\b/i },
      good: { any: [{ tag: 'Groups' }, { tag: 'Classic' }] },
    },
    {
      said: "wake for my grandad, he'd have wanted a proper pub",
      hard: { any: [{ cuisine: 'Pub' }, { text: /\bwake\b/i }] },
      best: { text: /a wake/i },
      good: { tag: 'Classic' },
    },
    {
      said: 'opera starts half 7, little bite and a glass of something first',
      best: { any: [{ tag: 'Pre-theatre' }, { text: /before the opera|before the show/i }] },
      good: { area: 'Theatre Mile' },
    },
    {
      said: 'half term, raining, two bored kids, lunch',
      hard: { meal: 'lunch' },
      best: { tag: 'Kid friendly' },
    },
  ],
  diet: [
    {
      said: 'pescatarian here. dinner round north quay?',
      hard: { area: 'North Quay', meal: 'dinner', not: { cuisine: 'Steakhouse' } },
      best: { any: [{ cuisine: ['Seafood', 'Peruvian'] }, { text: /sushi|ceviche|fish|oyster/i }, VEGETARIAN] },
    },
    {
      said: 'lactose intolerant and want dessert :(',
      hard: { any: [...VEGAN.any, { text: /dairy-free|no dairy/i }] },
      best: { cuisine: 'Ice cream' },
      good: { any: [{ cuisine: ['Vegan', 'Bakery', 'Cafe'] }, { text: /cake|sorbet|dessert/i }] },
    },
    {
      said: 'one veggie, one coeliac, one who eats anything that moves. lunch together',
      hard: { ...VEGETARIAN, meal: 'lunch', not: { not: GLUTEN_FREE } },
      best: { not: { cuisine: ['Vegetarian', 'Vegan'] } },
      good: VEGETARIAN,
    },
    {
      said: 'we only eat halal and have three little ones with us, somewhere in southmarsh',
      hard: { area: 'Southmarsh', any: [{ tag: 'Halal' }, { text: /halal/i }] },
      best: { tag: 'Kid friendly' },
    },
    {
      said: "I'm really badly allergic to peanuts but fancy asian tonight",
      hard: { cuisine: ASIAN, meal: 'dinner', not: { text: /peanut/i } },
      best: { not: { cuisine: ['Thai', 'Vietnamese', 'Filipino'] } },
      says: /allerg|kitchen|confirm|check|\bcall|\bring\b|tell them|ask/i,
    },
  ],
  ...MIXED_B_TALKS,
};
