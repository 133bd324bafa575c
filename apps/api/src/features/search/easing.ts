import { isDiet } from '../understanding/delta.ts';
import type { State } from '../understanding/fold.ts';
import type { Easing } from '../understanding/understand.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

/** Ways to give one wish up, the softest first. What somebody may not eat is never given up. */
const WAYS: readonly ((state: State) => State)[] = [
  (state) => ({ ...state, features: [], notFeatures: [], notWords: [], reservations: null }),
  (state) => ({ ...state, meals: [] }),
  (state) => ({ ...state, price: null, any: [...state.any, 'price'] }),
  (state) => ({ ...state, areas: [], notAreas: [], any: [...state.any, 'area'] }),
  (state) => ({ ...state, foods: state.foods.filter(isDiet), any: [...state.any, 'food'] }),
];

/**
 * Gives up what nothing in the guide meets: the softest single wish with which something is found, or else one after another.
 *
 * @param fails whether nothing meets all of the wishes
 */
export function easingFor(fails: (state: State, snapshot: Snapshot) => boolean, snapshot: Snapshot): Easing {
  return (state) => {
    if (!fails(state, snapshot)) return state;
    for (const way of WAYS) {
      const eased = way(state);
      if (!fails(eased, snapshot)) return eased;
    }
    let eased = state;
    for (const way of WAYS) {
      eased = way(eased);
      if (!fails(eased, snapshot)) return eased;
    }
    return eased;
  };
}
