import { expect, test } from 'vitest';
import { guideOf } from '../../../../bench/retrieval/guide.ts';
import { asReturned } from '../quality-talk.ts';
import { guideInMemory } from './guide-in-memory.ts';
import { findSlow } from './slow-messages.ts';
import { assistantFor, MOST } from './work.ts';

/** `FUZZ_SEED=… FUZZ_RUNS=…` searches elsewhere, or longer. A run takes a tenth of a second. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 200);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

test('a search for slow conversations finds none that keeps others waiting', {
  tags: ['a45', 'long'],
  timeout: 60_000 + RUNS * 2_000,
}, async () => {
  const rows = asReturned(guideOf(10_000));
  const { catalogue } = guideInMemory(rows);
  await catalogue.current();
  const { longest, total } = await findSlow(assistantFor(catalogue), rows, { seed: SEED, runs: RUNS });
  console.log(
    `slow messages: ${RUNS} conversations, seed ${SEED}, at most ${longest.work.longest.toFixed(0)} ms in a turn, ${total.work.total.toFixed(0)} ms in all`,
  );
  expect(longest.work.longest, JSON.stringify(longest.recipes)).toBeLessThanOrEqual(MOST.longest);
  expect(total.work.total, JSON.stringify(total.recipes)).toBeLessThanOrEqual(MOST.total);
});
