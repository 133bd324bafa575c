import type { Restaurant } from '@saffron/contracts/guide';
import type { LocalTime } from '@saffron/contracts/hours/status';
import type { Snapshot } from '../search/snapshot/snapshot.ts';
import type { Plan } from '../understanding/plan.ts';
import { type Open, spokenOfIn } from '../understanding/remembered.ts';
import type { Turn } from '../understanding/turn.ts';
import type { Understood } from '../understanding/understand.ts';

/** What a task can be decided by: the message as it was understood, and what was shown before it. */
export interface Context extends Omit<Understood, 'focus' | 'remembered'> {
  turns: readonly Turn[];
  snapshot: Snapshot;
  /** The local time of the guide; null where nobody knows it. */
  now: LocalTime | null;
  /** What was planned before the message. */
  plan: Plan | null;
  /** What was asked before and nobody knows. */
  open: readonly Open[];
  /** What the last reply that put places before the diner spoke of, in its order. */
  shown: readonly Restaurant[];
  /** The places under discussion when the message came, without what was turned down. */
  focus: readonly Restaurant[];
  /** What each reply that put places before the diner spoke of, the last one first. */
  lists: readonly (readonly Restaurant[])[];
  /** Restaurants that the message names. */
  named: readonly Restaurant[];
  /** Others that are called like those. */
  namesakes: readonly Restaurant[];
  /** Restaurants that it refers to. */
  pointed: readonly Restaurant[];
  /** Ids of places that are out of the question, whoever names them. */
  out: ReadonlySet<number>;
}

/** Resolves the ids of a conversation to the restaurants of the guide as it is now. */
export function contextOf(
  turns: readonly Turn[],
  { focus, remembered, ...understood }: Understood,
  snapshot: Snapshot,
  now: LocalTime | null,
): Context {
  const rowsOf = (ids: readonly number[]) => ids.flatMap((id) => snapshot.byId.get(id) ?? []);
  const lists = turns
    .map(({ reply }) => rowsOf(spokenOfIn(reply)))
    .filter((rows) => rows.length > 0)
    .reverse();
  return {
    ...understood,
    turns,
    snapshot,
    now,
    plan: remembered.plan,
    open: remembered.open ?? [],
    shown: lists[0] ?? [],
    focus: rowsOf(focus.among),
    lists,
    named: rowsOf(understood.wishes.message.named),
    namesakes: rowsOf(understood.wishes.message.namesakes),
    pointed: rowsOf(understood.wishes.message.pointed),
    out: new Set(),
  };
}
