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

/** What comes back to something that was spoken of before: by what it was, or as the first of all. */
const NAMED = 'back to|return to|stick with|after all';
const FIRST =
  'first idea|original idea|first thought|the original|what we had first|what you said first|the first lot|first thing you said';
const BACK = new Phrases([NAMED, FIRST].flatMap((said) => said.split('|').map((phrase) => [phrase, said] as const)));

/**
 * The conversation that is answered where a message comes back to an earlier topic: up to the message that began it, with the needs, the
 * guests and the day that hold now. Null for a message that does not, or that goes on with what was shown last.
 */
export function* returnedTo(
  turns: readonly Turn[],
  { reading, text, remembered }: Understood,
  snapshot: Snapshot,
): Steps<readonly Turn[] | null> {
  const [span] = BACK.findAll(tokenize(text));
  if (!span || remembered.plan) return null;
  const begun = beginningsOf(turns);
  yield;
  const kinds = reading.mentions.filter(({ meaning, negated }) => !negated && meaning.type !== 'price');
  const at =
    span.value === FIRST
      ? begun[0]
      : (begun.findLast((index) => isNamed(turns[index], kinds)) ??
        begun.findLast((index) => isServed(turns[index], kinds, snapshot)));
  const turn = turns[at ?? -1];
  const on = turns.findLast(({ reply }) => reply?.restaurantIds.length)?.reply?.restaurantIds ?? [];
  if (at === undefined || !turn || on.every((id) => turn.reply?.restaurantIds.includes(id))) return null;
  const { message = '', reply = null } = turns[at - 1] ?? {};
  const before = fromStored(reply?.state) ?? { state: NO_WISHES, among: [] };
  const state = toStored({ ...before, state: asNow(before.state, remembered.state), asked: [], plan: null });
  return [
    ...turns.slice(0, Math.max(0, at - 1)),
    { message, reply: { text: reply?.text ?? '', restaurantIds: reply?.restaurantIds ?? [], state } },
    { message: turn.message, reply: null },
  ];
}

/** The turns that began a topic: another dish, kitchen or part of town was wished, and places were shown for it. */
function beginningsOf(turns: readonly Turn[]): number[] {
  const topics = turns.map(({ reply }) => {
    const { foods = [], areas = [] } = fromStored(reply?.state)?.state ?? {};
    return [...foods.filter((wish) => !isDiet(wish)).map(({ key }) => key), ...areas.map(({ label }) => label)].join();
  });
  return topics.flatMap((topic, at) =>
    turns[at]?.reply?.restaurantIds.length && topic !== topics[at - 1] ? [at] : [],
  );
}

/** Whether a turn wished for what a message names. */
function isNamed(turn: Turn | undefined, kinds: readonly Mention[]): boolean {
  const foods = fromStored(turn?.reply?.state)?.state.foods ?? [];
  const said = new Set(tokenize(turn?.message ?? '').map(({ stem }) => stem));
  return kinds.some(
    ({ meaning, said: words }) =>
      (meaning.type === 'food' && foods.some(({ key }) => key === meaning.key)) ||
      stemsOf(words).every((stem) => said.has(stem)),
  );
}

/** Whether a place that a turn showed is of the kind that a message names, or its notes speak of it. */
const isServed = (turn: Turn | undefined, kinds: readonly Mention[], { byId, vocabulary }: Snapshot): boolean =>
  (turn?.reply?.restaurantIds ?? []).some((id) => {
    const row = byId.get(id);
    const isOne = (kind: Mention) =>
      row && (isOfKind(row, kind, vocabulary) || speaking(row, [stemsOf(kind.said)]).length > 0);
    return kinds.some(isOne);
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
