import type { RankMove } from '../../../dialogue/moves.ts';
import { listOf, nameOf, signs } from '../words.ts';

/** @example 'Tre Chiuse, at $$. Souffleuse and Kuroshio Counter cost more.' */
export function sayRank({ by, first, rest }: RankMove): string {
  const [best] = first;
  if (!best) return '';
  const value = by === 'best rated' ? `${best.rating} out of 5` : signs(best.price);
  const others = listOf(rest.map(nameOf));
  const tie = first.length > 1 ? ': they cost the same' : '';
  const lead = `${listOf(first.map(nameOf))}, at ${value}${tie}.`;
  if (!others) return lead;
  const are = rest.length > 1 ? 'are' : 'is';
  const how = { cheapest: 'more expensive', dearest: 'cheaper', 'best rated': 'rated lower' }[by];
  return `${lead} ${others} ${are} ${how}.`;
}
