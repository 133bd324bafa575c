import { Button } from '@saffron/ui/button';
import { Checkbox } from '@saffron/ui/checkbox';
import { Kbd } from '@saffron/ui/kbd';
import { SelectField } from '@saffron/ui/select-field';
import { ToggleChip } from '@saffron/ui/toggle-chip';
import { useRef } from 'react';
import { dollars, PRICES } from '../../../lib/price.ts';
import { useSlashKey } from '../../../lib/use-plain-key.ts';
import { MEALS, NO_FILTERS, toggleMeal } from './filters.ts';
import { HoursFilter } from './hours-filter.tsx';
import type { ListProps } from './list-props.ts';
import { SearchField } from './search-field.tsx';

export function DesktopFilters({ filters, onChange, onReset, cuisines, notes }: ListProps) {
  const search = useRef<HTMLInputElement>(null);
  useSlashKey(search);

  return (
    <>
      <div className="print:hidden mt-6 mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="grid w-full grid-cols-[minmax(14rem,1fr)_minmax(10rem,14rem)_minmax(8rem,10rem)_auto] gap-3">
          <SearchField
            ref={search}
            trailing={
              <span className="pr-3">
                <Kbd>/</Kbd>
              </span>
            }
            value={filters.text}
            onChange={(text) => onChange({ text })}
          />
          <SelectField
            label="Cuisine"
            hideLabel
            value={filters.cuisine}
            onChange={(event) => onChange({ cuisine: event.target.value })}
          >
            <option value="">All cuisines</option>
            {cuisines.map((cuisine) => (
              <option key={cuisine}>{cuisine}</option>
            ))}
          </SelectField>
          <SelectField
            label="Price"
            hideLabel
            value={filters.price ?? ''}
            onChange={(event) => onChange({ price: event.target.value ? Number(event.target.value) : null })}
          >
            <option value="">Any price</option>
            {PRICES.map((price) => (
              <option key={price} value={price}>
                {dollars(price)}
              </option>
            ))}
          </SelectField>
          <Button onClick={onReset} disabled={filters === NO_FILTERS}>
            Reset filters
          </Button>
        </div>
        <fieldset className="flex items-center gap-2">
          <legend className="float-left mr-2 text-sm text-ink-muted">Type</legend>
          {MEALS.map(({ value, label }) => (
            <ToggleChip
              key={value}
              pressed={filters.meals.includes(value)}
              onChange={() => onChange({ meals: toggleMeal(filters.meals, value) })}
            >
              {label}
            </ToggleChip>
          ))}
        </fieldset>
        <fieldset className="flex items-center gap-x-5">
          <legend className="sr-only">Offers</legend>
          <Checkbox
            label="Drinks"
            checked={filters.drinks}
            onChange={(event) => onChange({ drinks: event.target.checked })}
          />
          <Checkbox
            label="Food"
            checked={filters.food}
            onChange={(event) => onChange({ food: event.target.checked })}
          />
          <Checkbox
            label="Reservations"
            checked={filters.reservations}
            onChange={(event) => onChange({ reservations: event.target.checked })}
          />
        </fieldset>
        <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <legend className="sr-only">Hours</legend>
          <HoursFilter filters={filters} onChange={onChange} />
        </fieldset>
      </div>
      <div className="mb-2 has-[p]:mb-4">{notes}</div>
    </>
  );
}
