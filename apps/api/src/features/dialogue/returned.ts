import type { Steps } from '../../slices.ts';
import type { Snapshot } from '../search/snapshot/snapshot.ts';
import { isOfKind } from '../understanding/acts/references.ts';
import { isDiet } from '../understanding/delta/delta.ts';
import { NO_WISHES, type State, withLimitsOf } from '../understanding/fold.ts';
import type { Mention } from '../understanding/reading/reading.ts';
import { fromStored, toStored } from '../understanding/remembered.ts';
import { Phrases } from '../understanding/text/phrases.ts';
import { stemsOf, tokenize } from '../understanding/text/tokens.ts';
import type { Turn } from '../understanding/turn.ts';
import type { Understood } from '../understanding/understand.ts';
import { speaking } from './measures/features.ts';

/** What comes back to something that was spoken of before, by its name or as the first of all. */
const BACK = new Phrases<'named' | 'first'>(
  Object.entries({
    named: 'back to|go back to|going back to|return to|stick with|after all',
    first:
      'the first idea|your first idea|my first idea|first idea|the original idea|the original|original idea|first thought|the first thought|what we had first|the first lot|the first ones|what you said first|what you said at first|the first thing you said|your first suggestions|the first suggestions',
  }).flatMap(([how, said]) => said.split('|').map((phrase) => [phrase, how as 'named' | 'first'] as const)),
);

/**
 * The conversation that is answered where a message comes back to an earlier topic: up to the message that began it, with the needs, the
 * guests and the day that hold now. Null for a message that does not, or that goes on with what was shown last.
 */
export function* returnedTo(
  turns: readonly Turn[],
  { reading, text, remembered }: Understood,
  snapshot: Snapshot,
): Steps<readonly Turn[] | null> {
  const spans = BACK.findAll(tokenize(text));
  if (spans.length === 0 || remembered.plan) return null;
  const kinds = reading.mentions.filter(({ meaning, negated }) => !negated && TOPICS.has(meaning.type));
  const begun = beginningsOf(turns);
  yield;
  const at = spans.some(({ value }) => value === 'first')
    ? begun[0]
    : (begun.findLast((index) => isNamed(turns[index], kinds)) ??
      begun.findLast((index) => isServed(turns[index], kinds, snapshot)));
  const turn = turns[at ?? -1];
  if (at === undefined || !turn || isOnStill(turn, turns)) return null;
  const before = fromStored(turns[at - 1]?.reply?.state);
  const state = asNow(before?.state ?? NO_WISHES, remembered.state);
  const lead = { state, asked: [], among: before?.among ?? [], plan: null };
  const told = { text: turns[at - 1]?.reply?.text ?? '', restaurantIds: turns[at - 1]?.reply?.restaurantIds ?? [] };
  return [
    ...turns.slice(0, Math.max(0, at - 1)),
    { message: turns[at - 1]?.message ?? '', reply: { ...told, state: toStored(lead) } },
    { message: turn.message, reply: null },
  ];
}

const TOPICS: ReadonlySet<string> = new Set(['food', 'area', 'feature', 'meal', 'noted-dish']);

/** The turns that began a topic: with each, another dish, kitchen or part of town is wished. */
function beginningsOf(turns: readonly Turn[]): number[] {
  const topics = turns.map(({ reply }) => {
    const state = fromStored(reply?.state)?.state;
    const foods = state?.foods.filter((wish) => !isDiet(wish)).map(({ key }) => key) ?? [];
    return [...foods, ...(state?.areas.map(({ label }) => label) ?? [])].join();
  });
  return topics.flatMap((topic, at) => {
    const isShown = (turns[at]?.reply?.restaurantIds.length ?? 0) > 0;
    return isShown && (at === 0 || topic !== topics[at - 1]) ? [at] : [];
  });
}

/** Whether the last places that were shown are those of a topic, or some of them. */
const isOnStill = ({ reply: began }: Turn, turns: readonly Turn[]): boolean =>
  turns
    .findLast(({ reply }) => (reply?.restaurantIds.length ?? 0) > 0)
    ?.reply?.restaurantIds.every((id) => began?.restaurantIds.includes(id)) ?? true;

/** Whether the wishes after a turn have what a message names. */
function isNamed(turn: Turn | undefined, kinds: readonly Mention[]): boolean {
  const state = fromStored(turn?.reply?.state)?.state;
  const said = new Set(tokenize(turn?.message ?? '').map(({ stem }) => stem));
  return kinds.some(
    ({ meaning, said: words }) =>
      (meaning.type === 'food' && state?.foods.some(({ key }) => key === meaning.key)) ||
      stemsOf(words).every((stem) => said.has(stem)),
  );
}

/** Whether a place that a turn showed is of the kind that a message names, or its notes speak of it. */
const isServed = (turn: Turn | undefined, kinds: readonly Mention[], { byId, vocabulary }: Snapshot): boolean =>
  (turn?.reply?.restaurantIds ?? []).some((id) => {
    const row = byId.get(id);
    return (
      row !== undefined &&
      kinds.some((kind) => isOfKind(row, kind, vocabulary) || speaking(row, [stemsOf(kind.said)]).length > 0)
    );
  });

/** Earlier wishes with what was told since and holds whatever is eaten. */
const asNow = (earlier: State, now: State): State => ({
  ...withLimitsOf(now, earlier),
  partySize: now.partySize ?? earlier.partySize,
  when: now.when ?? earlier.when,
  price: now.price?.most === undefined ? earlier.price : now.price,
  notAreas: now.notAreas,
  rejected: now.rejected,
});
