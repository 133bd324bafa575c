import { useDates } from '../../../lib/dates.ts';
import { trpc } from '../../../trpc.ts';
import { allowanceText } from './allowance-text.ts';

/** A notice when little of the daily allowance is left. */
export function AllowanceNotice() {
  const { data } = trpc.chat.allowance.useQuery();
  const dates = useDates();
  const words = data && allowanceText(data, new Date(), dates);
  return words ? <p className="px-2 text-center text-sm text-ink-muted">{words}</p> : null;
}
