import type { Restaurant } from '@saffron/contracts/guide';
import type { Landmark } from '../../../dialogue/near/landmark.ts';
import type { Leg } from '../../../dialogue/near/nearness.ts';
import { areaOf, clean, inWords, withArticle } from '../words.ts';

/** Minutes from which on nobody counts them. */
const ABOUT = 13;

/** @example minutesText(5) // "five minutes' walk" */
function minutesText(minutes: number): string {
  if (minutes <= 1) return "a minute's walk";
  return `${minutes < ABOUT ? inWords(minutes) : `about ${minutes}`} minutes' walk`;
}

/** @example thereText({ label: 'the pier', street: false, rows }) // 'right by the pier' */
export const thereText = ({ label, street }: Landmark): string => `${street ? 'on' : 'right by'} ${clean(label, 40)}`;

/** @example wayText({ by: 'ride', meters: 3000 }) // 'about 3.0 km' */
export function wayText(leg: Leg): string {
  if (leg.by === 'foot') return minutesText(leg.minutes);
  if (leg.by === 'ride') return `about ${kilometers(leg.meters)} km`;
  if (leg.by === 'unknown') return '';
  return leg.how === 'same'
    ? 'in the same neighborhood'
    : leg.how === 'next'
      ? 'in the next neighborhood'
      : 'across town';
}

const kilometers = (meters: number): string =>
  meters < 10_000 ? (meters / 1000).toFixed(1) : String(Math.round(meters / 1000));

/**
 * The way to a place: on foot where both have coordinates, else by its neighborhood; empty where nothing is known.
 *
 * @param from the place that it is the way from, where the reply has to name it
 * @param area the neighborhood that was named last; another one is named, too
 * @example sayLeg({ by: 'area', area: 'Theatre Mile', how: 'same' }, row) // 'also in Theatre Mile'
 */
export function sayLeg(leg: Leg, row: Restaurant, area: string | null, from?: string): string {
  const own = areaOf(row);
  const elsewhere = own && own !== area ? ` in ${withArticle(own)}` : '';
  const start = from ? `from ${from}${elsewhere ? `,${elsewhere}` : ''}` : `away${elsewhere}`;
  switch (leg.by) {
    case 'foot':
      return `${minutesText(leg.minutes)} ${start}`;
    case 'ride':
      return `about ${kilometers(leg.meters)} km ${start}, so take a ride`;
    case 'area':
      if (leg.how === 'same') return `also in ${withArticle(own ?? leg.area)}`;
      return leg.how === 'next'
        ? `in ${withArticle(own ?? leg.area)}, the next neighborhood`
        : `over in ${withArticle(own ?? leg.area)}`;
    default:
      return elsewhere.trim();
  }
}
