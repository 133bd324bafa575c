import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import { inOrder, placedBy } from '../choosing.ts';
import type { Context } from '../context.ts';
import { fitting } from '../fitting.ts';
import { chosenIn, isAnswerable } from '../focus.ts';
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
  const { acts, reading, shown, wishes, snapshot } = context;
  if (!acts.has('adjust') || shown.length === 0 || !isAnswerable(context) || acts.has('plan') || acts.has('near'))
    return null;
  const than = chosenIn(context);
  const [measure] = measuresIn(askedIn(reading, snapshot, than));
  if (!measure) return null;
  const base = inOrder(placedBy(measure, than.length > 0 ? than : shown))[0];
  if (!base) return null;
  const level = base.standing.level ?? 0;
  const others = adjusted(wishes, measure);
  const levelOf = (row: Restaurant) => measure.of(row).level ?? Number.NEGATIVE_INFINITY;
  const further = yield* fitting(others, context, (row) => levelOf(row) > level, CARDS);
  const alike = further.length > 0 ? [] : yield* fitting(others, context, (row) => levelOf(row) === level, CARDS - 1);
  const rows = (further.length > 0 ? further : [base.row, ...alike]).filter(({ id }) => !wishes.rejected.includes(id));
  const move = {
    type: 'adjust' as const,
    measure,
    base,
    places: placedBy(measure, further),
    alike: placedBy(measure, alike),
  };
  return { moves: [move], picks: rows };
}

const measuresIn = ({ degrees, needs }: ReturnType<typeof askedIn>): readonly Measure[] => [
  ...degrees,
  ...needs.filter(({ key }) => PRICES.has(key)),
];

/** The wishes but for the one that is adjusted, and for a price that an earlier reply was measured by. */
const adjusted = (wishes: Wishes, { key }: Measure): Wishes => ({
  ...wishes,
  price: PRICES.has(key) || RELATIVE.has(wishes.price?.label ?? '') ? null : wishes.price,
  features: wishes.features.filter((wish) => wish.key !== key),
});
