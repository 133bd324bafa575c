import type { UserSummary } from '@saffron/contracts/admin';
import { Meter } from '@saffron/ui/meter';
import { Skeleton } from '@saffron/ui/skeleton';
import { displayName } from '../../../lib/display-name.ts';
import { limitOf } from './limit-of.ts';

interface UsageProps {
  user: UserSummary;
  /** Tokens of today; undefined while they are not known. */
  used: number | undefined;
  failed: boolean;
}

/** What an account used today, beside what it may use. */
export function Usage({ user, used, failed }: UsageProps) {
  if (failed) return <span className="text-ink-muted">Not known</span>;
  if (used === undefined) return <Skeleton className="h-5 w-20" />;
  return <Meter label={`Used today by ${displayName(user)}`} value={used} max={limitOf(user)} />;
}
