import { useDates } from '../../../lib/dates.ts';
import { trpc } from '../../../trpc.ts';
import { allowanceText, runsOut } from './allowance-text.ts';

/** A notice when little of the daily allowance is left. */
export function AllowanceNotice() {
  const { data } = trpc.chat.allowance.useQuery();
  const dates = useDates();
  if (!data || !runsOut(data)) return null;
  return <p className="px-2 text-center text-sm text-ink-muted">{allowanceText(data, new Date(), dates)}</p>;
}
