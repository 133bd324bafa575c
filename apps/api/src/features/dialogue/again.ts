import type { Restaurant } from '@saffron/contracts/guide';
import type { Snapshot } from '../search/snapshot/snapshot.ts';
import { fromStored } from '../understanding/remembered.ts';
import type { Turn } from '../understanding/turn.ts';
import type { Wishes } from '../understanding/wishes.ts';
import type { Response } from './response.ts';

type Answers = NonNullable<Turn['answers']>;

const idsIn = (answers: Answers): number[] => answers.flatMap(({ restaurantIds }) => restaurantIds);

/** The places that another answer leaves out: those that earlier answers brought up, rather than the diner or the conversation. */
export function answeredBefore(turns: readonly Turn[], { message }: Wishes, snapshot: Snapshot): Restaurant[] {
  const known = new Set([
    ...turns.flatMap(({ reply }) => reply?.restaurantIds ?? []),
    ...message.named,
    ...message.places,
    ...message.pointed,
  ]);
  return [...new Set(idsIn(turns.at(-1)?.answers ?? []))].flatMap((id) =>
    known.has(id) ? [] : (snapshot.byId.get(id) ?? []),
  );
}

/** The wishes of a search that leaves these places out, as "anything else?" does. */
export const forOthers = (wishes: Wishes, rows: readonly Restaurant[]): Wishes =>
  rows.length === 0 || wishes.message.intent !== 'find'
    ? wishes
    : {
        ...wishes,
        shown: [...wishes.shown, ...rows.map(({ id }) => id)],
        message: { ...wishes.message, intent: 'another' },
      };

/** A response to a message that was answered before; where it brings up no other place, the first answer. */
export function otherThan<R extends Omit<Response, 'work'>>(answers: Answers, response: R, snapshot: Snapshot): R {
  const [first] = answers;
  const known = new Set(idsIn(answers));
  if (!first || (!response.exhausted && response.picks.some(({ id }) => !known.has(id)))) {
    return { ...response, total: response.total + known.size };
  }
  const isTalk = !response.moves && response.picks.length === 0 && first.restaurantIds.length === 0;
  if (isTalk) return response;
  const picks = first.restaurantIds.flatMap((id) => snapshot.byId.get(id) ?? []);
  return {
    ...response,
    moves: [{ type: 'repeat', text: first.text, shows: !response.moves }],
    picks,
    candidates: picks,
    total: picks.length,
    remembered: fromStored(first.state) ?? response.remembered,
  };
}
