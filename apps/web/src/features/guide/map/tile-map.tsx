import { IconButton } from '@saffron/ui/icon-button';
import { Minus, Plus } from 'lucide-react';
import type { Map as StreetMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MapProps } from './map-place.ts';
import { addMarkers, addYou, type Markers } from './markers.ts';
import { createStreetMap, fitTo, type StreetMapFailure } from './street-map.ts';

const FAILURES: Record<StreetMapFailure, string> = {
  graphics: 'This browser cannot draw street maps, so the map shows the restaurants alone.',
  tiles: 'The streets could not be loaded, so the map shows the restaurants alone. Reload the page to try again.',
};

interface TileMapProps extends MapProps {
  /** With {z}, {x} and {y}. */
  address: string;
  attribution: string;
  /** Receives a sentence if no map can be shown. */
  onFail: (sentence: string) => void;
}

/** A street map of tiles, with the places of a list as markers. */
export function TileMap({ places, selected, onSelect, you, address, attribution, onFail }: TileMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<StreetMap | null>(null);
  const markers = useRef<Markers | null>(null);
  const fail = useEffectEvent((failure: StreetMapFailure) => onFail(FAILURES[failure]));
  const select = useEffectEvent(onSelect);
  const firstPlaces = useEffectEvent(() => places);

  useEffect(() => {
    if (!container.current) return;
    const created = createStreetMap(container.current, firstPlaces(), address, (failure) => fail(failure));
    setMap(created);
    return () => {
      setMap(null);
      created?.remove();
    };
  }, [address]);

  useEffect(() => {
    if (!map) return;
    fitTo(map, places);
    const added = addMarkers(map, places, (id) => select(id));
    markers.current = added;
    return () => added.remove();
  }, [map, places]);

  useEffect(() => {
    if (!map || !you) return;
    const marker = addYou(map, you);
    return () => void marker.remove();
  }, [map, you]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new markers must be marked again
  useEffect(() => markers.current?.mark(selected), [map, places, selected]);

  return (
    <>
      <div ref={container} className="size-full" />
      <div className="absolute top-3 right-3 flex flex-col gap-2">
        <IconButton label="Zoom in" variant="secondary" onClick={() => map?.zoomIn()}>
          <Plus />
        </IconButton>
        <IconButton label="Zoom out" variant="secondary" onClick={() => map?.zoomOut()}>
          <Minus />
        </IconButton>
      </div>
      {attribution && (
        <p className="pointer-events-none absolute top-0 left-0 rounded-br-md bg-surface px-2 py-0.5 text-xs text-ink-muted">
          {attribution}
        </p>
      )}
    </>
  );
}
