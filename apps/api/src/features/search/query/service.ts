import type { GuideAnswer, GuideQuery } from '@saffron/contracts/guide-query';
import type { LocalTime } from '@saffron/contracts/hours/status';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { createQueue } from '../../../slices.ts';
import type { SearchIndex } from '../search-index.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { answering } from './answer.ts';
import { idsFrom } from './other-index.ts';

export interface GuideSearchDeps {
  snapshot: () => Promise<Snapshot>;
  /** The local time of the guide. */
  now: () => Promise<LocalTime>;
  /** What it finds ranks higher. */
  other: SearchIndex | null;
}

/**
 * Answers a query; see {@link answering} for the errors.
 *
 * @param account whose share of what the other index can be asked is used; none where something else limits how often that is
 */
export type GuideSearch = (query: GuideQuery, account?: { id: number }) => Promise<GuideAnswer>;

/** Each query of the other index costs money, and there are only so many in a day for everybody. Beyond its share, an account is answered without it. */
const PER_MINUTE = 60;
const PER_DAY = 2000;
const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

/** Queries the guide in slices, one slice in each turn of the event loop. */
export function createGuideSearch({ snapshot, now, other }: GuideSearchDeps): GuideSearch {
  const inTurn = createQueue();
  const shares = [
    new RateLimiterMemory({ points: PER_MINUTE, duration: MINUTE_S }),
    new RateLimiterMemory({ points: PER_DAY, duration: DAY_S }),
  ];
  const hasShare = async ({ id }: { id: number }): Promise<boolean> => {
    for (const share of shares) {
      const isLeft = await share.consume(id).then(
        () => true,
        () => false,
      );
      if (!isLeft) return false;
    }
    return true;
  };
  const sharedBy = (account: { id: number }): SearchIndex | null =>
    other && { find: async (...asked) => ((await hasShare(account)) ? other.find(...asked) : []) };
  return async (query, account) => {
    const [guide, time] = await Promise.all([snapshot(), now()]);
    const boosted = await idsFrom(account ? sharedBy(account) : other, query, guide);
    return inTurn(answering(query, guide, { now: time, boosted }));
  };
}
