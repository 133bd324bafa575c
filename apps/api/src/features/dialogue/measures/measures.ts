import type { Restaurant } from '@saffron/contracts/guide';
import { middleOf } from '@saffron/contracts/location';
import { table } from '../../../table.ts';
import { positionOf } from '../../search/query/origin.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import { FEATURES } from '../../understanding/lexicon/features.ts';
import { stemsOf } from '../../understanding/text/tokens.ts';
import { tagsIn } from '../../understanding/vocabulary/vocabulary.ts';
import { DEGREES, type Degree } from './degrees.ts';
import { featureWords } from './feature-words.ts';
import { ofFeature, speaking } from './features.ts';
import { type Anchor, FIELD_MEASURES, GOOD, ofDistance } from './fields.ts';
import { type Measure, type Standing, UNKNOWN } from './measure.ts';
import { ofSize } from './party.ts';

/** Features that are told by the opening hours, where a place has some, or by what is noted of the dishes. */
const BY_FIELD: Readonly<Record<string, string>> = table({
  late: 'closes',
  early: 'opens',
  mild: 'mild',
  food: 'food',
});

const INVERSE = { yes: 'no', no: 'yes', partly: 'partly', unknown: 'unknown' } as const;

/** How far a place is free of what another measure finds. Its silence promises nothing. */
export const withoutFeature = (measure: Measure): Measure => ({
  ...measure,
  words: { ...measure.words, has: measure.words.lacks, lacks: measure.words.has, whether: measure.words.has },
  of: (row) => {
    const { outcome, level, details } = measure.of(row);
    return { outcome: INVERSE[outcome], level: level === null ? null : -level, details };
  },
});

/** Ways of serving without a table: whoever rules one out wants to sit down. */
export const SERVED: ReadonlySet<string> = new Set(['fast food', 'take-out', 'food truck', 'street food']);

const phrasesOf = (voice: 'shown' | 'against'): string[][] => (FEATURES.seated?.[voice] ?? '').split('|').map(stemsOf);

/** Whether one sits at a table there: by what notes tell, else by bookings, else by a kind or a tag of how it is `served`. */
export const seatedMeasure = (served: string, snapshot: Snapshot): Measure => {
  const tags = new Set(snapshot.vocabulary.tagsOf.get(served));
  const cuisines = new Set(snapshot.fits.valuesOf(served).equal);
  return {
    key: 'seated',
    firm: true,
    words: featureWords('seated', 'seated'),
    of: (row) => {
      const [against, says] = [speaking(row, phrasesOf('against')), speaking(row, phrasesOf('shown'))];
      if (against.length > 0) return { outcome: 'no', level: -2, details: against };
      if (says.length > 0) return { outcome: 'yes', level: 2, details: says };
      if (row.reservations) return { outcome: 'yes', level: 1, details: [{ type: 'reservations' }] };
      const isServed = cuisines.has(row.cuisine?.trim() ?? '') || tagsIn(row.tag).some((tag) => tags.has(tag));
      return isServed ? { outcome: 'no', level: -1, details: [] } : UNKNOWN;
    },
  };
};

const degreeOf = (key: string): Degree | undefined => DEGREES.find((degree) => degree.key === key);

/** A measure by what tags and notes say of a feature. */
export const featureMeasure = (key: string, label: string, snapshot: Snapshot): Measure => ({
  key,
  words: featureWords(BY_FIELD[key] ?? key, label),
  ...(FEATURES[key]?.firm && { firm: true as const }),
  of: (row) => {
    const byField = FIELD_MEASURES[BY_FIELD[key] ?? '']?.(row);
    return byField && byField.level !== null ? byField : ofFeature(row, key, FEATURES[key]?.label ?? label, snapshot);
  },
});

/** Where nothing is said of these, the price is a sign of them: the dearer, or the cheaper, the more so. */
const SIGNIFIED: Readonly<Record<string, 1 | -1>> = table({ dressy: 1, casual: -1 });
/** @example isSignified('dressy') // true */
export const isSignified = (key: string): boolean => SIGNIFIED[key] !== undefined;

const MIDDLE = 3;
const SIGN = 0.25;

/** By what tags and notes say, or else by the price; a price in the middle tells nothing. */
function ofSign({ price }: Restaurant, told: Standing, sign: 1 | -1): Standing {
  const beyond = price === null ? 0 : sign * (price - MIDDLE);
  return told.outcome === 'unknown' && price !== null && beyond > 0
    ? { outcome: 'partly', level: SIGN * beyond, details: [{ type: 'price', price }] }
    : told;
}

/** What notes praise in a room, and what each of it counts beside the stars. */
const ROOM = ['dressy', 'cosy', 'view', 'date'];
const OF_ROOM = 0.2;
/** What a level of the price counts beside them, where money is no object. */
const OF_PRICE = 0.5;

/** How good a place is: by its rating and its room, and where money is no object by what it costs. */
function ofQuality(row: Restaurant, isDear: boolean, snapshot: Snapshot): Standing {
  const { rating, price } = row;
  if (rating === null) return UNKNOWN;
  const praised = ROOM.filter((key) => featureMeasure(key, key, snapshot).of(row).outcome === 'yes').length;
  const level = rating + Math.min(praised, 2) * OF_ROOM + (isDear ? (price ?? 0) * OF_PRICE : 0);
  const detail = isDear && price !== null ? { type: 'price' as const, price } : { type: 'rating' as const, rating };
  return { outcome: rating >= GOOD ? 'yes' : 'no', level, details: [detail] };
}

/** A measure of one of {@link DEGREES}. "Closer" without an anchor measures nothing. */
export function degreeMeasure(key: string, snapshot: Snapshot, anchor: Anchor | null = null): Measure {
  const words = degreeOf(key) ?? featureWords(key, key);
  const field = FIELD_MEASURES[key];
  if (field) return { key, words, of: field };
  if (key === 'nice' || key === 'fine') return { key, words, of: (row) => ofQuality(row, key === 'fine', snapshot) };
  if (key === 'big' || key === 'small') return { key, words, of: (row) => ofSize(row, key === 'big' ? 1 : -1) };
  const dearer = SIGNIFIED[key];
  if (dearer) return { key, words, of: (row) => ofSign(row, featureMeasure(key, key, snapshot).of(row), dearer) };
  if (key !== 'near') return featureMeasure(key, key, snapshot);
  if (!anchor) return { key, words, of: () => UNKNOWN };
  const to = ` to ${anchor.label}`;
  return {
    key,
    words: {
      has: `${words.has}${to}`,
      lacks: `${words.lacks}${to}`,
      more: `${words.more}${to}`,
      most: `${words.most}${to}`,
    },
    of: (row) => ofDistance(row, anchor),
  };
}

/** The place of a restaurant or the middle of a part of town; null where the guide has no coordinates for it. */
export function anchorOf(place: Restaurant | string, { rows }: Snapshot): Anchor | null {
  if (typeof place !== 'string') {
    const at = positionOf(place);
    return at && { ...at, label: place.name, area: place.neighborhood };
  }
  const middle = middleOf(rows.filter((row) => row.neighborhood === place).flatMap((row) => positionOf(row) ?? []));
  return middle && { ...middle, label: place, area: place };
}
