import { PAGE_SIZE } from '@saffron/contracts/limits';
import { cx } from '@saffron/ui/cx';
import { Skeleton } from '@saffron/ui/skeleton';
import { CELL, HEAD, TABLE, TABLE_FRAME, WIDTHS } from './columns.ts';

const ROWS = Array.from({ length: PAGE_SIZE }, (_, index) => index);
const COLUMNS = [
  ['id', 'ID'],
  ['name', 'Name'],
  ['neighborhood', 'Neighborhood'],
  ['cuisine', 'Cuisine'],
  ['price', 'Price'],
  ['rating', 'Rating'],
  ['actions', 'Actions'],
] as const;

/** Placeholder while the list loads. */
export function ListSkeleton({ compact, canEdit }: { compact: boolean; canEdit: boolean }) {
  return (
    <>
      <p role="status" className="sr-only">
        Loading restaurants...
      </p>
      {compact ? <RowsSkeleton /> : <TableSkeleton canEdit={canEdit} />}
    </>
  );
}

/** The same while it is not known how wide the screen is, and who may edit. */
export function FirstListSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading restaurants...
      </p>
      <div className="md:hidden">
        <RowsSkeleton />
      </div>
      <div className="max-md:hidden">
        <TableSkeleton canEdit={false} />
      </div>
    </>
  );
}

function TableSkeleton({ canEdit }: { canEdit: boolean }) {
  const columns = COLUMNS.filter(([key]) => canEdit || key !== 'actions');
  return (
    <div aria-hidden="true" className={TABLE_FRAME}>
      <table className={TABLE}>
        <thead>
          <tr>
            {columns.map(([key, label]) => (
              <th key={key} scope="col" className={cx(HEAD, WIDTHS[key])}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {ROWS.map((row) => (
            <tr key={row} className="h-14">
              {columns.map(([key]) => (
                <td key={key} className={CELL}>
                  <Skeleton className={cx('h-4', key === 'name' ? 'w-3/5' : 'w-2/3')} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RowsSkeleton() {
  return (
    <div aria-hidden="true" className={cx(TABLE_FRAME, 'divide-y divide-line')}>
      {ROWS.map((row) => (
        <div key={row} className="flex h-18 flex-col justify-center gap-2 px-4">
          <Skeleton className="h-4.5 w-1/2" />
          <Skeleton className="h-3.5 w-2/3" />
        </div>
      ))}
    </div>
  );
}
