import { ERROR_LOADING_RESTAURANTS } from '@saffron/contracts/guide-texts';
import { LOOKUPS_FRESH_MS, RESTAURANTS_FRESH_MS, RESTAURANTS_RETRIES } from '@saffron/contracts/limits';
import { toast } from '@saffron/ui/toast';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { trpc } from '../../../trpc.ts';
import { searchable } from './filters.ts';

/** All restaurants, fresh for 30 seconds. */
export function useRestaurants() {
  const query = trpc.guide.list.useQuery(undefined, {
    staleTime: RESTAURANTS_FRESH_MS,
    retry: RESTAURANTS_RETRIES,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
  });
  const { isError } = query;
  // Drawn in slices, between which the page takes input: a page of cards is long work for a phone.
  const data = useDeferredValue(query.data);

  useEffect(() => {
    if (isError) toast({ ...ERROR_LOADING_RESTAURANTS, variant: 'destructive' });
  }, [isError]);

  const all = useMemo(() => (data ? searchable(data) : null), [data]);
  return { all, failed: isError && !data, retry: () => void query.refetch() };
}

/** The cuisines and neighborhoods in the guide. */
export function useLookups() {
  const options = { staleTime: LOOKUPS_FRESH_MS };
  const cuisines = trpc.guide.cuisines.useQuery(undefined, options);
  const neighborhoods = trpc.guide.neighborhoods.useQuery(undefined, options);
  return { cuisines: cuisines.data ?? [], neighborhoods: neighborhoods.data ?? [] };
}
