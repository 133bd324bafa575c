import type { CurrentUser } from '@saffron/contracts/accounts';
import { Button } from '@saffron/ui/button';
import { Skeleton } from '@saffron/ui/skeleton';
import { type RefObject, useRef, useState } from 'react';
import { trpc } from '../../trpc.ts';
import { AccessTokenRow } from './access-token-row.tsx';
import { LoadFailed } from './load-failed.tsx';
import { NewTokenDialog } from './new-token-dialog.tsx';

interface AccessTokensProps {
  user: CurrentUser;
  /** Receives the focus when a token's row is removed. */
  heading: RefObject<HTMLElement | null>;
}

/** The account's access tokens, with a button to revoke each, and one to create another. */
export function AccessTokens({ user, heading }: AccessTokensProps) {
  const { data, isError, refetch } = trpc.accounts.accessTokens.useQuery(undefined, { staleTime: 0 });
  const [message, setMessage] = useState('');
  const [creating, setCreating] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  if (!data && isError) return <LoadFailed what="Your access tokens" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-14" />;
  return (
    <>
      <p className="text-[0.9375rem] text-ink-muted">
        With a token, programs and assistants use Saffron in your name.{' '}
        <a href="/api/docs" className="font-medium text-accent underline underline-offset-4">
          API documentation
        </a>
      </p>
      {data.length > 0 && (
        <ul className="mt-1 divide-y divide-line">
          {data.map((token) => (
            <AccessTokenRow
              key={token.id}
              token={token}
              heading={heading}
              onRevoked={() => setMessage(`${token.name} is revoked.`)}
            />
          ))}
        </ul>
      )}
      <Button ref={trigger} className="mt-3 w-full" onClick={() => setCreating(true)}>
        New access token
      </Button>
      <p role="status" className="mt-2 text-sm text-ink-muted empty:hidden">
        {message}
      </p>
      <NewTokenDialog user={user} open={creating} onOpenChange={setCreating} returnFocus={trigger} />
    </>
  );
}
