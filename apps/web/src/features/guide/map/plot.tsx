import { cx } from '@saffron/ui/cx';
import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react';
import type { MapPlace, MapProps } from './map-place.ts';
import { neighborhoodsOf } from './neighborhoods.ts';
import { Dot, Name, You } from './plot-marks.tsx';
import { fitInto, neighborOf, type Point, pointAt } from './projection.ts';
import { ScaleBar } from './scale-bar.tsx';
import { useSize } from './use-size.ts';

/** The places of a list as points, with the names of their neighborhoods: a map without streets. */
export function Plot({ places, selected, onSelect, you }: MapProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  /** The ids of the point under the pointer or with the focus, and of the one that had the focus last. */
  const [active, setActive] = useState<number | null>(null);
  const [visited, setVisited] = useState<number | null>(null);

  const { points, neighborhoods, projection } = useMemo(() => {
    const projection = fitInto(
      size,
      places.map(({ position }) => position),
    );
    const points = places.map(({ position }) => projection.project(position));
    return {
      points,
      neighborhoods: neighborhoodsOf(places, points, size),
      projection,
    };
  }, [places, size]);

  const marked = indexOf(places, active ?? selected);
  const [markedPlace, markedPoint] = [places[marked], points[marked]];
  // Tab stops at one point.
  const stop = Math.max(0, indexOf(places, visited ?? selected));

  function press(event: KeyboardEvent, index: number) {
    const next = neighborOf(points, index, event.key);
    const id = next === null ? undefined : places[next]?.restaurant.id;
    if (event.key.startsWith('Arrow')) event.preventDefault();
    if (id !== undefined) box.current?.querySelector<SVGGElement>(`[data-place="${id}"]`)?.focus();
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    const pressed = places[index];
    if (pressed) onSelect(pressed.restaurant.id);
  }

  function click(event: MouseEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const index = pointAt(points, { x: event.clientX - box.left, y: event.clientY - box.top });
    // Clicks by assistive technology may have no position.
    const target = event.target instanceof Element ? event.target.closest('[data-place]') : null;
    const id = index === null ? Number(target?.getAttribute('data-place')) : places[index]?.restaurant.id;
    if (id) onSelect(id);
  }

  return (
    <div ref={box} className="relative size-full select-none">
      <svg aria-hidden="true" className={LAYER}>
        {neighborhoods.map(({ name, outline }) => (
          <path
            key={name}
            d={outline}
            className="fill-sunken stroke-sunken stroke-44 [stroke-linecap:round] [stroke-linejoin:round]"
          />
        ))}
        <ScaleBar metersPerPixel={projection.metersPerPixel} size={size} />
        {you && <You at={projection.project(you)} />}
      </svg>
      {/* biome-ignore lint/a11y/useSemanticElements: HTML groups cannot be an SVG */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the points handle keys; a click chooses the nearest one */}
      <svg
        role="group"
        aria-label="Restaurants by neighborhood. Arrow keys move between them."
        className={cx(LAYER, 'touch-manipulation')}
        onClick={click}
      >
        {places.map((place, index) => (
          <Dot
            key={place.restaurant.id}
            place={place}
            at={points[index] ?? ORIGIN}
            radius={size.width < NARROW ? 4.5 : 6}
            isSelected={place.restaurant.id === selected}
            isStop={index === stop}
            onEnter={() => setActive(place.restaurant.id)}
            onLeave={() => setActive(null)}
            onFocus={() => {
              setActive(place.restaurant.id);
              setVisited(place.restaurant.id);
            }}
            onKeyDown={(event) => press(event, index)}
          />
        ))}
      </svg>
      <svg aria-hidden="true" className={cx(LAYER, 'pointer-events-none')}>
        {neighborhoods.map(
          ({ name, label }) =>
            label && (
              <text
                key={name}
                {...label}
                textAnchor="middle"
                className={cx(
                  'display fill-ink stroke-sunken stroke-3 text-sm transition-opacity [paint-order:stroke] sm:text-base',
                  markedPlace && 'opacity-35',
                )}
              >
                {name}
              </text>
            ),
        )}
        {markedPlace && markedPoint && <Name text={markedPlace.restaurant.name} at={markedPoint} size={size} />}
      </svg>
    </div>
  );
}

const LAYER = 'absolute inset-0 size-full';
/** On phones points are smaller, in pixels. */
const NARROW = 600;

const ORIGIN: Point = { x: 0, y: 0 };

const indexOf = (places: readonly MapPlace[], id: number | null) =>
  places.findIndex(({ restaurant }) => restaurant.id === id);
