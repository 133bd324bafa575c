import type { GuideSettings } from '@saffron/contracts/guide-settings';
import { LOOKUPS_FRESH_MS } from '@saffron/contracts/limits';
import { createContext, useContext } from 'react';
import { trpc } from '../trpc.ts';

/** The settings for people without an account, who cannot load them. */
export const GuestSettings = createContext<GuideSettings | undefined>(undefined);

/** The guide's time zone and map tiles. Undefined while they load, and if they cannot be loaded. */
export function useGuideSettings() {
  const given = useContext(GuestSettings);
  const query = trpc.guide.settings.useQuery(undefined, { staleTime: LOOKUPS_FRESH_MS, enabled: given === undefined });
  return { data: given ?? query.data, errorUpdateCount: query.errorUpdateCount };
}
