import type { Database } from '@saffron/db/client';
import { registered } from '../../start-app.ts';
import { check } from './check.ts';
import { RandomDiner } from './diner.ts';
import { type FaultTargets, injectFault } from './faults.ts';
import { Journal } from './journal.ts';
import { Random } from './random.ts';

interface Plan extends FaultTargets {
  seed: number;
  diners: number;
  /** The highest daily limit in tokens. */
  limitUpTo: number;
  /** Called before each operation of each diner. */
  shouldContinue: (operations: number) => boolean;
  /** One URL per replica. */
  urls: readonly [string, ...string[]];
  /** A direct connection for the final check, without faults. */
  database: Database;
  /** Sets a diner's limit, as an admin. */
  setLimit: (userId: number, limit: number) => Promise<void>;
  /** Resolves when every reply has ended. */
  waitUntilSettled: () => Promise<void>;
}

/** The lowest daily limit: a few replies. */
const LIMIT_LEAST = 50_000;

/**
 * Runs random operations under random faults, then removes the faults and checks the final state.
 *
 * @returns the journal with the violations found
 */
export async function randomRun(plan: Plan): Promise<Journal> {
  const journal = new Journal();
  const random = new Random(plan.seed);
  let operations = 0;
  let isOver = false;
  const diners: Awaited<ReturnType<typeof join>>[] = [];
  while (diners.length < plan.diners) diners.push(await join(plan, journal, random.fork()));

  const acting = diners.map(async ({ diner, changeLimit, rng }) => {
    while (plan.shouldContinue(operations++)) {
      if (rng.chance(0.05)) await changeLimit();
      else await diner.act();
    }
  });
  const going = (async () => {
    const rng = random.fork();
    while (!isOver) {
      const before = operations;
      await injectFault(plan, journal, rng);
      // One fault per few operations, regardless of their duration.
      while (!isOver && operations < before + plan.diners) await new Promise((resolve) => setImmediate(resolve));
    }
  })();
  await Promise.all(acting);
  isOver = true;
  await going;
  await plan.proxy?.restore();
  plan.anthropic.clearScript();
  await plan.waitUntilSettled();
  await Promise.all(diners.map(({ diner }) => diner.readRemaining()));
  await check(plan.database, plan.anthropic, journal);
  return journal;
}

async function join({ urls, limitUpTo, setLimit }: Plan, journal: Journal, random: Random) {
  const visitor = await registered({ url: urls[0] });
  const diner = new RandomDiner(urls, visitor, journal, random);
  const rng = random.fork();
  const changeLimit = async () => {
    const limit = LIMIT_LEAST + rng.below(limitUpTo - LIMIT_LEAST);
    const before = journal.limits.get(visitor.id) ?? 0;
    journal.limits.set(visitor.id, Math.max(before, limit));
    journal.count('changeLimit');
    await setLimit(visitor.id, limit);
  };
  await changeLimit();
  return { diner, changeLimit, rng };
}
