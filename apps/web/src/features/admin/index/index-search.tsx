import { INDEX_NO_RESULTS } from '@saffron/contracts/admin-texts';
import { INDEX_RESULTS_MAX, RESTAURANT_TEXT_MAX } from '@saffron/contracts/limits';
import { Button } from '@saffron/ui/button';
import { Card } from '@saffron/ui/card';
import { EmptyState } from '@saffron/ui/empty-state';
import { TextField } from '@saffron/ui/text-field';
import { Search, TriangleAlert } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useSlashKey } from '../../../lib/use-plain-key.ts';
import { IndexResult } from './index-result.tsx';
import { useIndexSearch } from './use-index-search.ts';

/** Searches for restaurants, shows their index state, and indexes single restaurants. */
export function IndexSearch() {
  const [text, setText] = useState('');
  const { found, searching, error, search, indexOne } = useIndexSearch();

  const field = useRef<HTMLInputElement>(null);
  useSlashKey(field);

  function submit(event: FormEvent) {
    event.preventDefault();
    void search(text);
  }

  return (
    <Card className="p-5 sm:p-6">
      <h2 className="display text-xl">Single restaurant</h2>
      <p className="mt-2 text-[0.9375rem] text-ink-muted">Find a restaurant by name and re-index it.</p>
      <form noValidate onSubmit={submit} className="mt-5 flex gap-2">
        <TextField
          ref={field}
          label="Search restaurants"
          hideLabel
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={RESTAURANT_TEXT_MAX}
          placeholder="Restaurant name"
          leading={<Search />}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" pending={searching}>
          Search
        </Button>
      </form>
      <p role="status" className="tabular mt-4 mb-2 min-h-5 text-sm text-ink-muted">
        {found && !error && resultSummary(found.restaurants.length, found.query)}
      </p>
      <div className="h-[300px] overflow-y-auto overscroll-contain rounded-lg border border-line">
        {error ? (
          <EmptyState
            icon={<TriangleAlert />}
            title="The search failed"
            description={error}
            action={
              <Button size="sm" pending={searching} onClick={() => void search(text)}>
                Try again
              </Button>
            }
          />
        ) : !found ? (
          <EmptyState
            icon={<Search />}
            title="Results appear here"
            description="Enter at least two letters of a name."
          />
        ) : found.restaurants.length === 0 ? (
          <EmptyState icon={<Search />} title={INDEX_NO_RESULTS.description} />
        ) : (
          <ul aria-label="Results" className="divide-y divide-line">
            {found.restaurants.map((restaurant) => (
              <IndexResult key={restaurant.id} restaurant={restaurant} onIndex={() => void indexOne(restaurant)} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function resultSummary(count: number, query: string): string {
  if (count === INDEX_RESULTS_MAX) return `First ${count} restaurants matching “${query}”`;
  return `${count} ${count === 1 ? 'restaurant' : 'restaurants'} matching “${query}”`;
}
