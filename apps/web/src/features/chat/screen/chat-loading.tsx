import { Skeleton } from '@saffron/ui/skeleton';
import type { ReactNode } from 'react';

/** The frame of a chat while it is not known who is signed in. */
export function ChatLoading({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-[61rem] flex-1 flex-col px-page">
      {children}
      <Skeleton className="mt-auto mb-4 h-15 rounded-xl" />
    </div>
  );
}

/** A conversation that is loading: a question and its reply, above the input. On narrow screens, a toast lies above it. */
export function ConversationLoading() {
  return (
    <div role="status" className="flex flex-col gap-8 pt-6 pb-10 not-short:max-md:pt-20 sm:pt-10">
      <h1 className="sr-only">Loading the conversation</h1>
      <Skeleton className="h-12 w-2/5 self-end rounded-xl" />
      <Skeleton className="h-24 max-w-read rounded-xl" />
    </div>
  );
}
