import { createFileRoute } from '@tanstack/react-router';
import { RequireUser } from '../../features/accounts/guards.tsx';
import { ToSignIn } from '../../features/accounts/to-sign-in.tsx';
import { useCurrentUser } from '../../features/accounts/use-current-user.ts';
import { GuestScreen } from '../../features/guide/place/guest-screen.tsx';
import { PlaceScreen } from '../../features/guide/place/place-screen.tsx';
import { useAskAbout } from '../-ask-about.ts';

export const Route = createFileRoute('/_main/restaurants_/$restaurantId')({
  staticData: { title: 'Restaurant' },
  component: Place,
});

function Place() {
  const restaurantId = Number(Route.useParams().restaurantId);
  const askAbout = useAskAbout();
  const { state } = useCurrentUser();
  if (state === 'signed-out') {
    return <GuestScreen restaurantId={restaurantId} onPrivate={() => <ToSignIn back />} />;
  }
  return (
    <RequireUser>
      {(user) => <PlaceScreen restaurantId={restaurantId} onAsk={(name) => askAbout(user, name)} />}
    </RequireUser>
  );
}
