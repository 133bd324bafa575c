import type { Restaurant } from '@saffron/contracts/guide';
import type { LocalTime } from '@saffron/contracts/hours/status';
import type { FollowUp } from '@saffron/contracts/steering';
import { createQueue } from '../../slices.ts';
import { loadAppeal } from '../search/facts/appeal.ts';
import type { Found } from '../search/found.ts';
import { loadHoursClassifier } from '../search/opening/hours-classifier.ts';
import type { IndexFilter, SearchIndex } from '../search/search-index.ts';
import type { Catalogue } from '../search/snapshot/catalogue.ts';
import { loadAnswering } from '../understanding/answering/answering.ts';
import { loadSuiting } from '../understanding/answering/suiting.ts';
import { loadVectors } from '../understanding/meaning/vectors.ts';
import { loadHarmed } from '../understanding/safety/harmed.ts';
import { loadAsked } from '../understanding/topics/asked.ts';
import { loadTold } from '../understanding/topics/told.ts';
import type { Turn } from '../understanding/turn.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { followUpsTo } from './follow-ups/follow-ups.ts';
import type { Written } from './follow-ups/proposals.ts';
import { leadsIn } from './leads.ts';
import { responding } from './respond.ts';
import type { Response } from './response.ts';

/** Number of restaurants to request from the other index: more than a reply shows, because constraints exclude some. */
const NEAREST = 40;

/** What can follow a reply; its restaurants by id. Empty if that cannot be worked out, which is reported. */
export type FollowUpFinder = (
  written: Omit<Written, 'shown'> & { shown: readonly number[] },
  now: LocalTime,
) => Promise<FollowUp[]>;

/** Places that answer a conversation by any of several readings, best first; those of the response where the others cannot be worked out, which is reported. */
export type LeadFinder = (response: Response, now: LocalTime) => Promise<Restaurant[]>;

/** @param now the local time of the guide */
export type Finder = (turns: Turn[], now: LocalTime) => Promise<Response>;

/**
 * Creates the function that finds restaurants for a conversation. The built-in index always answers. If there is another index, it is
 * queried with the last message and all constraints, and its results rank higher. Only restaurants of the guide are returned.
 */
export function createFinder(catalogue: Pick<Catalogue, 'recent'>, other: SearchIndex | null): Finder {
  loadVectors();
  loadTold();
  loadAsked();
  loadHarmed();
  loadHoursClassifier();
  loadAppeal();
  loadAnswering();
  loadSuiting();
  const inTurn = createQueue();
  return async (turns, now) => {
    const snapshot = await catalogue.recent();
    const found = await inTurn(responding(turns, snapshot, now));
    if (!other || !found.searched || found.candidates.length === 0) return found;
    const ids = await other.find(queryOf(found), NEAREST, filterOf(found.wishes));
    return ids.length > 0 ? await inTurn(responding(turns, snapshot, now, ids)) : found;
  };
}

/** Creates the function that finds {@link leadsIn}. A reply does not fail for want of them. */
export function createLeadFinder(catalogue: Pick<Catalogue, 'recent'>, report: (error: unknown) => void): LeadFinder {
  const inTurn = createQueue();
  return async (response, now) => {
    try {
      return await inTurn(leadsIn(response, await catalogue.recent(), now));
    } catch (error) {
      report(error);
      return response.candidates;
    }
  };
}

/** Creates the function that finds follow-ups. A reply that is written does not fail for want of them. */
export function createFollowUpFinder(
  catalogue: Pick<Catalogue, 'recent'>,
  report: (error: unknown) => void,
): FollowUpFinder {
  const inTurn = createQueue();
  return async ({ shown, ...written }, now) => {
    try {
      const snapshot = await catalogue.recent();
      const rows = shown.flatMap((id) => snapshot.byId.get(id) ?? []);
      return await inTurn(followUpsTo({ ...written, shown: rows }, snapshot, now));
    } catch (error) {
      report(error);
      return [];
    }
  };
}

/** Returns the last message followed by the labels of all constraints. */
function queryOf({ turns, wishes }: Found): string {
  const { foods, features, areas, meals, price } = wishes;
  const labels = [...foods, ...features, ...areas, ...(price ? [price] : [])].map(({ label }) => label);
  return [turns.at(-1)?.message, ...new Set([...labels, ...meals.map(({ meal }) => meal)])].filter(Boolean).join(', ');
}

/** Returns the constraints that the other index can filter by. */
function filterOf({ areas, price }: Wishes): IndexFilter {
  const neighborhoods = areas.flatMap(({ values }) => values);
  const prices = price?.met.flat() ?? [];
  return {
    ...(neighborhoods.length > 0 && areas.every(({ values }) => values.length > 0) && { neighborhoods }),
    ...(prices.length > 0 && { prices }),
  };
}
