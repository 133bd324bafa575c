import { Button } from '@saffron/ui/button';
import { EmptyState } from '@saffron/ui/empty-state';
import { Skeleton } from '@saffron/ui/skeleton';
import { Spinner } from '@saffron/ui/spinner';
import { Map as MapIcon, TriangleAlert } from 'lucide-react';
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useGuideTime } from '../../../lib/guide-time.ts';
import { loadModule } from '../../../lib/load-module.ts';
import { toSearch } from './filter-search.ts';
import { NEAR_ME } from './filters.ts';
import { filtersInWords } from './filters-in-words.ts';
import { ListNotes } from './list-notes.tsx';
import type { ListProps } from './list-props.ts';
import { SortField } from './sort-field.tsx';
import { type UrlSearch, useFilters } from './use-filters.ts';
import { useDevicePosition } from './use-position.ts';
import { useLookups, useRestaurants } from './use-restaurants.ts';
import { useResults } from './use-results.ts';

const MapPanel = lazy(async () => ({ default: (await loadModule(() => import('../map/map-panel.tsx'))).MapPanel }));

/** The query parameter of a shown map. */
const MAP = { view: 'map' } as const;

interface ListFrameProps extends UrlSearch {
  title: ReactNode;
  /** Shows the results. */
  List: ComponentType<ListProps>;
}

/** A restaurant list with its filters and its loading and error states. */
export function ListFrame({ title, List, search, onSearch }: ListFrameProps) {
  const { all, failed, retry } = useRestaurants();
  const lookups = useLookups();
  const now = useGuideTime();
  const showsMap = search.view === MAP.view;
  const { filters, change, reset } = useFilters({
    search,
    onSearch: (next) => onSearch({ ...next, ...(showsMap && MAP) }),
  });
  const { device, ask } = useDevicePosition();
  const position = device.state === 'known' ? device.position : null;
  const { found, at, origin } = useResults(all, filters, now, position);

  return (
    <Page
      title={title}
      controls={
        all && (
          <>
            <SortField
              {...{ filters, ...lookups }}
              onChange={change}
              onNearMe={ask}
              hideLabel
              className="w-52 max-md:hidden print:hidden"
            />
            <MapButton
              aria-expanded={showsMap}
              className="aria-expanded:border-accent aria-expanded:bg-accent-soft aria-expanded:text-accent"
              onClick={() => onSearch({ ...toSearch(filters), ...(!showsMap && MAP) })}
            />
          </>
        )
      }
    >
      {/* Not text of the page, so that searching in it finds restaurants only. */}
      <p data-words={filtersInWords(filters)} className="mt-1 hidden before:content-[attr(data-words)] print:block" />
      {failed ? (
        <EmptyState
          icon={<TriangleAlert />}
          title="Could not load the restaurant list"
          action={<Button onClick={retry}>Try again</Button>}
          className="py-24"
        />
      ) : all && now !== undefined ? (
        <List
          total={all.length}
          {...{ found, filters, at, origin }}
          onChange={change}
          onReset={reset}
          onNearMe={ask}
          map={
            showsMap && (
              <Suspense fallback={<Skeleton className="mb-6 h-[min(68dvh,34rem)] min-h-96 rounded-xl" />}>
                <MapPanel {...{ found, at, origin }} nearMe={filters.near === NEAR_ME} />
              </Suspense>
            )
          }
          notes={<ListNotes {...{ all, filters, now, origin, device }} onNearMe={ask} />}
          {...lookups}
        />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

/** A restaurant list of which nothing is known yet. */
export function LoadingFrame({ title }: Pick<ListFrameProps, 'title'>) {
  return (
    <Page title={title} controls={null}>
      <Loading />
    </Page>
  );
}

interface PageProps {
  title: ReactNode;
  /** Null while the list loads: the title leaves space for them. */
  controls: ReactNode;
  children: ReactNode;
}

function Page({ title, controls, children }: PageProps) {
  return (
    <div className="mx-auto w-full max-w-page px-page pt-4 pb-[calc(3rem+env(safe-area-inset-bottom))] md:pt-8">
      <div className="flex items-center justify-between gap-4">
        <h1 className="display text-2xl md:text-3xl">{title}</h1>
        <div className="flex items-center gap-3">{controls ?? <MapButton className="invisible" />}</div>
      </div>
      {children}
    </div>
  );
}

function MapButton(props: ComponentProps<typeof Button>) {
  return (
    <Button {...props}>
      <MapIcon aria-hidden="true" className="size-4.5" />
      Map
    </Button>
  );
}

function Loading() {
  return (
    <div className="flex min-h-[50dvh] flex-col items-center justify-center gap-3 text-ink-muted">
      <Spinner className="text-2xl text-accent" />
      <p role="status">Loading restaurants...</p>
    </div>
  );
}
