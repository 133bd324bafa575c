import type { Account, CurrentUser } from '@saffron/contracts/accounts';
import { Avatar } from '@saffron/ui/avatar';
import { Dialog } from '@saffron/ui/dialog';
import { Skeleton } from '@saffron/ui/skeleton';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { useDates } from '../../lib/dates.ts';
import { displayName } from '../../lib/display-name.ts';
import { trpc } from '../../trpc.ts';
import { AccessTokens } from './access-tokens.tsx';
import { AccountSessions } from './account-sessions.tsx';
import { LoadFailed } from './load-failed.tsx';
import { NameForm } from './name-form.tsx';
import { TodaysAllowance } from './todays-allowance.tsx';

interface MyAccountDialogProps {
  user: CurrentUser;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnFocus: RefObject<HTMLElement | null>;
}

const ROLE_NAMES = { user: 'Diner', reviewer: 'Reviewer', admin: 'Administrator' };
const METHOD_NAMES = { password: 'Password', google: 'Google' };
const LIST = new Intl.ListFormat('en');

/** The account's details, today's allowance, its sessions, and its access tokens. */
export function MyAccountDialog({ user, ...dialog }: MyAccountDialogProps) {
  return (
    <Dialog {...dialog} title="My Account" size="lg">
      <Content user={user} />
    </Dialog>
  );
}

// A separate component, so that its queries start when the dialog opens.
function Content({ user }: { user: CurrentUser }) {
  const sessions = useRef<HTMLHeadingElement>(null);
  const tokens = useRef<HTMLHeadingElement>(null);
  return (
    <div className="flex flex-col gap-7 pt-1">
      <div className="flex items-center gap-4">
        <Avatar name={displayName(user)} size="lg" />
        <div className="min-w-0">
          <p className="display text-xl leading-tight wrap-anywhere">{displayName(user)}</p>
          <p className="text-[0.9375rem] text-ink-muted">{ROLE_NAMES[user.role]}</p>
        </div>
      </div>
      <NameForm user={user} />
      <Facts user={user} />
      <Part title="Today's allowance">
        <TodaysAllowance />
      </Part>
      <Part title="Where you are signed in" heading={sessions}>
        <AccountSessions heading={sessions} />
      </Part>
      <Part title="Access tokens" heading={tokens}>
        <AccessTokens user={user} heading={tokens} />
      </Part>
    </div>
  );
}

function Facts({ user }: { user: CurrentUser }) {
  const { data, isError, refetch } = trpc.accounts.account.useQuery();
  const dates = useDates();
  if (isError && !data) return <LoadFailed what="Your account" onRetry={() => void refetch()} />;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
      <Fact term="Email address" wide>
        {user.username}
      </Fact>
      <Fact term="Sign-in">{data ? methodNames(data) : <Skeleton className="h-6 w-24" />}</Fact>
      <Fact term="Member since">
        {data ? (
          <span lang={dates.lang}>{dates.fullDay(new Date(data.createdAt))}</span>
        ) : (
          <Skeleton className="h-6 w-24" />
        )}
      </Fact>
    </dl>
  );
}

function methodNames({ signInMethods }: Account): string {
  return LIST.format(signInMethods.map((method) => METHOD_NAMES[method]));
}

function Fact({ term, wide, children }: { term: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-full' : 'min-w-0'}>
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

interface PartProps {
  title: string;
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

function Part({ title, heading, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 ref={heading} id={id} tabIndex={-1} className="mb-2 font-semibold outline-none">
        {title}
      </h3>
      {children}
    </section>
  );
}
