import type { Restaurant } from '@saffron/contracts/guide';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useGuideSettings } from '../../../lib/guide-settings.ts';
import { loadModule } from '../../../lib/load-module.ts';
import type { ListProps } from '../list/list-props.ts';
import { placesOf } from './map-place.ts';
import { PlaceCard } from './place-card.tsx';
import { Plot } from './plot.tsx';

const TileMap = lazy(async () => ({ default: (await loadModule(() => import('./tile-map.tsx'))).TileMap }));

interface MapPanelProps extends Pick<ListProps, 'found' | 'at' | 'origin'> {
  /** Whether distances are measured from the user. */
  nearMe: boolean;
}

/** The results of a list on a map: with streets if the guide has map tiles, else as a plain plot. */
export function MapPanel({ at, origin, nearMe, ...props }: MapPanelProps) {
  const found = useUnchanged(props.found);
  const { data: settings } = useGuideSettings();
  const [problem, setProblem] = useState<string | null>(null);
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const panel = useRef<HTMLElement>(null);
  const { places, located, missing } = useMemo(() => placesOf(found), [found]);
  const selected = places.find(({ restaurant }) => restaurant.id === selectedId);
  const map = {
    places,
    selected: selected?.restaurant.id ?? null,
    onSelect: setSelectedId,
    you: nearMe ? origin : null,
  };

  function close() {
    panel.current?.querySelector<HTMLElement>(`[data-place="${selectedId}"]`)?.focus();
    setSelectedId(null);
  }

  return (
    <section
      ref={panel}
      aria-label="Map"
      className="mb-6"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && selected) close();
      }}
    >
      <div className="relative h-[min(68dvh,34rem)] min-h-96 overflow-hidden rounded-xl border border-line bg-surface shadow-sm">
        {places.length === 0 ? (
          <p className="flex size-full items-center justify-center p-6 text-center text-ink-muted">
            None of these restaurants has a known position.
          </p>
        ) : settings?.tileAddress && !problem ? (
          <Suspense fallback={<Plot {...map} />}>
            <TileMap
              {...map}
              address={settings.tileAddress}
              attribution={settings.tileAttribution}
              onFail={setProblem}
            />
          </Suspense>
        ) : (
          <Plot {...map} />
        )}
        {selected && (
          <PlaceCard
            key={selected.restaurant.id}
            restaurant={selected.restaurant}
            {...{ at, origin }}
            onClose={close}
          />
        )}
      </div>
      <div role="status" className="mt-2 flex flex-col gap-1 text-sm text-ink-muted">
        {problem && <p>{problem}</p>}
        {located > places.length && (
          <p>
            The map shows the first {places.length} of {located} restaurants. Use the filters to see others.
          </p>
        )}
        {missing.length > 0 && <p>Not on the map: {namesOf(missing)}.</p>}
      </div>
    </section>
  );
}

/** The same list as long as it has the same restaurants: the map must not move each time the clock filters again. */
function useUnchanged(found: Restaurant[]): Restaurant[] {
  const [before, setBefore] = useState(found);
  const same = before.length === found.length && before.every((restaurant, index) => restaurant === found[index]);
  if (!same) setBefore(found);
  return same ? before : found;
}

const NAMES_MAX = 20;

/** @example 'Belmonte, Dawn and 3 more' */
function namesOf(restaurants: readonly { name: string }[]): string {
  const names = restaurants.slice(0, NAMES_MAX).map(({ name }) => name);
  const more = restaurants.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
}
