import type { ApartMove, WaysMove } from '../../../dialogue/near/moves.ts';
import type { Leg } from '../../../dialogue/near/nearness.ts';
import { areaOf, listOf, nameOf, withArticle } from '../words.ts';
import { thereText, wayText } from './leg.ts';

/** @example "Yes, Two Stoves is five minutes' walk from Old Harbour." */
export function sayWays({ to, polar, ways, landmark }: WaysMove): string {
  const near = ways.filter(({ leg }) => isNear(leg));
  const lead = !polar || ways.length > 1 ? '' : near.length > 0 ? 'Yes, ' : 'No, ';
  const known = ways.filter(({ leg }) => leg.by !== 'unknown');
  if (known.length === 0) return `I don't know how far that is from ${withArticle(to)}.`;
  const told = known.map(
    ({ row, leg }) => `${nameOf(row)} is ${landmark?.rows.includes(row) ? thereText(landmark) : wayTo(leg, to)}`,
  );
  return `${lead}${listOf(told)}.`;
}

const wayTo = (leg: Leg, to: string): string =>
  leg.by === 'area' && leg.how === 'same' ? `in ${withArticle(to)}` : `${wayText(leg)} from ${withArticle(to)}`;

const isNear = (leg: Leg): boolean => leg.by === 'foot' || (leg.by === 'area' && leg.how !== 'other');

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
