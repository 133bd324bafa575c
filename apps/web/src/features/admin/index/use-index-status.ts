import type { IndexStatus } from '@saffron/contracts/admin';
import {
  INDEXING_FAILED,
  INDEXING_FAILED_TITLE,
  INDEXING_RUNS,
  INDEXING_STARTED_TITLE,
  INDEXING_STATUS_TITLE,
  STATUS_CHECK_FAILED,
} from '@saffron/contracts/admin-texts';
import { INDEX_FIRST_CHECK_MS, INDEX_POLL_MS } from '@saffron/contracts/limits';
import { toast } from '@saffron/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { trpc } from '../../../trpc.ts';
import { failureText } from '../failure-text.ts';

/** The index status, polled during a full run, and the action to start one. */
export function useIndexStatus() {
  const utils = trpc.useUtils();
  const status = trpc.admin.indexStatus.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.indexingStatus.inProgress && INDEX_POLL_MS,
  });
  const inProgress = status.data?.indexingStatus.inProgress ?? false;
  const progress = trpc.admin.indexProgress.useQuery(undefined, { enabled: inProgress, staleTime: 0 });
  /** When the last start was accepted; the first check follows sooner than the polling interval. */
  const [startedAt, setStartedAt] = useState<number | null>(null);

  function check() {
    return Promise.all([status.refetch(), inProgress ? progress.refetch() : null]);
  }

  useEffect(() => {
    if (startedAt === null) return;
    const timer = setTimeout(() => {
      void utils.admin.indexStatus.invalidate();
    }, INDEX_FIRST_CHECK_MS);
    return () => clearTimeout(timer);
  }, [startedAt, utils]);

  // Refresh the counts with each status.
  useEffect(() => {
    if (inProgress && status.dataUpdatedAt > 0) void utils.admin.indexProgress.invalidate();
  }, [inProgress, status.dataUpdatedAt, utils]);

  useEndToast(status.data);
  useFailureToast(status.errorUpdatedAt);

  const start = trpc.admin.startIndexing.useMutation({
    onSuccess: ({ message, progress: now }) => {
      toast({
        title: message === INDEXING_RUNS ? INDEXING_STATUS_TITLE : INDEXING_STARTED_TITLE,
        description: message,
      });
      utils.admin.indexProgress.setData(undefined, now);
      utils.admin.indexStatus.setData(
        undefined,
        (before) =>
          before && {
            status: 'processing',
            message: INDEXING_RUNS,
            indexingStatus: { ...before.indexingStatus, inProgress: true },
          },
      );
      setStartedAt(Date.now());
    },
    onError: () => toast({ title: INDEXING_FAILED_TITLE, description: INDEXING_FAILED, variant: 'destructive' }),
  });
  const sendStart = useSingleFlight(start);

  return {
    status,
    inProgress,
    progress: inProgress ? progress.data : null,
    starting: start.isPending,
    /** The error message for the panel. */
    error: start.isError
      ? failureText(start.error, INDEXING_FAILED)
      : status.isError
        ? failureText(status.error, STATUS_CHECK_FAILED.description)
        : null,
    start: () => sendStart(undefined),
    check: async () => {
      start.reset();
      const [{ data, isError }] = await check();
      if (data && !isError) toast({ title: INDEXING_STATUS_TITLE, description: data.message });
    },
  };
}

/** Shows a toast when a watched run ends. */
function useEndToast(data: IndexStatus | undefined) {
  const watched = useRef(false);
  useEffect(() => {
    if (!data) return;
    if (watched.current && !data.indexingStatus.inProgress) {
      toast({ title: INDEXING_STATUS_TITLE, description: data.message });
    }
    watched.current = data.indexingStatus.inProgress;
  }, [data]);
}

function useFailureToast(failedAt: number) {
  useEffect(() => {
    if (failedAt > 0) toast({ ...STATUS_CHECK_FAILED, variant: 'destructive' });
  }, [failedAt]);
}
