import type { SoughtStop } from './fill.ts';

/** What a message does to a plan. `at`: the stops that it is about, by their place in the plan as it is afterwards. */
export interface Change {
  type:
    | 'begin'
    | 'add'
    | 'swap'
    | 'adjust'
    | 'drop'
    | 'reverse'
    | 'together'
    | 'shift'
    | 'resize'
    | 'restore'
    | 'total'
    | 'recall'
    | 'times'
    | 'leaves'
    | 'ways'
    | 'accept'
    | 'spare'
    | 'which';
  at: readonly number[];
  /** The day to which the whole moves, as it is said. */
  on?: string;
}

/** A plan after a message: the stops that have to be found have no place. */
export interface Step {
  change: Change;
  stops: SoughtStop[];
}
