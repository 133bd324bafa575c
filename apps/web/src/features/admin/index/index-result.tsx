import type { IndexedRestaurant } from '@saffron/contracts/admin';
import { Badge } from '@saffron/ui/badge';
import { Button } from '@saffron/ui/button';
import { leadsOn } from '../../../lib/leads-on.ts';
import { PlaceLink } from '../../../lib/place-link.tsx';
import { DateAndTime } from '../date-and-time.tsx';

const STATES = {
  success: { label: 'Indexed', tone: 'ok' },
  processing: { label: 'Processing', tone: 'accent' },
  failed: { label: 'Failed', tone: 'danger' },
  '': { label: 'Not indexed', tone: 'neutral' },
} as const;

interface IndexResultProps {
  restaurant: IndexedRestaurant;
  onIndex: () => void;
}

export function IndexResult({ restaurant, onIndex }: IndexResultProps) {
  const { id, name, indexed, lastIndexed } = restaurant;
  const { label, tone } = STATES[indexed];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the link of the name
    <li
      onClick={leadsOn}
      className="group flex cursor-pointer items-center gap-3 px-4 py-2.5 transition-colors hover:bg-bg"
    >
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium" title={name}>
          <PlaceLink id={id} className="group-hover:text-accent">
            {name}
          </PlaceLink>
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
          <Badge tone={tone}>{label}</Badge>
          {lastIndexed && <DateAndTime at={lastIndexed} />}
        </p>
      </div>
      <Button size="sm" pending={indexed === 'processing'} aria-label={`Index ${name}`} onClick={onIndex}>
        Index
      </Button>
    </li>
  );
}
