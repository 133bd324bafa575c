import {
  address,
  cuisine,
  hours,
  location,
  neighborhood,
  notes,
  phone,
  restaurantName,
  tag,
  website,
} from '@saffron/contracts/guide-fields';
import { joinTags } from '@saffron/contracts/tags';
import { type FieldErrors, get, type Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { formErrors } from '../../../lib/form-schema.ts';
import type { RestaurantValues } from './values.ts';

const restaurantForm = z.object({
  name: restaurantName,
  neighborhood,
  cuisine,
  website,
  address,
  phone,
  hours,
  location,
  tags: z.pipe(
    z.pipe(
      z.array(z.string()),
      z.transform((tags: string[]) => joinTags(tags) ?? ''),
    ),
    tag,
  ),
  notes: z.object({ text: notes, vibe: notes, food_notes: notes, occasions: notes }),
});

/**
 * Validates the add form and the edit form; `handleSubmit` receives the values as typed.
 *
 * @param stored the restaurant being edited: its unchanged fields pass, because older rows may break newer rules
 */
export function restaurantResolver(stored?: RestaurantValues): Resolver<RestaurantValues> {
  return (values) => {
    const { error } = restaurantForm.safeParse(values);
    const issues = error?.issues.filter(
      ({ path }) => !stored || get(values, path.join('.')) !== get(stored, path.join('.')),
    );
    if (!error || issues?.length === 0) return { values, errors: {} };
    const errors: FieldErrors<RestaurantValues> = formErrors({ ...error, issues: issues ?? [] });
    return { values: {}, errors };
  };
}
