import type { Restaurant } from '@saffron/contracts/guide';
import { answerOf } from '../../search/facts/answer.ts';
import { attributeOf } from '../../search/facts/attribute-of.ts';
import { needsCare } from '../../search/facts/forbidden.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import type { Sentence } from '../../understanding/text/sentences.ts';
import type { FeatureWish, Wishes } from '../../understanding/wishes.ts';
import { dietMeasure } from '../measures/foods.ts';
import { dishesOf } from './dishes.ts';
import { knownOf } from './known.ts';
import type { AskMove, Catch } from './moves.ts';
import type { Opinion } from './opinions.ts';

/** At this price level and above somebody who did not ask for it should know; below this rating as well. */
const DEAR = 4;
const GOOD = 3.5;

/** What is to be said of a place to somebody who asks for an opinion. */
export function opinionOn(
  opinion: Opinion,
  row: Restaurant,
  wishes: Wishes,
  {
    allergens,
    safety,
    snapshot,
    named = false,
    polar = true,
    whom = [],
  }: {
    allergens: readonly string[];
    safety: boolean;
    snapshot: Snapshot;
    named?: boolean;
    polar?: boolean;
    whom?: readonly string[];
  },
): AskMove {
  switch (opinion) {
    case 'why':
      return why(row, wishes, snapshot);
    case 'worth':
    case 'doubt':
      return { type: 'worth', row, wishes, catch: priceOf(row, wishes), doubt: opinion === 'doubt', named, polar };
    case 'advice':
      return { type: 'catch', row, catch: priceOf(row, wishes), before: wishes };
    case 'catch':
      return { type: 'catch', row, catch: catchOf(row, wishes) };
    case 'avoid':
    case 'order':
      // Whoever could fall ill asks what they can eat.
      if (opinion === 'avoid' && !safety && !needsCare(wishes)) return { type: 'catch', row, dish: true, catch: null };
      return {
        type: 'order',
        row,
        ...dishesOf(row, wishes, allergens),
        suited: suitedIn(row, wishes, snapshot),
        safety: safety || needsCare(wishes),
        named,
        whom,
      };
    default:
      return { type: 'describe', row, more: opinion === 'more', ...(named && { named }) };
  }
}

/** What several people can order, with what is the same for some of them once. */
export function alike(moves: readonly AskMove[]): AskMove[] {
  const keyOf = (move: AskMove) =>
    move.type === 'order' ? [...move.dishes, move.without === null, move.suited?.text].join('|') : move;
  const groups = [...Map.groupBy(moves, keyOf).values()];
  return groups.flatMap(([first, ...others], at) => {
    if (first?.type !== 'order') return first ? [first, ...others] : [];
    const whom = [first, ...others].flatMap((one) => (one.type === 'order' ? one.whom : []));
    return [{ ...first, whom, ...(at < groups.length - 1 && { goesOn: true as const }) }];
  });
}

/** The sentence that says what somebody at the table can have, whose diet is no matter of health. */
function suitedIn(row: Restaurant, { foods }: Wishes, snapshot: Snapshot): Sentence | null {
  const measures = foods.filter(isDiet).map(({ key }) => dietMeasure(key, snapshot));
  const standings = measures.filter(({ strict }) => strict === 'belief').map((measure) => measure.of(row));
  const [detail] = standings.flatMap(({ outcome, details }) =>
    outcome === 'yes' ? details.filter((one) => one.type === 'sentence') : [],
  );
  return detail?.sentence ?? null;
}

/** What is met is no catch, whatever else nobody knows of it. */
function why(row: Restaurant, wishes: Wishes, snapshot: Snapshot): AskMove {
  const met = knownOf(row, wishes, snapshot);
  const open = { ...wishes, features: wishes.features.filter((wish) => !met.features.includes(wish)) };
  return { type: 'why', row, wishes, met, catch: catchOf(row, open) };
}

/** What speaks most against a place that was chosen for these wishes. */
function catchOf(row: Restaurant, wishes: Wishes): Catch | null {
  const doubts = wishes.features.flatMap((wish) => doubtOf(wish, row) ?? []);
  const low: Catch | null = row.rating !== null && row.rating < GOOD ? { kind: 'rating' } : null;
  return doubts.find(({ kind }) => kind === 'lacks') ?? priceOf(row, wishes) ?? low ?? doubts[0] ?? null;
}

/**
 * What each of some places lacks of the features that were wished for, and what nobody knows of them.
 *
 * @param besides keys of features that something else tells of
 */
export const lacksOf = (rows: readonly Restaurant[], { features }: Wishes, besides: readonly string[]): Catch[][] =>
  rows.map((row) => features.filter(({ key }) => !besides.includes(key)).flatMap((wish) => doubtOf(wish, row) ?? []));

function doubtOf(wish: FeatureWish, row: Restaurant): Catch | null {
  const attribute = attributeOf(wish.key);
  if (!attribute) return null;
  const { outcome } = answerOf(attribute, row);
  if (outcome === 'no') return { kind: 'lacks', clause: attribute.says.no };
  return outcome === 'unknown' && !attribute.assumed ? { kind: 'unknown', clause: attribute.says.whether } : null;
}

const priceOf = ({ price }: Restaurant, wishes: Wishes): Catch | null =>
  price !== null && price >= DEAR && !wishes.price?.met.flat().includes(price) ? { kind: 'price' } : null;
