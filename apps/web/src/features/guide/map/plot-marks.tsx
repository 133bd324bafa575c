import { cx } from '@saffron/ui/cx';
import type { KeyboardEvent } from 'react';
import { type MapPlace, pointName } from './map-place.ts';
import type { Point, Size } from './projection.ts';

interface DotProps {
  place: MapPlace;
  at: Point;
  radius: number;
  isSelected: boolean;
  isStop: boolean;
  onEnter: () => void;
  onLeave: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A place as a button. */
export function Dot({ place, at, radius, isSelected, isStop, onEnter, onLeave, onFocus, onKeyDown }: DotProps) {
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
      onFocus={onFocus}
      onBlur={onLeave}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      onKeyDown={onKeyDown}
    >
      <circle r={13} className="fill-transparent stroke-2 group-focus-visible:stroke-accent" />
      <circle
        r={radius + (isSelected ? 3 : 0)}
        className={cx('stroke-surface stroke-2 transition-[fill]', isSelected ? 'fill-ink' : 'fill-accent')}
      />
    </g>
  );
}

/** The position of the user; outside of the plot, it is not visible. */
export function You({ at: { x, y } }: { at: Point }) {
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

/** The name of a point, below it, where no neighborhood has its name, within the plot. */
export function Name({ text, at, size }: { text: string; at: Point; size: Size }) {
  const anchor = at.x < size.width / 3 ? 'start' : at.x > (size.width * 2) / 3 ? 'end' : 'middle';
  return (
    <text
      x={at.x}
      y={at.y > size.height - 40 ? at.y - 17 : at.y + 28}
      textAnchor={anchor}
      className="fill-ink stroke-surface stroke-5 text-sm font-semibold [paint-order:stroke]"
    >
      {text}
    </text>
  );
}
