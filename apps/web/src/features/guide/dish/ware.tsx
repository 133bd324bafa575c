import type { ReactNode } from 'react';
import type { Random } from './random.ts';

/**
 * Objects that many drawings share. The origin is the center of the picture; a plate has a radius of 80. Drawings with random numbers
 * are plain functions, because a component could render again on its own with different numbers.
 */

export const PLATE = 'var(--color-dish-plate)';
export const RIM = 'var(--color-dish-rim)';
export const METAL = 'var(--color-dish-metal)';
export const SHADE = 'var(--color-dish-shade)';

export const GLAZES = ['#3f5f8a', '#b9603f', '#6d8a6b', '#453f45', '#6b57b5', '#c99a3d'] as const;

export function Plate({ r = 80 }: { r?: number }) {
  return (
    <>
      <circle cx="3" cy="7" r={r + 1} fill={SHADE} />
      <circle r={r} fill={PLATE} />
      <circle r={r * 0.74} fill={RIM} opacity="0.6" />
      <circle cy="1" r={r * 0.715} fill={PLATE} />
    </>
  );
}

export function OvalPlate() {
  return (
    <>
      <ellipse cx="3" cy="7" rx="119" ry="69" fill={SHADE} />
      <ellipse rx="118" ry="68" fill={PLATE} />
      <ellipse rx="94" ry="49" fill={RIM} opacity="0.6" />
      <ellipse cy="1" rx="92" ry="47" fill={PLATE} />
    </>
  );
}

/** A glazed bowl from above, with a filling of one color. */
export function Bowl({
  glaze,
  filling,
  r = 78,
  children,
}: {
  glaze: string;
  filling: string;
  r?: number;
  children?: ReactNode;
}) {
  return (
    <>
      <circle cx="3" cy="8" r={r + 1} fill={SHADE} />
      <circle r={r} fill={glaze} />
      <circle r={r - 2} fill="none" stroke="#fff" strokeOpacity="0.22" strokeWidth="3" />
      <circle r={r - 9} fill="#000" opacity="0.2" />
      <circle cy="1.5" r={r - 11} fill={filling} />
      {children}
    </>
  );
}

export function Board({ width = 210, height = 120 }: { width?: number; height?: number }) {
  return (
    <>
      <rect x={-width / 2 + 3} y={-height / 2 + 7} width={width} height={height} rx="16" fill={SHADE} />
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="16" fill="#c4935c" />
      <path
        d={`M${-width / 2 + 14} ${-height / 5}H${width / 2 - 14}M${-width / 2 + 14} ${height / 6}H${width / 2 - 40}`}
        stroke="#a97743"
        strokeOpacity="0.5"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </>
  );
}

export function Leaf({
  x,
  y,
  angle,
  size = 1,
  fill = '#5d8f45',
}: {
  x: number;
  y: number;
  angle: number;
  size?: number;
  fill?: string;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${angle}) scale(${size})`}>
      <path d="M0 0C7-9 19-9 27 0 19 9 7 9 0 0z" fill={fill} />
      <path d="M2 0H23" stroke="#fff" strokeOpacity="0.32" strokeWidth="1.2" strokeLinecap="round" />
    </g>
  );
}

export function Sprig({ x, y, angle, fill = '#5f8450' }: { x: number; y: number; angle: number; fill?: string }) {
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${angle})`}
      stroke={fill}
      strokeWidth="2.2"
      strokeLinecap="round"
      fill="none"
    >
      <path d="M-24 0Q0-4 24 0" />
      <path d="M-16-1l-5-7M-16-1l-6 6M-6-2l-5-8M-6-2l-6 7M4-2l-5-8M4-2l-6 7M14-1l-5-7M14-1l-6 6" />
    </g>
  );
}

