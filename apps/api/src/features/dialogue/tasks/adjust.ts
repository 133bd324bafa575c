import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { withoutShared } from '../../search/criteria/at-table.ts';
import { isShutAt } from '../../search/opening/visit.ts';
import type { Act } from '../../understanding/acts/act.ts';
import { seeksOther } from '../../understanding/acts/inquiry.ts';
import { featureWish } from '../../understanding/delta/features.ts';
import { priceOfMoney } from '../../understanding/reading/money.ts';
import { untimed } from '../../understanding/reading/times.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import type { PriceWish, Wishes } from '../../understanding/wishes.ts';
import { lacksOf } from '../ask/opinion.ts';
import { inOrder, type Placed, placedBy } from '../choosing.ts';
import type { Context } from '../context.ts';
import { chosenIn, isAnswerable } from '../focus.ts';
import { judgedAt } from '../hours/visit.ts';
import { fittingMost, fittingNow } from '../loosened.ts';
import { type Asked, askedIn, complaintsIn } from '../measures/asked.ts';
import { OPPOSITE } from '../measures/features.ts';
import { isDenied, type Measure, type Standing } from '../measures/measure.ts';
import type { Answer } from '../task.ts';

/** Cards of one reply. */
const CARDS = 3;
/** "Kyma was nicer": what somebody comes back to is no measure of others. */
const isPreferred = ({ reading: { names, tokens } }: Context): boolean =>
  names.some(({ to }) => COMES_OFF.has(tokens[to]?.word ?? ''));
const COMES_OFF = wordSet('was is looked sounded seemed looks sounds seems');

const PRICES: ReadonlySet<string> = new Set(['cheap', 'dear', 'fine']);
const QUALITIES: ReadonlySet<string> = new Set(['nice', 'fine']);
const HOURS: ReadonlySet<string> = new Set(['opens', 'closes']);
/** Whoever asks for more of these would not pay more for it. */
const MODEST: ReadonlySet<string> = new Set(['casual']);

/** By that the next ones have to be better. */
const WEIGHING: ReadonlySet<string> = new Set(['matters', 'important', 'priority']);

/**
 * Places of which the guide says so, and which are so by more than any that was shown. Where there is none, the part of
 * town gives way, and then what they cook.
 */
export function* adjust(context: Context): Steps<Answer | null> {
  const { acts, reading, shown, wishes, snapshot } = context;
  const weighs = reading.tokens.some(({ word }) => WEIGHING.has(word));
  // Whoever names what it may cost has said how much cheaper.
  if (wishes.message.kinds.includes('price') && priceOfMoney(untimed(reading), snapshot.vocabulary.worth)) return null;
  if (shown.length === 0 || !isAnswerable(context) || acts.has('plan') || acts.has('near')) return null;
  const chosen = chosenIn(context);
  const than = chosen.length > 0 || context.pointed.length > 1 ? chosen : context.pointed;
  const asked = askedIn(reading, snapshot, than);
  const seeks = seeksOther(reading.tokens) && asked.degrees.length > 0 && context.named.length === 0;
  const complaints = isTold(context) ? complaintsIn(reading, snapshot) : [];
  if (isPreferred(context) && complaints.length === 0) return null;
  if (
    !(
      acts.has('adjust') ||
      weighs ||
      complaints.length > 0 ||
      seeks ||
      asked.needs.some(({ key }) => key === 'fine') ||
      (isRelative(context) && compares(asked, context))
    )
  )
    return null;
  const [measure, ...besides] = measuresOf(weighs ? [...asked.degrees, ...asked.needs] : measuresIn(asked), complaints);
  // Whoever names the part of town has said what is closer, and whoever names the hour what is earlier.
  if (!measure || (measure.key === 'near' && context.seeks) || (HOURS.has(measure.key) && reading.times.length > 0))
    return null;
  const placed = placedBy(measure, than.length > 0 ? than : shown);
  const base = inOrder(placed)[0] ?? placed[0];
  if (!base) return null;
  const level = base.standing.level ?? 0;
  const others = adjusted(wishes, measure, shown, base.row);
  const isFurther = (row: Restaurant): boolean => {
    const standing = measure.of(row);
    return (standing.level ?? Number.NEGATIVE_INFINITY) > level && isSo(standing) && isModest(measure, row, base.row);
  };
  const isAll = (row: Restaurant): boolean =>
    isFurther(row) && besides.every((other) => isNoWorse(other, row, base.row));
  // What was shown behind the first, and is so by more, comes before anything else gives way.
  const named = inOrder(placedBy(measure, shown))[0];
  const lead = than[0] ?? shown[0];
  const heard = named && named.row !== lead && isSo(named.standing) && !isLevel(named, lead, measure) ? named : null;
  // What one at the table wants beside another's diet is not given up for a price, nor what was wished for something nicer.
  const gives =
    heard || QUALITIES.has(measure.key) || withoutShared(wishes.foods).length < wishes.foods.length
      ? 'nothing'
      : 'meals';
  const all = besides.length > 0 ? yield* fittingMost(others, context, isAll, CARDS, 'nothing') : null;
  const fit = all?.rows.length ? all : yield* fittingMost(others, context, isFurther, CARDS, gives);
  const isStuck = fit.rows.length === 0 && !heard;
  const { rows, ...gone } = isStuck
    ? yield* fittingNow(others, context, isFurther, CARDS, QUALITIES.has(measure.key) ? 'nothing' : 'meals')
    : fit;
  const told = [measure.key, OPPOSITE[measure.key] ?? ''];
  const lacking = lacksOf(rows, wishes, told).map(({ length }) => length);
  // What lacks more of the wishes than the first is not named beside it.
  const further = rows.filter((_, at) => (lacking[at] ?? 0) <= (lacking[0] ?? 0));
  const stays = heard ?? base;
  const isOut = wishes.rejected.includes(stays.row.id) || isShutAt(judgedAt(context))(stays.row);
  if (further.length === 0 && isOut) return null;
  const move = {
    type: 'adjust' as const,
    measure,
    base: further.length > 0 ? base : stays,
    mentioned: heard !== null,
    gone,
    places: placedBy(measure, further),
    wishes: others,
    lacks: lacksOf(further.length > 0 ? further : heard ? [heard.row] : [], wishes, told),
  };
  const picks = further.length > 0 ? further : [stays.row];
  const complainedOf = complaints.length === 0 ? [] : than.length > 0 ? than : shown;
  const rejected = complainedOf.filter((row) => !picks.includes(row));
  const wish = further.length > 0 ? featureWish(measure.key, measure.key, snapshot.vocabulary) : null;
  return { moves: [move], picks, rejected, ...(wish && { wish: { ...wish, firm: false } }) };
}

