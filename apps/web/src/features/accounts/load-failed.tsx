import { Button } from '@saffron/ui/button';

/** A part of a dialog that could not be had, and the way on. */
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
