import { RESTAURANT_NOT_FOUND } from '@saffron/contracts/guide-texts';
import { buttonStyles } from '@saffron/ui/button-styles';
import { EmptyState } from '@saffron/ui/empty-state';
import { Link } from '@tanstack/react-router';
import { SimilarPlaces } from './similar-places.tsx';
import type { ReadPlace } from './use-place.ts';

interface PlaceGoneProps {
  /** What was known of it, if it was removed while it was open. */
  before: ReadPlace | undefined;
  inSheet: boolean;
}

/** Says that a restaurant is not in the guide, and shows ways on. */
export function PlaceGone({ before, inSheet }: PlaceGoneProps) {
  return (
    <>
      <EmptyState
        title={before ? `${before.restaurant.name} is no longer in the guide` : RESTAURANT_NOT_FOUND}
        heading={inSheet ? 'h3' : 'h1'}
        description={
          before && before.similar.length > 0
            ? 'It was removed. The places below are the most like it.'
            : 'It may have been removed from the guide.'
        }
        action={
          <Link to="/list" className={buttonStyles({ variant: 'primary' })}>
            See all restaurants
          </Link>
        }
      />
      {before && <SimilarPlaces places={before.similar} inSheet={inSheet} />}
    </>
  );
}
