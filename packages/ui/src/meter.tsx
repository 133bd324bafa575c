import { cx } from './cx.ts';
import { numberText } from './number-text.ts';

interface MeterProps {
  /** The accessible name. */
  label: string;
  value: number;
  max: number;
}

/** The used part of an allowance, as a number and a bar. The bar turns red at the limit. */
export function Meter({ label, value, max }: MeterProps) {
  const full = value >= max;
  const part = full ? 1 : Math.max(0, value / max);
  return (
    <div>
      <span className="tabular">{numberText(value)}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers style `meter` differently */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(max, value, 1)}
        aria-valuenow={value}
        aria-valuetext={`${numberText(value)} of ${numberText(max)}`}
        className="mt-1 h-1 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className={cx('h-full rounded-full', full ? 'bg-danger' : 'bg-accent')}
          style={{ width: `${part * 100}%` }}
        />
      </div>
    </div>
  );
}
