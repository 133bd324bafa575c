import { Spinner } from '@saffron/ui/spinner';
import { WifiOff } from 'lucide-react';
import { useOnline } from './use-online.ts';

/** Shown while the browser is offline or reconnecting to a reply. */
export function ConnectionNotice({ reconnecting }: { reconnecting: boolean }) {
  const online = useOnline();
  return (
    <div role="status" className="flex justify-center empty:hidden">
      {!online && (
        <p className="flex items-center gap-2 rounded-full bg-sunken px-4 py-1.5 text-sm">
          <WifiOff aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
          You are offline. Your draft is saved.
        </p>
      )}
      {online && reconnecting && (
        <p className="flex items-center gap-2 rounded-full bg-sunken px-4 py-1.5 text-sm">
          <Spinner className="text-ink-muted" />
          Connection lost. Reconnecting…
        </p>
      )}
    </div>
  );
}
