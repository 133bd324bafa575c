import type { Ask, Labelled, Told } from './ask.ts';
import { falseClaims } from './claims.ts';
import { DEPTH, gradeOf, isGraded, isSatisfiable, ndcg } from './grade.ts';
import type { Card, Reply, Row } from './row.ts';
import { meets } from './where.ts';

/** The replies of one conversation. `more` is the reply to a request for more options, sent if the test case has relevance labels. */
export interface Played {
  ask: Labelled;
  replies: readonly Reply[];
  more: Reply | null;
}

/** Scores of a ranking; null if the test case has no such label. */
export interface Ranking {
  match: boolean | null;
  strict: boolean | null;
  ndcg: number | null;
  /** Number of shown restaurants that violate hard constraints that the guide can satisfy. */
  violations: number;
}

export interface Verdict extends Ranking {
  honest: boolean;
  grounded: boolean;
  /** One line per failed check. */
  faults: string[];
}

/**
 * Scores a ranking by the labels of a test case.
 *
 * @param shown the restaurants of the reply
 * @param ranked the same, followed by those of lower rank
 */
export function judgeRanking(ask: Ask, shown: readonly Row[], ranked: readonly Row[], guide: readonly Row[]): Ranking {
  const satisfiable = isSatisfiable(ask, guide);
  const wanted = ask.hard && satisfiable ? ask.hard : null;
  const missing = wanted ? shown.filter((row) => !meets(row, wanted)) : [];
  const grade = (row: Row) => gradeOf(row, ask, satisfiable);
  return {
    match: wanted ? shown[0] !== undefined && meets(shown[0], wanted) : null,
    strict: wanted ? shown.length > 0 && missing.length === 0 : null,
    ndcg: isGraded(ask) ? ndcg(ranked.slice(0, DEPTH).map(grade), guide.map(grade)) : null,
    violations: missing.length,
  };
}

const ADMITS = /\b(?:no|not|none|nobody|nothing|unfortunately|closest|nearest|instead)\b|n't\b/i;
/** Excludes "no other …", which does not apologize but reports that there are no more results. */
const REGRETS =
  /^(?:There's no|I found no|Nobody in the guide|I have no \S+ kitchen|No [^.]* turned up|There is nothing)(?<!other.*)(?! other)/;

function honestyFaults(
  ask: Labelled,
  replies: readonly Reply[],
  guide: readonly Row[],
  first: Row | undefined,
): string[] {
  const last = replies.at(-1);
  if (!last || last.text.trim() === '') return ['no reply'];
  const faults: string[] = [];
  const faultIf = (condition: boolean, fault: string) => {
    if (condition) faults.push(fault);
  };
  const satisfiable = isSatisfiable(ask, guide);
  faultIf(
    !satisfiable && last.cards.length > 0 && !ADMITS.test(last.text),
    'does not admit that no restaurant matches',
  );
  faultIf(
    satisfiable && first !== undefined && ask.hard !== undefined && meets(first, ask.hard) && REGRETS.test(last.text),
    'apologizes although the first card matches',
  );
  faultIf(ask.cards === 'none' && last.cards.length > 0, 'shows cards');
  faultIf(ask.cards === 'some' && last.cards.length === 0, 'shows no cards');
  faultIf(ask.says !== undefined && !ask.says.test(last.text), `does not match ${ask.says}`);
  faultIf(ask.never?.test(last.text) ?? false, `matches ${ask.never}`);
  for (const told of ask.tells ?? []) faultIf(!states(told, replies, last, guide), `does not state the ${told.field}`);
  return faults;
}

function states({ of, field }: Told, replies: readonly Reply[], last: Reply, guide: readonly Row[]): boolean {
  const row =
    typeof of === 'string'
      ? guide.find(({ name }) => name === of)
      : guide.find(({ id }) => String(id) === replies[of.turn]?.cards[of.card]?.id);
  const value = row?.[field];
  if (!value) return false;
  const wanted = field === 'website' ? new URL(value).host.replace(/^www\./, '') : value;
  return last.text.toLowerCase().includes(wanted.toLowerCase());
}

/** Faults of cards that were shown before or have the wrong price level. */
function followUpFaults(ask: Ask, last: readonly Row[], before: readonly Row[], guide: readonly Row[]): string[] {
  const from = before[0]?.price ?? 0;
  const moves = (row: Row) => row.price !== null && (ask.price === 'lower' ? row.price < from : row.price > from);
  const old = ask.fresh && last.some((row) => before.includes(row));
  // If the first one already was the cheapest or most expensive, no restaurant can satisfy the request.
  const possible = guide.some((row) => moves(row) && meets(row, ask.hard ?? {}));
  const wrong = ask.price && possible && !last.every(moves);
  return [...(old ? ['shows a restaurant again'] : []), ...(wrong ? [`price is not ${ask.price}`] : [])];
}

/** Scores a conversation by its labels. */
export function judge({ ask, replies, more }: Played, guide: readonly Row[]): Verdict {
  const byId = new Map(guide.map((row) => [String(row.id), row]));
  const rowsOf = (cards: readonly Card[]) => cards.flatMap((card) => byId.get(card.id) ?? []);
  const last = replies.at(-1);
  const before = replies.slice(0, -1).flatMap(({ cards }) => cards);
  const shown = rowsOf(last?.cards ?? []);
  const ranked = [...new Set([...shown, ...rowsOf(more?.cards ?? [])])];
  const ranking = judgeRanking(ask, shown, ranked, guide);
  const moved = followUpFaults(ask, shown, rowsOf(before), guide);
  const honesty = honestyFaults(ask, replies, guide, shown[0]);
  const said = ask.said.join(' ');
  const claims = replies.flatMap((reply, at) =>
    falseClaims(
      reply,
      replies.slice(0, at).flatMap(({ cards }) => cards),
      said,
      guide,
    ),
  );
  const checked = ask.fresh === undefined && ask.price === undefined ? null : moved.length === 0 && shown.length > 0;
  const match = checked === null ? ranking.match : checked && ranking.match !== false;
  return {
    ...ranking,
    match,
    strict: checked === null ? ranking.strict : match && ranking.strict !== false,
    honest: honesty.length === 0,
    grounded: claims.length === 0,
    faults: [
      ...(match === false ? ['match'] : []),
      ...(ranking.violations > 0 ? [`cards that violate a hard constraint: ${ranking.violations}`] : []),
      ...moved,
      ...honesty,
      ...claims,
    ],
  };
}
