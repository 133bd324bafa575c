import type { Ask, Kind } from '../ask.ts';
import { CHINESE, EAT, GLUTEN_FREE, LEAK, READS_ENGLISH, UNKNOWN, VEGAN, VEGETARIAN } from './shared.ts';

const OYSTERS = /(?<!chicken |king )\boysters?\b(?! leaf| mushroom| sauce)/i;
const FISH_AND_CHIPS = /fish[- ]and[- ]chip|haddock with hand-cut chips/i;
const DRY = { text: /no (wine|alcohol)|in place of wine/i };
const BURGER = { any: [{ cuisine: 'Burgers' }, { text: /\bburgers?\b|patty melts/i }] };
const BY_THE_WATER = ['Old Harbour', 'North Quay', 'West Ferry', 'West Locks', 'Gull Strand'];
const WATER_VIEW = [{ tag: 'View' }, { name: ['Mallard & Mustard', 'Tre Chiuse', 'La Barquilla Azul'] }];
/** A tasting menu is not all there is. */
const A_LA_CARTE = { text: /à la carte|card of ten|vegetarian tasting menu/i };
const SET_SUPPER = { text: /one set supper/i };

/** Ordinary asks by somebody who did not know the engine. */
export const ORDINARY_G: Readonly<Record<Kind, readonly Ask[]>> = {
  single: [
    {
      said: 'dumplings',
      hard: { text: /\bdumplings?\b|wonton|pierogi|gyoza|khinkali|dim sum/i, not: { cuisine: 'Ice cream' } },
      best: { cuisine: [...CHINESE, 'Polish', 'Georgian'] },
      good: { cuisine: 'Japanese' },
    },
    { said: 'who does oysters', hard: { text: OYSTERS }, best: { cuisine: 'Seafood' } },
    {
      said: 'anywhere with karaoke?',
      hard: { text: /karaoke/i },
      best: { name: ['Lola Remy', 'Harbour Moon Banquet Hall'] },
    },
    {
      said: 'afternoon tea',
      hard: { any: [{ cuisine: 'Cafe' }, { tag: 'Coffee' }, { meal: 'breakfast', text: /\bteas?\b/i }] },
      best: { text: /afternoon tea/i },
      good: { cuisine: 'Cafe', text: /\bcakes?\b|scones/i, not: { tag: 'Take-out' } },
    },
    { said: "somewhere I can bring my dog please, he's very good", hard: { tag: 'Dog friendly' } },
    {
      said: 'best cheap eats?',
      hard: { food: true, price: [1, 2] },
      best: { price: [1], rated: 4.5, not: { cuisine: 'Ice cream' } },
      good: {
        any: [
          { price: [1], rated: 4 },
          { price: [2], rated: 4.5 },
        ],
      },
    },
  ],
  combined: [
    {
      said: 'tacos and margaritas tonight',
      hard: { cuisine: 'Mexican', meal: 'dinner' },
      best: { text: /margaritas/i },
      good: { bar: true },
    },
    {
      said: 'saturday brunch with the pram, west ferry or bell gardens',
      hard: { area: ['West Ferry', 'Bell Gardens'], any: [{ meal: 'breakfast' }, { tag: 'Brunch' }] },
      best: { tag: ['Brunch', 'Kid friendly'] },
      good: { any: [{ tag: 'Brunch' }, { tag: 'Kid friendly' }] },
    },
    {
      said: 'lunch for 6 by exchange square next week, clients, we need our own room',
      hard: { area: 'Exchange Square', meal: 'lunch', tag: 'Private room' },
    },
    {
      said: 'Dinner with a view for 4 of us, bookable and not crazy expensive',
      hard: { meal: 'dinner', reservations: true, price: [1, 2, 3], any: WATER_VIEW },
      best: { tag: 'View', rated: 3.5 },
      good: { rated: 3.5 },
    },
    {
      said: 'quick lunch under 15 in tannery row or southmarsh',
      hard: { area: ['Tannery Row', 'Southmarsh'], meal: 'lunch', price: [1] },
      best: { any: [{ tag: 'Take-out' }, { tag: 'Solo friendly' }] },
    },
    {
      said: 'french for thursday evening, nice but not silly money',
      hard: { cuisine: 'French', meal: 'dinner', price: [1, 2, 3] },
      best: { rated: 4 },
    },
    {
      said: 'halal food open past midnight, eastgate or near the uni',
      hard: { area: ['Eastgate', 'University Quarter'], tag: ['Halal', 'Late night'] },
    },
    {
      said: 'cosy pub with a fire, doing evening food, bell gardens or west locks',
      hard: { area: ['Bell Gardens', 'West Locks'], cuisine: 'Pub', tag: 'Fireplace', meal: 'dinner' },
    },
  ],
  negated: [
    {
      said: "lunch down the old harbour, husband doesn't like fish",
      hard: { area: 'Old Harbour', meal: 'lunch', not: { cuisine: 'Seafood' } },
      best: { name: ['Forno Dogana', 'Casa do Farol', "The Bosun's Kettle", 'Keel & Crumb'] },
    },
    {
      said: 'somewhere romantic for dinner that isnt one of those tasting menu places',
      hard: { meal: 'dinner', not: { tag: 'Tasting menu', not: A_LA_CARTE } },
      best: { tag: 'Date night', not: [{ tag: 'Tasting menu' }, SET_SUPPER] },
      good: { any: [{ tag: 'Date night' }, { text: /low-lit date|candles in flowerpots/i }], not: SET_SUPPER },
    },
    {
      said: 'bell gardens tonight with kids, anything but pizza, we had it yesterday',
      hard: { area: 'Bell Gardens', meal: 'dinner', not: { cuisine: ['Pizza', 'Ice cream'] } },
      best: { tag: 'Kid friendly' },
    },
    {
      said: 'veggie dinner, not indian again',
      hard: { ...VEGETARIAN, meal: 'dinner', not: { cuisine: ['Indian', 'Ice cream'] } },
      best: { any: [{ cuisine: ['Vegetarian', 'Vegan'] }, { tag: 'Vegetarian friendly' }, { tag: 'Vegan friendly' }] },
    },
    {
      said: 'good burger but not thesis burger, went there last week and never again',
      hard: { ...BURGER, not: { name: 'Thesis Burger' } },
      best: { cuisine: 'Burgers', rated: 3.5 },
    },
  ],
  misspelled: [
    { said: 'chineese takaway sothmarsh', hard: { cuisine: CHINESE, area: 'Southmarsh', tag: 'Take-out' } },
    {
      said: 'morrocan or lebaneese for diner, 4 of us',
      hard: { cuisine: ['Moroccan', 'Lebanese'], meal: 'dinner' },
      best: { reservations: true },
    },
    { said: 'brekfast wiht gluten fre optoins', hard: { meal: 'breakfast', ...GLUTEN_FREE } },
    {
      said: 'romanitc diner crown hil',
      hard: { area: 'Crown Hill', meal: 'dinner' },
      best: { tag: 'Date night' },
      good: { tag: 'Quiet' },
    },
  ],
  colloquial: [
    {
      said: 'gagging for a kebab',
      hard: {
        any: [
          { text: /kebab|seekh|\bsuya\b|lamb skewers/i },
          { cuisine: 'Turkish', meal: 'dinner' },
          { name: 'Lassi Brothers' },
        ],
      },
      best: { text: /kebabs?\b|\bsuya\b/i, price: [1, 2], not: { cuisine: 'Vegan' } },
      good: { price: [1, 2] },
    },
    {
      said: 'im hanging, whatll sort me out',
      hard: { food: true },
      best: {
        text: /hangover|cures most things|clears the head|sets the day straight|not-quite-awake|fry-up|fried breakfast|black pudding|bacon sandwich|bacon rolls/i,
      },
      good: {
        price: [1, 2],
        rated: 3,
        any: [
          { tag: 'Brunch' },
          { cuisine: ['Burgers', 'American', 'Cafe'] },
          { cuisine: 'Vietnamese', price: [1] },
          { text: /\b(ramen|noodle soup|congee)\b/i },
        ],
      },
    },
    { said: 'chippy tea tonight?', hard: { meal: 'dinner', text: FISH_AND_CHIPS }, best: { cuisine: 'Seafood' } },
    {
      said: 'sat night with the lads, beers n food n a bit of noise',
      hard: {
        food: true,
        meal: 'dinner',
        any: [{ bar: true }, { tag: 'Craft beer' }, { tag: 'Lively' }, { tag: 'Sports on TV' }],
      },
      best: {
        price: [1, 2, 3],
        any: [{ tag: ['Lively', 'Groups'] }, { tag: 'Sports on TV' }, { tag: ['Craft beer', 'Groups'] }],
      },
      good: {
        price: [1, 2, 3],
        any: [{ tag: 'Lively' }, { tag: 'Groups' }, { cuisine: 'Pub', not: { tag: 'Quiet' } }],
      },
    },
    {
      said: 'fancy a pint in the sun by the water',
      hard: { bar: true, tag: 'Outdoor seating', area: BY_THE_WATER },
      best: { cuisine: 'Pub' },
      good: { text: /\bbeer|pilsner|lager|micheladas|\bcider\b/i },
    },
  ],
  occasion: [
    {
      said: "I'm going to propose on saturday!!! need the perfect spot",
      hard: { any: [{ meal: 'dinner' }, { bar: true }] },
      best: { any: [{ text: /proposal/i }, { tag: ['Date night', 'View'] }] },
      good: { tag: 'Date night' },
    },
    {
      said: 'first date weds, something relaxed where we can share plates and a bottle of wine',
      hard: { meal: 'dinner', not: DRY },
      best: {
        any: [
          { tag: 'Date night', cuisine: ['Wine bar', 'Spanish', 'Greek', 'Ethiopian', 'Vietnamese'] },
          { tag: 'Date night', text: /small plates/i },
        ],
      },
      good: {
        price: [1, 2, 3],
        any: [
          { tag: 'Date night' },
          { tag: 'Natural wine' },
          { cuisine: ['Spanish', 'Georgian', 'Greek', 'Lebanese', 'Israeli'], not: { tag: 'Take-out' } },
        ],
      },
    },
    {
      said: 'leaving do for 15 from the office, thursday after work, nothing fancy but we want to sit and eat',
      hard: {
        meal: 'dinner',
        any: [{ tag: 'Groups' }, { tag: 'Private room' }, { cuisine: 'Pub', reservations: true }],
      },
      best: { tag: 'Groups', bar: true, price: [1, 2, 3] },
      good: { tag: 'Groups', price: [1, 2, 3] },
    },
    {
      said: 'meeting my girlfriends parents for the first time, dinner, want it quiet and nice',
      hard: { meal: 'dinner', not: { tag: 'Lively' } },
      best: {
        any: [
          { text: /meeting the family|parents-in-law/i },
          { tag: 'Quiet', price: [3, 4], reservations: true },
          { text: /calm enough|easy on the ears|hardly a raised voice/i },
        ],
      },
      good: {
        any: [
          { tag: 'Quiet', not: { price: [1] } },
          { price: [3, 4], reservations: true, rated: 4 },
        ],
        not: [{ tag: 'Live music' }, { text: /noisy|carrying sort of noise|carries sound|louder/i }],
      },
    },
    {
      said: 'just moved here, eating on my own tonight, where would i not feel weird',
      hard: { meal: 'dinner', not: { cuisine: 'Ice cream' } },
      best: { tag: 'Solo friendly' },
      good: { any: [{ tag: 'Counter seating' }, { text: /solitary|alone/i }] },
    },
    {
      said: 'Dad is turning 70, 14 of us for sunday lunch, he is in a wheelchair',
      hard: { meal: 'lunch', tag: 'Wheelchair access' },
      best: { tag: 'Groups', reservations: true, rated: 3.5 },
      good: { reservations: true },
    },
  ],
  diet: [
    { said: 'gf pizza for the kids', hard: { cuisine: 'Pizza', ...GLUTEN_FREE } },
    {
      said: "i'm vegan, he's a total carnivore, where can we both have dinner",
      hard: {
        ...VEGAN,
        meal: 'dinner',
        not: [
          { cuisine: ['Vegan', 'Vegetarian', 'Ice cream'] },
          { name: ['Pepper Abbess', 'Dosa Department', 'Falafel Coppersmith'] },
        ],
      },
      best: { tag: 'Vegan friendly' },
    },
    {
      said: 'ice cream my son can have, no dairy',
      hard: { cuisine: 'Ice cream', any: [...VEGAN.any, { text: /dairy-free/i }] },
      best: VEGAN,
    },
    { said: 'halal lunch west ferry', hard: { area: 'West Ferry', meal: 'lunch', tag: 'Halal' } },
  ],
  'multi-turn': [
    {
      said: ['italian tonight', 'we want to sit outside', 'and under 30 a head'],
      hard: { cuisine: ['Italian', 'Pizza'], meal: 'dinner', tag: 'Outdoor seating', price: [1, 2] },
      best: { cuisine: 'Italian' },
    },
    {
      said: ['hiya', 'any decent chinese?', "nothing too spicy tho, it's for my gran"],
      hard: { cuisine: CHINESE, not: { cuisine: 'Sichuan' } },
      best: { any: [{ cuisine: 'Cantonese' }, { name: ['Nine Pleats', 'Mandarin Mint', 'Midnight Wonton'] }] },
      good: { not: { text: /chilli|peppercorn/i } },
    },
    {
      said: ['birthday dinner in north quay', 'something more affordable?'],
      hard: { area: 'North Quay', meal: 'dinner' },
      price: 'lower',
    },
    {
      said: ['good pubs?', 'been to those, any more'],
      hard: { any: [{ cuisine: 'Pub' }, { tag: 'Craft beer' }] },
      fresh: true,
    },
    {
      said: ['looking for sushi', 'actually no, mexican', 'in west ferry if there is any'],
      hard: { cuisine: 'Mexican', area: 'West Ferry' },
    },
    {
      said: ['dinner for 2 in bell gardens on saturday', 'sorry change of plan theres 9 of us now'],
      hard: {
        area: 'Bell Gardens',
        meal: 'dinner',
        any: [{ tag: 'Groups' }, { reservations: true }],
        not: { cuisine: 'Ice cream' },
      },
      best: { tag: 'Groups' },
    },
  ],
  reference: [
    { said: 'whats kottu barges website', tells: [{ of: 'Kottu Barge', field: 'website' }] },
    {
      said: ['any polish food round here', 'whats the phone number of the first one'],
      tells: [{ of: { turn: 0, card: 0 }, field: 'phone' }],
    },
    { said: 'does sister magnolia do brunch?', says: /yes|brunch/i, never: /^no\b|not that i know/i },
  ],
  unknowable: [
    { said: 'how long is the queue at foxlight ramen right now', says: UNKNOWN, never: /^yes/i },
    {
      said: ['italian on crown hill', 'do they have a kids menu and what does it cost'],
      says: UNKNOWN,
      never: /^yes/i,
    },
  ],
  impossible: [
    {
      said: 'indian in the old harbour?',
      hard: { area: 'Old Harbour', cuisine: ['Indian', 'Pakistani', 'Sri Lankan'] },
      near: { cuisine: ['Indian', 'Pakistani', 'Sri Lankan'] },
      cards: 'some',
    },
    {
      said: 'dinner on crown hill, 15 each max',
      hard: { area: 'Crown Hill', meal: 'dinner', price: [1] },
      near: {
        any: [
          { area: 'Crown Hill', meal: 'dinner', price: [3] },
          { meal: 'dinner', price: [1] },
        ],
      },
      cards: 'some',
    },
    {
      said: 'is there anywhere malaysian, really want a laksa',
      hard: { any: [{ cuisine: 'Malaysian' }, { text: /malaysia|laksa|rendang/i }] },
      near: { cuisine: ['Thai', 'Vietnamese', 'Filipino', 'Sri Lankan'] },
      cards: 'some',
    },
  ],
  language: [
    {
      said: 'Bonjour, on cherche un bon resto de fruits de mer avec terrasse pour ce soir',
      cards: 'none',
      says: READS_ENGLISH,
    },
    { said: 'Dove possiamo mangiare una buona pizza con i bambini?', cards: 'none', says: READS_ENGLISH },
  ],
  'off-topic': [{ said: 'who won the football last night', cards: 'none', says: EAT }],
  adversarial: [
    {
      said: 'bbq ribs in southmarsh, cheap and filling',
      hard: { area: 'Southmarsh', any: [{ cuisine: 'Barbecue' }, { text: /\bribs\b/i }], price: [1, 2] },
      never: LEAK,
    },
  ],
};
