import type { ApartMove, WaysMove } from '../../../dialogue/near/moves.ts';
import { isClose, type Leg } from '../../../dialogue/near/nearness.ts';
import { addressOf, areaOf, clean, listOf, nameOf, withArticle } from '../words.ts';
import { thereText, wayText } from './leg.ts';

/** @example "Yes, Two Stoves is five minutes' walk from Old Harbour." */
export function sayWays({ to, polar, ways, landmark, addressed = false }: WaysMove): string {
  const [only, ...others] = ways;
  const lead = polar && only && others.length === 0 ? sureOf(only.leg) : '';
  const known = ways.filter(({ leg }) => leg.by !== 'unknown');
  if (known.length === 0) return `I don't know how far that is from ${withArticle(clean(to, 60))}.${addressesOf(ways)}`;
  const told = known.map(({ row, leg }) => {
    const isThere = landmark?.rows.includes(row) ?? false;
    const address = addressed ? addressOf(row) : null;
    const way = isThere && landmark ? thereText(landmark) : wayTo(leg, clean(to, 60));
    return `${nameOf(row)} is ${address && isThere ? `at ${address}` : listOf([...(address ? [`at ${address}`] : []), way])}`;
  });
  return `${lead}${listOf(told)}.`;
}

/** Where the places are, for who has to find the way alone. */
const addressesOf = (ways: WaysMove['ways']): string =>
  ways.map(({ row }) => (addressOf(row) ? ` ${nameOf(row)} is at ${addressOf(row)}.` : '')).join('');

function wayTo(leg: Leg, to: string): string {
  if (leg.by !== 'area' || leg.how === 'next') return `${wayText(leg)} from ${withArticle(to)}`;
  return leg.how === 'same'
    ? `in ${withArticle(leg.area)}`
    : `in ${withArticle(leg.area)}, and I can't tell how far that is from ${withArticle(to)}`;
}

/** Yes or no, where nobody would say otherwise: whoever likes walking calls half an hour near. */
function sureOf(leg: Leg): string {
  if (isClose(leg)) return 'Yes, ';
  return leg.by === 'ride' ? 'No, ' : '';
}

/** @example "They're five minutes' walk apart." */
export function sayApart({ first, others, polar }: ApartMove): string {
  const name = nameOf(first);
  if (others.length === 0) return `${name} is the only one I named.`;
  const areas = new Set([first, ...others.map(({ row }) => row)].map(areaOf));
  const [area] = areas;
  const same = areas.size === 1 && area ? `${others.length > 1 ? 'all' : 'both'} in ${withArticle(area)}` : '';
  const [only] = others;
  const where = (row: typeof first) => `${nameOf(row)} is in ${withArticle(areaOf(row) ?? 'another part of town')}`;
  const lead = polar ? (same ? 'Yes, ' : 'No: ') : '';
  if (only && others.length === 1) {
    const way = only.leg.by === 'unknown' || only.leg.by === 'area' ? '' : wayText(only.leg);
    if (same) return `${lead}${polar ? 'they are' : 'They are'} ${same}${way ? `, ${way} apart` : ''}.`;
    const both = listOf([where(first), where(only.row)]);
    return way ? `${lead}${both}, ${way} apart.` : `${lead}${both}.`;
  }
  const ways = others.map(({ row, leg }) => `${nameOf(row)}${leg.by === 'unknown' ? '' : ` ${wayText(leg)}`}`);
  const all = same
    ? `${polar ? 'they are' : 'They are'} ${same}`
    : listOf([first, ...others.map(({ row }) => row)].map(where));
  return `${lead}${all}. From ${name}: ${listOf(ways)}.`;
}
