import type { GuideAnswer, GuideQuery } from '@saffron/contracts/guide-query';
import type { LocalTime } from '@saffron/contracts/hours/status';
import { createQueue } from '../../../slices.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { answering } from './answer.ts';

interface Deps {
  snapshot: () => Promise<Snapshot>;
  /** The local time of the guide. */
  now: () => Promise<LocalTime>;
}

/** Answers a query; see {@link answering} for the errors. */
export type GuideSearch = (query: GuideQuery) => Promise<GuideAnswer>;

/** Queries the guide in slices, one slice in each turn of the event loop. */
export function createGuideSearch({ snapshot, now }: Deps): GuideSearch {
  const inTurn = createQueue();
  return async (query) => {
    const [guide, time] = await Promise.all([snapshot(), now()]);
    return inTurn(answering(query, guide, time));
  };
}
