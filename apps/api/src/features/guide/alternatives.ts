import type { Restaurant } from '@saffron/contracts/guide';
import type { Alternatives, AlternativesInput, PublicRestaurant } from '@saffron/contracts/public-guide';
import { foldText } from '@saffron/db/name-key';
import type { Steps } from '../../slices.ts';

const ALTERNATIVES_MAX = 4;
/** Rows that are compared in one step. */
const ROWS_AT_ONCE = 200;
/** What a shared property counts: more than any entry is kept well, the cuisine more than the neighborhood. */
const CUISINE = 40;
const AREA = 20;
/** What a guide can say of a restaurant beside its name, cuisine and neighborhood. */
const KEPT = ['saffronNotes', 'hours', 'address', 'phone', 'website', 'price', 'tag'] as const;

/**
 * Restaurants to look at in place of one that is not in the guide: those of its cuisine and its neighborhood, as far as they are known, and
 * then those whose entries say the most and rate the highest.
 */
export function* alternativesTo(
  { cuisine, neighborhood }: AlternativesInput,
  rows: readonly Restaurant[],
): Steps<Alternatives> {
  const [wantedCuisine, wantedArea] = [keyOf(cuisine), keyOf(neighborhood)];
  const scoreOf = (row: Restaurant): number =>
    (wantedCuisine && keyOf(row.cuisine) === wantedCuisine ? CUISINE : 0) +
    (wantedArea && keyOf(row.neighborhood) === wantedArea ? AREA : 0) +
    KEPT.filter((field) => row[field] !== null).length +
    (row.rating ?? 0);
  let best: { row: Restaurant; score: number }[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_AT_ONCE === 0) yield;
    const score = scoreOf(row);
    const last = best[ALTERNATIVES_MAX - 1];
    if (last && last.score >= score) continue;
    best = [...best, { row, score }].sort((a, b) => b.score - a.score).slice(0, ALTERNATIVES_MAX);
  }
  return best.map(({ row }) => withoutAuthors(row));
}

const keyOf = (text: string | null | undefined): string => foldText(text ?? '');

/** What everyone may see of a restaurant. */
function withoutAuthors(row: Restaurant): PublicRestaurant {
  const { addedBy, dateAdded, updatedBy, dateUpdated, last_edited_by, last_edited_at, ...rest } = row;
  return rest;
}
