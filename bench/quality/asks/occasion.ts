import type { Ask } from '../ask.ts';

/** Occasions and moods: what a reviewer's tags say, and what reading the notes tells. */
export const occasion: Ask[] = [
  {
    said: 'somewhere cosy for a first date',
    best: { any: [{ tag: 'Date night', text: /candle|low|dim|small|fire|stove|nine tables|twelve tables|lamps/i }] },
    good: { tag: 'Date night' },
  },
  {
    said: 'our wedding anniversary dinner',
    hard: { meal: 'dinner' },
    best: { text: /anniversar|silver weddings|of a marriage|proposal/i },
    good: { tag: 'Date night' },
  },
  {
    said: 'birthday dinner for ten',
    hard: { meal: 'dinner' },
    best: { tag: 'Groups', text: /birthday|ten people|for ten|fifteen|of eight|of twelve|engagements/i },
    good: { tag: 'Groups' },
  },
  {
    said: 'where can I take my parents for dinner',
    hard: { meal: 'dinner' },
    best: { text: /parent|relatives|meeting the family|godfather|aunt|uncle/i },
    good: { any: [{ tag: 'Quiet' }, { tag: 'Classic' }] },
  },
  { said: 'I want to propose to my girlfriend', best: { text: /proposal/i }, good: { tag: 'Date night' } },
  {
    said: 'lunch with an important client',
    hard: { meal: 'lunch' },
    best: { any: [{ tag: 'Business lunch' }, { text: /client/i }] },
  },
  {
    said: 'a quiet place to read a book over coffee',
    best: { cuisine: ['Cafe', 'Nordic'], any: [{ tag: 'Quiet' }, { text: /read|book/i }] },
    good: { cuisine: 'Cafe' },
  },
  {
    said: "my son's sixth birthday party",
    best: { tag: 'Kid friendly', text: /birthday|football team|dough to shape|bell/i },
    good: { tag: 'Kid friendly' },
  },
  { said: 'a lively night out with friends', best: { tag: 'Lively' }, good: { tag: ['Late night', 'Groups'] } },
  {
    said: 'pre-theatre dinner',
    hard: { meal: 'dinner' },
    best: { tag: 'Pre-theatre' },
    good: { area: 'Theatre Mile' },
  },
  {
    said: 'planning a hen night',
    best: { any: [{ text: /hen night|stag part/i }, { tag: ['Groups', 'Lively'] }] },
    good: { any: [{ tag: 'Lively' }, { tag: ['Groups', 'Cocktails'] }] },
  },
  {
    said: 'meeting my in-laws for the first time',
    best: { text: /in-law|meeting the family|parents/i },
    good: { any: [{ tag: 'Quiet' }, { tag: 'Classic' }] },
  },
  {
    said: 'dinner alone at a counter',
    hard: { meal: 'dinner' },
    best: { tag: ['Solo friendly', 'Counter seating'] },
    good: { any: [{ tag: 'Solo friendly' }, { tag: 'Counter seating' }] },
  },
  {
    said: 'somewhere to work with my laptop',
    best: { name: ['Gantry Coffee', 'Marginalia & Milk', 'Cardamom Post', 'Saddlestitch'] },
    good: { cuisine: 'Cafe' },
  },
  {
    said: 'drinks at sunset',
    hard: { bar: true },
    best: { name: ['The Windbreak', 'The Plimsoll Room', 'Ouzo & Oar'] },
    good: { tag: 'View' },
  },
  { said: 'a table with a view', hard: { tag: 'View' } },
  {
    said: 'celebrating a promotion',
    best: { text: /promotion|celebrat|bonus day|signed lease|good news|contract|inheritance/i },
    good: { any: [{ tag: 'Tasting menu' }, { price: [4, 5] }] },
  },
  {
    said: 'romantic Italian',
    hard: { cuisine: 'Italian' },
    best: { any: [{ tag: 'Date night' }, { text: /low-lit date/i }] },
  },
  {
    said: 'a quiet French dinner for our anniversary',
    hard: { cuisine: 'French', meal: 'dinner' },
    best: { tag: ['Quiet', 'Date night'] },
    good: { any: [{ tag: 'Quiet' }, { tag: 'Date night' }] },
  },
  { said: 'family lunch with two toddlers', hard: { meal: 'lunch' }, best: { tag: 'Kid friendly' } },
  {
    said: 'cheap place for a big group to share food',
    hard: { price: [1, 2] },
    best: { tag: 'Groups', text: /shar|spread|platter|mezze|tower|table of|feast|banchan|tapas|injera/i },
    good: { tag: 'Groups' },
  },
  { said: 'where can we go dancing', best: { text: /dancing|dance floor/i }, good: { tag: 'Live music' } },
  {
    said: 'jazz with dinner',
    hard: { meal: 'dinner' },
    best: { text: /jazz|trio|pianist/i },
    good: { tag: 'Live music' },
  },
  {
    said: 'a garden for a warm summer evening',
    hard: { meal: 'dinner', any: [{ tag: 'Outdoor seating' }, { text: /garden|courtyard/i }] },
    best: { text: /garden|courtyard/i },
  },
  {
    said: 'winter dinner by an open fire',
    hard: {
      meal: 'dinner',
      any: [{ tag: 'Fireplace' }, { text: /fire in the grate|log fires|wood stove|tiled stove/i }],
    },
  },
  { said: 'where can we watch the match', hard: { tag: 'Sports on TV' } },
  {
    said: 'hungover brunch with friends',
    hard: { any: [{ meal: 'breakfast' }, { tag: 'Brunch' }] },
    best: { any: [{ tag: 'Brunch' }, { text: /hangover/i }] },
  },
  {
    said: 'late supper after the theatre',
    hard: { tag: 'Late night', food: true, meal: 'dinner' },
    best: { text: /post-show|curtain|stage|cast|audience/i },
    good: { area: 'Theatre Mile' },
  },
  {
    said: 'a calm place where I can hear my grandmother',
    best: { tag: 'Quiet' },
    good: { text: /calm|murmur|unhurried|easy on the ears/i },
  },
  {
    said: 'dress up and impress somebody',
    best: { any: [{ price: [5] }, { price: [4], tag: 'Date night' }] },
    good: { price: [4] },
  },
];
