import type { Restaurant } from '@saffron/contracts/guide';
import type { StopKind } from '../../understanding/plan.ts';
import type { Measure } from '../measures/measure.ts';
import type { PlannedStop } from '../moves.ts';
import type { StillMove, Verdict } from '../situation/moves.ts';
import { does, verdictsOf } from '../situation/otherwise.ts';
import { isDrinking } from './request.ts';

/** What is asked of the stops of a plan, once they are known. */
interface Checked {
  stops: PlannedStop[];
  /** What is known of the places that stay. */
  told: StillMove[];
  sure: boolean;
}

/**
 * Checks the places of a plan against what a message asks of them: of each new place how it meets that, of those that stay whether they do.
 *
 * @param before the place that was planned for a stop that a message is about; undefined for any other stop
 */
export function checkedStops(
  planned: readonly PlannedStop[],
  needs: readonly Measure[],
  before: (at: number) => Restaurant | null | undefined,
): Checked {
  const verdictsAt = (row: Restaurant | null | undefined, at: number): Verdict[] => {
    const { kind } = planned[at] ?? {};
    return row && kind ? verdictsOf(row, needs.filter(holdsFor(kind))) : [];
  };
  const verdicts = planned.map(({ row }, at) => (before(at) === undefined ? [] : verdictsAt(row, at)));
  const kept = planned.flatMap(({ fresh }, at) =>
    // What speaks against a place that is given up says why.
    fresh ? verdictsAt(before(at), at).filter(({ standing }) => standing.outcome === 'no') : (verdicts[at] ?? []),
  );
  const told = needs
    .map((need) => kept.filter(({ measure }) => measure.key === need.key))
    .filter((some) => some.length > 0)
    .map((some, at): StillMove => ({ type: 'still', verdicts: some, opens: at === 0 }));
  const stops = planned.map((stop, at) => {
    const own = verdicts[at] ?? [];
    return stop.fresh
      ? { ...stop, why: own.filter(does) }
      : { ...stop, unmet: own.length > 0 ? stop.unmet.filter(({ kind }) => !CHECKED.has(kind)) : stop.unmet };
  });
  return { stops, told, sure: verdicts.flat().length > 0 && verdicts.flat().every(does) };
}

const CHECKED: ReadonlySet<string> = new Set(['feature', 'diet']);

/** What somebody does not eat is no matter where one drinks, unless they are ill from it. */
const holdsFor =
  (kind: StopKind) =>
  ({ strict, absent }: Measure): boolean =>
    !isDrinking(kind) || strict === 'health' || (strict === undefined && absent !== true);
