import type { Restaurant } from '@saffron/contracts/guide';
import { isDiet } from '../understanding/delta/delta.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { type Contrast, contrastOf, decides } from './choosing.ts';
import type { Context } from './context.ts';
import { OPPOSITE } from './measures/features.ts';
import { dietMeasure, foodMeasure } from './measures/foods.ts';
import type { Measure } from './measures/measure.ts';
import { degreeMeasure, featureMeasure } from './measures/measures.ts';
import { partyMeasure } from './measures/party.ts';

/** What people weigh who say nothing of it. */
const USUAL = ['rating', 'cheap', 'quiet', 'closes', 'cosy'] as const;

/** The measures that the wishes so far stand for. */
function wishedMeasures({ wishes, snapshot }: Context): Measure[] {
  const { foods, features, price, partySize } = wishes;
  return [
    ...(partySize === null ? [] : [partyMeasure(partySize, snapshot)]),
    ...features.map(({ key, label }) =>
      key === 'bestrated' ? degreeMeasure('rating', snapshot) : featureMeasure(key, label, snapshot),
    ),
    ...foods.map((wish) => (isDiet(wish) ? dietMeasure(wish.key) : foodMeasure(wish.key, wish.label, snapshot))),
    ...(price ? [degreeMeasure((price.met[0]?.[0] ?? 1) > 2 ? 'dear' : 'cheap', snapshot)] : []),
  ];
}

const keysOf = ({ foods, features }: Wishes): string[] => [...foods, ...features].map(({ key }) => key);

/** How places differ by what people weigh, without what the wishes speak against: whoever wants it quiet does not ask for life. */
const usualContrasts = (rows: readonly Restaurant[], { wishes, snapshot }: Context): Contrast[] => {
  const wished = keysOf(wishes);
  return USUAL.filter((key) => !wished.includes(OPPOSITE[key] ?? ''))
    .map((key) => contrastOf(degreeMeasure(key, snapshot), rows))
    .filter((contrast) => isKnown(contrast) && decides(contrast));
};

/** By what places differ: first the wishes, then what people weigh. Only where it tells one from the others, and each but once. */
export function telling(rows: readonly Restaurant[], context: Context): Contrast[] {
  const wished = wishedMeasures(context)
    .map((measure) => contrastOf(measure, rows))
    .filter((contrast) => isKnown(contrast) && decides(contrast) && isPlain(contrast));
  return [
    ...new Map([...usualContrasts(rows, context), ...wished].reverse().map((one) => [one.measure.key, one])).values(),
  ].reverse();
}

/** Something is known of more than one place. */
const isKnown = ({ places }: Contrast): boolean => (places[1]?.standing.level ?? null) !== null;

/** A field, or "yes" against something else: how often notes speak of a dish tells nothing. */
const isPlain = ({ places: [first, second] }: Contrast): boolean =>
  first?.standing.outcome !== second?.standing.outcome ||
  first?.standing.details.some(({ type }) => type !== 'sentence') === true;
