import { SelectField } from '@saffron/ui/select-field';
import { TextField } from '@saffron/ui/text-field';
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
      <TextField
        label="Added from"
        type="date"
        max="9999-12-31"
        value={from}
        onChange={(event) => list.setFilter({ from: event.target.value })}
        className="min-w-0"
      />
      <TextField
        label="Added to"
        type="date"
        max="9999-12-31"
        value={to}
        error={backwards ? 'The end date is before the start date.' : undefined}
        onChange={(event) => list.setFilter({ to: event.target.value })}
        className="min-w-0"
      />
    </>
  );
}
