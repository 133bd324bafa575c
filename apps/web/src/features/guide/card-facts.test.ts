import type { Card } from '@saffron/contracts/guide';
import { DESCRIPTION_FALLBACK } from '@saffron/contracts/texts';
import { expect, test } from 'vitest';
import { cardFacts } from './card-facts.ts';

const CARD: Card = {
  id: '1',
  name: 'Café & Bar Belmonte',
  description: 'Small and candlelit.',
  neighborhood: 'Mission',
  cuisine: 'Italian',
  priceRange: '$$$',
  website: 'https://belmonte.example',
  address: '18 Orchard Row',
  phone: null,
  hours: null,
  latitude: null,
  rating: null,
  reservations: false,
  tags: [],
  longitude: null,
  reason: null,
};

test('a complete card shows its own values', () => {
  expect(cardFacts(CARD)).toEqual({
    description: 'Small and candlelit.',
    cuisine: 'Italian',
    price: '$$$',
    place: '18 Orchard Row',
    neighborhood: 'Mission',
    href: 'https://belmonte.example/',
    hasWebsite: true,
  });
});

test('missing values have fallbacks', () => {
  const facts = cardFacts({ ...CARD, description: ' ', cuisine: '', priceRange: '', address: null });
  expect(facts).toMatchObject({ description: DESCRIPTION_FALLBACK, cuisine: 'food', price: '$', place: 'Mission' });
});

test('without an address and a neighborhood, no place shows', () => {
  expect(cardFacts({ ...CARD, address: null, neighborhood: null }).place).toBeNull();
});

test.each([
  ['4', '$$$$'],
  ['$$$$$$$$', '$$$$$'],
  ['0', '$'],
  ['cheap', '$'],
])('price %s is %s', (priceRange, price) => {
  expect(cardFacts({ ...CARD, priceRange }).price).toBe(price);
});

test('without a website, the web is searched for name and address', () => {
  const { href, hasWebsite } = cardFacts({ ...CARD, website: null });
  expect(hasWebsite).toBe(false);
  expect(new URL(href).searchParams.get('q')).toBe('Café & Bar Belmonte 18 Orchard Row');
});

test.each(['javascript:alert(1)', 'data:text/html,x', ' '])('%s is not a website', (website) => {
  expect(cardFacts({ ...CARD, website }).href).toMatch(/^https:\/\/www\.google\.com\/search/);
});

test('a website without its scheme gets one', () => {
  expect(cardFacts({ ...CARD, website: 'belmonte.example/menu' }).href).toBe('https://belmonte.example/menu');
});
