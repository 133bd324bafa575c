import type { Ask, Kind } from '../ask.ts';
import { ASIAN, CHINESE, GLUTEN_FREE, VEGAN, VEGETARIAN } from './shared.ts';
import { UNUSUAL_C_TALKS } from './unusual-c-talks-2026-11-21.ts';

const FIRE = {
  any: [
    { tag: 'Fireplace' },
    { text: /fire in the grate|log fires|wood stove|stove in winter|wood burner|tiled stove|two hearths|coal fire/i },
  ],
};

/** Unusual wording, by somebody who did not know the engine; held out once, and worked on since. */
export const UNUSUAL_C: Readonly<Record<Kind, readonly Ask[]>> = {
  single: [
    {
      said: 'pancakes',
      hard: { text: /pancake|hotcake/i },
      best: { name: ['Last Reel Diner', 'Wren & Saucer', 'Promenade Pancake House', 'Saddlestitch'] },
      good: { name: 'Okonomi Corner' },
    },
    {
      said: 'craft beer',
      hard: { any: [{ tag: 'Craft beer' }, { text: /\bales?\b|\btaps\b/i }, { cuisine: 'Pub' }] },
      best: { tag: 'Craft beer' },
    },
    { said: 'Bibimbap', hard: { any: [{ text: /bibimbap/i }, { cuisine: 'Korean' }] }, best: { text: /bibimbap/i } },
    {
      said: 'fried chicken!!',
      hard: { text: /fried chicken|chicken twice in the oil|chicken, brittle/i },
    },
    {
      said: 'Is there anything step-free? My sister uses a wheelchair.',
      hard: { any: [{ tag: 'Wheelchair access' }, { text: /step-free|\bramps?\b|level floors|level access/i }] },
    },
    { said: 'west locks', hard: { area: 'West Locks' } },
    {
      said: 'i search ceviche',
      hard: { any: [{ text: /ceviche|aguachile|crudo/i }, { cuisine: 'Peruvian' }] },
      best: { text: /ceviche/i },
    },
  ],
  combined: [
    {
      said: 'wine bar that also does actual food, tannery row / north quay',
      hard: { cuisine: 'Wine bar', area: ['Tannery Row', 'North Quay'], food: true },
    },
    {
      said: 'Indian we can book for 16, ideally with a room to ourselves',
      hard: { cuisine: 'Indian', reservations: true },
      best: { any: [{ tag: 'Private room' }, { text: /parties of thirty|fits sixteen/i }] },
      good: { tag: 'Groups' },
    },
    {
      said: 'brunch with the dog, west ferry or west locks, not too dear',
      hard: {
        area: ['West Ferry', 'West Locks'],
        tag: 'Dog friendly',
        price: [1, 2],
        any: [{ tag: 'Brunch' }, { meal: 'breakfast' }],
      },
    },
    {
      said: 'peruvian or mexican w good cocktails, mid to upper price',
      hard: { cuisine: ['Peruvian', 'Mexican'], price: [2, 3, 4] },
      best: { tag: 'Cocktails', price: [3, 4] },
      good: { any: [{ tag: 'Cocktails' }, { bar: true }] },
    },
    {
      said: 'halal lunch under 10 quid in southmarsh or west ferry',
      hard: { area: ['Southmarsh', 'West Ferry'], tag: 'Halal', meal: 'lunch', price: [1] },
    },
    {
      said: 'the best rated japanese you have, I can spend 100 each',
      hard: { cuisine: 'Japanese' },
      best: { rated: 5 },
      good: { rated: 4.5 },
    },
    {
      said: 'pub, rated 4 or better, that does meals and has a real fire',
      hard: { ...FIRE, cuisine: 'Pub', food: true, rated: 4 },
    },
    {
      said: "Greek by the water please, and my partner can't have gluten",
      hard: { ...GLUTEN_FREE, cuisine: 'Greek' },
      best: { name: 'Ouzo & Oar' },
      good: { area: ['Old Harbour', 'Gull Strand', 'North Quay'] },
    },
    {
      said: 'quick solo lunch exchange sq, max £12',
      hard: { area: 'Exchange Square', meal: 'lunch', price: [1, 2] },
      best: { price: [1] },
      good: { tag: 'Solo friendly' },
    },
  ],
  negated: [
    {
      said: 'cant do oysters or raw stuff (bad experience) but do want seafood, old harbour',
      hard: { cuisine: 'Seafood', area: 'Old Harbour', not: { name: 'Halyard Oyster Room' } },
      best: { name: ['Mother Cormorant', "Coxswain's Vista"] },
    },
    {
      said: 'please not another steakhouse. client dinner, exchange square',
      hard: { area: 'Exchange Square', meal: 'dinner', not: { cuisine: 'Steakhouse' } },
      best: { any: [{ tag: 'Business lunch' }, { tag: 'Private room' }] },
    },
    {
      said: "she can't handle spice, he only wants asian. dinner",
      hard: { cuisine: ASIAN, meal: 'dinner', not: [{ cuisine: 'Sichuan' }, { name: 'Mortar Thai Canteen' }] },
      best: {
        any: [
          { cuisine: ['Japanese', 'Vietnamese', 'Cantonese'] },
          { text: /gentle end of thai|heat is held|mild, kind/i },
        ],
      },
      good: { cuisine: ['Chinese', 'Korean', 'Filipino'] },
    },
    { said: 'ice cream but nowhere near the beach', hard: { cuisine: 'Ice cream', not: { area: 'Gull Strand' } } },
    {
      said: 'team dinner for 8, absolutely no karaoke',
      hard: { meal: 'dinner', not: { text: /karaoke/i } },
      best: { tag: 'Groups' },
    },
    {
      said: 'veggie place, just dont send me to a vegan one, i live for cheese',
      hard: {
        ...VEGETARIAN,
        not: [{ cuisine: 'Vegan' }, { text: /all of it vegan|entirely vegan|everything is vegan/i }],
      },
      best: { cuisine: 'Vegetarian' },
      good: { tag: 'Vegetarian friendly' },
    },
    {
      said: "second date, we've done italian and french is a bit much",
      hard: { not: { cuisine: ['Italian', 'French'] } },
      best: { tag: 'Date night' },
    },
  ],
  misspelled: [
    { said: 'gerogian fodo', hard: { cuisine: 'Georgian' } },
    { said: 'argentinain stek', hard: { cuisine: ['Argentinian', 'Steakhouse'] }, best: { cuisine: 'Argentinian' } },
    {
      said: 'cofeeshop wth outdor tabels dog frendly',
      hard: {
        any: [{ cuisine: ['Cafe', 'Bakery'] }, { tag: 'Coffee' }],
        tag: ['Outdoor seating', 'Dog friendly'],
      },
    },
    { said: 'chines fod latenight theatremile', hard: { cuisine: CHINESE, area: 'Theatre Mile', tag: 'Late night' } },
    { said: 'burittos', hard: { cuisine: 'Mexican' }, best: { text: /burrito/i } },
    {
      said: 'somwhere romanttic an quite fr dinnr in noth quay',
      hard: { area: 'North Quay', meal: 'dinner' },
      best: { tag: 'Date night' },
    },
  ],
  colloquial: [
    {
      said: 'sort of a cheeky nandos vibe',
      best: { any: [{ text: /piri-piri|pollo a la brasa|charcoal chicken/i }, { text: /jerk chicken/i }] },
      good: { text: /chicken/i, price: [1, 2] },
    },
    { said: 'broke af + starving, gull strand', hard: { area: 'Gull Strand', price: [1], food: true } },
    {
      said: 'knackered. something to bring home, bell gardens',
      hard: { area: 'Bell Gardens', tag: 'Take-out' },
      best: { not: { cuisine: 'Ice cream' } },
    },
    { said: 'wee dram by the fire', hard: FIRE, best: { bar: true } },
    {
      said: 'a natter and a scone with my sister',
      hard: { any: [{ cuisine: ['Cafe', 'Bakery'] }, { text: /scones?\b/i }] },
      best: { text: /scones?\b/i },
    },
    { said: "who's still pouring at 1am", hard: { bar: true, tag: 'Late night' } },
    {
      said: 'bangin spag bol that wont break the bank',
      hard: { cuisine: 'Italian', price: [1, 2] },
      best: { text: /bolognese/i },
      good: { rated: 3.5 },
    },
    {
      said: 'wanna get messy n eat with my hands 😂',
      best: {
        any: [
          { cuisine: ['Ethiopian', 'Barbecue'] },
          { name: ['Wharf Bucket', 'Lola Remy', 'Bluetick Porch', 'Jerk Ferryman', 'Pollos Chasqui', 'Gochu Gochu'] },
        ],
      },
      good: { any: [{ cuisine: ['Burgers', 'Mexican', 'Southern', 'Pizza', 'Korean'] }, { tag: 'Lively' }] },
    },
  ],
  occasion: [
    {
      said: 'stag do, 14 blokes, beer and a load of meat',
      best: {
        any: [
          { text: /stag part/i },
          {
            tag: 'Groups',
            cuisine: ['Barbecue', 'Steakhouse', 'Brazilian', 'German', 'Argentinian', 'Turkish', 'Korean'],
          },
        ],
      },
      good: { tag: 'Groups' },
    },
    {
      said: 'I was an idiot and need to say sorry to my wife over a very good dinner',
      hard: { meal: 'dinner' },
      best: { any: [{ text: /being forgiven/i }, { tag: 'Date night', price: [3, 4, 5] }] },
      good: { any: [{ tag: 'Date night' }, { price: [4, 5] }] },
    },
    {
      said: 'got a job interview at 9 in exchange square, breakfast near there first',
      hard: { area: 'Exchange Square', meal: 'breakfast' },
      best: { name: 'Café Dividende' },
      good: { name: 'Petty Cash Coffee' },
    },
    {
      said: 'our book club, eight ladies who like a drink and a long chat. Evening, midweek',
      best: { any: [{ text: /book clubs|novel/i }, { tag: 'Groups', bar: true }] },
      good: { any: [{ tag: 'Groups', meal: 'dinner' }, { cuisine: 'Wine bar' }] },
    },
    {
      said: 'Good morning. On Sunday we have the christening of our son. After, there will be lunch for all the family, from babies until my great-grandfather. You have an idea where we can go?',
      hard: { meal: 'lunch' },
      best: { any: [{ text: /christening/i }, { tag: ['Groups', 'Kid friendly'] }] },
      good: { any: [{ tag: 'Groups' }, { tag: 'Kid friendly' }] },
    },
    {
      said: 'moving house saturday and have to feed the mates who are carrying the sofa. Breakfast, big, cheap',
      hard: { meal: 'breakfast', price: [1, 2] },
      best: { any: [{ name: ['Dot’s Caff', "The Bosun's Kettle"] }, { tag: 'Groups', price: [1] }] },
      good: { price: [1] },
    },
    {
      said: 'eid dinner with cousins, aunties, the lot',
      hard: { meal: 'dinner', any: [{ tag: 'Halal' }, { text: /halal/i }] },
      best: { any: [{ text: /\beid\b/i }, { tag: ['Halal', 'Groups'] }] },
      good: { tag: 'Kid friendly' },
    },
  ],
  diet: [
    {
      said: 'my gf is gf lol. tacos?',
      hard: { ...GLUTEN_FREE, cuisine: 'Mexican' },
      best: { text: /tacos?\b|tortilla/i },
    },
    {
      said: 'no dairy no eggs no meat. breakfast in west ferry possible??',
      hard: { ...VEGAN, area: 'West Ferry', meal: 'breakfast' },
    },
    {
      said: 'meat free monday, a decent dinner for roughly 40 a head',
      hard: { ...VEGETARIAN, meal: 'dinner', price: [1, 2, 3] },
      best: { cuisine: ['Vegetarian', 'Vegan'] },
      good: { price: [2, 3] },
    },
    {
      said: 'a thai that looks after vegetarians, but not the one in west locks',
      hard: { ...VEGETARIAN, cuisine: 'Thai', not: { area: 'West Locks' } },
    },
    {
      said: 'Severe shellfish allergy in the family. Where is safest for lunch by the sea?',
      hard: { meal: 'lunch', not: { cuisine: 'Seafood' } },
      best: { area: ['Gull Strand', 'Old Harbour'] },
      good: { any: [{ area: 'North Quay' }, { tag: 'View' }] },
      says: /allerg|kitchen|confirm|check|\bcall|\bring\b|tell them|ask/i,
    },
  ],
  ...UNUSUAL_C_TALKS,
};
