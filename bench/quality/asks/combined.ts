import type { Ask } from '../ask.ts';

const CHINESE = ['Chinese', 'Cantonese', 'Sichuan'];

/** Several wishes at once. */
export const combined: Ask[] = [
  { said: 'cheap Mexican in West Ferry', hard: { cuisine: 'Mexican', area: 'West Ferry', price: [1] } },
  { said: 'mid-range Italian in Bell Gardens', hard: { cuisine: 'Italian', area: 'Bell Gardens', price: [2, 3] } },
  {
    said: 'an expensive French restaurant on Crown Hill',
    hard: { cuisine: 'French', area: 'Crown Hill', price: [4, 5] },
  },
  {
    said: 'Japanese in Silk Market, open late',
    hard: { cuisine: 'Japanese', area: 'Silk Market', tag: 'Late night' },
  },
  { said: 'cheap halal food in Southmarsh', hard: { area: 'Southmarsh', price: [1], tag: 'Halal' } },
  { said: 'vegetarian Indian for lunch', hard: { cuisine: 'Indian', meal: 'lunch', tag: 'Vegetarian friendly' } },
  { said: 'coffee with wifi in North Quay', hard: { name: 'Gantry Coffee' } },
  { said: 'brunch outside in Eastgate', hard: { area: 'Eastgate', tag: ['Brunch', 'Outdoor seating'] } },
  { said: 'seafood with a view in Gull Strand', hard: { cuisine: 'Seafood', area: 'Gull Strand', tag: 'View' } },
  { said: 'a wine bar on Theatre Mile', hard: { cuisine: 'Wine bar', area: 'Theatre Mile' } },
  {
    said: 'quiet Italian place in West Locks',
    hard: { cuisine: 'Italian', area: 'West Locks' },
    best: { tag: 'Quiet' },
  },
  {
    said: 'moderately priced Thai that takes reservations',
    hard: { cuisine: 'Thai', price: [2, 3], reservations: true },
  },
  { said: 'pizza with the kids at Gull Strand', hard: { cuisine: 'Pizza', area: 'Gull Strand' } },
  { said: 'gluten free pizza', hard: { cuisine: 'Pizza', text: /gluten/i } },
  {
    said: 'ramen after midnight',
    hard: { text: /\bramen\b/i, tag: 'Late night' },
    best: { name: 'Foxlight Ramen' },
  },
  { said: 'a cocktail bar with a view', hard: { cuisine: 'Cocktail bar', tag: 'View' } },
  { said: 'Korean barbecue with a private room', hard: { cuisine: 'Korean', tag: 'Private room' } },
  {
    said: 'mid-priced business lunch in Exchange Square',
    hard: { area: 'Exchange Square', meal: 'lunch', price: [2, 3] },
    best: { tag: 'Business lunch' },
  },
  { said: 'cheap breakfast in Southmarsh', hard: { area: 'Southmarsh', meal: 'breakfast', price: [1] } },
  { said: 'upscale seafood for dinner', hard: { cuisine: 'Seafood', price: [4, 5], meal: 'dinner' } },
  { said: 'French but not too expensive', hard: { cuisine: 'French', price: [1, 2] } },
  {
    said: 'takeaway noodles in the University Quarter',
    hard: { area: 'University Quarter', tag: 'Take-out', text: /noodle|\bpho\b|phở/i },
  },
  {
    said: 'a pub with a fire and a Sunday roast',
    hard: { cuisine: 'Pub', tag: 'Fireplace', text: /sunday roast/i },
  },
  { said: 'cheap Mexican with outdoor seating', hard: { cuisine: 'Mexican', price: [1], tag: 'Outdoor seating' } },
  { said: 'Indian restaurant with a view', hard: { cuisine: 'Indian', tag: 'View' } },
  { said: 'Chinese banquet with a private room', hard: { cuisine: CHINESE, tag: 'Private room' } },
  {
    said: 'vegan brunch on Gull Strand',
    hard: { area: 'Gull Strand', tag: 'Vegan friendly', any: [{ tag: 'Brunch' }, { meal: 'breakfast' }] },
  },
  {
    said: 'breakfast with children in Bell Gardens',
    hard: { area: 'Bell Gardens', meal: 'breakfast' },
    best: { tag: 'Kid friendly' },
  },
  { said: 'Spanish with live music', hard: { cuisine: 'Spanish', tag: 'Live music' } },
  { said: 'halal Caribbean in West Ferry', hard: { cuisine: 'Caribbean', area: 'West Ferry', tag: 'Halal' } },
  { said: '$$ Japanese for dinner', hard: { cuisine: 'Japanese', price: [2], meal: 'dinner' } },
  {
    said: 'dinner in Old Harbour for about 25 a head',
    hard: { area: 'Old Harbour', meal: 'dinner', price: [1, 2] },
    best: { price: [2] },
  },
  {
    said: 'Japanese lunch at a counter by myself',
    hard: { cuisine: 'Japanese', meal: 'lunch' },
    best: { tag: ['Solo friendly', 'Counter seating'] },
  },
  { said: 'wheelchair accessible pizza place', hard: { cuisine: 'Pizza', tag: 'Wheelchair access' } },
  {
    said: 'tasting menu in North Quay, money no object',
    hard: { area: 'North Quay', price: [4, 5], tag: 'Tasting menu' },
  },
  {
    said: 'dog friendly pub by the canal in West Locks',
    hard: { cuisine: 'Pub', area: 'West Locks', tag: 'Dog friendly' },
  },
];
