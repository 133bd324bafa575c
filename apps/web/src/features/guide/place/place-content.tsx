import { Button } from '@saffron/ui/button';
import { EmptyState } from '@saffron/ui/empty-state';
import { Skeleton } from '@saffron/ui/skeleton';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../lib/error-message.ts';
import { PlaceGone } from './place-gone.tsx';
import { PlacePage } from './place-page.tsx';
import type { LoadedPlace } from './use-place.ts';

interface PlaceContentProps {
  place: LoadedPlace;
  /** In the sheet, whose title is the name, or the content of a page. */
  inSheet?: boolean;
  /** The way to a conversation about the restaurant. */
  ask: ReactNode;
}

/** A restaurant, or why there is none. */
export function PlaceContent({
  place: { data, known, isGone, error, retry },
  inSheet = false,
  ask,
}: PlaceContentProps) {
  if (isGone) return <PlaceGone known={known} inSheet={inSheet} />;
  if (data) return <PlacePage key={data.restaurant.id} {...data} {...{ inSheet, ask }} />;
  if (!error) return <Loading heading={inSheet ? 'h3' : 'h1'} />;
  return (
    <EmptyState
      title="The restaurant could not be loaded"
      heading={inSheet ? 'h3' : 'h1'}
      description={errorMessage(error)}
      action={<Button onClick={retry}>Try again</Button>}
    />
  );
}

/** The place of a restaurant that is not read yet. */
export function Loading({ heading: Heading }: { heading: 'h1' | 'h3' }) {
  return (
    <div role="status">
      <Heading className="sr-only">Loading the restaurant</Heading>
      <div className="grid gap-8 @xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Skeleton className="aspect-[5/3] w-full rounded-xl @xl:aspect-square @min-[60rem]:aspect-[5/4]" />
        <div>
          <Skeleton className="h-10 w-3/4" />
          <Skeleton className="mt-4 h-5 w-1/2" />
          <Skeleton className="mt-8 h-32 w-full" />
        </div>
      </div>
    </div>
  );
}
