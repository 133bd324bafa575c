import { createFileRoute } from '@tanstack/react-router';
import { RequireUser } from '../../features/accounts/guards.tsx';
import { PlaceScreen } from '../../features/guide/place/place-screen.tsx';
import { useAskAbout } from '../-ask-about.ts';

export const Route = createFileRoute('/_main/restaurants_/$restaurantId')({
  staticData: { title: 'Restaurant' },
  component: Place,
});

function Place() {
  const { restaurantId } = Route.useParams();
  const askAbout = useAskAbout();
  return (
    <RequireUser>
      {(user) => <PlaceScreen restaurantId={Number(restaurantId)} onAsk={(name) => askAbout(user, name)} />}
    </RequireUser>
  );
}
