import type { LocalTime } from '@saffron/contracts/hours/status';
import { Button } from '@saffron/ui/button';
import { type Filters, NEAR_ME, OPEN_NOW, type SearchableRestaurant } from './filters.ts';
import type { ListProps } from './list-props.ts';
import type { DevicePosition } from './use-position.ts';

interface ListNotesProps extends Pick<ListProps, 'origin' | 'onNearMe'> {
  /** The local time of the guide. */
  now: LocalTime | null | undefined;
  all: readonly SearchableRestaurant[];
  filters: Filters;
  device: DevicePosition;
}

/** Says how the list is sorted, unless by name, and what the filter by hours leaves out. */
export function ListNotes({ all, filters, now, origin, device, onNearMe }: ListNotesProps) {
  const { near } = filters;
  const hours = hoursNote(filters.open, now, all);
  return (
    <div role="status" className="flex flex-col gap-1.5 text-sm text-ink-muted">
      {near === NEAR_ME ? (
        <NearMe device={device} onNearMe={onNearMe} />
      ) : (
        near && (
          <p>
            {origin
              ? `Sorted by distance from the middle of ${near}.`
              : `No restaurant in “${near}” has a known position, so the list is sorted by name.`}
          </p>
        )
      )}
      {hours && <p>{hours}</p>}
    </div>
  );
}

function NearMe({ device, onNearMe }: Pick<ListNotesProps, 'device' | 'onNearMe'>) {
  if (device.state === 'known') return <p>Sorted by distance from you. Your position does not leave this browser.</p>;
  if (device.state === 'asking') return <p>Waiting for your position. Until then, the list is sorted by name.</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>
        {device.state === 'failed' ? device.problem : 'Your position is needed to sort by distance from you.'} The list
        is sorted by name.
      </p>
      <Button size="sm" onClick={onNearMe}>
        {device.state === 'failed' ? 'Try again' : 'Use my position'}
      </Button>
    </div>
  );
}

function hoursNote(open: string, now: ListNotesProps['now'], all: readonly SearchableRestaurant[]): string | null {
  if (!open) return null;
  if (open === OPEN_NOW && now === null)
    return 'The time of the guide could not be loaded. Reload the page to try again.';
  const someUnknown = all.some(({ restaurant }) => restaurant.hours === null);
  return someUnknown ? 'Restaurants whose opening hours are not known are left out.' : null;
}
