import type { Coordinates } from '@saffron/contracts/location';
import { Marker, type Map as StreetMap } from 'maplibre-gl';
import { prefersReducedMotion } from '../../../lib/motion.ts';
import { type MapPlace, pointName } from './map-place.ts';
import { neighborOf } from './projection.ts';

export interface Markers {
  /** Marks the selected restaurant. */
  mark: (id: number | null) => void;
  remove: () => void;
}

/** Adds a button for each place. Tab reaches one of them, and the arrow keys lead to the others. */
export function addMarkers(map: StreetMap, places: readonly MapPlace[], onSelect: (id: number) => void): Markers {
  const buttons = places.map((place) => buttonFor(place, onSelect));
  const markers = buttons.map((element) => new Marker({ element }));
  for (const [index, { position }] of places.entries()) {
    markers[index]?.setLngLat([position.longitude, position.latitude]).addTo(map);
  }
  const stopAt = (stop: number) => {
    for (const [index, button] of buttons.entries()) button.tabIndex = index === stop ? 0 : -1;
  };
  stopAt(0);

  function press(event: KeyboardEvent, from: number) {
    if (!event.key.startsWith('Arrow')) return;
    // The map would move, too.
    event.stopPropagation();
    event.preventDefault();
    const points = places.map(({ position }) => map.project([position.longitude, position.latitude]));
    const next = neighborOf(points, from, event.key);
    const place = next === null ? undefined : places[next];
    if (next === null || !place) return;
    buttons[next]?.focus({ preventScroll: true });
    const { latitude, longitude } = place.position;
    if (map.getBounds().contains([longitude, latitude])) return;
    map.easeTo({ center: [longitude, latitude], ...(prefersReducedMotion() && { duration: 0 }) });
  }

  for (const [index, button] of buttons.entries()) {
    button.addEventListener('focus', () => stopAt(index));
    button.addEventListener('keydown', (event) => press(event, index));
  }

  return {
    mark: (id) => {
      for (const button of buttons) {
        const isSelected = button.dataset.place === String(id);
        button.ariaPressed = String(isSelected);
        button.classList.toggle('z-10', isSelected);
      }
    },
    remove: () => {
      for (const marker of markers) marker.remove();
    },
  };
}

function buttonFor(place: MapPlace, onSelect: (id: number) => void): HTMLButtonElement {
  const { id, name } = place.restaurant;
  const button = document.createElement('button');
  button.type = 'button';
  button.title = name;
  button.ariaLabel = pointName(place);
  button.dataset.place = String(id);
  button.className = 'group grid size-7 place-items-center rounded-full focus-visible:z-10';
  const dot = document.createElement('span');
  dot.className =
    'size-4.5 rounded-full border-2 border-surface bg-accent shadow-md transition-[scale] group-hover:scale-115 group-aria-pressed:scale-125 group-aria-pressed:bg-ink';
  button.append(dot);
  button.addEventListener('click', () => onSelect(id));
  return button;
}

/** Marks the position of the user. */
export function addYou(map: StreetMap, { latitude, longitude }: Coordinates): Marker {
  const element = document.createElement('span');
  element.role = 'img';
  element.ariaLabel = 'You';
  element.className = 'size-5 rounded-full border-3 border-ink bg-surface/70';
  return new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
}
