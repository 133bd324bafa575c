import type { GuideAnswer, GuideQuery } from '@saffron/contracts/guide-query';
import type { LocalTime } from '@saffron/contracts/hours/status';
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

/** Answers a query; see {@link answering} for the errors. */
export type GuideSearch = (query: GuideQuery) => Promise<GuideAnswer>;

/** Queries the guide in slices, one slice in each turn of the event loop. */
export function createGuideSearch({ snapshot, now, other }: GuideSearchDeps): GuideSearch {
  const inTurn = createQueue();
  return async (query) => {
    const [guide, time] = await Promise.all([snapshot(), now()]);
    const boosted = await idsFrom(other, query, guide);
    return inTurn(answering(query, guide, { now: time, boosted }));
  };
}
