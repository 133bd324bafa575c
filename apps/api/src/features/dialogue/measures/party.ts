import type { Restaurant } from '@saffron/contracts/guide';
import { type Seating, seatingIn } from '../../search/facts/seating.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import { sentencesOf } from '../../understanding/text/sentences.ts';
import { ofFeature } from './features.ts';
import type { Detail, Measure, Standing } from './measure.ts';

/** From this many people on a place has to be made for groups. */
const MANY = 5;
/** People who can sit at a counter and still talk. */
const COUNTER = 3;
/** A party wants at most this share of all seats of a place. */
const SHARE = 0.5;

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Whether a place has room for a party of some size. */
export const partyMeasure = (size: number, snapshot: Snapshot): Measure => {
  const many = NUMBER_WORDS[size] ?? `${size}`;
  return {
    key: 'party',
    ...(size >= MANY && { firm: true as const }),
    words: {
      has: size === 1 ? 'is good for one' : `has room for ${many}`,
      lacks: size === 1 ? "isn't the place for one" : `is too small for ${many}`,
      maybe: `might be a squeeze for ${many}`,
      more: `better for ${many}`,
      most: `the best for ${many}`,
    },
    of: (row) => (size === 1 ? ofOne(row, snapshot) : ofParty(row, size, snapshot)),
  };
};

const detailOf = ({ sentence, phrase }: Seating): Detail => ({ type: 'sentence', sentence, phrase });

/** One can eat anywhere; better where the notes say so. */
function ofOne(row: Restaurant, snapshot: Snapshot): Standing {
  const solo = ofFeature(row, 'solo', 'eating alone', snapshot);
  return solo.outcome === 'yes' || solo.outcome === 'no' ? solo : { outcome: 'yes', level: 1, details: [] };
}

function ofParty(row: Restaurant, size: number, snapshot: Snapshot): Standing {
  const seating = sentencesOf(row).flatMap(seatingIn);
  const most = seating.find(({ kind, number }) => kind === 'most' && number < size);
  if (most) return { outcome: 'no', level: -3, details: [detailOf(most)] };
  const large = seating.find(({ kind, number }) => kind !== 'seats' && kind !== 'counter' && number >= size);
  if (large) return { outcome: 'yes', level: 3, details: [detailOf(large)] };
  const small = seating.find(
    ({ kind, number }) => (kind === 'counter' && size > COUNTER) || (kind === 'seats' && size > number * SHARE),
  );
  if (small)
    return {
      outcome: size > small.number * SHARE ? 'no' : 'partly',
      level: size > small.number * SHARE ? -2 : -1,
      details: [detailOf(small)],
    };
  const roomy = seating.find(({ kind, number }) => kind === 'seats' && number * SHARE >= size * 2);
  if (roomy) return { outcome: 'yes', level: 2, details: [detailOf(roomy)] };
  if (size < MANY) return { outcome: 'yes', level: 1, details: [] };
  const tables = seating.filter(({ kind }) => kind === 'table').toSorted((a, b) => b.number - a.number);
  if (tables[0]) return { outcome: 'partly', level: 0, details: [detailOf(tables[0])] };
  const group = ofFeature(row, 'group', 'a group', snapshot);
  const books: Detail[] = row.reservations ? [{ type: 'reservations' }] : [];
  if (group.outcome === 'yes') return { outcome: 'yes', level: 2, details: [...group.details, ...books] };
  if (group.outcome === 'no') return { ...group, level: -2 };
  return books.length > 0
    ? { outcome: 'partly', level: 1, details: books }
    : { outcome: 'unknown', level: null, details: [] };
}

/** How many can sit, where the notes tell; `sign` -1 ranks the small ones first. */
export function ofSize(row: Restaurant, sign: 1 | -1): Standing {
  const all = sentencesOf(row)
    .flatMap(seatingIn)
    .filter(({ kind }) => kind === 'seats' || kind === 'counter');
  const most = all.toSorted((a, b) => b.number - a.number)[0];
  if (!most) return { outcome: 'unknown', level: null, details: [] };
  const big = most.number >= BIG;
  return { outcome: big === sign > 0 ? 'yes' : 'no', level: sign * most.number, details: [detailOf(most)] };
}

/** Seats from which on a place is big. */
const BIG = 60;
