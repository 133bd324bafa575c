import type { Steps } from '../../../slices.ts';
import type { CriterionKind } from '../../search/criteria/criterion.ts';
import type { Unmet } from '../../search/found.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import type { Stop } from '../../understanding/plan.ts';
import { costOfLeg, legBetween, middlesOf } from '../near/nearness.ts';
import { type Filled, fill } from './fill.ts';

/** How much the way counts where somebody asks for a shorter one. */
const TOGETHER = { nearness: 4 };

/** How much more it matters to lack these than anything else. */
const SEVERITY: Partial<Record<CriterionKind, number>> = { diet: 10, food: 3, dish: 3, price: 2 };

/** How much a place lacks of the wishes for a stop. */
export const severityOf = (unmet: readonly Unmet[]): number =>
  unmet.reduce((sum, { kind }) => sum + (SEVERITY[kind] ?? 1), 0);

/** A way that need not be shorter, and what a change of places has to save. */
const SHORT = 0.5;
const SAVED = 0.3;

/** The same stops nearer to one another: as few other places as that takes, none where it does not get shorter. */
export function* gathered(stops: readonly Stop[], snapshot: Snapshot): Steps<Filled> {
  let best = yield* fill(stops, snapshot, [], TOGETHER);
  for (let round = 1; round < stops.length && wayOf(best, snapshot) > SHORT; round += 1) {
    const planned = stops.map((stop, at) => ({ ...stop, placeId: best.stops[at]?.row.id ?? stop.placeId }));
    let next = best;
    for (const at of stops.keys()) {
      const other = yield* fill(
        planned.map((stop, index) => (index === at ? { ...stop, placeId: null } : stop)),
        snapshot,
        [],
        TOGETHER,
      );
      if (wayOf(other, snapshot) < wayOf(next, snapshot) - SAVED && !worse(other, best)) next = other;
    }
    if (next === best) break;
    best = next;
  }
  return best;
}

/** Nobody walks less for a place that has not what was wished. */
const worse = (a: Filled, b: Filled): boolean => lacking(a) > lacking(b);
const lacking = ({ stops }: Filled): number => stops.reduce((sum, { unmet }) => sum + severityOf(unmet), 0);

/** What all ways of a plan cost together. */
function wayOf({ stops }: Filled, snapshot: Snapshot): number {
  const middles = middlesOf(snapshot);
  return stops.reduce((sum, { row, request }, at) => {
    const before = stops[at - 1];
    return before && before.request.day === request.day ? sum + costOfLeg(legBetween(before.row, row, middles)) : sum;
  }, 0);
}
