import { Dialog } from '@saffron/ui/dialog';
import { SegmentedControl } from '@saffron/ui/segmented-control';
import { SelectField } from '@saffron/ui/select-field';
import { Switch } from '@saffron/ui/switch';
import type { RefObject } from 'react';
import { useDates } from '../../lib/dates.ts';
import {
  setDateLanguage,
  setMotionReduced,
  setTheme,
  useDateLanguage,
  useMotionReduced,
  useTheme,
} from '../../lib/preferences.ts';
import { DATE_LANGUAGES } from './date-languages.ts';

const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

interface SettingsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnFocus: RefObject<HTMLElement | null>;
}

export function SettingsDialog(props: SettingsDialogProps) {
  const theme = useTheme();
  const motionReduced = useMotionReduced();

  const language = useDateLanguage();
  const dates = useDates();

  return (
    <Dialog {...props} title="Settings" description="These settings apply to this browser and take effect immediately.">
      <div className="flex flex-col gap-6 pt-3">
        <SegmentedControl label="Theme" value={theme} options={THEMES} onChange={setTheme} />
        <div>
          <SelectField
            label="Date language"
            value={language ?? ''}
            onChange={(event) => setDateLanguage(event.target.value || null)}
          >
            <option value="">Browser default</option>
            {DATE_LANGUAGES.map(({ value, label }) => (
              <option key={value} value={value} lang={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <p className="mt-1.5 text-sm text-ink-muted">
            For example <span lang={dates.lang}>{dates.dayAndTime(new Date())}</span>
          </p>
        </div>
        <Switch
          label="Reduce motion"
          hint="Text and cards appear immediately. Your system setting always applies."
          checked={motionReduced}
          onChange={(event) => setMotionReduced(event.target.checked)}
        />
      </div>
    </Dialog>
  );
}
