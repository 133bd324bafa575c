import { currentToast, subscribeToToasts } from '@saffron/ui/toast';
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { late, whenUsed } from '../../lib/late.ts';

const loadToaster = () => import('@saffron/ui/toaster');
const Toaster = lazy(async () => ({ default: (await late(loadToaster)).Toaster }));

/** The toast area, out of the way of the first paint, and there before a lost network is to be told of. */
export function LazyToaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  const needed = useRef(false);
  useEffect(() => whenUsed(() => loadToaster().catch(() => undefined)), []);
  if (toast) needed.current = true;
  return needed.current ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
