import { isDeepStrictEqual } from 'node:util';
import type { LocalTime } from '@saffron/contracts/hours/status';
import type { FollowUp } from '@saffron/contracts/steering';
import type { Steps } from '../../../slices.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import { isDiet, isOfHealth, LASTING } from '../../understanding/delta/delta.ts';
import type { State } from '../../understanding/fold.ts';
import { toStored } from '../../understanding/remembered.ts';
import { leadsAway } from '../../understanding/text/harmless.ts';
import type { Turn } from '../../understanding/turn.ts';
import { responding } from '../respond.ts';
import { proposalsFor, type Written } from './proposals.ts';

/** Follow-ups of one reply, and messages that are tried for them. */
const MOST = 3;
const TRIED = 14;
/** Milliseconds of work after which nothing is tried any more. */
const WORK_MS = 60;
/** A reply that took longer has none: it was not answered in full, or comes from a very large guide. */
const REPLY_MS = 150;
/** Letters of a message; a longer one fits no button. */
const LETTERS = 80;

/**
 * Messages that can follow a reply. Each is tried: it is offered if the conversation would answer it with what it asks for, and nobody's needs
 * change: it may have a name from the guide in it, which anyone may have given. None has the form of words that lead away.
 *
 * @example finish(followUpsTo(written, snapshot, now)).map(({ message }) => message) // ['Something cheaper', …]
 */
export function* followUpsTo(written: Written, snapshot: Snapshot, now: LocalTime | null): Steps<FollowUp[]> {
  const { found, text, shown } = written;
  if (found.work > REPLY_MS) return [];
  const said = found.turns.at(-1)?.message ?? '';
  const reply = { text, restaurantIds: shown.map(({ id }) => id), state: toStored(found.remembered) };
  const before: Turn[] = [...found.turns.slice(0, -1), { message: said, reply }];
  const needs = needsIn(found.remembered.state);
  const offered: FollowUp[] = [];
  for (const { kind, message, answers } of proposalsFor(written, snapshot, now).slice(0, TRIED)) {
    if (offered.length === MOST) break;
    if (message === said || message.length > LETTERS || leadsAway(message, true)) continue;
    const answer = yield* upTo(WORK_MS, responding([...before, { message, reply: null }], snapshot, now));
    if (!answer) break;
    if (answers(answer) && isDeepStrictEqual(needsIn(answer.remembered.state), needs)) offered.push({ kind, message });
  }
  return offered;
}

/** What somebody cannot or does not want to have, and what holds until they take it back. */
const needsIn = ({ foods, notFoods, features, notFeatures }: State): ReadonlySet<string> =>
  new Set([
    ...foods.filter(isDiet).map(({ key }) => `diet ${key}`),
    ...notFoods.map(({ key, strict }) => `${strict ? 'never' : 'no'} ${key}`),
    ...features.filter(({ key }) => LASTING.has(key)).map(({ key }) => `lasting ${key}`),
    ...notFeatures.filter(isOfHealth).map(({ key }) => `health ${key}`),
  ]);

/** Takes the steps of some work; null if they are not done when so many milliseconds were worked. */
function* upTo<T>(most: number, steps: Steps<T>): Steps<T | null> {
  let step = steps.next();
  while (!step.done) {
    const worked = (yield) ?? 0;
    if (worked > most) return null;
    step = steps.next(worked);
  }
  return step.value;
}
