import { createFileRoute } from '@tanstack/react-router';
import { RequireUser } from '../../features/accounts/guards.tsx';
import { PlaceScreen } from '../../features/guide/place/place-screen.tsx';
import { saveDraft } from '../../lib/chat-memory.ts';

export const Route = createFileRoute('/_main/restaurants_/$restaurantId')({
  staticData: { title: 'Restaurant' },
  component: Place,
});

function Place() {
  const { restaurantId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <RequireUser>
      {(user) => (
        <PlaceScreen
          restaurantId={Number(restaurantId)}
          onAsk={(name) => {
            saveDraft(user.id, null, `Tell me about ${name}`);
            void navigate({ to: '/home', search: { new: 1 } });
          }}
        />
      )}
    </RequireUser>
  );
}
