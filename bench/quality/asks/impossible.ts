import type { Ask } from '../ask.ts';

/** Wishes that nothing in the guide meets: the reply says so and shows the nearest. */
export const impossible: Ask[] = [
  { said: 'Belgian food', hard: { cuisine: 'Belgian' }, near: { cuisine: ['French', 'German'] }, cards: 'some' },
  {
    said: 'a cheap steakhouse',
    hard: { cuisine: 'Steakhouse', price: [1] },
    near: { any: [{ cuisine: 'Steakhouse' }, { cuisine: ['Argentinian', 'Burgers', 'Barbecue'], price: [1, 2] }] },
    cards: 'some',
  },
  {
    said: 'Ethiopian on Crown Hill',
    hard: { cuisine: 'Ethiopian', area: 'Crown Hill' },
    near: { cuisine: 'Ethiopian' },
    cards: 'some',
  },
  {
    said: 'sushi in Bell Gardens',
    hard: { text: /sushi/i, area: 'Bell Gardens' },
    near: { any: [{ text: /sushi/i }, { cuisine: 'Japanese', area: 'Bell Gardens' }] },
    cards: 'some',
  },
  {
    said: 'kosher Thai',
    hard: { cuisine: 'Thai', tag: 'Kosher' },
    near: { any: [{ tag: 'Kosher' }, { cuisine: 'Thai' }] },
    cards: 'some',
  },
  {
    said: 'cheap dinner on Crown Hill',
    hard: { area: 'Crown Hill', price: [1], meal: 'dinner' },
    near: { area: 'Crown Hill', price: [3], meal: 'dinner' },
    cards: 'some',
  },
  {
    said: 'Mongolian',
    hard: { cuisine: 'Mongolian' },
    near: { cuisine: ['Chinese', 'Korean', 'Sichuan', 'Georgian'] },
    cards: 'some',
  },
  {
    said: 'Russian food',
    hard: { cuisine: 'Russian' },
    near: { cuisine: ['Polish', 'Georgian', 'German'] },
    cards: 'some',
  },
  {
    said: 'Korean breakfast',
    hard: { cuisine: 'Korean', meal: 'breakfast' },
    near: { cuisine: 'Korean' },
    cards: 'some',
  },
  {
    said: 'halal Cantonese',
    hard: { cuisine: 'Cantonese', tag: 'Halal' },
    near: { any: [{ tag: 'Halal', cuisine: 'Chinese' }, { tag: 'Halal' }] },
    cards: 'some',
  },
  {
    said: 'Peruvian in Tannery Row',
    hard: { cuisine: 'Peruvian', area: 'Tannery Row' },
    near: { cuisine: 'Peruvian' },
    cards: 'some',
  },
  { said: 'a restaurant in Springfield', hard: { area: 'Springfield' }, cards: 'some', near: { food: true } },
  {
    said: 'a really cheap Georgian place',
    hard: { cuisine: 'Georgian', price: [1] },
    near: { cuisine: 'Georgian' },
    cards: 'some',
  },
  {
    said: 'ramen with outdoor seating',
    hard: { text: /\bramen\b/i, tag: 'Outdoor seating' },
    near: { text: /\bramen\b/i },
    cards: 'some',
  },
  {
    said: 'Ethiopian for lunch in West Locks',
    hard: { cuisine: 'Ethiopian', area: 'West Locks', meal: 'lunch' },
    near: { cuisine: 'Ethiopian' },
    cards: 'some',
  },
  {
    said: 'Nepalese momos',
    hard: { text: /momo/i },
    near: { cuisine: ['Indian', 'Sri Lankan', 'Pakistani', 'Chinese'] },
    cards: 'some',
  },
  {
    said: 'expensive burgers',
    hard: { cuisine: 'Burgers', price: [4, 5] },
    near: { cuisine: 'Burgers', price: [2] },
    cards: 'some',
  },
  {
    said: 'cheap sushi with a view in Theatre Mile',
    hard: { text: /sushi/i, area: 'Theatre Mile' },
    near: { text: /sushi/i },
    cards: 'some',
  },
  {
    said: ['Polish', 'in Crown Hill'],
    hard: { cuisine: 'Polish', area: 'Crown Hill' },
    near: { cuisine: 'Polish' },
    cards: 'some',
  },
  {
    said: ['German', 'with a rooftop', 'in Eastgate'],
    hard: { cuisine: 'German', area: 'Eastgate' },
    near: { cuisine: 'German' },
    cards: 'some',
  },
  {
    said: 'Filipino in Gull Strand, expensive',
    hard: { cuisine: 'Filipino', area: 'Gull Strand', price: [4, 5] },
    near: { cuisine: 'Filipino' },
    cards: 'some',
  },
];
