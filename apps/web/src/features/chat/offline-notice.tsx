import { WifiOff } from 'lucide-react';
import { useOnline } from './use-online.ts';

/** Said while the browser has no network. A reply that is being written goes on without us. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status" className="flex justify-center empty:hidden">
      {!online && (
        <p className="flex items-center gap-2 rounded-full bg-sunken px-4 py-1.5 text-sm">
          <WifiOff aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
          You are offline. What you type is kept.
        </p>
      )}
    </div>
  );
}
