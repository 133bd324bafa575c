import type { GuideSettings } from '@saffron/contracts/guide-settings';
import { Button } from '@saffron/ui/button';
import { TextField } from '@saffron/ui/text-field';
import { LeaveGuard } from '../leave-guard.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import { useGuideForm } from './use-guide-form.ts';

export function GuideForm({ settings }: { settings: GuideSettings }) {
  const { form, save, saving } = useGuideForm(settings);
  const { errors, isDirty } = form.formState;

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex max-w-xl flex-col gap-6">
      <TimeZoneField control={form.control} />
      <TextField
        label="Map tile address"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://tiles.example/{z}/{x}/{y}.png"
        hint="Where the map gets its pictures. Leave empty to show places without streets."
        error={errors.tileAddress?.message}
        {...form.register('tileAddress')}
      />
      <TextField
        label="Map attribution"
        autoComplete="off"
        placeholder="© OpenStreetMap contributors"
        hint="Named on the map, as the license of the tiles requires."
        error={errors.tileAttribution?.message}
        {...form.register('tileAttribution')}
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
