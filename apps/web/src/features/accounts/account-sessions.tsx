import type { AccountSession } from '@saffron/contracts/accounts';
import { Badge } from '@saffron/ui/badge';
import { Button } from '@saffron/ui/button';
import { Skeleton } from '@saffron/ui/skeleton';
import { type RefObject, useState } from 'react';
import { useDates } from '../../lib/dates.ts';
import { httpStatus } from '../../lib/error-message.ts';
import { trpc } from '../../trpc.ts';
import { deviceName } from './device-name.ts';
import { LoadFailed } from './load-failed.tsx';
import { reportFailure } from './use-authentication.ts';

const ALREADY_ENDED = 404;

/**
 * The account's sessions, with a button to end each except the current one.
 *
 * @param heading receives the focus when a session's row is removed
 */
export function AccountSessions({ heading }: { heading: RefObject<HTMLElement | null> }) {
  const { data, isError, refetch } = trpc.accounts.sessions.useQuery(undefined, { staleTime: 0 });
  const { endOne, endOthers, ending, message } = useEnding(heading);

  if (!data && isError) return <LoadFailed what="Your sessions" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-14" />;
  const others = data.filter(({ current }) => !current);
  return (
    <>
      <ul className="divide-y divide-line">
        {[...data.filter(({ current }) => current), ...others].map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            pending={ending === session.id}
            onEnd={() => endOne(session)}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <Button className="mt-3 w-full" pending={ending === 'others'} onClick={endOthers}>
          Sign out everywhere else
        </Button>
      )}
      <p role="status" className="mt-2 text-sm text-ink-muted empty:hidden">
        {message}
      </p>
    </>
  );
}

interface SessionRowProps {
  session: AccountSession;
  pending: boolean;
  onEnd: () => void;
}

function SessionRow({ session, pending, onEnd }: SessionRowProps) {
  const dates = useDates();
  const device = deviceName(session.userAgent);
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{device}</p>
        <p className="text-sm text-ink-muted">
          Signed in{' '}
          <time dateTime={session.createdAt} lang={dates.lang}>
            {dates.dayAndTime(new Date(session.createdAt))}
          </time>
        </p>
      </div>
      {session.current ? (
        <Badge tone="ok">This browser</Badge>
      ) : (
        <Button size="sm" pending={pending} onClick={onEnd} aria-label={`Sign out ${device}`}>
          Sign out
        </Button>
      )}
    </li>
  );
}

/** `ending`: the session being ended, or 'others'. `message`: the result of the last action. */
function useEnding(heading: RefObject<HTMLElement | null>) {
  const utils = trpc.useUtils();
  const [message, setMessage] = useState('');
  const failed = reportFailure('Sign-out failed');
  const onSettled = () => utils.accounts.sessions.invalidate();

  function done(what: string) {
    setMessage(what);
    heading.current?.focus({ preventScroll: true });
  }

  const one = trpc.accounts.endSession.useMutation({
    onSettled,
    onError: (error) => {
      if (httpStatus(error) !== ALREADY_ENDED) failed(error);
    },
  });
  const others = trpc.accounts.endOtherSessions.useMutation({
    onSettled,
    onSuccess: () => done('All other sessions are signed out.'),
    onError: failed,
  });
  const ending = one.isPending ? one.variables.id : others.isPending ? 'others' : null;

  return {
    ending,
    message,
    endOne({ id, userAgent }: AccountSession) {
      if (ending === null) one.mutate({ id }, { onSuccess: () => done(`${deviceName(userAgent)} is signed out.`) });
    },
    endOthers() {
      if (ending === null) others.mutate();
    },
  };
}
