import type { IndexedRestaurant } from '@saffron/contracts/admin';
import { indexQuery } from '@saffron/contracts/admin-fields';
import {
  INDEX_NO_RESULTS,
  INDEX_QUERY_TOO_SHORT_TITLE,
  INDEX_SEARCH_FAILED_TITLE,
  INDEXING_FAILED_ONE,
  INDEXING_FAILED_TITLE,
  INDEXING_STARTED_TITLE,
} from '@saffron/contracts/admin-texts';
import { INDEX_ONE_CHECK_MS } from '@saffron/contracts/limits';
import { toast } from '@saffron/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../lib/error-message.ts';
import { fieldError } from '../../../lib/field-error.ts';
import { trpc } from '../../../trpc.ts';
import { failureText } from '../failure-text.ts';

/** A search and its results. */
interface Found {
  query: string;
  restaurants: readonly IndexedRestaurant[];
}

/** Searches restaurants by name, with their index state, and indexes single ones. */
export function useIndexSearch() {
  const utils = trpc.useUtils();
  const [found, setFound] = useState<Found | null>(null);
  const [searching, setSearching] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  /** Number of the newest search: responses may arrive out of order. */
  const newest = useRef(0);
  const underway = useRef(new Set<number>());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const pending = timers.current;
    return () => {
      for (const timer of pending) clearTimeout(timer);
    };
  }, []);

  function set(id: number, change: Partial<IndexedRestaurant>) {
    setFound(
      (now) =>
        now && {
          ...now,
          restaurants: now.restaurants.map((restaurant) =>
            restaurant.id === id ? { ...restaurant, ...change } : restaurant,
          ),
        },
    );
  }

  async function search(text: string) {
    const query = text.trim();
    const invalid = fieldError(indexQuery, query);
    if (invalid) {
      toast({ title: INDEX_QUERY_TOO_SHORT_TITLE, description: invalid, variant: 'destructive' });
      return;
    }
    if (query === searching) return;
    newest.current += 1;
    const mine = newest.current;
    setSearching(query);
    try {
      const { results } = await utils.client.admin.searchIndex.query({ q: query });
      if (mine !== newest.current) return;
      setFound({ query, restaurants: results });
      setError(null);
      if (results.length === 0) toast(INDEX_NO_RESULTS);
    } catch (reason) {
      if (mine !== newest.current) return;
      setError(errorMessage(reason));
      toast({ title: INDEX_SEARCH_FAILED_TITLE, description: errorMessage(reason), variant: 'destructive' });
    }
    setSearching(null);
  }

  /** Repeats the search and ignores failures: the shown times reveal stale states. */
  async function refresh() {
    void utils.admin.indexStatus.invalidate();
    const mine = newest.current;
    const query = shown.current?.query;
    if (query === undefined) return;
    const answer = await utils.client.admin.searchIndex.query({ q: query }).catch(() => null);
    if (answer && mine === newest.current) setFound({ query, restaurants: answer.results });
  }

  const shown = useRef(found);
  useEffect(() => {
    shown.current = found;
  }, [found]);

  async function indexOne(restaurant: IndexedRestaurant) {
    const { id, indexed, lastIndexed } = restaurant;
    if (underway.current.has(id)) return;
    underway.current.add(id);
    set(id, { indexed: 'processing', lastIndexed: new Date().toISOString() });
    try {
      const { message } = await utils.client.admin.indexRestaurant.mutate({ restaurantId: id });
      toast({ title: INDEXING_STARTED_TITLE, description: message });
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        void refresh();
      }, INDEX_ONE_CHECK_MS);
      timers.current.add(timer);
    } catch (reason) {
      set(id, { indexed, lastIndexed });
      toast({
        title: INDEXING_FAILED_TITLE,
        description: failureText(reason, INDEXING_FAILED_ONE),
        variant: 'destructive',
      });
    } finally {
      underway.current.delete(id);
    }
  }

  return { found, searching: searching !== null, error, search, indexOne };
}
