import { SelectField } from '@saffron/ui/select-field';
import { DateBox } from '../../../lib/dates-field.tsx';
import type { ReviewList } from './use-review-list.ts';

type Filtered = Pick<ReviewList, 'filters' | 'creators' | 'setFilter'>;

export function CreatorField({ list }: { list: Filtered }) {
  const { creator } = list.filters;
  // A shared link may name a creator without restaurants.
  const options = creator && !list.creators.includes(creator) ? [creator, ...list.creators] : list.creators;
  return (
    <SelectField
      label="Creator"
      value={creator}
      onChange={(event) => list.setFilter({ creator: event.target.value })}
      className="min-w-0"
    >
      <option value="">All creators</option>
      {options.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}

/** An inclusive range of days. */
export function DateFields({ list }: { list: Filtered }) {
  const { from, to } = list.filters;
  const backwards = from !== '' && to !== '' && from > to;
  return (
    <>
      <DateBox
        label="Added from"
        value={from}
        onChange={(date) => list.setFilter({ from: date })}
        className="min-w-0"
      />
      <DateBox
        label="Added to"
        value={to}
        error={backwards ? 'The end date is before the start date.' : undefined}
        onChange={(date) => list.setFilter({ to: date })}
        className="min-w-0"
      />
    </>
  );
}
