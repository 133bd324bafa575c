import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { errorCode, errorMessage, fieldErrors } from '../../../lib/error-message.ts';
import type { RestaurantValues } from './values.ts';

/** Whether somebody else has changed fields since they were read. */
export const hasChangedMeanwhile = (error: unknown): boolean =>
  errorCode(error) === 'conflict' && Object.keys(fieldErrors(error)).length > 0;

/** Shows the server's validation errors at their fields and focuses the first one. */
export function showServerErrors(form: UseFormReturn<RestaurantValues>, error: unknown): void {
  const nameTaken = errorCode(error) === 'conflict' && !hasChangedMeanwhile(error);
  const found = nameTaken ? { name: errorMessage(error) } : fieldErrors(error);
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
