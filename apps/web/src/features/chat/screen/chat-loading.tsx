import { Skeleton } from '@saffron/ui/skeleton';
import type { ReactNode } from 'react';

/** The frame of a chat while it is not known who is signed in. */
export function ChatLoading({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-[61rem] flex-1 flex-col px-page">
      {children}
      <div className="sticky bottom-0 mt-auto bg-bg pb-[max(1rem,env(safe-area-inset-bottom))]">
        <Skeleton className="h-15 rounded-xl" />
      </div>
    </div>
  );
}

/** A conversation of which nothing is known yet: its lines, above the input. */
export function ConversationLoading() {
  return (
    <div role="status" className="flex flex-col gap-8 pt-6 pb-10 not-short:max-md:pt-20 sm:pt-10">
      <h1 className="sr-only">Loading the conversation</h1>
      <Skeleton className="h-12 w-3/5 self-end rounded-xl sm:w-2/5" />
      <div className="flex max-w-read flex-col gap-3">
        <Skeleton className="h-4.5" />
        <Skeleton className="h-4.5" />
        <Skeleton className="h-4.5 w-2/3" />
      </div>
    </div>
  );
}
