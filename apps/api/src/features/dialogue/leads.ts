import type { Restaurant } from '@saffron/contracts/guide';
import type { LocalTime } from '@saffron/contracts/hours/status';
import type { Steps } from '../../slices.ts';
import { asksForPlaces, relaxing, search } from '../search/retrieve.ts';
import type { Snapshot } from '../search/snapshot/snapshot.ts';
import { isLate } from '../understanding/bounds.ts';
import { EMPTY_MESSAGE } from '../understanding/empty-message.ts';
import { understand } from '../understanding/understand.ts';
import type { Response } from './response.ts';

/** As many as a search has candidates. */
const LEADS = 24;
/** How much each reading counts beside the answer of the dialogue, which counts 1. */
const HELD = 0.8;
const ALONE = 0.6;
const WORDS = 0.8;
/** The first ones of a reading do not outweigh the others by more than this (reciprocal rank fusion: Cormack et al. 2009). */
const EVEN = 3;
/** Rows that have the words of a message: those with this share of the score of the best one, and this score. */
const SHARE = 0.6;
const LEAST = 5;

/**
 * The places that several readings of a conversation find, best first, for a writer that understands the conversation itself: the answer of
 * the dialogue, a search for all that holds, one for the last message alone, and the words of that message. One reading may be wrong, or
 * answer with a single place. A question about places that are under discussion needs no others.
 *
 * @param response what the dialogue answers the conversation with
 * @param now the local time of the guide
 */
export function* leadsIn(response: Response, snapshot: Snapshot, now: LocalTime | null): Steps<Restaurant[]> {
  const { turns, wishes, candidates, remembered } = response;
  if (isSettled(response)) return candidates;
  const message = turns.at(-1)?.message ?? '';
  const held = { ...remembered.state, message: { ...EMPTY_MESSAGE, intent: 'find' as const } };
  const readings = [{ rows: candidates, weight: 1 }];
  readings.push({ rows: (yield* search(turns, held, snapshot)).candidates, weight: HELD });
  // What took long to search is not read again.
  if (turns.length > 1 && !remembered.steered && !(yield* isLate())) {
    const single = [{ message, reply: null }];
    const alone = yield* understand(single, snapshot.vocabulary, relaxing(snapshot), now);
    yield;
    readings.push({ rows: (yield* search(single, alone.wishes, snapshot)).candidates, weight: ALONE });
  }
  yield;
  readings.push({ rows: speaking(message, snapshot), weight: WORDS });
  const before = new Set([...wishes.rejected, ...(turns.at(-1)?.answers ?? []).flatMap((one) => one.restaurantIds)]);
  return fused(readings, (row) => candidates.includes(row) || !before.has(row.id));
}

/** Whether the message asks for no other places than those that are its answer already. */
function isSettled({ turns, wishes: { message }, candidates }: Response): boolean {
  if (message.language || !asksForPlaces(message.intent)) return true;
  const discussed = new Set([
    ...message.named,
    ...message.places,
    ...turns.flatMap((one) => one.reply?.restaurantIds ?? []),
  ]);
  if (discussed.size === 0) return false;
  const points = message.named.length + message.pointed.length > 0;
  return message.intent === 'fact' || (points && candidates.every(({ id }) => discussed.has(id)));
}

/** The rows that have the words of a message. */
function speaking(message: string, { index, byId }: Snapshot): Restaurant[] {
  const scores = index.scores(message, LEADS);
  const least = Math.max(LEAST, (scores[0]?.score ?? 0) * SHARE);
  return scores.flatMap(({ id, score }) => (score >= least ? (byId.get(id) ?? []) : []));
}

/** The rows of all readings: the first of the first one, and then those that most readings have in front. */
function fused(
  readings: readonly { rows: readonly Restaurant[]; weight: number }[],
  isWanted: (row: Restaurant) => boolean,
): Restaurant[] {
  const points = new Map<Restaurant, number>();
  for (const { rows, weight } of readings)
    for (const [rank, row] of rows.entries()) points.set(row, (points.get(row) ?? 0) + weight / (EVEN + rank));
  const [first] = readings[0]?.rows ?? [];
  const order = [...points].sort((a, b) => b[1] - a[1]).map(([row]) => row);
  return [...new Set([...(first ? [first] : []), ...order])].filter(isWanted).slice(0, LEADS);
}
