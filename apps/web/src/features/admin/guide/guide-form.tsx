import type { GuideSettings } from '@saffron/contracts/guide-settings';
import { Button } from '@saffron/ui/button';
import { TextField } from '@saffron/ui/text-field';
import { type FormEvent, useEffect, useRef } from 'react';
import { LeaveGuard } from '../leave-guard.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import { useGuideSettingsDraft } from './use-guide-settings-draft.ts';

export function GuideForm({ settings }: { settings: GuideSettings }) {
  const { values, problems, refusals, isDirty, edit, save, saving } = useGuideSettingsDraft(settings);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isDirty) save();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-6">
      <TimeZoneField
        value={values.timeZone}
        onChange={(timeZone) => edit('timeZone', timeZone)}
        error={problems.timeZone}
      />
      <TextField
        label="Map tile address"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://tiles.example/{z}/{x}/{y}.png"
        hint="Where the map loads its tiles from. Leave empty to show places without streets."
        error={problems.tileAddress}
        value={values.tileAddress}
        onChange={(event) => edit('tileAddress', event.target.value)}
      />
      <TextField
        label="Map attribution"
        autoComplete="off"
        placeholder="© OpenStreetMap contributors"
        hint="Named on the map, as the license of the tiles requires."
        error={problems.tileAttribution}
        value={values.tileAttribution}
        onChange={(event) => edit('tileAttribution', event.target.value)}
      />
      <div className="flex items-center justify-end gap-4 border-t border-line pt-4">
        {isDirty && <p className="mr-auto text-sm font-medium">Not saved</p>}
        <Button type="submit" variant="primary" disabled={!isDirty} pending={saving}>
          Save
        </Button>
      </div>
      <LeaveGuard unsaved={isDirty} of="the guide settings" />
    </form>
  );
}
