import { LOOKUPS_FRESH_MS } from '@saffron/contracts/limits';
import { trpc } from '../trpc.ts';

/** The guide's time zone and map tiles. Undefined while they load, and if they cannot be loaded. */
export function useGuideSettings() {
  return trpc.guide.settings.useQuery(undefined, { staleTime: LOOKUPS_FRESH_MS });
}
