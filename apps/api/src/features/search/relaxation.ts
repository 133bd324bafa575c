import type { Steps } from '../../slices.ts';
import { isLate } from '../understanding/bounds.ts';
import { isDiet, NEEDS } from '../understanding/delta/delta.ts';
import type { State } from '../understanding/fold.ts';
import type { Relaxation } from '../understanding/understand.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

/** Constraints that may be dropped, the softest first. Diets, exclusions and bounds of the price never are. */
const WAYS: readonly ((state: State) => State)[] = [
  (state) => ({ ...state, features: state.features.filter(({ key }) => NEEDS.has(key)), reservations: null }),
  (state) => ({ ...state, meals: [] }),
  (state) => (isBound(state) ? state : { ...state, price: null, any: [...state.any, 'price'] }),
  (state) => ({ ...state, areas: [], any: [...state.any, 'area'] }),
  (state) => ({ ...state, foods: state.foods.filter(isDiet), any: [...state.any, 'food'] }),
];

const isBound = ({ price }: State): boolean => price?.least !== undefined || price?.most !== undefined;

/**
 * Drops the softest single constraint whose removal leads to a match; if none does, drops one after another. Drops nothing if that takes too
 * long.
 *
 * @param fails whether nothing meets all of the wishes
 */
export function relaxationFor(
  fails: (state: State, snapshot: Snapshot) => Steps<boolean>,
  snapshot: Snapshot,
): Relaxation {
  return function* (state) {
    if (!(yield* fails(state, snapshot))) return state;
    for (const way of WAYS) {
      if (yield* isLate()) return state;
      const relaxed = way(state);
      if (!(yield* fails(relaxed, snapshot))) return relaxed;
    }
    let relaxed = state;
    for (const way of WAYS) {
      if (yield* isLate()) return state;
      relaxed = way(relaxed);
      if (!(yield* fails(relaxed, snapshot))) return relaxed;
    }
    return relaxed;
  };
}
