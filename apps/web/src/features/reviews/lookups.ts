import { LOOKUPS_FRESH_MS } from '@saffron/contracts/limits';
import { trpc } from '../../trpc.ts';

export interface Lookup {
  names: readonly string[];
  /** The loading or error text shown instead of "not found"; null when loaded. */
  waiting: string | null;
  /** The list is loading. */
  pending: boolean;
}

type Answer = Readonly<{ data: string[] | undefined; isError: boolean; isPending: boolean }>;

/** The existing neighborhoods, cuisines and tags, fresh for five minutes. */
export function useLookups() {
  const options = { staleTime: LOOKUPS_FRESH_MS };
  return {
    neighborhoods: lookup(trpc.guide.neighborhoods.useQuery(undefined, options)),
    cuisines: lookup(trpc.guide.cuisines.useQuery(undefined, options)),
    tags: lookup(trpc.guide.tags.useQuery(undefined, options)),
  };
}

function lookup({ data, isError, isPending }: Answer): Lookup {
  return {
    names: selectable(data ?? []),
    pending: isPending,
    waiting: data ? null : isError ? 'The list could not be loaded.' : 'Loading...',
  };
}

/** Hides entries of one character, which are typing errors. */
export function selectable(names: readonly string[]): string[] {
  return names.filter((name) => name.trim().length > 1);
}
