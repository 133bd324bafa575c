import { expect, test } from 'vitest';
import { restaurant } from '../../../../test/example-guide.ts';
import { recordOf } from './record.ts';

test('a record contains the embedded text and the metadata', () => {
  const ox = restaurant(7, {
    name: 'The Ox',
    cuisine: 'Pub',
    neighborhood: 'Old Harbour',
    price: 2,
    tag: 'Quiet, Classic',
    bar: true,
    saffronNotes: JSON.stringify({ vibe: 'Low beams and a fire.', food_notes: 'Pies.' }),
  });
  expect(recordOf(ox)).toEqual({
    _id: '7',
    text: 'The Ox. Pub in Old Harbour. Quiet, Classic. lunch, dinner. Low beams and a fire. Pies',
    name: 'The Ox',
    cuisine: 'Pub',
    neighborhood: 'Old Harbour',
    price: 2,
    meals: ['lunch', 'dinner'],
    tags: ['Quiet', 'Classic'],
    bar: true,
    restaurant: true,
    reservations: false,
  });
});

test('empty fields are omitted; notes without sections are embedded as text, up to the limit', () => {
  const bare = { price: null, mealTypeLunch: false, mealTypeDinner: false, restaurant: false };
  const record = recordOf(restaurant(8, { ...bare, name: 'Bare', saffronNotes: 'Said '.repeat(3000) }));
  expect(Object.keys(record)).toEqual(['_id', 'text', 'name', 'bar', 'restaurant', 'reservations']);
  expect(record.text).toHaveLength(8000);
  expect(record.text).toMatch(/^Bare\. Said Said/);
});

test('the limit does not split a character, which would be rejected', () => {
  for (const padding of ['', 'x'])
    expect(recordOf(restaurant(9, { name: 'Bare', saffronNotes: padding + '🍜'.repeat(5000) })).text).toSatisfy(
      (text) => typeof text === 'string' && text.isWellFormed(),
    );
});
