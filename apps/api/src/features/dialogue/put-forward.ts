import type { Restaurant } from '@saffron/contracts/guide';
import type { Move } from './moves.ts';

/** The places that a move puts forward; none where it only tells what is recorded or was asked. */
export function putForward(move: Move): readonly Restaurant[] {
  switch (move.type) {
    case 'select':
    case 'order':
    case 'elsewhere':
    case 'describe':
    case 'worth':
    case 'why':
    case 'catch':
      return [move.row];
    case 'remark':
      return move.row ? [move.row] : [];
    case 'book':
    case 'list':
    case 'count':
      return move.rows;
    case 'compare':
      return move.places;
    case 'rank':
      return [...move.first, ...move.others].map(({ row }) => row);
    case 'has':
      return move.places.filter(({ standing }) => standing.outcome !== 'no').map(({ row }) => row);
    case 'than':
      return [move.place, ...move.rivals].map(({ row }) => row);
    case 'left out':
      return move.left;
    case 'freed':
      return [...move.stand, ...move.back];
    case 'near':
      return move.places.map(({ row }) => row);
    case 'plan':
      return move.stops.map(({ row }) => row);
    case 'instead':
      return move.verdicts.map(({ row }) => row);
    case 'still':
      return move.verdicts.filter(({ standing }) => standing.outcome !== 'no').map(({ row }) => row);
    case 'adjust':
      return move.places.map(({ row }) => row);
    case 'differs':
      return move.contrast.places.slice(0, 1).map(({ row }) => row);
    case 'another':
      return move.found.picks;
    case 'recommend': {
      const { picks, otherwise } = move.found;
      return otherwise ? [...picks, otherwise.restaurant] : picks;
    }
    default:
      return [];
  }
}

/** The places that a move warns of, or tells the truth about who cannot eat there. */
export const warnedOf = (move: Move): readonly Restaurant[] =>
  move.type === 'barred'
    ? move.barred.map(({ row }) => row)
    : move.type === 'about' && move.safety
      ? move.answers.map(({ row }) => row)
      : [];

/** Moves that tell of a place that was asked about: who only dislikes what it serves may still hear of it. */
export const TELLING: ReadonlySet<Move['type']> = new Set([
  'describe',
  'worth',
  'why',
  'catch',
  'order',
  'than',
  'plan',
]);

/** Moves about the one place that was taken or asked about. */
export const ONE: ReadonlySet<Move['type']> = new Set(['select', 'book', 'order', 'describe', 'worth', 'why', 'catch']);
