import type { Ask, Labelled, Told } from './ask.ts';
import { falseClaims } from './claims.ts';
import { DEPTH, gradeOf, isGraded, isSatisfiable, ndcg } from './grade.ts';
import type { Card, Reply, Row } from './row.ts';
import { meets } from './where.ts';

/** What was said and answered in one conversation; `more` is the answer to a request for others, asked where the order counts. */
export interface Played {
  ask: Labelled;
  replies: readonly Reply[];
  more: Reply | null;
}

/** How good a ranking is; null where the ask does not say. */
export interface Ranking {
  match: boolean | null;
  strict: boolean | null;
  ndcg: number | null;
  /** Shown restaurants that miss a hard wish which the guide can meet. */
  violations: number;
}

export interface Verdict extends Ranking {
  honest: boolean;
  grounded: boolean;
  /** Why something was not as it should be. */
  faults: string[];
}

/**
 * Judges restaurants by the labels of an ask.
 *
 * @param shown what is shown as the answer
 * @param ranked the same, and what comes after it
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
/** "No other Italian" regrets nothing: it tells that this was all. */
const REGRETS =
  /^(?:There's no|I found no|Nobody in the guide|I have no \S+ kitchen|No [^.]* turned up|There is nothing)(?<!other.*)(?! other)/;

function dishonest(ask: Labelled, replies: readonly Reply[], guide: readonly Row[], first: Row | undefined): string[] {
  const last = replies.at(-1);
  if (!last || last.text.trim() === '') return ['no answer'];
  const faults: string[] = [];
  const blame = (what: string, when: boolean) => {
    if (when) faults.push(what);
  };
  const satisfiable = isSatisfiable(ask, guide);
  blame('does not admit that nothing fits', !satisfiable && last.cards.length > 0 && !ADMITS.test(last.text));
  blame(
    'regrets though something fits',
    satisfiable && first !== undefined && ask.hard !== undefined && meets(first, ask.hard) && REGRETS.test(last.text),
  );
  blame('shows cards', ask.cards === 'none' && last.cards.length > 0);
  blame('shows no cards', ask.cards === 'some' && last.cards.length === 0);
  blame(`does not say ${ask.says}`, ask.says !== undefined && !ask.says.test(last.text));
  blame(`says ${ask.never}`, ask.never?.test(last.text) ?? false);
  for (const told of ask.tells ?? []) blame(`does not tell ${told.field}`, !tells(told, replies, last, guide));
  return faults;
}

function tells({ of, field }: Told, replies: readonly Reply[], last: Reply, guide: readonly Row[]): boolean {
  const row =
    typeof of === 'string'
      ? guide.find(({ name }) => name === of)
      : guide.find(({ id }) => String(id) === replies[of.turn]?.cards[of.card]?.id);
  const value = row?.[field];
  if (!value) return false;
  const wanted = field === 'website' ? new URL(value).host.replace(/^www\./, '') : value;
  return last.text.toLowerCase().includes(wanted.toLowerCase());
}

/** Cards that were shown before, or cost what they should not. */
function unmoved(ask: Ask, last: readonly Row[], before: readonly Row[], guide: readonly Row[]): string[] {
  const from = before[0]?.price ?? 0;
  const moves = (row: Row) => row.price !== null && (ask.price === 'lower' ? row.price < from : row.price > from);
  const old = ask.fresh && last.some((row) => before.includes(row));
  // Where the first one was the cheapest there is, there is nowhere to go.
  const possible = guide.some((row) => moves(row) && meets(row, ask.hard ?? {}));
  const wrong = ask.price && possible && !last.every(moves);
  return [...(old ? ['shows a place again'] : []), ...(wrong ? [`is not ${ask.price} in price`] : [])];
}

/** Judges a conversation by its labels. */
export function judge({ ask, replies, more }: Played, guide: readonly Row[]): Verdict {
  const byId = new Map(guide.map((row) => [String(row.id), row]));
  const rowsOf = (cards: readonly Card[]) => cards.flatMap((card) => byId.get(card.id) ?? []);
  const last = replies.at(-1);
  const before = replies.slice(0, -1).flatMap(({ cards }) => cards);
  const shown = rowsOf(last?.cards ?? []);
  const ranked = [...new Set([...shown, ...rowsOf(more?.cards ?? [])])];
  const ranking = judgeRanking(ask, shown, ranked, guide);
  const moved = unmoved(ask, shown, rowsOf(before), guide);
  const honesty = dishonest(ask, replies, guide, shown[0]);
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
      ...(ranking.violations > 0 ? [`${ranking.violations} against a hard wish`] : []),
      ...moved,
      ...honesty,
      ...claims,
    ],
  };
}
