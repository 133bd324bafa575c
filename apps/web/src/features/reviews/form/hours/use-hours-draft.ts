import { useMemo, useState } from 'react';
import { type HoursDraft, printDraft, readDraft } from './hours-draft.ts';

/**
 * The fields of the editor by day for a text, and a function that changes both. Fields stay as they were typed while the
 * text is the one that they gave, also when the text cannot be read.
 *
 * @returns null instead of fields for text that a person typed and that cannot be read
 */
export function useHoursDraft(text: string, onText: (text: string) => void) {
  const [edited, setEdited] = useState<{ text: string; draft: HoursDraft }>();
  const draft = useMemo(() => (edited?.text === text ? edited.draft : readDraft(text)), [edited, text]);

  function change(next: HoursDraft) {
    const printed = printDraft(next);
    setEdited({ text: printed, draft: next });
    onText(printed);
  }

  return [draft, change] as const;
}
