import { Button } from '@saffron/ui/button';
import { EmptyState } from '@saffron/ui/empty-state';
import { Spinner } from '@saffron/ui/spinner';
import { TriangleAlert } from 'lucide-react';
import type { ComponentType } from 'react';
import { useGuideTime } from '../../../lib/guide-time.ts';
import { OPEN_NOW } from './filters.ts';
import { ListNotes } from './list-notes.tsx';
import type { ListProps } from './list-props.ts';
import { type UrlSearch, useFilters } from './use-filters.ts';
import { useDevicePosition } from './use-position.ts';
import { useLookups, useRestaurants } from './use-restaurants.ts';
import { useResults } from './use-results.ts';

interface ListFrameProps extends UrlSearch {
  title: string;
  /** Shows the results. */
  List: ComponentType<ListProps>;
}

/** A restaurant list with its filters and its loading and error states. */
export function ListFrame({ title, List, ...address }: ListFrameProps) {
  const { all, failed, retry } = useRestaurants();
  const lookups = useLookups();
  const now = useGuideTime();
  const { filters, change, reset } = useFilters(address);
  const { device, ask } = useDevicePosition();
  const position = device.state === 'known' ? device.position : null;
  const { found, at, origin } = useResults(all, filters, now, position);
  const waiting = filters.open === OPEN_NOW && now === undefined;

  return (
    <div className="mx-auto w-full max-w-page px-page pt-4 pb-[calc(3rem+env(safe-area-inset-bottom))] md:pt-8">
      <h1 className="display text-2xl md:text-3xl">{title}</h1>
      {failed ? (
        <EmptyState
          icon={<TriangleAlert />}
          title="Could not load the restaurant list"
          action={<Button onClick={retry}>Try again</Button>}
          className="py-24"
        />
      ) : all && !waiting ? (
        <List
          total={all.length}
          {...{ found, filters, at, origin }}
          onChange={change}
          onReset={reset}
          onNearMe={ask}
          notes={<ListNotes {...{ all, filters, now, origin, device }} onNearMe={ask} />}
          {...lookups}
        />
      ) : (
        <div className="flex min-h-[50dvh] flex-col items-center justify-center gap-3 text-ink-muted">
          <Spinner className="text-2xl text-accent" />
          <p role="status">Loading restaurants...</p>
        </div>
      )}
    </div>
  );
}
