import type { Restaurant } from '@saffron/contracts/guide';
import type { Token } from '../../understanding/text/tokens.ts';
import type { Context } from '../context.ts';
import type { Move } from '../moves.ts';
import { telling } from '../weighing.ts';
import { opinionOn } from './opinion.ts';

/** What a place has over the one that it was put before. */
export function advantage(row: Restaurant, context: Context): Move[] {
  const [rival] = context.focus.filter((other) => other !== row);
  const found = rival
    ? telling([row, rival], context).find(
        ({ measure, places: [best] }) => best?.row === row && measure.key !== 'rating',
      )
    : undefined;
  return found ? [{ type: 'differs', contrast: found }] : [];
}

/** "Why not the other one?" */
export const asksWhyNot = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => word === 'why' && tokens[at + 1]?.word === 'not');

/** What the place that was put first has over it, or else what speaks against it. */
export function against(row: Restaurant, context: Context): Move[] {
  const [first] = context.shown.filter((other) => other !== row);
  const over = first ? advantage(first, { ...context, focus: [first, row] }) : [];
  const { wishes, snapshot } = context;
  if (over.length > 0) return over;
  const move = opinionOn('catch', row, wishes, { allergens: [], safety: false, snapshot });
  return [move.type === 'catch' ? { ...move, second: true } : move];
}
