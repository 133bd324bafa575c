import type { Restaurant } from '@saffron/contracts/guide';
import { RESTAURANTS_FRESH_MS } from '@saffron/contracts/limits';
import type { PublicRestaurant } from '@saffron/contracts/public-guide';
import { errorCode } from '../../../lib/error-message.ts';
import { trpc } from '../../../trpc.ts';

/** The largest id of a row. */
const ID_MAX = 2 ** 31 - 1;

/** A restaurant with similar ones, as signed-in people or guests read it. */
export interface ReadPlace {
  restaurant: PublicRestaurant & Partial<Restaurant>;
  similar: readonly PublicRestaurant[];
}

export interface LoadedPlace {
  /** What was last read, also if the restaurant was removed since. */
  data: ReadPlace | undefined;
  /** What is known of a restaurant that is gone: from what was last read, or from the list. */
  known: PublicRestaurant | undefined;
  isGone: boolean;
  error: unknown;
  retry: () => void;
}

/**
 * A restaurant, with similar ones.
 *
 * @param restaurantId from the address: may be any number, or none
 */
export function usePlace(restaurantId: number): LoadedPlace {
  const isId = canBeId(restaurantId);
  const { data, error, refetch } = trpc.guide.get.useQuery(
    { restaurantId },
    { enabled: isId, refetchOnWindowFocus: true, ...PLACE_READING },
  );
  const list = trpc.useUtils().guide.list;
  const isGone = !isId || isGoneError(error);
  return {
    data: isId ? data : undefined,
    known: data?.restaurant ?? (isGone ? list.getData()?.find(({ id }) => id === restaurantId) : undefined),
    isGone,
    error,
    retry: () => void refetch(),
  };
}

/** Errors that another try would give again. */
const FINAL: unknown[] = ['not_found', 'signed_out'];

/** How often a restaurant is read. */
export const PLACE_READING = {
  staleTime: RESTAURANTS_FRESH_MS,
  retry: (tries: number, failure: unknown) => tries < 2 && !FINAL.includes(errorCode(failure)),
};

/** Whether an address names a restaurant that could exist. */
export const canBeId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= ID_MAX;

export const isGoneError = (error: unknown): boolean => errorCode(error) === 'not_found';
