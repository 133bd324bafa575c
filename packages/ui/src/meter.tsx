import { cx } from './cx.ts';

interface MeterProps {
  /** What is measured, for screen readers. */
  label: string;
  value: number;
  max: number;
}

/** How much of an allowance is used: the number, and a thin line. At its end the line says so. */
export function Meter({ label, value, max }: MeterProps) {
  const full = value >= max;
  const part = full ? 1 : Math.max(0, value / max);
  return (
    <div>
      <span className="tabular">{value}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: each browser draws that element in its own way */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(max, value, 1)}
        aria-valuenow={value}
        aria-valuetext={`${value} of ${max}`}
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
