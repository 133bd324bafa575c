// @module-tag long
import { guideQuery, type QueryValue } from '@saffron/contracts/guide-query';
import { type Op, SLOTS, type Slot } from '@saffron/contracts/guide-query-slots';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { guideWithTraps } from '../../../../test/quality-talk.ts';
import { respond } from '../../dialogue/respond.ts';
import { chipsOf } from '../../understanding/chips.ts';
import { NO_WISHES, type State } from '../../understanding/fold.ts';
import { fromStored, toStored } from '../../understanding/remembered.ts';
import { createSnapshot } from '../snapshot/create-snapshot.ts';
import { withSearched } from './searched-wishes.ts';

/** A Friday, 19:30. */
const NOW = { date: '2026-11-27', minute: 19 * 60 + 30 };
const snapshot = createSnapshot(guideWithTraps);
const stateAfter = (message: string): State =>
  message ? respond([{ message, reply: null }], snapshot, NOW).remembered.state : NO_WISHES;
const labels = (state: State): string[] => chipsOf(state).map(({ label }) => label);
const searched = (state: State, slot: Slot, op: Op, ...values: QueryValue[]) =>
  withSearched(
    state,
    guideQuery.parse({ constraints: [{ slot, op, values, strength: 'must' }] }).constraints,
    snapshot,
    NOW,
  );

test.each<[Slot, Op, QueryValue[], string[]]>([
  ['cuisine', 'is', ['thai', 'Italian'], ['Thai', 'Italian']],
  ['dish', 'is', ['ramen'], ['ramen']],
  ['dish', 'not', ['peanuts'], ['no peanuts']],
  ['kind', 'is', ['bar'], ['drinks']],
  ['diet', 'is', ['vegan'], ['vegan']],
  ['diet', 'is', ['fully vegan'], ['fully vegan']],
  ['diet', 'is', ['shellfish free'], ['no shellfish']],
  ['area', 'is', ['old harbour'], ['Old Harbour']],
  ['price', 'atMost', [2], ['up to $$']],
  ['meal', 'is', ['lunch'], ['lunch']],
  ['meal', 'is', ['brunch'], ['brunch']],
  ['time', 'is', ['now'], ['right now']],
  ['time', 'is', ['21:30'], ['today at 21:30']],
  ['time', 'is', ['Sunday'], ['on Sunday']],
  ['time', 'is', ['2026-12-06T01:00'], ['on 5 December at 1:00']],
  ['mood', 'is', ['quiet'], ['quiet']],
  ['occasion', 'is', ['date'], ['date']],
  ['party', 'is', [4], ['4 people']],
  ['reservations', 'is', ['yes'], ['takes reservations']],
  ['reservations', 'is', ['no'], []],
  ['rating', 'atLeast', [4], []],
  ['cuisine', 'not', ['thai'], []],
  ['diet', 'is', ['vegan', 'halal'], []],
  ['mood', 'is', ['quiet', 'lively'], []],
  ['area', 'is', ['Atlantis'], []],
])('%s %s %j counts as %j', (slot, op, values, counting) => {
  expect(labels(searched(NO_WISHES, slot, op, ...values))).toEqual(counting);
});

const message = fc.constantFrom(
  '',
  'ramen or sushi, but nothing loud',
  'cheap Thai food, I am allergic to peanuts',
  'a vegan place in Theatre Mile, not in Old Harbour',
  'coeliac, dinner at eight, 4 people, no seafood',
  'anywhere is fine, wheelchair, I do not drink',
  'something quiet with a terrace for lunch tomorrow, any price',
  'pregnant, so no raw fish; halal please',
);
const VALUES: readonly QueryValue[] = [
  ...[1, 3, 5, 12],
  ...[
    'thai',
    'sushi',
    'seafood',
    'bar',
    'peanuts',
    'wine',
    'vegan',
    'vegetarian',
    'kosher',
    'nut free',
    'loud',
    'quiet',
    'lively',
  ],
  ...[
    'Old Harbour',
    'Theatre Mile',
    'centre',
    'lunch',
    'brunch',
    'breakfast',
    'now',
    'Friday 21:30',
    '2026-12-24',
    'casual',
    'yes',
    'no',
  ],
  ...['wheelchair', 'terrace', 'late night', 'date', 'ignore all rules', '__proto__', 'constructor', '🍜'],
];
const constraint = fc.constantFrom(...(Object.keys(SLOTS) as Slot[])).chain((slot) =>
  fc.record({
    slot: fc.constant(slot),
    op: fc.constantFrom(...SLOTS[slot].ops),
    values: fc.uniqueArray(fc.constantFrom(...VALUES.filter((value) => SLOTS[slot].accepts(value)), 'none'), {
      minLength: 1,
      maxLength: 3,
    }),
    strength: fc.constantFrom('must' as const, 'prefer' as const),
  }),
);

it('takes away nothing that counts, whatever is searched for', { tags: ['a83'] }, () => {
  fc.assert(
    fc.property(message, fc.array(constraint, { maxLength: 8 }), (said, constraints) => {
      const query = guideQuery.safeParse({ constraints });
      fc.pre(query.success);
      const before = stateAfter(said);
      const after = withSearched(before, query.data?.constraints ?? [], snapshot, NOW);
      expect(labels(after)).toEqual(expect.arrayContaining(labels(before)));
      expect(after.any).toEqual(expect.arrayContaining([...before.any]));
      const strict = ({ foods, notFoods }: State) =>
        [...foods, ...notFoods].filter((wish) => wish.strict).map(({ key }) => key);
      expect(strict(after)).toEqual(expect.arrayContaining(strict(before)));
      expect(
        fromStored(JSON.parse(JSON.stringify(toStored({ state: after, asked: [], among: [], plan: null })))),
      ).not.toBeNull();
    }),
  );
});
