import { numberText } from './number-text.ts';

interface ProgressBarProps {
  label: string;
  /** Leave it out while the total is unknown, for an indeterminate bar. */
  value?: number;
  max?: number;
}

/** A progress bar with counts. */
export function ProgressBar({ label, value, max = 100 }: ProgressBarProps) {
  const known = value !== undefined && max > 0;
  const part = known ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div>
      <div className="mb-1.5 flex justify-between gap-4 text-sm">
        <span className="text-ink-muted">{label}</span>
        {known && (
          <span className="tabular font-medium">
            {numberText(value)} of {numberText(max)}
          </span>
        )}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={known ? max : undefined}
        aria-valuenow={known ? value : undefined}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div
          className={
            known
              ? 'h-full rounded-full bg-accent transition-[width] duration-200'
              : 'h-full w-1/3 animate-stripe rounded-full bg-accent'
          }
          {...(known && { style: { width: `${part * 100}%` } })}
        />
      </div>
    </div>
  );
}
