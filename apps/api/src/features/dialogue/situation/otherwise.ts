import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import type { Context } from '../context.ts';
import { fittingMost, fittingNow } from '../loosened.ts';
import { type Measure, UNKNOWN } from '../measures/measure.ts';
import type { Verdict } from './moves.ts';
import type { News } from './news.ts';

/** Places that are offered in place of those that do not do. */
export const INSTEAD = 2;

const RANK = { no: 0, unknown: 1, partly: 2, yes: 3 } as const;

/** What gave way where a place costs more than was wished. */
export const THE_PRICE = 'the price';

/** How a place meets each of some needs. */
export const verdictsOf = (row: Restaurant, needs: readonly Measure[]): Verdict[] =>
  needs.map((measure) => ({ row, measure, standing: measure.of(row) }));

/** What decides about a place: the need that it meets least. */
export const verdictOf = (row: Restaurant, needs: readonly Measure[]): Verdict[] =>
  verdictsOf(row, needs)
    .toSorted((a, b) => RANK[a.standing.outcome] - RANK[b.standing.outcome])
    .slice(0, 1);

/** Whether a place meets a need, at least in part. */
export const does = ({ standing: { outcome } }: Verdict): boolean => outcome === 'yes' || outcome === 'partly';

/** Of what is wished for, a faint sign is none. */
export const inSoManyWords = (measure: Measure): Measure => ({
  ...measure,
  firm: true,
  of: (row) => {
    const standing = measure.of(row);
    return standing.outcome === 'partly' && standing.details.length === 0 ? UNKNOWN : standing;
  },
});

/** What is offered in place of those that were shown. */
interface Otherwise {
  instead: Verdict[];
  /** Labels of the wishes that it does not meet. */
  lacking: string[];
}

/**
 * Places beside those shown that meet all needs, and all wishes where some do.
 *
 * @param mayBeSilent nothing that was shown may do: then what nobody knows will do
 */
export function* otherwise(
  context: Context,
  needs: readonly Measure[],
  news: News | null,
  mayBeSilent: boolean,
): Steps<Otherwise> {
  const { wishes, snapshot, focus } = context;
  // What an allergy is to decides which places do, and nobody has said it yet.
  if (isUnnamedAllergy(wishes)) return { instead: [], lacking: [] };
  const changed = news ? comforting(wishes, news, snapshot.vocabulary.tagsOf) : searching(wishes);
  // What was offered beside those that do not do comes before anything new.
  const heard = focus.filter(
    (row) => !context.shown.includes(row) && !wishes.rejected.includes(row.id) && verdictOf(row, needs).every(does),
  );
  if (heard.length > 0)
    return { instead: heard.slice(0, INSTEAD).flatMap((row) => verdictOf(row, needs)), lacking: [] };
  const suits = (row: Restaurant) => !focus.includes(row) && verdictOf(row, needs).every(mayBeSilent ? mayDo : does);
  const gives = needs.some(({ strict }) => strict !== undefined) ? 'all' : 'meals';
  const needed = needs.some(({ strict, firm }) => strict !== undefined || firm);
  const all = yield* fittingMost(changed, context, suits, INSTEAD, gives, needed);
  const { rows, foods, areas, occasions, price } =
    all.rows.length > 0 ? all : yield* fittingNow(changed, context, suits, INSTEAD, gives, needed);
  const lacking = [...foods, ...areas, ...(price ? [THE_PRICE] : []), ...occasions];
  return { instead: rows.flatMap((row) => verdictOf(row, needs)), lacking };
}

/** Of what harms somebody, no guide knows that it is not there: then silence will do, with a caution. */
const mayDo = (verdict: Verdict): boolean =>
  does(verdict) ||
  (verdict.standing.outcome === 'unknown' && verdict.measure.strict === 'health' && verdict.measure.absent === true);

const isUnnamedAllergy = ({ features, foods, notFoods }: Wishes): boolean =>
  features.some(({ key }) => key === 'allergy') && notFoods.length === 0 && !foods.some(isDiet);

/** The wishes, as a message that looks for places. */
const searching = (wishes: Wishes): Wishes => ({
  ...wishes,
  message: { ...wishes.message, intent: 'find', places: [], facts: [], words: [], checks: false },
});

/** What suits the news is wished too, where nothing was said of what to eat. */
export function comforting(wishes: Wishes, { feature }: News, tagsOf: ReadonlyMap<string, readonly string[]>): Wishes {
  if (!feature) return searching(wishes);
  const wish = { key: feature, label: feature, tags: tagsOf.get(feature) ?? [], firm: false, said: feature };
  const has = wishes.features.some(({ key }) => key === feature);
  return searching({
    ...wishes,
    features: has || wishes.foods.length > 0 ? wishes.features : [...wishes.features, wish],
  });
}
