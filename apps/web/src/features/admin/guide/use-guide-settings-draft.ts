import { GUIDE_SETTINGS_UPDATE_FAILED, SUCCESS } from '@saffron/contracts/admin-texts';
import type { GuideSettings, SaveGuideSettingsInput } from '@saffron/contracts/guide-settings';
import { tileAddress, tileAttribution, timeZone } from '@saffron/contracts/guide-settings-fields';
import { ERROR } from '@saffron/contracts/texts';
import { toast } from '@saffron/ui/toast';
import { useState } from 'react';
import { fieldErrors } from '../../../lib/error-message.ts';
import { fieldError } from '../../../lib/field-error.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { trpc } from '../../../trpc.ts';
import { failureText } from '../failure-text.ts';

const SCHEMAS = { timeZone, tileAddress, tileAttribution };
const FIELDS = ['timeZone', 'tileAddress', 'tileAttribution'] as const;
type Field = (typeof FIELDS)[number];
type Problems = Partial<Record<Field, string | undefined>>;

/** Unsaved changes to the guide's settings. Only changed ones are sent, so that concurrent changes to the others survive. */
export function useGuideSettingsDraft(settings: GuideSettings) {
  const [draft, setDraft] = useState<SaveGuideSettingsInput>({});
  const [problems, setProblems] = useState<Problems>({});
  /** How often a save was refused. */
  const [refusals, setRefusals] = useState(0);
  const utils = trpc.useUtils();
  const changed = changesIn(draft, settings);

  function refuse(found: Problems) {
    setProblems(found);
    setRefusals(refusals + 1);
  }

  const change = trpc.guide.saveSettings.useMutation({
    onSuccess: (saved) => {
      utils.guide.settings.setData(undefined, saved);
      // Lists of what is open depend on the time zone.
      void utils.guide.invalidate();
      // Keep text typed during the save.
      setDraft((now) => changesIn(now, saved));
      toast({ title: SUCCESS, description: 'Guide settings saved.' });
    },
    onError: (error) => {
      refuse(fieldErrors(error));
      toast({ title: ERROR, description: failureText(error, GUIDE_SETTINGS_UPDATE_FAILED), variant: 'destructive' });
    },
  });
  const send = useSingleFlight(change);

  function edit(field: Field, value: string) {
    setDraft({ ...draft, [field]: value });
    if (problems[field]) setProblems({ ...problems, [field]: fieldError(SCHEMAS[field], value) });
  }

  function save() {
    const found = FIELDS.map(
      (field) => [field, fieldError(SCHEMAS[field], changed[field] ?? settings[field])] as const,
    );
    if (found.some(([, problem]) => problem)) refuse(Object.fromEntries(found));
    else send(changed);
  }

  return {
    values: { ...settings, ...draft },
    problems,
    refusals,
    isDirty: Object.keys(changed).length > 0,
    edit,
    save,
    saving: change.isPending,
  };
}

function changesIn(draft: SaveGuideSettingsInput, settings: GuideSettings): SaveGuideSettingsInput {
  const changed = FIELDS.flatMap((field) => {
    const value = draft[field];
    return value === undefined || value.trim() === settings[field] ? [] : [[field, value] as const];
  });
  return Object.fromEntries(changed);
}
