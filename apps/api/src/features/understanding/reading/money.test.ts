import { describe, expect, test } from 'vitest';
import { AMOUNTS } from '../lexicon/amounts.ts';
import { tokenize } from '../text/tokens.ts';
import { priceOfMoney } from './money.ts';

const levels = (said: string) =>
  priceOfMoney(tokenize(said))
    ?.met.flat()
    .toSorted((a, b) => a - b);

test.each(AMOUNTS)('$says: $example', ({ example: [said, expected] }) => expect(levels(said)).toEqual(expected));

test.each([
  ['between 20 and 30', [2]],
  ['15-20 each', [2]],
  ['from 20 to 40 a head', [2, 3]],
  ['between $$ and $$$', [2, 3]],
  ['£50 for two', [2]],
  ['£50 for both of us', [2]],
  ['max 40 for the two of us', [1, 2]],
  ['under 50 for two', [1, 2]],
  ['dinner for two, 100 total', [3]],
  ['date night, 100 total', [3]],
  ['our anniversary, 100 all in', [3]],
  ['we have £60 between 4', [1]],
  ['total budget 100 for 5', [1, 2]],
  ['max 20pp', [1, 2]],
  ['thirty five quid each', [3]],
  ['2000円', [1]],
])('%s', (said, expected) => expect(levels(said)).toEqual(expected));

describe('other numbers are no money', () => {
  test.each([
    'under 10 minutes away',
    'no more than 12 people',
    'between 7 and 8',
    'we are max 8',
    'open after 11',
    'under 5 stars',
    '20 or more of us',
    'in 30',
  ])('%s', (said) => expect(levels(said)).toBeUndefined());
});

test.each(['three kids under ten', 'our children, all under 12', 'boys of 10 and 12'])(
  '%s: an age is no price',
  (said) => expect(levels(said)).toBeUndefined(),
);

test.each([
  ['under 60 all in', 2, [1, 2]],
  ['we have 100 in total', 4, [1, 2]],
  ["we've only got 40 between us", null, [1, 2]],
  ['would 50 cover the two of us', null, [1, 2]],
] as const)('%s, for %s: what all pay together is shared', (said, party, expected) =>
  expect(priceOfMoney(tokenize(said), 1, party)?.met.flat()).toEqual(expected),
);
