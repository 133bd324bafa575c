import type { ListProps } from './list-props.ts';
import { SortField } from './sort-field.tsx';

/** The line above the results on desktop: notes about them, and their order. */
export function ResultsBar(props: ListProps) {
  return (
    <div className="mb-4 flex items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">{props.notes}</div>
      <SortField {...props} hideLabel className="w-52 shrink-0" />
    </div>
  );
}