export function Citrus({
  x,
  y,
  r = 17,
  peel = '#f0c33c',
  flesh = '#f9e08a',
}: {
  x: number;
  y: number;
  r?: number;
  peel?: string;
  flesh?: string;
}) {
  const s = r * 0.62;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill={peel} />
      <circle r={r - 2.4} fill="#fffaf0" />
      <circle r={r - 4} fill={flesh} />
      <path
        d={`M0 ${-s}V${s}M${-s * 0.87} ${-s / 2}L${s * 0.87} ${s / 2}M${-s * 0.87} ${s / 2}L${s * 0.87} ${-s / 2}`}
        stroke="#fffaf0"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  );
}

export function Tomato({ x, y, r = 8 }: { x: number; y: number; r?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill="#d2452f" />
      <circle cx={-r * 0.3} cy={-r * 0.35} r={r * 0.28} fill="#fff" opacity="0.4" />
    </g>
  );
}

export function EggHalf({ x, y, angle }: { x: number; y: number; angle: number }) {
  return (
    <g data-animal="" transform={`translate(${x} ${y}) rotate(${angle})`}>
      <ellipse rx="18" ry="14.5" fill="#fff7e6" />
      <circle cx="1.5" r="8.5" fill="#f0992e" />
      <circle cx="-1" cy="-3" r="2.6" fill="#fff" opacity="0.45" />
    </g>
  );
}

export function chopsticks(random: Random, x = 104) {
  const color = random.pick(['#8a4b2d', '#33302e', '#a5342c']);
  return (
    <g transform={`translate(${x} 0) rotate(${random.between(8, 20)})`} strokeLinecap="round">
      <path d="M3-78L-1 84M13-78L11 84" transform="translate(2 5)" stroke={SHADE} strokeWidth="5" />
      <path d="M3-78L-1 84M13-78L11 84" stroke={color} strokeWidth="5" />
      <path d="M3-78L2.5-58M13-78L12.7-58" stroke="#fff" strokeOpacity="0.3" strokeWidth="5" />
    </g>
  );
}

export function Fork({ x = -112 }: { x?: number }) {
  return (
    <g transform={`translate(${x} 0)`} stroke={METAL} strokeLinecap="round" fill="none">
      <path d="M0-6V66" strokeWidth="6" />
      <path d="M-9-62V-34Q-9-12 0-10 9-12 9-34V-62M0-62V-12" strokeWidth="3.6" />
    </g>
  );
}

export function Spoon({ x = 112 }: { x?: number }) {
  return (
    <g transform={`translate(${x} 0)`} fill={METAL}>
      <ellipse cy="-40" rx="13" ry="22" />
      <rect x="-3" y="-20" width="6" height="86" rx="3" />
    </g>
  );
}

export function Knife({ x = 112 }: { x?: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M-4 4V-58Q-4-66 3-64 9-40 6 4z" fill={METAL} />
      <rect x="-4" y="6" width="9" height="60" rx="4.5" fill={METAL} />
    </g>
  );
}

/** A slightly rotated napkin under the plate. */
export function napkin(random: Random) {
  const side = random.pick([-1, 1]);
  return (
    <rect
      x="-48"
      y="-120"
      width="96"
      height="240"
      fill="var(--color-dish-cloth)"
      transform={`translate(${side * random.between(70, 96)} 0) rotate(${random.between(-14, 14)})`}
    />
  );
}

/** Meat, fish or egg, which no drawing for a kitchen without them has. */
export function Animal({ children }: { children: ReactNode }) {
  return <g data-animal="">{children}</g>;
}

/** Half an avocado, cut. */
export function Avocado() {
  return (
    <>
      <path d="M0-24C10-24 20-4 20 8A20 20 0 0 1-20 8C-20-4-10-24 0-24z" fill="#4d6b33" />
      <path d="M0-19C8-19 16-3 16 8A16 16 0 0 1-16 8C-16-3-8-19 0-19z" fill="#cfdd8c" />
      <circle cy="8" r="8" fill="#7a4d2c" />
    </>
  );
}
