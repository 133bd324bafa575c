import type { Talk } from '../play.ts';
import type { Reply, Row } from '../row.ts';
import type { Constraints, Dialogue, Place } from './read.ts';

/** The scores, each counted as hits out of a total. */
export const SCORES = ['match', 'strict', 'turn', 'requests', 'honest', 'grounded', 'answered'] as const;
type Score = (typeof SCORES)[number];
export type Tally = Record<Score, { hits: number; of: number }>;

const newTally = (): Tally => ({
  match: { hits: 0, of: 0 },
  strict: { hits: 0, of: 0 },
  turn: { hits: 0, of: 0 },
  requests: { hits: 0, of: 0 },
  honest: { hits: 0, of: 0 },
  grounded: { hits: 0, of: 0 },
  answered: { hits: 0, of: 0 },
});

const norm = (text: unknown): string =>
  String(text ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

/** Whether a restaurant satisfies the constraints. Text must be equal after normalization; a tag must be among the tags. */
const meets = (place: Place, constraints: Constraints): boolean =>
  Object.entries(constraints).every(([key, value]) =>
    key === 'tag'
      ? norm(place.tag).includes(norm(value))
      : typeof value === 'string'
        ? norm(place[key]) === norm(value)
        : place[key] === value,
  );

const same = (a: Constraints, b: Constraints): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

/** The text that answers each request. The street is the first part of an address, the postal code its last parts. */
const ANSWERS: ReadonlyMap<string, (place: Place) => string> = new Map([
  ['phone', (place) => norm(place.phone)],
  ['address', (place) => norm(String(place.address ?? '').split(', ')[0])],
  [
    'postcode',
    (place) =>
      norm(
        String(place.address ?? '')
          .split(', ')
          .slice(-2)
          .join(''),
      ),
  ],
]);
const ADMITS = /\b(?:no|not|none|nothing|unfortunately|closest|nearest|instead)\b|n't\b/i;

/** The constraints after each turn. A turn without a label keeps the previous ones. */
function constraintsByTurn({ turns }: Dialogue): Constraints[] {
  let current: Constraints = {};
  return turns.map(({ constraints }) => {
    current = constraints ?? current;
    return current;
  });
}

/** Index of the first turn from which on the final constraints are known. */
function settledAt({ turns }: Dialogue, byTurn: readonly Constraints[]): number {
  const last = byTurn.at(-1) ?? {};
  let at = turns.length - 1;
  while (at > 0 && same(byTurn[at - 1] ?? {}, last) && turns[at - 1]?.constraints !== null) at -= 1;
  return at;
}

/**
 * Runs a dialogue and scores it.
 *
 * @param known the guide as the server returns it
 */
export async function playDialogue(
  dialogue: Dialogue,
  talk: Talk,
  guide: readonly Place[],
  known: readonly Row[],
): Promise<{ tally: Tally; replies: Reply[]; missed: string[] }> {
  const tally = newTally();
  const missed: string[] = [];
  const count = (score: Score, hit: boolean) => {
    tally[score].of += 1;
    if (hit) tally[score].hits += 1;
    else missed.push(score);
  };
  const cardMeets = (card: { name: string } | undefined, wanted: Constraints) =>
    guide.some((place) => norm(place.name) === norm(card?.name) && meets(place, wanted));
  const byTurn = constraintsByTurn(dialogue);
  const settled = settledAt(dialogue, byTurn);
  const final = byTurn.at(-1) ?? {};
  const replies: Reply[] = [];
  let offered: Place[] = [];
  let last: Reply | null = null;
  for (const [at, turn] of dialogue.turns.entries()) {
    const reply = await talk.send(turn.user);
    replies.push(reply);
    const wanted = byTurn[at] ?? {};
    const satisfiable = guide.some((place) => meets(place, wanted));
    count('answered', reply.text.trim() !== '');
    for (const card of reply.cards)
      count(
        'grounded',
        known.some((row) => String(row.id) === card.id && norm(row.name) === norm(card.name)),
      );
    const said = norm(reply.text) + norm(JSON.stringify(reply.cards));
    offered = [...new Set([...offered, ...guide.filter((place) => said.includes(norm(place.name)))])];
    if (reply.cards.length > 0 && turn.constraints && satisfiable) count('turn', cardMeets(reply.cards[0], wanted));
    if (turn.constraints && !satisfiable) count('honest', reply.cards.length === 0 || ADMITS.test(reply.text));
    for (const request of turn.requests) {
      const answer = ANSWERS.get(request);
      if (answer)
        count(
          'requests',
          offered.some((place) => answer(place) !== '' && said.includes(answer(place))),
        );
    }
    if (at >= settled && reply.cards.length > 0) last = reply;
  }
  if (guide.some((place) => meets(place, final))) {
    count('match', cardMeets(last?.cards[0], final));
    count('strict', last?.cards.every((card) => cardMeets(card, final)) ?? false);
  }
  return { tally, replies, missed };
}

/** Adds up the counts of all tallies. */
export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = newTally();
  for (const tally of tallies)
    for (const score of SCORES) {
      sum[score].hits += tally[score].hits;
      sum[score].of += tally[score].of;
    }
  return sum;
}
