import type { ChatSession } from '@saffron/contracts/chat';
import { HISTORY_EMPTY, HISTORY_FAILED, HISTORY_SIGNED_OUT, sessionsFailed } from '@saffron/contracts/history-texts';
import { Button } from '@saffron/ui/button';
import { EmptyState } from '@saffron/ui/empty-state';
import { Skeleton } from '@saffron/ui/skeleton';
import { MessagesSquare, TriangleAlert } from 'lucide-react';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCurrentSession } from '../../lib/current-session.ts';
import { useDates } from '../../lib/dates.ts';
import { groupSessions } from './group-sessions.ts';
import { HistoryRow } from './history-row.tsx';
import { useSessions } from './use-sessions.ts';

/** Conversations that are rendered at a time, of up to two thousand. */
const AT_A_TIME = 100;
/** How far below the visible part the next ones are rendered, before one scrolls or tabs there. */
const AHEAD = '2000px';

export function HistoryList({ onSelect }: { onSelect: (sessionId: number) => void }) {
  const { sessions, failed, signedOut, status, retry } = useSessions();

  if (failed) {
    return (
      <div role="alert">
        <EmptyState
          icon={<TriangleAlert />}
          title={HISTORY_FAILED}
          {...(status !== null && { description: sessionsFailed(status) })}
          action={
            <Button size="sm" onClick={retry}>
              Try again
            </Button>
          }
        />
      </div>
    );
  }
  if (!sessions) return <Loading />;
  if (sessions.length === 0) {
    return (
      <EmptyState
        icon={<MessagesSquare />}
        title={HISTORY_EMPTY}
        description={signedOut ? HISTORY_SIGNED_OUT : 'Ask where to eat, and your conversation appears here.'}
      />
    );
  }
  return <Groups sessions={sessions} onSelect={onSelect} />;
}

function Groups({ sessions, onSelect }: { sessions: ChatSession[]; onSelect: (sessionId: number) => void }) {
  const [rendered, setRendered] = useState(AT_A_TIME);
  const shown = sessions.slice(0, rendered);
  const current = useCurrentSession();
  const dates = useDates();
  return (
    <div className="flex flex-col gap-5">
      {groupSessions(shown, new Date(), dates).map((group) => (
        <section key={group.label} aria-label={group.label}>
          <h3 lang={group.dated ? dates.lang : undefined} className="px-2 pb-1 text-xs font-medium text-ink-muted">
            {group.label}
          </h3>
          <ul>
            {group.sessions.map((session) => (
              <HistoryRow
                key={session.id}
                session={session}
                current={session.id === current}
                onSelect={() => onSelect(session.id)}
              />
            ))}
          </ul>
        </section>
      ))}
      {rendered < sessions.length && (
        // In slices, between which the list scrolls.
        <End key={rendered} onNear={() => startTransition(() => setRendered(rendered + AT_A_TIME))} />
      )}
    </div>
  );
}

/** The end of what is rendered. Reports once that it is near the visible part. */
function End({ onNear }: { onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const report = useEffectEvent(onNear);
  useEffect(() => {
    const element = mark.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => entries.some(isNear) && report(), { scrollMargin: AHEAD });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={mark} className="h-px" />;
}

const isNear = ({ isIntersecting }: IntersectionObserverEntry): boolean => isIntersecting;

function Loading() {
  return (
    <div role="status" className="flex flex-col gap-2 pt-1">
      <span className="sr-only">Loading conversations</span>
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  );
}
