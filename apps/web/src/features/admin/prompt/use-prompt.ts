import type { PromptSettings } from '@saffron/contracts/admin';
import { promptText } from '@saffron/contracts/admin-fields';
import { PROMPT_UPDATE_FAILED, SUCCESS } from '@saffron/contracts/admin-texts';
import { ERROR } from '@saffron/contracts/texts';
import { toast } from '@saffron/ui/toast';
import { useState } from 'react';
import { httpStatus } from '../../../lib/error-message.ts';
import { fieldError } from '../../../lib/field-error.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { trpc } from '../../../trpc.ts';
import { failureText } from '../failure-text.ts';

/** Unsaved text, with the version of the prompt that it is based on. */
interface Draft {
  text: string;
  seen: string | null;
}

const CONFLICT = 409;

/** The saved system prompt and the draft. */
export function usePrompt() {
  const utils = trpc.useUtils();
  const query = trpc.admin.promptSettings.useQuery(undefined, { staleTime: 0 });
  const [draft, setDraft] = useState<Draft | null>(null);
  /** Another admin saved while this draft was edited. */
  const [hasConflict, setHasConflict] = useState(false);
  const settings = query.data;

  function saved(next: PromptSettings, description: string) {
    utils.admin.promptSettings.setData(undefined, next);
    setHasConflict(false);
    toast({ title: SUCCESS, description });
  }

  function failed(error: unknown) {
    toast({ title: ERROR, description: failureText(error, PROMPT_UPDATE_FAILED), variant: 'destructive' });
    if (httpStatus(error) !== CONFLICT) return;
    setHasConflict(true);
    void query.refetch();
  }

  const save = trpc.admin.savePrompt.useMutation({
    onSuccess: (next) => {
      saved(next, 'System prompt saved. It takes effect with the next reply.');
      // Keep text typed during the save.
      setDraft((now) => (now && now.text.trim() !== next.prompt ? { text: now.text, seen: next.updatedAt } : null));
    },
    onError: failed,
  });
  const restore = trpc.admin.restorePrompt.useMutation({
    onSuccess: (next) => {
      saved(next, 'Default prompt restored. It takes effect with the next reply.');
      setDraft(null);
    },
    onError: failed,
  });
  const sendSave = useSingleFlight(save);
  const sendRestore = useSingleFlight(restore);

  const text = draft?.text ?? settings?.prompt ?? '';
  const length = text.trim().length;

  return {
    query,
    settings,
    text,
    length,
    error: settings && fieldError(promptText, text),
    isDirty: draft !== null && draft.text.trim() !== settings?.prompt,
    hasConflict,
    saving: save.isPending,
    restoring: restore.isPending,
    edit: (next: string) => setDraft({ text: next, seen: draft ? draft.seen : (settings?.updatedAt ?? null) }),
    discard: () => {
      setDraft(null);
      setHasConflict(false);
    },
    save: () => sendSave({ prompt: text, seen: draft ? draft.seen : (settings?.updatedAt ?? null) }),
    /** Overwrites the version that another admin saved. */
    saveAnyway: () => sendSave({ prompt: text, seen: settings?.updatedAt ?? null }),
    restore: (done: () => void) => {
      sendRestore({ seen: draft && !hasConflict ? draft.seen : (settings?.updatedAt ?? null) });
      done();
    },
  };
}
