import { SelectField } from '@saffron/ui/select-field';
import { SORT_COLUMNS } from './columns.ts';
import { NEAR_ME } from './filters.ts';
import type { ListProps } from './list-props.ts';

/** Tells a column from a neighborhood. */
const BY = 'by:';

type SortFieldProps = Pick<ListProps, 'filters' | 'onChange' | 'onNearMe' | 'neighborhoods'> & {
  hideLabel?: boolean | undefined;
  className?: string | undefined;
};

/** The order of the list. Choosing "Nearest to me" asks for the position of the device. */
export function SortField({ filters, onChange, onNearMe, neighborhoods, hideLabel, className }: SortFieldProps) {
  function choose(value: string) {
    const sort = SORT_COLUMNS.find((column) => BY + column === value);
    onChange({ near: sort ? '' : value, sort: sort ?? 'name', descending: false });
    if (value === NEAR_ME) onNearMe();
  }

  return (
    <SelectField
      label="Sort"
      {...{ hideLabel, className }}
      value={filters.near || BY + filters.sort}
      onChange={(event) => choose(event.target.value)}
    >
      {SORT_COLUMNS.map((column) => (
        <option key={column} value={BY + column}>
          Sort by {column}
        </option>
      ))}
      <option value={NEAR_ME}>Nearest to me</option>
      <optgroup label="Neighborhoods">
        {neighborhoods.map((neighborhood) => (
          <option key={neighborhood} value={neighborhood}>
            Near {neighborhood}
          </option>
        ))}
      </optgroup>
    </SelectField>
  );
}
