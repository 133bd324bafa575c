import { Button } from '@saffron/ui/button';
import { Sheet } from '@saffron/ui/sheet';
import { ToggleChip } from '@saffron/ui/toggle-chip';
import type { ReactNode } from 'react';
import { dollars, PRICES, spokenPrice } from '../../../lib/price.ts';
import { ChoiceSection } from './choice-section.tsx';
import { MEALS, toggleMeal } from './filters.ts';
import { HoursFilter } from './hours-filter.tsx';
import type { ListProps } from './list-props.ts';
import { SortField } from './sort-field.tsx';

interface FilterSheetProps extends ListProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Filters apply immediately; Apply only closes the sheet. */
export function FilterSheet(props: FilterSheetProps) {
  const { open, onOpenChange, filters, onChange, onReset, cuisines, neighborhoods } = props;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      side="right"
      title="Filters"
      footer={
        <div className="grid grid-cols-2 gap-2">
          <Button onClick={onReset}>Clear All</Button>
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            Apply
          </Button>
        </div>
      }
    >
      <h3 className="font-semibold">Quick Filters</h3>
      <Group label="Type">
        {MEALS.map(({ value, label }) => (
          <ToggleChip
            key={value}
            pressed={filters.meals.includes(value)}
            onChange={() => onChange({ meals: toggleMeal(filters.meals, value) })}
          >
            {label}
          </ToggleChip>
        ))}
        <ToggleChip pressed={filters.drinks} onChange={(drinks) => onChange({ drinks })}>
          Drinks
        </ToggleChip>
        <ToggleChip pressed={filters.food} onChange={(food) => onChange({ food })}>
          Food
        </ToggleChip>
      </Group>
      <Group label="Price">
        {PRICES.map((price) => (
          <ToggleChip
            key={price}
            label={spokenPrice(dollars(price))}
            pressed={filters.price === price}
            onChange={(pressed) => onChange({ price: pressed ? price : null })}
          >
            {dollars(price)}
          </ToggleChip>
        ))}
      </Group>
      <Group label="Other">
        <ToggleChip pressed={filters.reservations} onChange={(reservations) => onChange({ reservations })}>
          Takes Reservations
        </ToggleChip>
      </Group>
      <Group label="Hours">
        <HoursFilter filters={filters} onChange={onChange} />
      </Group>
      <SortField {...props} className="mt-6" />
      <div className="mt-6 divide-y divide-line border-y border-line">
        <ChoiceSection
          title="Location"
          options={neighborhoods}
          value={filters.neighborhood}
          onChange={(neighborhood) => onChange({ neighborhood })}
        />
        <ChoiceSection
          title="Cuisine"
          options={cuisines}
          value={filters.cuisine}
          onChange={(cuisine) => onChange({ cuisine })}
        />
      </div>
    </Sheet>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 text-sm text-ink-muted">{label}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
