import type { Restaurant } from '@saffron/contracts/guide';
import { type Constraint, type GuideQueryInput, guideQuery } from '@saffron/contracts/guide-query';
import {
  QUERY_CONSTRAINTS_MAX,
  QUERY_HITS_MAX,
  QUERY_VALUES_MAX,
  QUERY_WORDS_MAX,
  RESTAURANT_TEXT_MAX,
} from '@saffron/contracts/limits';
import { demoGuide } from '@saffron/db/demo-guide/index';
import { beforeAll, describe, expect, test } from 'vitest';
import { guideOf } from '../../../../bench/retrieval/guide.ts';
import { createGuideSearch, type GuideSearch } from '../../src/features/search/query/service.ts';
import { FEATURES } from '../../src/features/understanding/lexicon/features.ts';
import { FOODS } from '../../src/features/understanding/lexicon/foods.ts';
import { asReturned } from '../quality-talk.ts';
import { guideInMemory } from './guide-in-memory.ts';
import { MOST, workOf } from './work.ts';

/** A query with as many values as it may have, made of some words. */
function full(slot: Constraint['slot'], words: readonly string[], op: 'is' | 'not' = 'is'): GuideQueryInput {
  const values = (from: number) =>
    Array.from({ length: QUERY_VALUES_MAX }, (_, at) =>
      (words[(from * QUERY_VALUES_MAX + at) % words.length] ?? '').slice(0, RESTAURANT_TEXT_MAX),
    );
  const constraints = Array.from({ length: QUERY_WORDS_MAX / QUERY_VALUES_MAX }, (_, at) => ({
    slot,
    op,
    values: values(at),
    strength: op === 'not' ? ('must' as const) : ('prefer' as const),
  }));
  return { constraints, limit: QUERY_HITS_MAX };
}

/** Each becomes eighteen letters, in four words. */
const SIGNS = Array.from({ length: QUERY_WORDS_MAX }, (_, at) => '\ufdfa'.repeat(RESTAURANT_TEXT_MAX - at));
const allergens = [...FOODS.keys()].map((key) => `${key} free`);
const LARGEST: [string, GuideQueryInput][] = [
  ['every mood', full('mood', Object.keys(FEATURES))],
  ['every dish', full('dish', [...FOODS.keys()])],
  ['no dish', full('dish', [...FOODS.keys()].toReversed(), 'not')],
  ['every cuisine', full('cuisine', [...FOODS.keys()])],
  ['every allergy', full('diet', allergens)],
  ['long texts', full('text', ['the the '.repeat(40), 'a and of in '.repeat(30), 'z'.repeat(200)])],
  ['unknown moods', full('mood', ['very '.repeat(60), 'xyz '.repeat(60), '|,.-'.repeat(60)])],
  ['signs that stand for words', full('mood', SIGNS)],
  ['every night', full('time', ['Friday 23:30', 'Saturday 01:00', 'Sunday', 'now'])],
  [
    'every price',
    {
      constraints: Array.from({ length: QUERY_CONSTRAINTS_MAX }, () => ({
        slot: 'price',
        op: 'is',
        values: [1, 2, 3],
        strength: 'must',
      })),
    },
  ],
];

describe.each([
  ['the demo guide', () => asReturned(demoGuide), { tags: ['a45'], timeout: 60_000 }],
  ['10,000 restaurants', () => asReturned(guideOf(10_000)), { tags: ['a45', 'long'], timeout: 180_000 }],
])('with %s', (_, guide: () => Restaurant[], options) => {
  let search: GuideSearch;
  beforeAll(async () => {
    const { catalogue } = guideInMemory(guide());
    await catalogue.current();
    const now = async () => ({ date: '2026-11-21', minute: 19 * 60 });
    search = createGuideSearch({ snapshot: catalogue.current, now, other: null });
  }, options.timeout);

  test.each(LARGEST)('nobody waits for a query with %s', options, async (_name, query) => {
    const { longest, total } = await workOf(() => search(guideQuery.parse(query)));
    expect(longest).toBeLessThanOrEqual(MOST.longest);
    expect(total).toBeLessThanOrEqual(MOST.total);
  });
});
