import type { Restaurant } from '@saffron/contracts/guide';
import { DAY, type Span, timeOf } from '@saffron/contracts/hours/schedule';
import { type Coordinates, distanceBetween } from '@saffron/contracts/location';
import { table } from '../../../table.ts';
import { scheduleOf } from '../../search/opening/opening.ts';
import { positionOf } from '../../search/query/origin.ts';
import { NO_WISHES } from '../../understanding/fold.ts';
import { FOODS } from '../../understanding/lexicon/foods.ts';
import { Phrases } from '../../understanding/text/phrases.ts';
import { sentencesOf } from '../../understanding/text/sentences.ts';
import { stemsOf, tokenize } from '../../understanding/text/tokens.ts';
import { dishesOf } from '../ask/dishes.ts';
import { type Detail, type Outcome, type Standing, UNKNOWN } from './measure.ts';
import { detailOf, notedOf } from './noted.ts';

/** From these levels on a price is high, a rating good, a place open late or early (minutes of the day). */
const EXPENSIVE = 4;
const CHEAP = 2;
export const GOOD = 4;
const LATE = 23 * 60;
const EARLY = 8 * 60;
/** Meters that people call close. */
const CLOSE = 800;

const standing = (yes: boolean, level: number, detail: Detail): Standing => ({
  outcome: yes ? 'yes' : 'no',
  level,
  details: [detail],
});

const ofPrice =
  (sign: 1 | -1, isHigh: (price: number) => boolean) =>
  ({ price }: Restaurant): Standing =>
    price === null ? UNKNOWN : standing(isHigh(price), sign * price, { type: 'price', price });

function ofRating({ rating }: Restaurant): Standing {
  return rating === null ? UNKNOWN : standing(rating >= GOOD, rating, { type: 'rating', rating });
}

const spansOf = (row: Restaurant): Span[] => scheduleOf(row)?.week.flat() ?? [];

/** By the latest hour of the usual week. */
function ofClosing(row: Restaurant): Standing {
  const ends = spansOf(row).map(({ end }) => end);
  if (ends.length === 0) return UNKNOWN;
  const end = Math.max(...ends);
  return standing(end >= LATE, end, { type: 'closes', time: end === DAY ? '00:00' : timeOf(end) });
}

/** By the earliest hour of the usual week. */
function ofOpening(row: Restaurant): Standing {
  const starts = spansOf(row).map(({ start }) => start);
  if (starts.length === 0) return UNKNOWN;
  const start = Math.min(...starts);
  return standing(start <= EARLY, -start, { type: 'opens', time: timeOf(start) });
}

const HEAT = { yes: 2, partly: 0, no: -2 } as const;
const CONTRARY: Readonly<Record<keyof typeof HEAT, Outcome>> = { yes: 'no', partly: 'partly', no: 'yes' };

const COOKED = new Phrases([...FOODS.values()].flatMap((food) => food.words.map((word) => [word, food] as const)));
const HOT = FOODS.get('spicy')?.kitchens ?? [];
/** Kitchens that are known for heat, and those that they are a part of. */
const HEATED = new Set([...HOT, ...HOT.flatMap((key) => FOODS.get(key)?.broader ?? [])]);

/** Of a pizzeria nobody has to write that it is not hot. */
function cooksMildly({ cuisine }: Restaurant): boolean {
  const foods = COOKED.findAll(tokenize(cuisine ?? ''));
  return (
    foods.length > 0 && !foods.some(({ value: { key, kitchens } }) => [key, ...kitchens].some((one) => HEATED.has(one)))
  );
}

/** By what the notes say of heat, which mild food has less of; those of the room speak of no dish. */
const ofHeat =
  (sign: 1 | -1) =>
  (row: Restaurant): Standing => {
    const noted = notedOf('spicy', row);
    if (!noted?.sentence || noted.outcome === 'unknown' || noted.sentence.part === 'vibe')
      return sign < 0 && cooksMildly(row) ? { outcome: 'yes', level: 0, details: [] } : UNKNOWN;
    const { outcome } = noted;
    return {
      outcome: sign > 0 ? outcome : CONTRARY[outcome],
      level: sign * HEAT[outcome],
      details: detailOf('spicy', noted),
    };
  };

/** Dishes from which on there is enough for a meal. */
const MEAL = 2;

/** By the dishes that notes name: a kitchen cooks more than what goes with a drink. */
function ofKitchen(row: Restaurant): Standing {
  const noted = notedOf('food', row);
  if (noted?.outcome === 'no') return { outcome: 'no', level: -2, details: detailOf('food', noted) };
  const { dishes } = dishesOf(row, NO_WISHES, []);
  const details = sentencesOf(row).flatMap((sentence): Detail[] => {
    const dish = dishes.find((one) => sentence.text.toLowerCase().includes(one.toLowerCase()));
    return dish ? [{ type: 'sentence', sentence, phrase: stemsOf(dish) }] : [];
  });
  if (row.restaurant && dishes.length >= MEAL) return { outcome: 'yes', level: dishes.length, details };
  if (row.restaurant) return { outcome: 'yes', level: 1, details: [] };
  return noted?.outcome === 'yes' ? { outcome: 'partly', level: 0, details: detailOf('food', noted) } : UNKNOWN;
}

/** Measures that fields or facts of the guide answer, by the key of their degree. */
export const FIELD_MEASURES: Readonly<Record<string, (row: Restaurant) => Standing>> = table({
  cheap: ofPrice(-1, (price) => price <= CHEAP),
  dear: ofPrice(1, (price) => price >= EXPENSIVE),
  rating: ofRating,
  closes: ofClosing,
  opens: ofOpening,
  mild: ofHeat(-1),
  food: ofKitchen,
  spicy: ofHeat(1),
});

/** Somewhere to be close to: a place or the middle of a part of town. */
export interface Anchor extends Coordinates {
  label: string;
  /** The part of town, for places without coordinates. */
  area: string | null;
}

/** By the distance to an anchor; where a place has no coordinates, by whether it is in the same part of town. */
export function ofDistance(row: Restaurant, anchor: Anchor): Standing {
  const at = positionOf(row);
  if (at) {
    const meters = distanceBetween(at, anchor);
    return standing(meters <= CLOSE, -meters, { type: 'distance', meters, to: anchor.label });
  }
  if (!row.neighborhood || !anchor.area) return UNKNOWN;
  const outcome: Outcome = row.neighborhood === anchor.area ? 'yes' : 'unknown';
  return { outcome, level: null, details: [{ type: 'area', area: row.neighborhood }] };
}
