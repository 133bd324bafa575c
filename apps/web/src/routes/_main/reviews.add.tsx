import { createFileRoute } from '@tanstack/react-router';
import { RequireUser } from '../../features/accounts/guards.tsx';
import { AddScreen } from '../../features/reviews/add/add-screen.tsx';

export const Route = createFileRoute('/_main/reviews/add')({
  staticData: { title: 'Add New Restaurant' },
  component: () => <RequireUser>{() => <AddScreen />}</RequireUser>,
});
