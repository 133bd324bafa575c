import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { criteriaOf } from '../../search/criteria/criteria.ts';
import { rank } from '../../search/ranking/rank.ts';
import { seedOf } from '../../search/seed.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import { inOrder, placedBy } from '../choosing.ts';
import type { Context } from '../context.ts';
import { chosenIn, isAnswerable, readingOf } from '../focus.ts';
import { askedIn } from '../measures/asked.ts';
import type { Measure } from '../measures/measure.ts';
import type { Answer } from '../task.ts';

/** Cards of one reply. */
const CARDS = 3;
/** Wishes that were measured by what an earlier reply showed. */
const RELATIVE: ReadonlySet<string> = new Set(['cheaper', 'pricier']);
const PRICES: ReadonlySet<string> = new Set(['cheap', 'dear']);

/** "Cheaper", "somewhere quieter", "more casual": places that are so by more than any that was shown. */
export function* adjust(context: Context): Steps<Answer | null> {
  const { acts, shown, wishes, snapshot } = context;
  if (!acts.has('adjust') || shown.length === 0 || !isAnswerable(context) || acts.has('plan') || acts.has('near'))
    return null;
  const reading = yield* readingOf(context);
  const than = chosenIn(context, reading);
  const [measure] = measuresIn(askedIn(reading, snapshot, than));
  if (!measure) return null;
  const base = inOrder(placedBy(measure, than.length > 0 ? than : shown))[0];
  if (!base) return null;
  const level = base.standing.level ?? 0;
  const others = yield* meeting(wishes, measure, context);
  const places = inOrder(placedBy(measure, others)).filter(({ standing }) => (standing.level ?? level) > level);
  const alike = placedBy(measure, others)
    .filter(({ standing }) => standing.level === level)
    .slice(0, CARDS - 1);
  const first = others.filter((row) => places.some((place) => place.row === row)).slice(0, CARDS);
  const chosen = places.filter(({ row }) => first.includes(row));
  return {
    moves: [{ type: 'adjust', measure, base, places: chosen, alike }],
    picks: chosen.length > 0 ? chosen.map(({ row }) => row) : [base, ...alike].map(({ row }) => row),
  };
}

const measuresIn = ({ degrees, needs }: ReturnType<typeof askedIn>): readonly Measure[] => [
  ...degrees,
  ...needs.filter(({ key }) => PRICES.has(key)),
];

/** Places that were not shown yet and meet all wishes but the one that is adjusted, best first. */
function* meeting(wishes: Wishes, { key }: Measure, { turns, shown: before, snapshot }: Context): Steps<Restaurant[]> {
  const others: Wishes = {
    ...wishes,
    price: PRICES.has(key) || RELATIVE.has(wishes.price?.label ?? '') ? null : wishes.price,
    features: wishes.features.filter((wish) => wish.key !== key),
  };
  const criteria = yield* criteriaOf(others, snapshot);
  const ranked = yield* rank(others, criteria, snapshot, new Map(), seedOf([...turns]));
  const shown = new Set(before);
  return ranked.filter(({ row, lacks }) => lacks === 0 && !shown.has(row)).map(({ row }) => row);
}
