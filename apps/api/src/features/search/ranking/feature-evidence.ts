import type { Restaurant } from '@saffron/contracts/guide';
import { table } from '../../../table.ts';
import { isOfHealth } from '../../understanding/delta/delta.ts';
import { literally } from '../../understanding/lexicon/feature.ts';
import { FEATURES } from '../../understanding/lexicon/features.ts';
import { DENIALS, type Said } from '../../understanding/text/evidence.ts';
import { stemsOf } from '../../understanding/text/tokens.ts';
import { phrasesIn } from '../../understanding/text/word-set.ts';
import { isVouchedFor } from '../../understanding/vocabulary/vouched.ts';
import type { FeatureWish, FoodWish } from '../../understanding/wishes.ts';
import { withTags } from '../criteria/criterion.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** What a guide says of one feature, by position of the row. */
export interface FeatureEvidence {
  tagged(at: number): boolean;
  /** Its notes say it in the words of the diner. */
  isCalledSo(at: number): boolean;
  /** Its kitchen stands for it. */
  isVenue(at: number): boolean;
  mentioned(row: Restaurant, at: number): boolean;
  /** How strongly tags and notes speak for it; negative where they speak against it, 0 where they say nothing. */
  weight(row: Restaurant, at: number): number;
  /** The rows that say something: the weight of all others is 0. */
  speaking(): Iterable<number>;
}

/** A restaurant whose tags and notes weigh this much shows the feature. */
export const SHOWN = 0.7;

const TAGGED = 2.4;
const SAID = 2;
const HINTED = 0.8;
const AGAINST = -2;
/** A second sign, or the very word that the diner used, makes it surer. */
const MORE = 0.4;
const VENUE = 1.2;

const NONE: Said = { says: new Set(), denies: new Set() };

/**
 * Whether a restaurant's tags or texts show a feature, and how strongly.
 *
 * @example evidenceOf(quiet, snapshot).weight(row, at) // 2.4 where a tag says so, -2 where "it is never quiet"
 */
export function evidenceOf(wish: FeatureWish, snapshot: Snapshot): FeatureEvidence {
  if (wish.key === 'bestrated') return byRating(snapshot);
  const feature = FEATURES[wish.key];
  const source = feature?.room ? snapshot.rooms : snapshot.vocabulary.texts;
  const ask = (words: string[]): Said => (words.length > 0 ? source.voices(words) : NONE);
  const all = withTags(wish.tags, snapshot);
  const said = ask(feature ? phrasesIn(feature.shown ?? feature.said) : [...(wish.words ?? [wish.label])]);
  const hinted = ask(phrasesIn(feature?.hint));
  const against = ask(phrasesIn(feature?.against));
  // A tag for which nobody stands but the account that added the place tells nothing against its notes.
  const claimed = new Set(
    [...against.says, ...said.denies].filter((at) => {
      const row = all.has(at) && (against.says.has(at) || !said.says.has(at)) ? snapshot.rows[at] : undefined;
      return row !== undefined && !isVouchedFor(row);
    }),
  );
  const tagged = (at: number) => all.has(at) && !claimed.has(at);
  const counted = (at: number) => (wish.key === 'group' ? (snapshot.groups[at] ?? null) : null);
  const literal = feature ? ask(literally(feature, wish.said)) : NONE;
  // "No music" names what a place is to be without.
  const isNamed = !DENIALS.has(stemsOf(wish.said)[0] ?? '');
  const venues = new Set([
    ...(feature?.venues ?? []).flatMap((key) => snapshot.fits.valuesOf(key).equal),
    ...snapshot.vocabulary.cuisines.flatMap(({ value, features }) => (features.has(wish.key) ? [value] : [])),
  ]);
  const field =
    FIELDS[wish.key] ?? (snapshot.rows.some((row) => row.saffronNotes) ? undefined : WITHOUT_NOTES[wish.key]);
  const has = (row: Restaurant) => field?.(row) ?? false;
  // Where the guide tells who has a bar, that hints at what is poured there, and bottles elsewhere hold something else.
  const isPoured = POURED.has(wish.key) && snapshot.rows.some(pours);
  const weight = (row: Restaurant, at: number): number => {
    const venue = venues.has(snapshot.cuisines[at] ?? '') ? VENUE : 0;
    const more = literal.says.has(at) ? MORE : 0;
    if (tagged(at)) return TAGGED + (said.says.has(at) ? MORE / 2 : 0) + more + venue;
    if (against.says.has(at) || counted(at) === 'no' || (said.denies.has(at) && !said.says.has(at)))
      return venue > 0 ? venue : AGAINST;
    if (said.says.has(at) || counted(at) === 'yes') return SAID + (hinted.says.has(at) ? MORE / 2 : 0) + more + venue;
    if (has(row)) return SAID + venue;
    const hints = isPoured ? pours(row) : hinted.says.has(at);
    return (hints ? HINTED : 0) + (literal.says.has(at) ? HINTED : 0) + venue;
  };
  return {
    tagged,
    isCalledSo: (at) => (isNamed && literal.says.has(at)) || (feature?.firm === true && said.says.has(at)),
    isVenue: (at) => venues.has(snapshot.cuisines[at] ?? ''),
    mentioned: (row, at) => said.says.has(at) || has(row),
    weight,
    speaking: () =>
      venues.size > 0 || field || isPoured || wish.key === 'group'
        ? snapshot.rows.keys()
        : new Set([all, said.says, said.denies, hinted.says, against.says, literal.says].flatMap((set) => [...set])),
  };
}

