import { INDEXING_ERRORS_TITLE } from '@saffron/contracts/admin-texts';
import { Badge } from '@saffron/ui/badge';
import { Button } from '@saffron/ui/button';
import { Card } from '@saffron/ui/card';
import { Notice } from '@saffron/ui/notice';
import { ProgressBar } from '@saffron/ui/progress-bar';
import { Skeleton } from '@saffron/ui/skeleton';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DateAndTime } from '../date-and-time.tsx';
import { IndexErrorsDialog } from './index-errors-dialog.tsx';
import { useIndexStatus } from './use-index-status.ts';

/** The status of the whole index, with a button to rebuild it. */
export function IndexPanel() {
  const { status, inProgress, progress, starting, error, start, check } = useIndexStatus();
  const [errorsOpen, setErrorsOpen] = useState(false);
  const startedHere = useRef(false);
  const errorsButton = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const info = status.data?.indexingStatus;

  useEffect(() => {
    // The start button becomes disabled and loses the focus; move it to the panel.
    if (inProgress && startedHere.current) panel.current?.focus({ preventScroll: true });
    startedHere.current = false;
  }, [inProgress]);

  return (
    <Card ref={panel} tabIndex={-1} className="p-5 outline-none sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="display text-xl">Guide index</h2>
        {status.data && (
          <span role="status">
            <Badge tone={inProgress ? 'accent' : 'ok'}>{inProgress ? 'Processing' : 'Ready'}</Badge>
          </span>
        )}
      </div>
      <p className="mt-2 text-[0.9375rem] text-ink-muted">
        A full run re-indexes every restaurant. The assistant stays available during the run.
      </p>
      {error && (
        <div className="mt-4">
          <Notice tone="danger">{error}</Notice>
        </div>
      )}
      {inProgress && (
        <div className="mt-5">
          <ProgressBar
            label="Indexing restaurants"
            {...(progress && { value: progress.succeeded + progress.failed, max: progress.total })}
          />
        </div>
      )}
      {info ? (
        <>
          <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4">
            <Fact term="Last run">{info.lastRun ? <DateAndTime at={info.lastRun} /> : 'Never'}</Fact>
            <Fact term="Restaurants">{info.totalRestaurants}</Fact>
            <Fact term="Indexed">{info.successCount}</Fact>
            <Fact term="Failed">
              <span className={info.failedCount > 0 ? 'text-danger' : undefined}>{info.failedCount}</span>
            </Fact>
          </dl>
          {info.errors.length > 0 && (
            <Button ref={errorsButton} size="sm" className="mt-3" onClick={() => setErrorsOpen(true)}>
              Show errors
            </Button>
          )}
          <h3 className="mt-6 text-sm text-ink-muted">Recently indexed</h3>
          {info.recentlyIndexed.length > 0 ? (
            <ul className="mt-2 flex flex-wrap gap-1.5">
              {info.recentlyIndexed.map(({ name }) => (
                <li key={name} className="max-w-full truncate rounded-full bg-sunken px-3 py-1 text-sm">
                  {name}
                </li>
              ))}
            </ul>
          ) : (
            <p className="mt-1 text-[0.9375rem]">Nothing yet. Start a full run to index the guide.</p>
          )}
          <IndexErrorsDialog
            title={INDEXING_ERRORS_TITLE}
            errors={info.errors}
            open={errorsOpen}
            onOpenChange={setErrorsOpen}
            returnFocus={errorsButton}
          />
        </>
      ) : (
        !status.isError && <Loading />
      )}
      <div className="mt-6 flex flex-wrap gap-2 max-sm:[&>*]:flex-1">
        <Button
          variant="primary"
          disabled={inProgress}
          pending={starting}
          onClick={() => {
            startedHere.current = true;
            start();
          }}
        >
          Start full indexing
        </Button>
        <Button pending={status.isFetching && !status.isLoading && !inProgress} onClick={() => void check()}>
          <RefreshCw aria-hidden="true" className="size-4.5" />
          Check status
        </Button>
      </div>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="tabular mt-0.5 font-medium">{children}</dd>
    </div>
  );
}

function Loading() {
  return (
    <div className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4">
      <span className="sr-only">Loading the index status</span>
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="col-span-2 h-16" />
    </div>
  );
}
