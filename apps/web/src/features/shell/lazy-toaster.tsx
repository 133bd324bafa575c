import { currentToast, subscribeToToasts } from '@saffron/ui/toast';
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { loadModule, onFirstUse } from '../../lib/load-module.ts';

const loadToaster = () => import('@saffron/ui/toaster');
const Toaster = lazy(async () => ({ default: (await loadModule(loadToaster)).Toaster }));

/** The toast area. Loads after the first interaction, so that it is available when the network fails. */
export function LazyToaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const shown = useRef(false);
  useEffect(() => onFirstUse(() => loadToaster().catch(() => undefined)), []);
  if (toast) shown.current = true;
  return shown.current ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
