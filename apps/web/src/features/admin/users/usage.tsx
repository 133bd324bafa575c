import type { UserSummary } from '@saffron/contracts/admin';
import { Meter } from '@saffron/ui/meter';
import { Skeleton } from '@saffron/ui/skeleton';
import { displayName } from '../../../lib/display-name.ts';
import { limitOf } from './limit-of.ts';

interface UsageProps {
  user: UserSummary;
  /** Tokens used today; undefined while loading. */
  used: number | undefined;
  failed: boolean;
}

/** An account's usage today and its limit. */
export function Usage({ user, used, failed }: UsageProps) {
  if (failed) return <span className="text-ink-muted">Unknown</span>;
  if (used === undefined) return <Skeleton className="h-5 w-20" />;
  return <Meter label={`Used today by ${displayName(user)}`} value={used} max={limitOf(user)} />;
}
