import { RESTAURANTS_FRESH_MS } from '@saffron/contracts/limits';
import { errorCode } from '../../../lib/error-message.ts';
import { trpc } from '../../../trpc.ts';

/** The largest id of a row. */
const ID_MAX = 2 ** 31 - 1;

export type LoadedPlace = ReturnType<typeof usePlace>;

/**
 * A restaurant, with similar ones.
 *
 * @param restaurantId from the address: may be any number, or none
 */
export function usePlace(restaurantId: number) {
  const isId = Number.isInteger(restaurantId) && restaurantId > 0 && restaurantId <= ID_MAX;
  const { data, error, refetch } = trpc.guide.get.useQuery(
    { restaurantId },
    { enabled: isId, staleTime: RESTAURANTS_FRESH_MS, retry: (tries, failure) => tries < 2 && !isGone(failure) },
  );
  return {
    /** What was last read, also if the restaurant was removed since. */
    data: isId ? data : undefined,
    isGone: !isId || isGone(error),
    error,
    retry: () => void refetch(),
  };
}

const isGone = (error: unknown): boolean => errorCode(error) === 'not_found';
