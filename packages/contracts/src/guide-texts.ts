/** Texts about restaurants and their lists: sections 2, 5 and 8 of the specification, and our own additions. */

export const ERROR_LOADING_RESTAURANTS = {
  title: 'Error loading restaurants',
  description: 'Could not load the restaurant list. Please try again later.',
};
export const DUPLICATE_NAME = 'A restaurant with this name already exists. Please use a different name.';
export const RESTAURANT_NAME_TOO_SHORT = 'Restaurant name must be at least 2 characters';
export const NEIGHBORHOOD_TOO_SHORT = 'Neighborhood must be at least 2 characters';
export const CUISINE_TOO_SHORT = 'Cuisine type must be at least 2 characters';
export const INVALID_URL = 'Please enter a valid URL';
export const HOURS_INVALID = 'Opening hours must be text or a list in the form of OpeningHoursSpecification.';
export const tooManyHours = (most: number) => `Opening hours can have at most ${most} entries.`;
export const NO_RESTAURANTS = 'No restaurants found. Add a new restaurant to get started.';
export const NAME_EXISTS = 'A restaurant with this name already exists in the database.';
export const RESTAURANT_ADDED = { title: 'Success!', description: 'Restaurant has been added to the database.' };
export const ADDING_FAILED = { title: 'Error', description: 'Failed to add restaurant. Please try again.' };
export const RESTAURANT_UPDATED = 'Restaurant updated';
export const successfullyUpdated = (name: string) => `Successfully updated ${name}`;
export const ERROR_UPDATING_RESTAURANT = 'Error updating restaurant';
export const NO_RESTAURANT_SELECTED = 'No restaurant selected';
export const TIME_ZONE_UNKNOWN = 'Unknown time zone.';
export const TILE_ADDRESS_INVALID =
  'Please enter an https address with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png.';
export const LIST_BY_REST = 'The list of all restaurants is at GET /api/restaurants.';
export const CURSOR_INVALID = 'This cursor belongs to a different list. Please start from the first page.';
export const NEAR_REQUIRED = 'Sorting by distance needs a position or a neighborhood to measure from.';
/** @example changedMeanwhile(['tags', 'notes']) // 'Somebody else changed the tags and the notes while you were editing. Save again …' */
export const changedMeanwhile = (what: readonly [string, ...string[]]) =>
  `Somebody else changed ${listOf(what.map((one) => `the ${one}`))} while you were editing. Save again to replace what they entered with yours, or close this form and open it again to see theirs.`;
const listOf = (parts: readonly string[]) =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ');
export const NO_LONGER_IN_GUIDE = 'This restaurant is no longer in the guide.';
export const RESTAURANT_NOT_FOUND = 'This restaurant does not exist.';
/** @example opNotAllowed('diet', ['is']) // 'The slot "diet" allows only the operators: is.' */
export const opNotAllowed = (slot: string, ops: readonly string[]) =>
  `The slot "${slot}" allows only the operators: ${ops.join(', ')}.`;
export const valueNotAllowed = (slot: string, about: string) => `The slot "${slot}" has other values: ${about}.`;
export const tooManyValues = (most: number) => `A query can have at most ${most} values that are words.`;
export const SINGLE_BOUND = 'A bound has one value.';
export const DISTANCE_WITHOUT_ORIGIN = 'A distance needs "near", the place that it is measured from.';
/** @param known values that would have been understood; none if there are too many to name */
export const unknownValue = (slot: string, value: string, known: readonly string[] = []) =>
  `The guide knows no ${slot} "${value}".${known.length > 0 ? ` It knows: ${known.join(', ')}.` : ''}`;
