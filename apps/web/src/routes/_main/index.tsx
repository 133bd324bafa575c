import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '../../features/accounts/use-current-user.ts';
import { DishIllustration } from '../../features/guide/dish-illustration.tsx';
import { RestaurantCard } from '../../features/guide/restaurant-card.tsx';
import { LandingScreen } from '../../features/landing/landing-screen.tsx';

export const Route = createFileRoute('/_main/')({ component: Landing });

function Landing() {
  const { user } = useCurrentUser();
  return <LandingScreen startAt={user ? '/home' : '/login'} Card={RestaurantCard} Dish={DishIllustration} />;
}
