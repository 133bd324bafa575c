import { ProgressBar } from '@saffron/ui/progress-bar';
import { Skeleton } from '@saffron/ui/skeleton';
import { trpc } from '../../trpc.ts';
import { LoadFailed } from './load-failed.tsx';

/** Today's token usage. */
export function TodaysAllowance() {
  const { data, isError, refetch } = trpc.chat.allowance.useQuery(undefined, { refetchOnMount: 'always' });
  if (data) return <ProgressBar label="Tokens used today" value={data.used} max={data.limit} />;
  if (isError) return <LoadFailed what="Today's allowance" onRetry={() => void refetch()} />;
  return <Skeleton className="h-9" />;
}
