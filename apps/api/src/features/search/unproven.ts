import type { Restaurant } from '@saffron/contracts/guide';
import { table } from '../../table.ts';
import { isDiet } from '../understanding/delta/delta.ts';
import { suchOf, VENUES } from '../understanding/lexicon/foods.ts';
import { voiceOf } from '../understanding/text/evidence.ts';
import { sentencesOf } from '../understanding/text/sentences.ts';
import { stemsOf } from '../understanding/text/tokens.ts';
import type { FoodWish, Wishes } from '../understanding/wishes.ts';
import { isForOthers } from './criteria/at-table.ts';
import { isKeptFrom, QUALITIES } from './criteria/food-criteria.ts';
import { LESSER, NARROWER } from './criteria/food-fit.ts';
import type { Found } from './found.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

/** How the guide lists the kitchen of a place, where that is only a part of the wished one; null elsewhere. */
export function listedAs(first: Restaurant | undefined, { foods }: Wishes, { fits }: Snapshot): Found['listedAs'] {
  const cuisine = first?.cuisine?.trim() ?? '';
  const costs = foods.map((wish) => ({ wish, cost: wish.food ? fits.of(wish.food).plain.get(cuisine) : undefined }));
  const narrower = costs.find(({ cost }) => cost === NARROWER);
  return narrower && costs.length === 1 ? { cuisine, wished: narrower.wish.label } : null;
}

/** What every place of such a kitchen cooks, whether its notes say so or not. */
const STAPLES: Readonly<Record<string, readonly string[]>> = table({
  curry: ['indian', 'pakistani', 'bangladeshi', 'sri lankan', 'nepalese', 'thai'],
  chips: ['fish and chips'],
  pasta: ['italian'],
});

/** The dish of a wish that the notes of a place do not name, where others' do; null where nothing is left to prove. */
export function unprovenIn(
  first: Restaurant | undefined,
  { foods }: Wishes,
  { fits, positions, rows }: Snapshot,
  met: boolean,
): Found['unproven'] {
  const [only, ...more] = foods.filter((wish) => !isDiet(wish));
  const diets = foods.filter(isDiet);
  if (first && only?.food && more.length === 0 && diets.length > 0) {
    // A steak beside a vegan: one of the table eats what the other does not.
    if (isForOthers(only, diets) || isKeptFrom(only.key, diets) || QUALITIES.has(only.key)) return null;
    const costs = fits.of(only.food).plain;
    const isKitchen = only.food.kind === 'kitchen' || (costs.get(first.cuisine?.trim() ?? '') ?? LESSER) < LESSER;
    return !met || isKitchen || isUnderDiet(first, only, diets)
      ? null
      : { dish: [...diets, only].map(({ label }) => label).join(' '), where: 'apart' };
  }
  if (!only?.food || foods.length > 1 || !rows.some((row) => row.saffronNotes)) return null;
  // The guide lists the place as just that.
  const isListed = [only.food.key, ...(STAPLES[only.food.key] ?? [])].some(
    (key) => stemsOf(key).join(' ') === stemsOf(first?.cuisine ?? '').join(' '),
  );
  if (only.food.kind === 'dish' && isListed) return null;
  const { said, any, named } = fits.mentions(only);
  // "Lobster" where others have it, and this place is one for fish.
  if (suchOf(only.food, only.label)) {
    const at = first ? (positions.get(first.id) ?? -1) : -1;
    if (said.size + named.size === 0) return { dish: only.label, where: 'anywhere' };
    return first?.saffronNotes && !said.has(at) && !named.has(at) ? { dish: only.label, where: 'here' } : null;
  }
  const isVenue = only.food.kind !== 'dish' && VENUES.has(only.food.key);
  if (
    only.food.kind === 'dish' ||
    (only.food.kind === 'style' && !isVenue && !fits.of(only.food).direct && !QUALITIES.has(only.food.key))
  )
    return any.size + named.size === 0 ? { dish: only.label, where: 'anywhere' } : null;
  return null;
}

/** Whether the notes say a dish and a diet together, or the whole kitchen keeps the diet. */
function isUnderDiet(row: Restaurant, dish: FoodWish, diets: readonly FoodWish[]): boolean {
  const sentences = sentencesOf(row).map(({ stems }) => stems);
  const phrasesOf = ({ label, food }: FoodWish) => [label, ...(food?.shown ?? [])].map(stemsOf);
  const says = (stems: readonly string[], wish: FoodWish) =>
    phrasesOf(wish).some((phrase) => voiceOf(stems, phrase) === 'says');
  return diets.every(
    (diet) =>
      stemsOf(row.cuisine ?? '').includes(diet.key) ||
      sentences.some((stems, at) => {
        const near = [stems, ...sentences.slice(at + 1, at + 2)];
        return says(stems, dish) && near.some((one) => says(one, diet));
      }),
  );
}

/** Where one of several foods is to be had, the others may not be. */
export function absentIn({ foods }: Wishes, snapshot: Snapshot): string[] {
  if (foods.length < 2) return [];
  const absent = foods.filter(
    (wish) => !wish.food || (!snapshot.fits.of(wish.food).offered && snapshot.fits.mentions(wish).any.size === 0),
  );
  return absent.length < foods.length ? absent.map((wish) => wish.label) : [];
}
