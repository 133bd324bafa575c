import type { Restaurant } from '@saffron/contracts/guide';
import { isDiet } from '../understanding/delta/delta.ts';
import type { Wishes } from '../understanding/wishes.ts';
import { type Contrast, contrastOf, decides } from './choosing.ts';
import type { Context } from './context.ts';
import { OPPOSITE } from './measures/features.ts';
import { dietMeasure } from './measures/foods.ts';
import type { Measure } from './measures/measure.ts';
import { degreeMeasure, featureMeasure } from './measures/measures.ts';
import { partyMeasure } from './measures/party.ts';

/** What people weigh who say nothing of it. */
const USUAL = ['rating', 'cheap', 'quiet', 'cosy'] as const;

/** The measures of who comes, what they cannot eat and how they want it: these decide. */
function needMeasures({ wishes, snapshot }: Context): Measure[] {
  const { foods, features, partySize } = wishes;
  return [
    ...(partySize === null ? [] : [partyMeasure(partySize, snapshot)]),
    ...features.map(({ key, label }) =>
      key === 'bestrated' ? degreeMeasure('rating', snapshot) : featureMeasure(key, label, snapshot),
    ),
    ...foods.filter(isDiet).map(({ key }) => dietMeasure(key, snapshot)),
  ];
}

/** Whether anything was said of who comes, what they cannot eat and how they want it. */
export const hasNeeds = (context: Context): boolean => needMeasures(context).length > 0;

/** The measures that the wishes so far stand for. */
function wishedMeasures(context: Context): Measure[] {
  const {
    snapshot,
    wishes: { price },
  } = context;
  return [
    ...needMeasures(context),
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

/** By which of some measures places differ. Only where it tells one from the others. */
const differing = (measures: readonly Measure[], rows: readonly Restaurant[]): Contrast[] =>
  measures
    .map((measure) => contrastOf(measure, rows))
    .filter((contrast) => (isKnown(contrast) || hasFirst(contrast)) && decides(contrast) && isPlain(contrast));

/** By which of their needs places differ. */
export const needContrasts = (rows: readonly Restaurant[], context: Context): Contrast[] =>
  differing(needMeasures(context), rows);

/** By what places differ: first the wishes, then what people weigh, and each but once. */
export function telling(rows: readonly Restaurant[], context: Context): Contrast[] {
  const all = [...differing(wishedMeasures(context), rows), ...usualContrasts(rows, context)];
  return all.filter(({ measure }, at) => all.findIndex((one) => one.measure.key === measure.key) === at);
}

/** Something is known of more than one place. */
const isKnown = ({ places }: Contrast): boolean => (places[1]?.standing.level ?? null) !== null;

/** One has what was wished, and of the others nobody knows it. */
const hasFirst = ({ places: [first] }: Contrast): boolean => first?.standing.outcome === 'yes';

/** A field, or "yes" against something else: how often notes speak of a dish tells nothing. */
const isPlain = ({ places: [first, second] }: Contrast): boolean =>
  first?.standing.outcome !== second?.standing.outcome ||
  first?.standing.details.some(({ type }) => type !== 'sentence') === true;
