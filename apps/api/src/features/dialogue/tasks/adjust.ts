import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { featureWish } from '../../understanding/delta/features.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import { inOrder, placedBy } from '../choosing.ts';
import type { Context } from '../context.ts';
import { fitting } from '../fitting.ts';
import { chosenIn, isAnswerable } from '../focus.ts';
import { askedIn } from '../measures/asked.ts';
import type { Measure, Standing } from '../measures/measure.ts';
import type { Answer } from '../task.ts';

/** Cards of one reply. */
const CARDS = 3;
/** Wishes that were measured by what an earlier reply showed. */
const RELATIVE: ReadonlySet<string> = new Set(['cheaper', 'pricier']);
const PRICES: ReadonlySet<string> = new Set(['cheap', 'dear']);
/** Whoever asks for more of these would not pay more for it. */
const MODEST: ReadonlySet<string> = new Set(['casual']);

/** "Quiet matters more", "the view is the priority": by that the next ones have to be better. */
const WEIGHING: ReadonlySet<string> = new Set(['matters', 'important', 'priority']);

/**
 * "Cheaper", "somewhere quieter", "more casual": places of which the guide says so, and which are so by more than any that was shown. Where
 * no place in that part of town is, one elsewhere; of a price, the cheapest or dearest that was shown, if it was not put first.
 */
export function* adjust(context: Context): Steps<Answer | null> {
  const { acts, reading, shown, wishes, snapshot } = context;
  const weighs = reading.tokens.some(({ word }) => WEIGHING.has(word));
  if (!(acts.has('adjust') || weighs) || shown.length === 0 || !isAnswerable(context)) return null;
  if (acts.has('plan') || acts.has('near')) return null;
  const than = chosenIn(context);
  const asked = askedIn(reading, snapshot, than);
  const [measure] = weighs ? [...asked.degrees, ...asked.needs] : measuresIn(asked);
  if (!measure) return null;
  const base = inOrder(placedBy(measure, than.length > 0 ? than : shown))[0];
  if (!base) return null;
  // What was shown has more of it already than what was put first.
  const mentioned = base.row !== shown[0];
  const level = base.standing.level ?? 0;
  const others = adjusted(wishes, measure);
  const isFurther = (row: Restaurant): boolean => {
    const standing = measure.of(row);
    return (standing.level ?? Number.NEGATIVE_INFINITY) > level && isSo(standing) && isModest(measure, row, base.row);
  };
  const there = yield* fitting(others, context, isFurther, CARDS);
  const elsewhere =
    there.length > 0 || others.areas.length === 0 || (mentioned && PRICES.has(measure.key))
      ? []
      : yield* fitting({ ...others, areas: [] }, context, isFurther, CARDS - 1);
  const further = there.length > 0 ? there : elsewhere;
  const alike =
    further.length > 0 ? [] : yield* fitting(others, context, (row) => measure.of(row).level === level, CARDS - 1);
  const rows = (further.length > 0 ? further : [base.row, ...alike]).filter(({ id }) => !wishes.rejected.includes(id));
  const move = {
    type: 'adjust' as const,
    measure,
    base,
    mentioned,
    beyond: elsewhere.length > 0 ? others.areas.map(({ label }) => label) : [],
    places: placedBy(measure, further),
    alike: placedBy(measure, alike),
  };
  const wish = further.length > 0 ? featureWish(measure.key, measure.key, snapshot.vocabulary) : null;
  return { moves: [move], picks: rows, ...(wish && { wish: { ...wish, firm: false } }) };
}

/** A mood counts only where something is said for it; a price, a rating or an hour speaks for itself. */
const isSo = ({ outcome, details }: Standing): boolean =>
  outcome === 'yes' || outcome === 'partly' || details.some(({ type }) => type !== 'sentence');

const isModest = ({ key }: Measure, row: Restaurant, than: Restaurant): boolean =>
  !MODEST.has(key) || (row.price ?? 0) <= (than.price ?? Number.POSITIVE_INFINITY);

const measuresIn = ({ degrees, needs }: ReturnType<typeof askedIn>): readonly Measure[] => [
  ...degrees,
  ...needs.filter(({ key }) => PRICES.has(key)),
];

/** The wishes but for the one that is adjusted. What was to be cheaper than an earlier reply stays so, by whatever else places differ. */
const adjusted = (wishes: Wishes, { key }: Measure): Wishes => ({
  ...wishes,
  price: PRICES.has(key) ? null : kept(wishes.price),
  features: wishes.features.filter((wish) => wish.key !== key),
});

const kept = (price: Wishes['price']): Wishes['price'] =>
  price && RELATIVE.has(price.label) ? { ...price, met: [[...price.met.flat(), ...price.near]], near: [] } : price;
