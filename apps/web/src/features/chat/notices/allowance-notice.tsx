import type { Allowance } from '@saffron/contracts/chat';
import { useDates } from '../../../lib/dates.ts';
import { allowanceText } from './allowance-text.ts';

/** A notice that little of the daily allowance is left. */
export function AllowanceNotice({ allowance }: { allowance: Allowance }) {
  const dates = useDates();
  return <p className="px-2 text-center text-sm text-ink-muted">{allowanceText(allowance, new Date(), dates)}</p>;
}
