import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import type { Found } from '../../search/found.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import { lacksOf } from '../ask/opinion.ts';
import { barring } from '../barred.ts';
import type { Context } from '../context.ts';
import { dietMeasure } from '../measures/foods.ts';
import type { Answer } from '../task.ts';
import { isCompany, needsIn } from './needs.ts';
import { does, inSoManyWords, otherwise, verdictOf, verdictsOf } from './otherwise.ts';

/**
 * Where a search comes back to the place that was shown first, and neither it nor the others that were found are known to have what the message
 * wishes for: another one that has it, beside it or, where its notes deny it, in its place.
 *
 * @returns null where a place that was found has it, or none in the guide does
 */
export function* metElsewhere(found: Found, context: Context): Steps<Answer | null> {
  const { reading, snapshot, wishes, shown } = context;
  const [first] = found.picks;
  if (!first || first !== shown[0] || !wishes.message.changed) return null;
  const needs = needsIn(reading, null, snapshot, wishes)
    .map(inSoManyWords)
    .filter((measure) => !isCompany(measure) && wishes.features.some(({ key }) => key === measure.key));
  if (needs.length === 0 || found.picks.some((row) => verdictOf(row, needs).every(does))) return null;
  const { instead, lacking } = yield* otherwise(context, needs, null, false);
  const bar = yield* barring(wishes, snapshot);
  const diets = wishes.foods.filter(isDiet).map(({ key }) => dietMeasure(key, snapshot));
  const suits = (row: Restaurant) => !bar?.(row) && verdictsOf(row, diets).every(does);
  const verdicts = instead.filter(({ row }) => suits(row)).slice(0, 1);
  const rows = verdicts.map(({ row }) => row);
  if (rows.length === 0) return null;
  const keys = needs.map(({ key }) => key);
  const offered = { type: 'instead' as const, verdicts, needs, lacking, lacks: lacksOf(rows, wishes, keys), wishes };
  const before = verdictOf(first, needs);
  if (before.some(({ standing }) => standing.outcome === 'no') && lacking.length === 0)
    return { moves: [{ type: 'still', verdicts: before, opens: false }, offered], picks: rows };
  // What lacks another wish is named beside those that have it, without a card.
  const others = lacking.length > 0 ? rows : [];
  return {
    moves: [{ type: 'recommend', found }, offered],
    picks: [...found.picks, ...rows.filter((row) => !others.includes(row))],
    others,
  };
}
