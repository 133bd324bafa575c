import { expect, test } from 'vitest';
import { testRestaurant } from '../../../test-restaurant.ts';
import { changedFields, NEW_RESTAURANT, type RestaurantValues, toPayload, toValues } from './values.ts';

const STORED = testRestaurant({
  name: 'Owl',
  neighborhood: 'North',
  cuisine: 'Thai',
  price: 3,
  rating: 4.5,
  tag: 'View, Date night,Late',
  saffronNotes: '{"vibe":"Calm","food_notes":"Good soup","chef":"Lee"}',
});

function changes(change: Partial<RestaurantValues>) {
  const before = toValues(STORED);
  const wire = (values: RestaurantValues) => toPayload(values, STORED.saffronNotes);
  return changedFields(wire(before), wire({ ...before, ...change }));
}

test('an unchanged edit sends nothing', () => {
  expect(changes({})).toEqual({});
  expect(changes({ name: ' Owl ' })).toEqual({});
});

test('only changed fields are sent, so that several tags survive', () => {
  expect(changes({ name: 'Night Owl', price: '', rating: '5', bar: true })).toEqual({
    name: 'Night Owl',
    price: null,
    rating: 5,
    bar: true,
  });
});

test('hours that mean the same are unchanged, however they are written', () => {
  const before = toPayload({ ...NEW_RESTAURANT, hours: 'Mo-Su 18:00-23:00; 2026-12-25 closed' });
  const after = toPayload({ ...NEW_RESTAURANT, hours: ' daily 6-11pm\n2026-12-25 off ' });
  expect(changedFields(before, after)).toEqual({});
  const later = toPayload({ ...NEW_RESTAURANT, hours: 'daily 7-11pm' });
  expect(changedFields(before, later)).toEqual({ hours: 'Mo-Su 19:00-23:00' });
  expect(changedFields(before, toPayload(NEW_RESTAURANT))).toEqual({ hours: null });
});

test('coordinates are sent and cleared together', () => {
  const before = toPayload({ ...NEW_RESTAURANT, location: '51.5033, -0.1196' });
  const moved = toPayload({ ...NEW_RESTAURANT, location: '51.5033, -0.12' });
  expect(changedFields(before, moved)).toEqual({ latitude: 51.5033, longitude: -0.12 });
  expect(changedFields(before, toPayload(NEW_RESTAURANT))).toEqual({ latitude: null, longitude: null });
});

test('one tag replaces several', () => {
  expect(changes({ tags: ['Quiet'] })).toEqual({ tag: 'Quiet' });
  expect(changes({ tags: [] })).toEqual({ tag: null });
});

test('notes keep unknown fields', () => {
  const { notes } = toValues(STORED);
  const { saffronNotes } = changes({ notes: { ...notes, occasions: 'A date' } });
  expect(JSON.parse(saffronNotes ?? '')).toEqual({
    vibe: 'Calm',
    food_notes: 'Good soup',
    occasions: 'A date',
    chef: 'Lee',
  });
});

test('a new restaurant has price 2, no rating, and tags joined by comma and space', () => {
  const wire = toPayload({ ...NEW_RESTAURANT, name: ' Owl ', tags: ['View', 'Late'], tagDraft: ' quiet ' });
  expect(wire).toMatchObject({ name: 'Owl', price: 2, rating: null, tag: 'View, Late, quiet', website: null });
  expect(toPayload(NEW_RESTAURANT)).toMatchObject({ tag: null, saffronNotes: null });
});
