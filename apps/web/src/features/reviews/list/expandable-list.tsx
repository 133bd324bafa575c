import type { Restaurant } from '@saffron/contracts/guide';
import { cx } from '@saffron/ui/cx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { OpeningStatus } from '../../../lib/opening-status.tsx';
import { Price, Rating } from './cells.tsx';
import { RowDetails } from './row-details.tsx';
import type { RowsProps } from './rows-props.ts';

export function ExpandableList({ list, onEdit, onPreloadEditor }: RowsProps) {
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-surface shadow-sm">
      {list.rows.map((restaurant) => (
        <Row
          key={restaurant.id}
          restaurant={restaurant}
          onEdit={onEdit && (() => onEdit(restaurant))}
          onPreloadEditor={onPreloadEditor}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  restaurant: Restaurant;
  onEdit: (() => void) | undefined;
  onPreloadEditor: (() => void) | undefined;
}

function Row({ restaurant, onEdit, onPreloadEditor }: RowProps) {
  const { name, neighborhood, cuisine, price, rating, hours } = restaurant;
  const [open, setOpen] = useState(false);
  const id = useId();

  function toggle() {
    if (!open) onPreloadEditor?.();
    setOpen(!open);
  }

  return (
    <li>
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
          className="flex min-h-18 w-full items-center gap-3 rounded-md px-4 py-3 text-left"
        >
          <span className="min-w-0 flex-1">
            <span className="display block text-lg leading-tight wrap-anywhere">{name}</span>
            <span className="mt-1 block text-sm text-ink-muted">
              {[neighborhood, cuisine].filter(Boolean).join(' · ') || 'No details yet'}
            </span>
            <OpeningStatus hours={hours} />
          </span>
          <span className="flex shrink-0 flex-col items-end gap-0.5 text-sm">
            {rating !== null && <Rating rating={rating} />}
            {price !== null && (
              <span className="text-ink-muted">
                <Price price={price} />
              </span>
            )}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cx('size-5 shrink-0 text-ink-muted transition-transform duration-200', open && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={id} hidden={!open}>
        {open && <RowDetails restaurant={restaurant} onEdit={onEdit} />}
      </div>
    </li>
  );
}
