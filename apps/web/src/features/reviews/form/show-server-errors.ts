import {
  NOTES_AND_TAGS_CHANGED_MEANWHILE,
  NOTES_CHANGED_MEANWHILE,
  TAGS_CHANGED_MEANWHILE,
} from '@saffron/contracts/guide-texts';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { errorCode, errorMessage, fieldErrors } from '../../../lib/error-message.ts';
import type { RestaurantValues } from './values.ts';

const CHANGED: Readonly<Record<string, string>> = {
  [NOTES_CHANGED_MEANWHILE]: 'saffronNotes',
  [NOTES_AND_TAGS_CHANGED_MEANWHILE]: 'saffronNotes',
  [TAGS_CHANGED_MEANWHILE]: 'tag',
};

/** Whether somebody else has changed the notes or the tags since they were read. */
export const hasChangedMeanwhile = (error: unknown): boolean =>
  errorCode(error) === 'conflict' && Object.hasOwn(CHANGED, errorMessage(error));

/** Shows the server's validation errors at their fields and focuses the first one. */
export function showServerErrors(form: UseFormReturn<RestaurantValues>, error: unknown): void {
  const message = errorMessage(error);
  const found = errorCode(error) === 'conflict' ? { [CHANGED[message] ?? 'name']: message } : fieldErrors(error);
  let first = true;
  for (const [field, message] of Object.entries(found)) {
    const path = pathOf(field, form.getValues('notes.kind'));
    if (!path) continue;
    form.setError(path, { type: 'server', message }, { shouldFocus: first });
    first = false;
  }
}

const SAME_NAME = [
  'name',
  'neighborhood',
  'cuisine',
  'website',
  'address',
  'phone',
  'hours',
  'price',
  'rating',
] as const;

function pathOf(field: string, notes: 'parts' | 'text'): FieldPath<RestaurantValues> | undefined {
  if (field === 'tag') return 'tags';
  if (field === 'latitude' || field === 'longitude') return 'location';
  if (field === 'saffronNotes') return notes === 'parts' ? 'notes.vibe' : 'notes.text';
  return SAME_NAME.find((name) => name === field);
}
