import type { Size } from './projection.ts';

const LENGTHS_M = [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 500_000, 1_000_000];
const WIDTH_MAX = 110;
const MARGIN = 14;

/** A line of a round length, such as 500 m, in the bottom right corner of an SVG. */
export function ScaleBar({ metersPerPixel, size }: { metersPerPixel: number; size: Size }) {
  const meters = LENGTHS_M.findLast((length) => length / metersPerPixel <= WIDTH_MAX);
  if (meters === undefined) return null;
  const right = size.width - MARGIN;
  const left = right - meters / metersPerPixel;
  const y = size.height - MARGIN;
  return (
    <g>
      <path d={`M${left} ${y - 5}v5H${right}v-5`} className="fill-none stroke-ink-muted" />
      <text x={(left + right) / 2} y={y - 8} className="tabular fill-ink-muted text-xs [text-anchor:middle]">
        {meters < 1000 ? `${meters} m` : `${meters / 1000} km`}
      </text>
    </g>
  );
}
