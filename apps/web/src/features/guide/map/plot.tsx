import { cx } from '@saffron/ui/cx';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type MapPlace, type MapProps, pointName } from './map-place.ts';
import { neighborhoodsOf } from './neighborhoods.ts';
import { fitInto, neighborOf, type Point, pointAt, type Size } from './projection.ts';
import { ScaleBar } from './scale-bar.tsx';

/** The places of a list as points, with the names of their neighborhoods: a map without streets. */
export function Plot({ places, selected, onSelect, you }: MapProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const [active, setActive] = useState<number | null>(null);

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

  // One stop for Tab: the point that had the focus last.
  const stop = Math.max(0, indexOf(places, active ?? selected));
  const named = [...new Set([indexOf(places, selected), indexOf(places, active)])].filter((index) => index >= 0);

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
    const clicked = index === null ? undefined : places[index];
    if (clicked) onSelect(clicked.restaurant.id);
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
        onPointerLeave={() => setActive(null)}
      >
        {places.map((place, index) => (
          <Dot
            key={place.restaurant.id}
            place={place}
            at={points[index] ?? ORIGIN}
            isSelected={place.restaurant.id === selected}
            isStop={index === stop}
            onActive={() => setActive(place.restaurant.id)}
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
                  named.length > 0 && 'opacity-35',
                )}
              >
                {name}
              </text>
            ),
        )}
        {named.map((index) => (
          <Name key={index} text={places[index]?.restaurant.name ?? ''} at={points[index] ?? ORIGIN} size={size} />
        ))}
      </svg>
    </div>
  );
}

const LAYER = 'absolute inset-0 size-full';
const ORIGIN: Point = { x: 0, y: 0 };

const indexOf = (places: readonly MapPlace[], id: number | null) =>
  places.findIndex(({ restaurant }) => restaurant.id === id);

interface DotProps {
  place: MapPlace;
  at: Point;
  isSelected: boolean;
  isStop: boolean;
  onActive: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Dot({ place, at, isSelected, isStop, onActive, onKeyDown }: DotProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML buttons cannot be in an SVG
    <g
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={pointName(place)}
      aria-pressed={isSelected}
      data-place={place.restaurant.id}
      transform={`translate(${at.x} ${at.y})`}
      className="group cursor-pointer outline-2 outline-transparent"
      onFocus={onActive}
      onPointerEnter={onActive}
      onKeyDown={onKeyDown}
    >
      <circle r={13} className="fill-transparent stroke-2 group-focus-visible:stroke-accent" />
      <circle
        r={isSelected ? 9 : 6}
        className={cx('stroke-surface stroke-2 transition-[fill]', isSelected ? 'fill-ink' : 'fill-accent')}
      />
    </g>
  );
}

/** The position of the user; outside of the plot, it is not visible. */
function You({ at: { x, y } }: { at: Point }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={8} className="fill-none stroke-ink stroke-2" />
      <circle r={2.5} className="fill-ink" />
      <text
        y={24}
        textAnchor="middle"
        className="fill-ink stroke-surface stroke-4 text-xs font-semibold [paint-order:stroke]"
      >
        You
      </text>
    </g>
  );
}

/** The name of a point, above it, within the plot. */
function Name({ text, at, size }: { text: string; at: Point; size: Size }) {
  const anchor = at.x < size.width / 3 ? 'start' : at.x > (size.width * 2) / 3 ? 'end' : 'middle';
  return (
    <text
      x={at.x}
      y={at.y < 40 ? at.y + 28 : at.y - 17}
      textAnchor={anchor}
      className="fill-ink stroke-surface stroke-5 text-sm font-semibold [paint-order:stroke]"
    >
      {text}
    </text>
  );
}

const ASSUMED: Size = { width: 800, height: 480 };

/** The size of an element in pixels. */
function useSize(element: { current: Element | null }): Size {
  const [size, setSize] = useState(ASSUMED);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => {
      const { width, height } = measured.getBoundingClientRect();
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
