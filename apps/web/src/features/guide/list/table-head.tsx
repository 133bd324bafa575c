import { SortHeader } from '@saffron/ui/sort-header';
import { COLUMNS, type Sorting } from './columns.ts';

const HEAD =
  'sticky top-16 z-10 h-12 truncate bg-surface px-2 shadow-[inset_0_-1px_0_var(--color-line)] text-sm font-medium text-ink-muted first:pl-4 max-lg:text-[0.8125rem] lg:px-4 print:static print:bg-transparent first:rounded-tl-xl last:rounded-tr-xl';

interface TableHeadProps {
  /** Null while sorted by distance. */
  sorting: Sorting | null;
  onSort: (change: Sorting & { near: '' }) => void;
}

/** The column headers, which stay in view. A new column starts ascending; the same one reverses. */
export function TableHead({ sorting, onSort }: TableHeadProps) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {COLUMNS.map(({ key, label, width }) => {
          if (!key)
            return (
              <th key={label} scope="col" className={`${width} ${HEAD}`}>
                {label}
              </th>
            );
          const sorted = sorting?.sort === key;
          const descending = sorted && !sorting.descending;
          return (
            <SortHeader
              key={label}
              direction={sorted ? (sorting.descending ? 'descending' : 'ascending') : null}
              onSort={() => onSort({ sort: key, descending, near: '' })}
              className={`${width} ${HEAD}`}
            >
              {label}
            </SortHeader>
          );
        })}
      </tr>
    </thead>
  );
}
