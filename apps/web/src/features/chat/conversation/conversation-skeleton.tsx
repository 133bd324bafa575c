import { Skeleton } from '@saffron/ui/skeleton';

/** Placeholder for a conversation that is loading. */
export function ConversationSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-8">
      <span className="sr-only">Loading the conversation</span>
      <Skeleton className="h-12 w-3/5 self-end rounded-xl sm:w-2/5" />
      <div className="flex max-w-read flex-col gap-3">
        <Skeleton className="h-4.5" />
        <Skeleton className="h-4.5" />
        <Skeleton className="h-4.5 w-2/3" />
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        <Skeleton className="h-72 rounded-xl" />
        <Skeleton className="h-72 rounded-xl max-sm:hidden" />
        <Skeleton className="h-72 rounded-xl max-lg:hidden" />
      </div>
    </div>
  );
}
