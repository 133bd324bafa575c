import { ownPath } from '@saffron/contracts/way-back';
import { lazy, Suspense } from 'react';
import { SignInScreen } from '../features/accounts/sign-in-screen.tsx';
import { Brand } from '../features/shell/brand.tsx';
import { loadModule } from '../lib/load-module.ts';
import { useMediaQuery } from '../lib/use-media-query.ts';

const DishWall = lazy(async () => ({
  default: (await loadModule(() => import('../features/guide/dish-wall.tsx'))).DishWall,
}));

export function SignIn({ error, to }: { error?: string; to?: string }) {
  // Narrow screens neither show nor load the dish wall.
  const wide = useMediaQuery('(min-width: 64rem)');
  const aside = wide && (
    <Suspense fallback={null}>
      <DishWall caption="Every meal, worth it" />
    </Suspense>
  );
  return <SignInScreen error={error} to={ownPath(to) ?? undefined} brand={<Brand to="/" />} aside={aside} />;
}