/** It asks nothing: "is it too loud?" does. */
const isTold = ({ asks, text }: Context): boolean => !asks && !text.trim().endsWith('?');

/** Words of a message that does no more than compare with what was shown. */
const BRIEF = 8;
const SUPERLATIVE = /^(?:most|least|best|\p{L}{3,}est)$/u;

/** "Cheaper" does, "cheap" does not. */
const compares = ({ degrees }: Asked, { reading }: Context): boolean =>
  degrees.length > 0 || reading.mentions.some(({ meaning: { type } }) => type === 'cheaper' || type === 'pricier');

const isRelative = (context: Context): boolean =>
  isTold(context) &&
  context.reading.tokens.length <= BRIEF &&
  context.named.length === 0 &&
  !context.reading.tokens.some(({ word }) => SUPERLATIVE.test(word)) &&
  OTHERWISE.every((act) => !context.acts.has(act));
const OTHERWISE: readonly Act[] = ['inform', 'rank', 'compare', 'list', 'select', 'book', 'ask_about', 'ask_opinion'];

const isLevel = ({ standing }: Placed, lead: Restaurant | undefined, measure: Measure): boolean =>
  lead !== undefined && standing.level === measure.of(lead).level;

/** A mood counts only where more is said for it than against it; a price, a rating or an hour speaks for itself. */
const isSo = (standing: Standing): boolean =>
  !isDenied(standing) &&
  ((standing.outcome !== 'unknown' && standing.outcome !== 'no') ||
    standing.details.some(({ type }) => type !== 'sentence'));

const isModest = ({ key }: Measure, row: Restaurant, than: Restaurant): boolean =>
  !MODEST.has(key) || (row.price ?? 0) <= (than.price ?? Number.POSITIVE_INFINITY);

/** What is complained of twice, "too loud, too dear", is no better in the next place. */
const isNoWorse = (measure: Measure, row: Restaurant, than: Restaurant): boolean => {
  const [next, before] = [measure.of(row), measure.of(than)];
  return next.outcome !== 'no' && (next.level === null || before.level === null || next.level >= before.level);
};

/** The measures by which the next place has to be better: what is named first, and whatever else is complained of. */
const measuresOf = (named: readonly Measure[], complaints: readonly Measure[]): readonly Measure[] => {
  const [first = complaints[0]] = named;
  const besides = complaints.length > 1 ? complaints.filter(({ key }) => key !== first?.key) : [];
  return first ? [first, ...besides] : [];
};

const measuresIn = ({ degrees, needs }: ReturnType<typeof askedIn>): readonly Measure[] => [
  ...degrees,
  ...needs.filter(({ key }) => PRICES.has(key)),
];

/** The wishes but for the one that is adjusted. */
const adjusted = (wishes: Wishes, { key }: Measure, shown: readonly Restaurant[], base: Restaurant): Wishes => ({
  ...wishes,
  // Who wants it smarter pays more, up to what they said.
  price:
    key === 'cheap'
      ? below(base.price)
      : PRICES.has(key) || (key === 'dressy' && wishes.price?.most === undefined)
        ? null
        : kept(wishes.price, shown),
  features: wishes.features.filter((wish) => wish.key !== key),
});

/** Who wants it cheaper than something dear wants something like it, and nothing at the other end. */
function below(price: number | null): PriceWish | null {
  if (price === null || price < DEAR) return null;
  const met = LEVELS.filter((level) => level < price).toReversed();
  return {
    label: 'cheaper',
    met: [met.slice(0, 2), ...met.slice(2).map((level) => [level])],
    near: [],
    said: 'cheaper',
  };
}
const DEAR = 4;

/** What was to be cheaper than an earlier reply stays within what came of it, by whatever else places differ. */
function kept(price: Wishes['price'], shown: readonly Restaurant[]): Wishes['price'] {
  const prices = shown.flatMap((row) => row.price ?? []);
  if (!price || prices.length === 0 || !RELATIVE.has(price.label)) return price;
  const [least, most] = price.label === 'cheaper' ? [0, Math.max(...prices)] : [Math.min(...prices), LEVELS.length];
  return { ...price, met: [LEVELS.filter((level) => level >= least && level <= most)], near: [] };
}
/** Wishes that were measured by what an earlier reply showed. */
const RELATIVE: ReadonlySet<string> = new Set(['cheaper', 'pricier']);
const LEVELS = [1, 2, 3, 4, 5];
