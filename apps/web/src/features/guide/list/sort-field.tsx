import { SelectField } from '@saffron/ui/select-field';
import { NEAR_ME } from './filters.ts';
import type { ListProps } from './list-props.ts';

type SortFieldProps = Pick<ListProps, 'filters' | 'onChange' | 'onNearMe' | 'neighborhoods'> & {
  hideLabel?: boolean | undefined;
  className?: string | undefined;
};

/** The order of the list. Choosing "Nearest to me" asks for the position of the device. */
export function SortField({ filters, onChange, onNearMe, neighborhoods, hideLabel, className }: SortFieldProps) {
  function choose(near: string) {
    onChange({ near });
    if (near === NEAR_ME) onNearMe();
  }

  return (
    <SelectField
      label="Sort"
      {...{ hideLabel, className }}
      value={filters.near}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">Sort by name</option>
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
