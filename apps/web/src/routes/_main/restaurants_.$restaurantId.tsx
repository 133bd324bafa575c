import { createFileRoute } from '@tanstack/react-router';
import { RequireUser } from '../../features/accounts/guards.tsx';
import { ToSignIn } from '../../features/accounts/to-sign-in.tsx';
import { GuestScreen } from '../../features/guide/place/guest-screen.tsx';
import { LoadingPlace, PlaceScreen } from '../../features/guide/place/place-screen.tsx';
import { canBeId, PLACE_READING } from '../../features/guide/place/use-place.ts';
import { reads } from '../../trpc.ts';
import { useAskAbout } from '../-ask-about.ts';

export const Route = createFileRoute('/_main/restaurants_/$restaurantId')({
  staticData: { title: 'Restaurant' },
  // Reads the restaurant while the code and the user load. Not on hover, for which the code is enough, and not where the page is drawn.
  loader: ({ params, cause }) => {
    const restaurantId = Number(params.restaurantId);
    if (!import.meta.env.SSR && cause !== 'preload' && canBeId(restaurantId))
      void reads.guide.get.prefetch({ restaurantId }, PLACE_READING);
  },
  component: Place,
});

function Place() {
  const restaurantId = Number(Route.useParams().restaurantId);
  const askAbout = useAskAbout();
  // One guard decides: where two read the user, the first drawing can see them signed out in one and not in the other.
  return (
    <RequireUser
      loading={<LoadingPlace />}
      guest={<GuestScreen restaurantId={restaurantId} onPrivate={() => <ToSignIn back />} />}
    >
      {() => <PlaceScreen restaurantId={restaurantId} onAsk={askAbout} />}
    </RequireUser>
  );
}
