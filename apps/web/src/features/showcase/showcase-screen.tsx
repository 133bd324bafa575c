import { SegmentedControl } from '@saffron/ui/segmented-control';
import { setTheme, useTheme } from '../../lib/preferences.ts';
import { ButtonStates } from './button-states.tsx';
import { FeedbackStates } from './feedback-states.tsx';
import { FieldStates } from './field-states.tsx';
import { OverlayStates } from './overlay-states.tsx';
import { PickerStates } from './picker-states.tsx';
import { Tokens } from './tokens.tsx';

const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export function ShowcaseScreen() {
  const theme = useTheme();
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-page px-page py-10 outline-none">
      <div className="mb-10 flex flex-wrap items-end justify-between gap-6">
        <h1 className="display text-3xl">Components</h1>
        <SegmentedControl label="Theme" hideLabel value={theme} options={THEMES} onChange={setTheme} className="w-72" />
      </div>
      <Tokens />
      <ButtonStates />
      <FieldStates />
      <PickerStates />
      <OverlayStates />
      <FeedbackStates />
    </main>
  );
}
