import { LngLatBounds, Map as StreetMap, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { prefersReducedMotion } from '../../../lib/motion.ts';
import type { MapPlace } from './map-place.ts';

// A file of this server: the content security policy allows no workers from other places.
setWorkerUrl(workerUrl);

/** Why there is no street map: the browser cannot draw it, or no tile could be loaded. */
export type StreetMapFailure = 'graphics' | 'tiles';

/** For the first tiles to arrive, in milliseconds. */
const TILES_TIMEOUT = 10_000;
const FIT = { padding: 56, maxZoom: 16, duration: 0 };

/**
 * Creates a map of raster tiles.
 *
 * @param places which it shows at first
 * @param address of the tiles, with {z}, {x} and {y}
 * @param onFail called at most once
 * @returns null if the browser cannot draw it
 */
export function createStreetMap(
  container: HTMLElement,
  places: readonly MapPlace[],
  address: string,
  onFail: (failure: StreetMapFailure) => void,
): StreetMap | null {
  try {
    const map = new StreetMap({
      container,
      style: {
        version: 8,
        sources: { tiles: { type: 'raster', tiles: [address], tileSize: 256 } },
        layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
      },
      bounds: boundsOf(places),
      fitBoundsOptions: FIT,
      // Shown as text by the component: MapLibre would read it as HTML.
      attributionControl: false,
      // The page scrolls over the map; two fingers or Ctrl move it.
      cooperativeGestures: true,
      dragRotate: false,
      maxPitch: 0,
      fadeDuration: prefersReducedMotion() ? 0 : 300,
      locale: { 'Map.Title': 'Street map' },
      // Our pages send no referrer, but tile servers may require to know the site.
      transformRequest: (url) => ({ url, referrerPolicy: 'origin' }),
    });
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    watchTiles(map, onFail);
    return map;
  } catch {
    onFail('graphics');
    return null;
  }
}

/** Some tiles may be missing, for example of the sea. Without any, the map is of no use. */
function watchTiles(map: StreetMap, onFail: (failure: StreetMapFailure) => void): void {
  let arrived = false;
  map.on('sourcedata', (event) => {
    arrived ||= event.tile?.state === 'loaded';
  });
  const check = () => {
    clearTimeout(timer);
    if (!arrived) onFail('tiles');
  };
  const timer = setTimeout(check, TILES_TIMEOUT);
  map.once('load', check);
  map.once('remove', () => clearTimeout(timer));
  // Without a listener, MapLibre logs each missing tile.
  map.on('error', () => undefined);
}

/** Shows all places at once. */
export function fitTo(map: StreetMap, places: readonly MapPlace[]): void {
  map.fitBounds(boundsOf(places), FIT);
}

function boundsOf(places: readonly MapPlace[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { position } of places) bounds.extend([position.longitude, position.latitude]);
  return bounds;
}
