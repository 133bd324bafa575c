import { RESTAURANT_NOT_FOUND } from '@saffron/contracts/guide-texts';
import { RESTAURANTS_FRESH_MS } from '@saffron/contracts/limits';
import { Button } from '@saffron/ui/button';
import { buttonStyles } from '@saffron/ui/button-styles';
import { EmptyState } from '@saffron/ui/empty-state';
import { Skeleton } from '@saffron/ui/skeleton';
import { Link } from '@tanstack/react-router';
import { errorCode, errorMessage } from '../../../lib/error-message.ts';
import { trpc } from '../../../trpc.ts';
import { PlacePage } from './place-page.tsx';

/** The largest id of a row. */
const ID_MAX = 2 ** 31 - 1;

const isNotFound = (error: unknown): boolean => errorCode(error) === 'not_found';

interface PlaceScreenProps {
  /** From the address: may be any number, or none. */
  restaurantId: number;
  /** Starts a conversation about the restaurant. */
  onAsk: (name: string) => void;
}

/** The page of a restaurant. */
export function PlaceScreen({ restaurantId, onAsk }: PlaceScreenProps) {
  const isId = Number.isInteger(restaurantId) && restaurantId > 0 && restaurantId <= ID_MAX;
  const { data, error, refetch } = trpc.guide.get.useQuery(
    { restaurantId },
    { enabled: isId, staleTime: RESTAURANTS_FRESH_MS, retry: (tries, failure) => tries < 2 && !isNotFound(failure) },
  );
  return (
    <div className="mx-auto w-full max-w-[61rem] flex-1 px-page py-6 sm:py-10">
      {data ? (
        <PlacePage key={data.restaurant.id} {...data} onAsk={() => onAsk(data.restaurant.name)} />
      ) : !isId || isNotFound(error) ? (
        <EmptyState
          title={RESTAURANT_NOT_FOUND}
          heading="h1"
          description="It may have been removed from the guide."
          action={
            <Link to="/list" className={buttonStyles({ variant: 'primary' })}>
              See all restaurants
            </Link>
          }
        />
      ) : error ? (
        <EmptyState
          title="The restaurant could not be loaded"
          heading="h1"
          description={errorMessage(error)}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : (
        <Loading />
      )}
    </div>
  );
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">Loading the restaurant</span>
      <div className="grid gap-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Skeleton className="aspect-[5/3] w-full rounded-xl md:aspect-square" />
        <div>
          <Skeleton className="h-10 w-3/4" />
          <Skeleton className="mt-4 h-5 w-1/2" />
          <Skeleton className="mt-8 h-32 w-full" />
        </div>
      </div>
    </div>
  );
}
