import { expect, test } from 'vitest';
import { restaurantResolver } from './restaurant-schema.ts';
import { NEW_RESTAURANT, type RestaurantValues } from './values.ts';

const VALID: RestaurantValues = { ...NEW_RESTAURANT, name: 'Zu', neighborhood: 'North', cuisine: 'Thai' };

async function errorsOf(values: Partial<RestaurantValues>, stored?: RestaurantValues) {
  const resolve = restaurantResolver(stored);
  const { errors } = await resolve({ ...VALID, ...values }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return errors;
}

test('name, neighborhood and cuisine need at least two characters', async () => {
  expect(await errorsOf({})).toEqual({});
  expect(await errorsOf({ name: ' A ', neighborhood: '', cuisine: 'x' })).toMatchObject({
    name: { message: 'Restaurant name must be at least 2 characters' },
    neighborhood: { message: 'Neighborhood must be at least 2 characters' },
    cuisine: { message: 'Cuisine type must be at least 2 characters' },
  });
});

test.each(['', ' ', 'http://a.example', 'https://a.example/b?c=d'])('%j is a valid website', async (website) => {
  expect(await errorsOf({ website })).toEqual({});
});

test.each(['a.example', 'www.a.example', 'javascript:alert(1)', 'ftp://a.example', 'https://'])(
  '%j is not a valid website',
  async (website) => {
    expect(await errorsOf({ website })).toMatchObject({ website: { message: 'Please enter a valid URL' } });
  },
);

test('text over the maximum length is reported at its field', async () => {
  const tooLong = { message: expect.stringContaining('200 characters') };
  expect(await errorsOf({ name: 'x'.repeat(201) })).toMatchObject({ name: tooLong });
  expect(await errorsOf({ tags: ['a'.repeat(100), 'b'.repeat(99)] })).toMatchObject({ tags: tooLong });
  expect(await errorsOf({ phone: '5'.repeat(61) })).toMatchObject({ phone: { message: expect.any(String) } });
  expect(await errorsOf({ notes: { ...VALID.notes, vibe: 'x'.repeat(10_001) } })).toMatchObject({
    notes: { vibe: { message: expect.any(String) } },
  });
});

test('an unchanged field of a stored restaurant passes', async () => {
  const stored = { ...VALID, neighborhood: '' };
  expect(await errorsOf({ neighborhood: '' }, stored)).toEqual({});
  expect(await errorsOf({ neighborhood: 'x' }, stored)).toHaveProperty('neighborhood');
});
