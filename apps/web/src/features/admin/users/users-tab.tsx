import type { CurrentUser } from '@saffron/contracts/accounts';
import { PAGE_SIZE } from '@saffron/contracts/limits';
import { Button } from '@saffron/ui/button';
import { EmptyState } from '@saffron/ui/empty-state';
import { IconButton } from '@saffron/ui/icon-button';
import { Pager } from '@saffron/ui/pager';
import { Skeleton } from '@saffron/ui/skeleton';
import { TextField } from '@saffron/ui/text-field';
import { Search, X } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { pageCount, pageOf } from '../../../lib/pages.ts';
import { useIsMobile } from '../../../lib/use-media-query.ts';
import { useSlashKey } from '../../../lib/use-plain-key.ts';
import { FailedToLoad } from '../failed-to-load.tsx';
import { findUsers } from './find-users.ts';
import { useUsers } from './use-users.ts';
import { UserCards, UserTable } from './user-list.tsx';

/** The User Management tab: roles, limits and today's usage. */
export function UsersTab({ user: me }: { user: CurrentUser }) {
  const { users, usage } = useUsers();
  const [view, setView] = useState({ text: '', page: 1 });
  const isMobile = useIsMobile();
  const search = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLParagraphElement>(null);

  useSlashKey(search);

  const found = useMemo(() => findUsers(users.data ?? [], view.text), [users.data, view.text]);
  const used = useMemo(
    () => usage.data && new Map(usage.data.map((entry) => [entry.userId, entry.used])),
    [usage.data],
  );

  if (!users.data) {
    return users.isError ? (
      <FailedToLoad
        title="Could not load the users"
        error={users.error}
        retrying={users.isFetching}
        onRetry={() => void users.refetch()}
      />
    ) : (
      <Loading />
    );
  }

  const pages = pageCount(found.length);
  const page = Math.min(view.page, pages);
  const List = isMobile ? UserCards : UserTable;

  function find(text: string) {
    setView({ text, page: 1 });
  }

  function clear() {
    find('');
    search.current?.focus();
  }

  function turnTo(next: number) {
    setView({ ...view, page: next });
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <>
      <TextField
        ref={search}
        label="Search users"
        hideLabel
        shape="round"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="Search by name or email"
        leading={<Search />}
        trailing={
          view.text && (
            <IconButton label="Clear search" className="rounded-full" onClick={clear}>
              <X />
            </IconButton>
          )
        }
        value={view.text}
        onChange={(event) => find(event.target.value)}
        className="md:max-w-md"
      />
      <p
        ref={summary}
        role="status"
        tabIndex={-1}
        className="tabular mt-4 mb-3 scroll-mt-20 text-sm text-ink-muted outline-none"
      >
        {shownOf(page, found.length)}
        {view.text.trim() && found.length > 0 && `, of ${users.data.length}`}
      </p>
      {found.length > 0 ? (
        <>
          <List users={pageOf(found, page)} me={me} used={used} usageFailed={usage.isError && !usage.data} />
          <div className="mt-6">
            <Pager page={page} pages={pages} onChange={turnTo} />
          </div>
        </>
      ) : (
        <EmptyState
          icon={<Search />}
          title="No user has this name or email address"
          action={<Button onClick={clear}>Show all users</Button>}
          className="py-20"
        />
      )}
    </>
  );
}

function shownOf(page: number, count: number): string {
  if (count === 0) return 'No users found';
  const first = (page - 1) * PAGE_SIZE + 1;
  return `Showing ${first}-${Math.min(count, page * PAGE_SIZE)} of ${count} ${count === 1 ? 'user' : 'users'}`;
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">Loading users</span>
      <Skeleton className="h-11 md:max-w-md" />
      <Skeleton className="mt-4 mb-3 h-5 w-48" />
      <Skeleton className="h-96 rounded-xl" />
    </div>
  );
}
