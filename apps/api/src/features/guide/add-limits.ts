import { getHeapStatistics } from 'node:v8';
import { GUIDE_FULL, RESTAURANTS_REACHED, RESTAURANTS_TODAY_REACHED } from '@saffron/contracts/limit-texts';
import { RESTAURANTS_ADDED_PER_ACCOUNT, RESTAURANTS_ADDED_PER_DAY } from '@saffron/contracts/limits';
import type { Schema } from '@saffron/db/schema';
import type { Kysely } from 'kysely';
import { type AccountLock, refusedToday } from '../../account-limits.ts';
import type { Contributor } from '../../auth.ts';
import { AppError } from '../../errors.ts';
import { countAddedBy, guideBytes } from './data.ts';

/**
 * Of the heap, for the text of the guide: the index takes some twenty bytes for one and is not alone, and the larger it is, the longer the garbage
 * collector stops everything. It ends what many accounts add together, each within its limits, before the memory does.
 */
const GUIDE_BYTES_MAX = getHeapStatistics().heap_size_limit / 100;

/**
 * Adds a restaurant within the limits of the account. Reviewers and admins maintain the guide and have no limits.
 *
 * @throws AppError `limit_reached` in total, or for the whole guide; `throttled` for today
 */
export function addWithinLimits<Row>(
  db: Kysely<Schema>,
  locked: AccountLock,
  user: Contributor,
  add: (db: Kysely<Schema>) => Promise<Row>,
): Promise<Row> {
  if (user.role !== 'user') return add(db);
  return locked(user, async (trx) => {
    const { total, today } = await countAddedBy(trx, user.username);
    if (total >= RESTAURANTS_ADDED_PER_ACCOUNT) throw new AppError('limit_reached', RESTAURANTS_REACHED);
    if (today >= RESTAURANTS_ADDED_PER_DAY) throw await refusedToday(trx, 'throttled', RESTAURANTS_TODAY_REACHED);
    if ((await guideBytes(trx)) >= GUIDE_BYTES_MAX) throw new AppError('limit_reached', GUIDE_FULL);
    return add(trx);
  });
}
