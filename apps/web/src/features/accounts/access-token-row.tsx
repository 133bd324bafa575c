import type { AccessToken } from '@saffron/contracts/access-tokens';
import { Badge } from '@saffron/ui/badge';
import { Button } from '@saffron/ui/button';
import { ConfirmDialog } from '@saffron/ui/confirm-dialog';
import { type RefObject, useRef, useState } from 'react';
import { useDates } from '../../lib/dates.ts';
import { httpStatus } from '../../lib/error-message.ts';
import { trpc } from '../../trpc.ts';
import { SCOPE_NAMES } from './access-scopes.ts';
import { reportFailure } from './use-authentication.ts';

const ALREADY_REVOKED = 404;

interface AccessTokenRowProps {
  token: AccessToken;
  /** Receives the focus when the row is removed. */
  heading: RefObject<HTMLElement | null>;
  onRevoked: () => void;
}

export function AccessTokenRow({ token, heading, onRevoked }: AccessTokenRowProps) {
  const utils = trpc.useUtils();
  const dates = useDates();
  const [asking, setAsking] = useState(false);
  // The button that opens the dialog, unless its row is removed.
  const returnFocus = useRef<HTMLElement>(null);
  const failed = reportFailure('Token could not be revoked');
  const revoke = trpc.accounts.revokeAccessToken.useMutation({
    onSuccess: () => {
      returnFocus.current = heading.current;
      onRevoked();
    },
    onError: (error) => {
      if (httpStatus(error) !== ALREADY_REVOKED) failed(error);
    },
    onSettled: () => {
      setAsking(false);
      return utils.accounts.accessTokens.invalidate();
    },
  });
  const { name, scopes, expired, expiresAt, lastUsedAt } = token;

  return (
    <li className="flex min-h-16 items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium wrap-anywhere">
          {name} {expired && <Badge tone="danger">Expired</Badge>}
        </p>
        <p className="text-sm text-ink-muted">{scopes.map((scope) => SCOPE_NAMES[scope]).join(' · ')}</p>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-muted">
          <span>
            {expired ? 'Expired' : 'Expires'}{' '}
            <time dateTime={expiresAt} lang={dates.lang}>
              {dates.fullDay(new Date(expiresAt))}
            </time>
          </span>
          {lastUsedAt ? (
            <span>
              Last used{' '}
              <time dateTime={lastUsedAt} lang={dates.lang}>
                {dates.dayAndTime(new Date(lastUsedAt))}
              </time>
            </span>
          ) : (
            <span>Never used</span>
          )}
        </p>
      </div>
      <Button size="sm" pending={revoke.isPending} onClick={() => setAsking(true)} aria-label={`Revoke ${name}`}>
        Revoke
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        returnFocus={returnFocus}
        title="Revoke this token?"
        description={`Programs that use “${name}” lose access at once. This cannot be undone.`}
        confirmLabel="Revoke"
        destructive
        pending={revoke.isPending}
        onConfirm={() => {
          if (!revoke.isPending) revoke.mutate({ id: token.id });
        }}
      />
    </li>
  );
}
