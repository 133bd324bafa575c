import { ADDED_DIETS, ADDED_FEATURE_KEYS, ADDED_FEATURES, ADDED_MEALS } from '@saffron/contracts/additions';
import type { LocalTime } from '@saffron/contracts/hours/status';
import type { Addition } from '@saffron/contracts/steering';
import { expect, it, test } from 'vitest';
import { guideWithTraps } from '../../../test/quality-talk.ts';
import { respond } from '../dialogue/respond.ts';
import { createSnapshot } from '../search/snapshot/create-snapshot.ts';
import { withAddition } from './additions.ts';
import { storedChips } from './chips.ts';
import { toStored } from './remembered.ts';

const NOW: LocalTime = { date: '2026-11-27', minute: 19 * 60 + 30 };
const snapshot = createSnapshot(guideWithTraps);
const stateAfter = (message: string) => toStored(respond([{ message, reply: null }], snapshot, NOW).remembered);
const add = (state: unknown, addition: Addition) => withAddition(state, addition, snapshot.vocabulary, NOW);
const labels = (state: unknown): string[] => storedChips(state).map(({ label }) => label);

test.each<[Addition, string]>([
  [{ kind: 'cuisine', cuisine: 'Italian' }, 'Italian'],
  [{ kind: 'neighborhood', neighborhood: 'Old Harbour' }, 'Old Harbour'],
  [{ kind: 'price', most: 2 }, 'up to $$'],
  [{ kind: 'open now' }, 'right now'],
  [{ kind: 'party', size: 4 }, '4 people'],
  [{ kind: 'reservations' }, 'takes reservations'],
  ...ADDED_DIETS.map((diet): [Addition, string] => [{ kind: 'diet', diet }, diet]),
  ...ADDED_MEALS.map((meal): [Addition, string] => [{ kind: 'meal', meal }, meal]),
  ...ADDED_FEATURE_KEYS.map((feature): [Addition, string] => [{ kind: 'feature', feature }, ADDED_FEATURES[feature]]),
])('%j is the chip %j, and can be answered', (addition, label) => {
  const found = add(null, addition);
  expect(found?.added.label).toBe(label);
  const turns = [{ message: `Also: ${label}`, state: found?.state, reply: null }];
  expect(respond(turns, snapshot, NOW).picks).not.toEqual([]);
});

test.each(snapshot.vocabulary.neighborhoods)('the neighborhood %j can be added', (neighborhood) => {
  expect(add(null, { kind: 'neighborhood', neighborhood })?.added.label).toBe(neighborhood);
});

it('adds every cuisine of the guide', () => {
  const cuisines = snapshot.vocabulary.cuisines.map(({ value }) => value);
  expect(cuisines.filter((cuisine) => !add(null, { kind: 'cuisine', cuisine }))).toEqual([]);
});

it('keeps what counts, beside which either of two cuisines does, and takes the place of another size', () => {
  const before = stateAfter('cheap ramen for 8 people, no peanuts');
  const italian = add(before, { kind: 'cuisine', cuisine: 'Italian' });
  expect(labels(italian?.state)).toEqual(expect.arrayContaining([...labels(before), 'Italian']));
  const few = add(before, { kind: 'party', size: 2 });
  expect(labels(few?.state)).toEqual([...labels(before).filter((label) => label !== '8 people'), '2 people']);
});

it('adds nothing that counts already, that is no value of the guide, or that the diner cannot eat', () => {
  expect(add(stateAfter('Italian food'), { kind: 'cuisine', cuisine: 'Italian' })).toBeNull();
  expect(add(null, { kind: 'cuisine', cuisine: 'Martian' })).toBeNull();
  expect(add(null, { kind: 'neighborhood', neighborhood: 'Atlantis' })).toBeNull();
  expect(add(stateAfter('I am allergic to seafood'), { kind: 'cuisine', cuisine: 'Seafood' })).toBeNull();
});