/**
 * Whether a food that was wished is a sign of what is not wanted: who wishes for sushi beside somebody who eats no raw fish wants a place that
 * has something else, too.
 */
export function isPartOf(wish: FeatureWish, foods: readonly FoodWish[]): boolean {
  const shown = phrasesIn(FEATURES[wish.key]?.shown);
  return !isOfHealth(wish) && foods.some(({ key }) => shown.includes(key));
}

/** The best are those that reviewers rated so, whatever notes call their best table. */
function byRating({ rows }: Snapshot): FeatureEvidence {
  const weight = ({ rating }: Restaurant): number => (rating === null || rating < 4.5 ? 0 : rating < 5 ? HINTED : SAID);
  return {
    tagged: () => false,
    isCalledSo: () => false,
    isVenue: () => false,
    mentioned: (row) => weight(row) >= SAID,
    weight,
    speaking: () => rows.keys(),
  };
}

/** Features that the guide has a field for. */
export const FIELDS: Readonly<Record<string, (row: Restaurant) => boolean>> = table({
  drinks: (row) => row.bar,
  alcohol: (row) => row.bar,
  food: (row) => row.restaurant,
  'no alcohol': (row) => !row.bar,
  'walk in': (row) => !row.reservations,
});

const POURED: ReadonlySet<string> = new Set(['wine', 'beer', 'cocktails', 'sparkling']);
const pours = (row: Restaurant): boolean => row.bar;
/** What the fields of a guide tell where nobody has written anything. */
export const WITHOUT_NOTES: Readonly<Record<string, (row: Restaurant) => boolean>> = table({
  cocktails: pours,
  wine: pours,
  beer: pours,
  sparkling: pours,
  sake: pours,
  dry: (row) => !row.bar,
});

/** Different ways to ask for features that are remembered for one guide. */
export const REMEMBERED = 120;

/** The weights of a feature for all rows of a guide, by position, worked out once. */
export function weightsOf(wish: FeatureWish, snapshot: Snapshot): Float32Array {
  const key = JSON.stringify([wish.key, wish.tags, wish.said.toLowerCase()]);
  const known = snapshot.weights.get(key);
  if (known) return known;
  const { weight, speaking } = evidenceOf(wish, snapshot);
  const weights = new Float32Array(snapshot.rows.length);
  for (const at of speaking()) {
    const row = snapshot.rows[at];
    if (row) weights[at] = weight(row, at);
  }
  if (snapshot.weights.size >= REMEMBERED) snapshot.weights.clear();
  snapshot.weights.set(key, weights);
  return weights;
}
