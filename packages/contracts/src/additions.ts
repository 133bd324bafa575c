/** What people can add to a conversation without typing. Without schemas, so that the browser can import it. */

/** Needs of the kitchen, by their key in the lexicon. */
export const ADDED_DIETS = ['vegetarian', 'vegan', 'gluten free', 'halal'] as const;

/** What a place is like or has, by its key in the lexicon, as chips call it. */
export const ADDED_FEATURES = {
  terrace: 'outdoor tables',
  quiet: 'quiet',
  cosy: 'cosy',
  lively: 'lively',
  view: 'view',
  'live music': 'live music',
  date: 'date',
  kids: 'children',
  dog: 'dogs',
  wheelchair: 'step-free access',
} as const;
type AddedFeature = keyof typeof ADDED_FEATURES;
const isFeature = (key: string): key is AddedFeature => Object.hasOwn(ADDED_FEATURES, key);
export const ADDED_FEATURE_KEYS = Object.keys(ADDED_FEATURES).filter(isFeature);

export const ADDED_MEALS = ['breakfast', 'lunch', 'dinner'] as const;

/** The most people at a table. */
export const ADDED_PARTY_MAX = 50;
