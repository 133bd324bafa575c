import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import { fold, NO_WISHES, type State } from '../../understanding/fold.ts';
import type { Stop } from '../../understanding/plan.ts';
import type { Mention, Reading } from '../../understanding/reading/reading.ts';
import type { Head } from './heads.ts';
import { KINDS } from './kinds.ts';
import { deltaFrom, fitting, labelOf, requestOf, sharedOf, stateOf } from './request.ts';
import { hourIn } from './time.ts';

/** A stop that is to be found anew, with what a message wishes for it. */
export function withWishes(stop: Stop, reading: Reading, of: (mention: Mention) => boolean, snapshot: Snapshot): Stop {
  const { vocabulary, byId } = snapshot;
  const delta = deltaFrom(reading, vocabulary, of);
  const price = byId.get(stop.placeId ?? -1)?.price ?? null;
  const { kind } = stop.request;
  const state = fitting(kind, fold(stop.request.state, { ...delta, meals: [] }, false, price));
  const food = delta.foods.find((wish) => !isDiet(wish));
  const label = food && KINDS[kind].group !== 'meal' ? food.said.toLowerCase() : stop.request.label;
  return { request: { ...stop.request, state, label }, placeId: null };
}

/** A further stop, with what all others have in common. */
export function newStop(
  head: Head,
  reading: Reading,
  stops: readonly Stop[],
  snapshot: Snapshot,
  of: (mention: Mention) => boolean = () => true,
): Stop {
  const delta = deltaFrom(reading, snapshot.vocabulary, of);
  const request = requestOf(
    head.kind,
    labelOf(head.kind, head),
    stateOf(head.kind, commonOf(stops), delta, [head], snapshot.vocabulary),
  );
  const [first] = stops;
  return {
    request: {
      ...request,
      hour: hourIn(reading, 0, reading.tokens.length, KINDS[head.kind].hour),
      date: request.date ?? first?.request.date ?? null,
      weekday: request.weekday ?? first?.request.weekday ?? null,
    },
    placeId: null,
  };
}

/** The wishes that all stops share. */
function commonOf(stops: readonly Stop[]): State {
  const states = stops.map(({ request }) => request.state);
  const meal = stops.find(({ request }) => KINDS[request.kind].group === 'meal') ?? stops[0];
  const shared = sharedOf(meal?.request.state ?? NO_WISHES);
  const same = (of: (state: State) => unknown) => new Set(states.map((state) => JSON.stringify(of(state)))).size === 1;
  return {
    ...shared,
    areas: same(({ areas }) => areas) ? shared.areas : [],
    price: same(({ price }) => price) ? shared.price : null,
  };
}
