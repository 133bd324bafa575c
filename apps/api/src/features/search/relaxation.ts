import { isDiet } from '../understanding/delta.ts';
import type { State } from '../understanding/fold.ts';
import type { Relaxation } from '../understanding/understand.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

/** Constraints that may be dropped, the softest first. Diets never are. */
const WAYS: readonly ((state: State) => State)[] = [
  (state) => ({ ...state, features: [], notFeatures: [], notWords: [], reservations: null }),
  (state) => ({ ...state, meals: [] }),
  (state) => ({ ...state, price: null, any: [...state.any, 'price'] }),
  (state) => ({ ...state, areas: [], notAreas: [], any: [...state.any, 'area'] }),
  (state) => ({ ...state, foods: state.foods.filter(isDiet), any: [...state.any, 'food'] }),
];

/**
 * Drops the softest single constraint whose removal leads to a match; if none does, drops one after another.
 *
 * @param fails whether nothing meets all of the wishes
 */
export function relaxationFor(fails: (state: State, snapshot: Snapshot) => boolean, snapshot: Snapshot): Relaxation {
  return (state) => {
    if (!fails(state, snapshot)) return state;
    for (const way of WAYS) {
      const relaxed = way(state);
      if (!fails(relaxed, snapshot)) return relaxed;
    }
    let relaxed = state;
    for (const way of WAYS) {
      relaxed = way(relaxed);
      if (!fails(relaxed, snapshot)) return relaxed;
    }
    return relaxed;
  };
}
