// @module-tag long
import type { Restaurant } from '@saffron/contracts/guide';
import { MESSAGE_MAX, NOTES_MAX, RESTAURANT_TEXT_MAX } from '@saffron/contracts/limits';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { guideOf } from '../../../../bench/retrieval/guide.ts';
import { restaurant } from '../example-guide.ts';
import { asReturned, guideWithTraps } from '../quality-talk.ts';
import { guideInMemory } from './guide-in-memory.ts';
import { HOSTILE } from './hostile.ts';
import { conversationOf, type Recipe, TROUBLE, textOf, wordsFor } from './recipes.ts';
import { type Answer, assistantFor, MOST, type Work, workOf } from './work.ts';

/** `FUZZ_SEED=… FUZZ_RUNS=…` generates other or more cases. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 30);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const TURNS = 20;

const recipes = ({ usual, seldom }: ReturnType<typeof wordsFor>): fc.Arbitrary<Recipe> =>
  fc.record({
    pieces: fc.array(fc.oneof(...[usual, seldom, TROUBLE].map((list) => fc.constantFrom(...list)), fc.string()), {
      minLength: 1,
      maxLength: 60,
      size: 'max',
    }),
    separator: fc.constantFrom(' ', ' ', ' ', '', ', ', '. ', '\n'),
    letters: fc.oneof(fc.constant(MESSAGE_MAX), fc.integer({ min: 1, max: MESSAGE_MAX })),
  });

function expectLittle({ longest, total }: Work): void {
  expect(longest).toBeLessThanOrEqual(MOST.longest);
  expect(total).toBeLessThanOrEqual(MOST.total);
}

describe.each([
  ['the demo guide', () => guideWithTraps, { tags: ['a45'], timeout: 60_000 }],
  ['10,000 restaurants', () => asReturned(guideOf(10_000)), { tags: ['a45', 'long'], timeout: 180_000 }],
])('with %s', (_, guide, options) => {
  let rows: readonly Restaurant[];
  let answer: Answer;
  beforeAll(async () => {
    rows = guide();
    const { catalogue } = guideInMemory(rows);
    await catalogue.current();
    answer = assistantFor(catalogue);
  }, options.timeout);

  test('no conversation keeps others waiting', options, async () => {
    const messages = fc.array(recipes(wordsFor(rows)), { minLength: 1, maxLength: TURNS, size: 'max' });
    await fc.assert(
      fc.asyncProperty(messages, async (made) =>
        expectLittle(await workOf(() => answer(conversationOf(made.map(textOf), rows)))),
      ),
      // Looking for a smaller conversation that takes long takes minutes.
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );
  });

  test.each(Object.entries(HOSTILE))('nobody waits for %s', options, async (_name, messages) =>
    expectLittle(await workOf(() => answer(conversationOf(messages(rows), rows)))),
  );

  test('nobody waits longer for many hostile conversations at once', options, async () => {
    const all = Object.values(HOSTILE).map((messages) => conversationOf(messages(rows), rows));
    const answers = () => Promise.all(all.map((turns) => answer(turns)));
    const { longest } = await workOf(answers, { ...MOST, total: Infinity });
    expect(longest).toBeLessThanOrEqual(MOST.longest);
  });

  test('what was said last counts, however much was said before', options, async () => {
    const messages = [...Array.from({ length: TURNS - 1 }, () => '🍜'.repeat(2_000)), 'start over: Lebanese food'];
    const { ids } = await answer(conversationOf(messages, rows));
    const cuisines = rows.filter(({ id }) => ids.includes(id)).map(({ cuisine }) => cuisine);
    expect(new Set(cuisines)).toEqual(new Set(['Lebanese']));
  });

  test('no restaurant that somebody adds keeps others waiting', options, async () => {
    const { catalogue, put } = guideInMemory(rows);
    await catalogue.current();
    const ask = assistantFor(catalogue);
    const text = (letters: number) => recipes(wordsFor(rows)).map((recipe) => textOf({ ...recipe, letters }));
    const field = text(RESTAURANT_TEXT_MAX);
    const notes = text(NOTES_MAX / 4);
    const fields = fc.record({
      name: field,
      neighborhood: field,
      cuisine: field,
      tag: field,
      address: field,
      saffronNotes: fc.oneof(
        text(NOTES_MAX),
        fc.record({ vibe: notes, food_notes: notes, occasions: notes }).map((parts) => JSON.stringify(parts)),
      ),
    });
    await fc.assert(
      fc.asyncProperty(fields, async (added) => {
        const update = async () => {
          put(restaurant(rows.length + 1, added));
          await catalogue.current();
        };
        const { longest } = await workOf(update, { ...MOST, total: Infinity });
        expect(longest).toBeLessThanOrEqual(MOST.longest);
        const questions = [`is ${added.name} quiet?`, `what do they cook at ${added.name}?`, `${added.cuisine} food`];
        for (const question of questions) expectLittle(await workOf(() => ask(conversationOf([question], rows))));
      }),
      { seed: SEED, numRuns: Math.ceil(RUNS / 3), endOnFailure: true },
    );
  });
});
