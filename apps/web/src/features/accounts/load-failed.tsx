import { Button } from '@saffron/ui/button';

/** An error in place of part of a dialog, with a retry button. */
export function LoadFailed({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-[0.9375rem]">
      {what} could not be loaded.
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
