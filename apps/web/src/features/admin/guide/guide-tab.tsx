import { Skeleton } from '@saffron/ui/skeleton';
import { trpc } from '../../../trpc.ts';
import { FailedToLoad } from '../failed-to-load.tsx';
import { GuideForm } from './guide-form.tsx';
import { PublicGuideForm } from './public-guide-form.tsx';

/** The Guide tab: the time zone of the hours, and the map. */
export function GuideTab() {
  const settings = trpc.guide.settings.useQuery(undefined, { staleTime: 0 });
  if (settings.data) {
    return (
      <>
        <GuideForm settings={settings.data} />
        <PublicGuideForm />
      </>
    );
  }
  return settings.isError ? (
    <FailedToLoad
      title="Could not load the guide settings"
      error={settings.error}
      retrying={settings.isFetching}
      onRetry={() => void settings.refetch()}
    />
  ) : (
    <Loading />
  );
}

function Loading() {
  return (
    <div role="status" className="flex max-w-xl flex-col gap-6">
      <span className="sr-only">Loading the guide settings</span>
      {['time zone', 'tiles', 'attribution'].map((field) => (
        <div key={field} className="flex flex-col gap-2">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-11" />
          <Skeleton className="h-5 w-48" />
        </div>
      ))}
    </div>
  );
}
