import { GUIDE_SETTINGS_UPDATE_FAILED, SUCCESS } from '@saffron/contracts/admin-texts';
import type { GuideSettings, SaveGuideSettingsInput } from '@saffron/contracts/guide-settings';
import { tileAddress, tileAttribution, timeZone } from '@saffron/contracts/guide-settings-fields';
import { ERROR } from '@saffron/contracts/texts';
import { toast } from '@saffron/ui/toast';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { fieldErrors } from '../../../lib/error-message.ts';
import { schemaResolver } from '../../../lib/form-schema.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { trpc } from '../../../trpc.ts';
import { failureText } from '../failure-text.ts';

const settingsForm = z.object({ timeZone, tileAddress, tileAttribution });
const FIELDS = ['timeZone', 'tileAddress', 'tileAttribution'] as const;

/** The form of the guide's settings. Sends only changed fields, so that concurrent changes to the others survive. */
export function useGuideForm(settings: GuideSettings) {
  const form = useForm({ defaultValues: settings, resolver: schemaResolver(settingsForm) });
  const { defaultValues } = form.formState;
  const utils = trpc.useUtils();

  function saved(next: GuideSettings, sent: SaveGuideSettingsInput) {
    utils.guide.settings.setData(undefined, next);
    // Lists of what is open depend on the time zone.
    void utils.guide.invalidate();
    const typed = form.getValues();
    const asSent = { ...defaultValues, ...sent };
    form.reset(next);
    // Keep text typed during the save.
    for (const name of FIELDS) {
      if (typed[name].trim() !== asSent[name]) form.setValue(name, typed[name], { shouldDirty: true });
    }
    toast({ title: SUCCESS, description: 'Guide settings saved.' });
  }

  function failed(error: unknown) {
    toast({ title: ERROR, description: failureText(error, GUIDE_SETTINGS_UPDATE_FAILED), variant: 'destructive' });
    const problems = new Map(Object.entries(fieldErrors(error)));
    for (const name of FIELDS.toReversed()) {
      const message = problems.get(name);
      // The first field keeps the focus.
      if (message) form.setError(name, { type: 'server', message }, { shouldFocus: true });
    }
  }

  const change = trpc.guide.saveSettings.useMutation({ onSuccess: saved, onError: failed });
  const send = useSingleFlight(change);

  const save = form.handleSubmit((values) => {
    const changed = FIELDS.filter((name) => values[name] !== defaultValues?.[name]);
    send(Object.fromEntries(changed.map((name) => [name, values[name]])));
  });

  return { form, save, saving: change.isPending };
}
