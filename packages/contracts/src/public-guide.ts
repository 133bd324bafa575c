import { z } from 'zod';
import { restaurant } from './guide.ts';
import { RESTAURANT_TEXT_MAX } from './limits.ts';
import { boundedText } from './text-fields.ts';

/** Who may read the pages of restaurants without an account; set by admins. */
export const publicGuideSettings = z.object({
  /** Everyone may open the page of a restaurant. */
  open: z.boolean(),
  /** Search engines may list these pages; without effect while `open` is false. */
  searchEngines: z.boolean(),
});
export type PublicGuideSettings = z.infer<typeof publicGuideSettings>;

/** Changes to the settings: only the given ones change. */
export const savePublicSettingsInput = z.strictObject({
  open: z.exactOptional(z.boolean()),
  searchEngines: z.exactOptional(z.boolean()),
});
export type SavePublicSettingsInput = z.infer<typeof savePublicSettingsInput>;

/** A restaurant as everyone may see it: without who added or changed it, and when. */
const publicRestaurant = restaurant.omit({
  addedBy: true,
  dateAdded: true,
  updatedBy: true,
  dateUpdated: true,
  last_edited_by: true,
  last_edited_at: true,
});
export type PublicRestaurant = z.infer<typeof publicRestaurant>;

export const publicPlace = z.object({
  restaurant: publicRestaurant,
  similar: z.array(publicRestaurant),
  timeZone: z.string().describe('The IANA time zone of the hours.'),
});
export type PublicPlace = z.infer<typeof publicPlace>;

/** What is known of a restaurant that is not in the guide. */
export const alternativesInput = z.strictObject({
  cuisine: z.nullish(boundedText(RESTAURANT_TEXT_MAX)),
  neighborhood: z.nullish(boundedText(RESTAURANT_TEXT_MAX)),
});
export type AlternativesInput = z.infer<typeof alternativesInput>;
export const alternatives = z.array(publicRestaurant);
export type Alternatives = z.infer<typeof alternatives>;
