import { NO_LONGER_IN_GUIDE } from '@saffron/contracts/guide-texts';
import type { PublicRestaurant } from '@saffron/contracts/public-guide';
import { buttonStyles } from '@saffron/ui/button-styles';
import { EmptyState } from '@saffron/ui/empty-state';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../../trpc.ts';
import { SimilarPlaces } from './similar-places.tsx';

interface PlaceGoneProps {
  /** What is known of it, if it was removed while it was shown. */
  known: PublicRestaurant | undefined;
  inSheet: boolean;
}

/** Says that a restaurant is not in the guide, and shows ways on: restaurants like it, and the list. */
export function PlaceGone({ known, inSheet }: PlaceGoneProps) {
  const { data } = trpc.guide.alternatives.useQuery({ cuisine: known?.cuisine, neighborhood: known?.neighborhood });
  return (
    <>
      <EmptyState
        title={known ? `${known.name} is no longer in the guide.` : NO_LONGER_IN_GUIDE}
        heading={inSheet ? 'h3' : 'h1'}
        description={known ? 'It was removed.' : 'It was removed, or its address is wrong.'}
        action={
          <Link to="/list" className={buttonStyles({ variant: 'primary' })}>
            See all restaurants
          </Link>
        }
      />
      <SimilarPlaces title="Other places to try" places={data ?? []} inSheet={inSheet} />
    </>
  );
}
