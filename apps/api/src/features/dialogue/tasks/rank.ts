import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { attributesIn } from '../../search/facts/asked.ts';
import { hasHealthNeed } from '../../search/facts/forbidden.ts';
import type { Act } from '../../understanding/acts/act.ts';
import { asksWhich } from '../../understanding/acts/references.ts';
import { Phrases } from '../../understanding/text/phrases.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import { asksForCare, asksWhetherFit } from '../ask/choice.ts';
import { inOrder, type Placed, placedBy, type RankMove } from '../choosing.ts';
import type { Context } from '../context.ts';
import { chosenIn, isAnswerable } from '../focus.ts';
import { allMeeting } from '../lookup.ts';
import { type Asked, askedIn, choosesByDegree } from '../measures/asked.ts';
import type { Measure } from '../measures/measure.ts';
import type { Answer } from '../task.ts';
import { besides } from './compare.ts';

const ORDERING: ReadonlySet<string> = new Set(['rank', 'order', 'sort', 'from']);
const NTH: ReadonlyMap<string, number> = new Map([
  ['second', 1],
  ['2nd', 1],
  ['next', 1],
  ['third', 2],
  ['3rd', 2],
]);

/** Puts what was shown in order, or says of each whether it has it. */
export function* rank(context: Context): Steps<Answer | null> {
  const { acts, reading, snapshot } = context;
  if (asksOfAll(reading.tokens)) return yield* rankedOfAll(context);
  const rows = [context.focus, context.named, recentOf(context)].find((some) => some.length > 1) ?? [];
  if (!(acts.has('rank') || isOfThem(context)) || rows.length < 2 || !isAnswerable(context)) return null;
  yield;
  const { wishes } = context;
  if (asksForCare(reading.tokens) || (hasHealthNeed(wishes) && asksWhetherFit(reading.tokens))) return null;
  const chosen = chosenIn(context);
  if (chosen.length === 1 && QUESTIONS.some((act) => acts.has(act))) return null;
  const among = chosen.length > 1 ? chosen : rows;
  const asked = askedIn(reading, snapshot, chosen.length === 1 ? chosen : []);
  const words = reading.tokens.map(({ word }) => word);
  const [degree, ...further] = asked.degrees;
  const best = words.includes('best') || words.includes('better');
  const measure = degree ?? (best ? asked.needs[0] : undefined);
  if (!measure) {
    const [need] = asked.needs;
    // "Not the dearest": what it may cost is wished, and asked of none of them.
    if (!context.asks && context.wishes.message.kinds.includes('price')) return null;
    // What is recorded or noted of them says it better.
    if (attributesIn(reading.tokens).length > 0) return null;
    if (!need) return unranked(context, among);
    // None that was shown, so a search may find one.
    const elsewhere = words.includes('any') && context.pointed.length === 0 && meeting([need], among, []).length === 0;
    return elsewhere ? null : { ...having(need, among), among };
  }
  const apart = among.filter((row) => !isItself(row, measure));
  if (apart.length < among.length && apart.length < 2) return null;
  const needs = degree ? [...asked.needs, ...further] : asked.needs.slice(1);
  const whole = words.some((word) => ORDERING.has(word));
  const answer = ranked(measure, meeting(needs, apart), nthIn(words), whole);
  // Where nothing orders them, what is noted of each still tells something, and others may be in that part of town.
  const isArea = reading.mentions.some(({ meaning }) => meaning.type === 'area');
  if (answer.moves[0].first.length === 0 && (isArea || attributesIn(reading.tokens).length > 0)) return null;
  return { ...withVerdict(answer, context), among };
}

/** Nothing is close to itself. */
const isItself = (row: Restaurant, measure: Measure): boolean =>
  measure.of(row).details.some((detail) => detail.type === 'distance' && detail.to === row.name);

/** Of all that there is, and not of what was shown. */
const asksOfAll = (tokens: readonly Token[]): boolean => OF_ALL.findAll(tokens).length > 0;
const OF_ALL = new Phrases(
  'you have|you know|you know of|youve got|you got|available|in town|in the city|in the guide|in your guide|on your list|anywhere|there is|out there'
    .split('|')
    .map((said) => [said, true] as const),
);

/** Those that the guide records; what is only noted would have to be read of every place. */
const RECORDED: ReadonlySet<string> = new Set(['cheap', 'dear', 'rating']);
/** Places of a whole guide that are named in one order. */
const NAMED = 3;

/** All that serves the wished food, in the order of what is recorded; null where a search tells it as well. */
function* rankedOfAll({ reading, snapshot, shown, wishes, asks }: Context): Steps<Answer | null> {
  const asked = askedIn(reading, snapshot);
  const [measure] = asked.degrees;
  const other = asked.needs.length > 0 || reading.mentions.some(({ meaning }) => OTHER_WISHES.has(meaning.type));
  if (
    shown.length === 0 ||
    wishes.foods.length === 0 ||
    !measure ||
    !RECORDED.has(measure.key) ||
    other ||
    (asks && asksWhich(reading.tokens))
  )
    return null;
  // "The cheapest" asks for no price level.
  const price = wishes.message.kinds.includes('price') ? null : wishes.price;
  const features = wishes.features.filter(({ said }) => !reading.tokens.some(({ word }) => word === said));
  const all = yield* allMeeting({ ...wishes, price, features }, snapshot);
  const rows = all.flatMap((at) => snapshot.rows[at] ?? []).filter(({ id }) => !wishes.rejected.includes(id));
  const { moves, picks } = ranked(measure, rows, 0, false);
  const [{ first, others, ...move }] = moves;
  if (first.length === 0) return null;
  return {
    moves: [{ ...move, first: first.slice(0, NAMED), others: others.slice(0, NAMED), unknown: [] }],
    picks: picks.slice(0, NAMED),
  };
}
const OTHER_WISHES: ReadonlySet<string> = new Set(['food', 'area', 'place', 'compass', 'meal', 'noted-dish']);

/** Replies back in which places are looked for that "which one?" can mean. */
const BACK = 3;

/** Where one place is left, whoever asks which compares it with those that were shown before. */
const recentOf = ({ lists, named, wishes: { rejected } }: Context): readonly Restaurant[] =>
  [...new Set([...named, ...lists.slice(0, BACK).flat()])].filter(({ id }) => !rejected.includes(id));

/** A tie, or what nobody knows, still needs a choice. */
function withVerdict({ moves, picks }: Pick<Answer, 'picks'> & { moves: [RankMove] }, context: Context): Answer {
  const [{ first, unknown, whole }] = moves;
  const tied = first.length > 1 ? first.map(({ row }) => row) : first.length === 0 ? unknown : [];
  const verdict = whole ? null : besides(tied, context);
  return verdict ? { moves: [...moves, verdict], picks: verdict.winner ? [verdict.winner] : picks } : { moves, picks };
}

/** Of those that were shown, though it names a part of town or asks for a list. */
const isOfThem = ({ acts, reading, reading: { tokens } }: Context): boolean =>
  (asksWhich(tokens) && !ELSEWHERE.some((act) => acts.has(act))) || choosesByDegree(reading);
const QUESTIONS: readonly Act[] = ['ask_fact', 'ask_about', 'ask_opinion'];
const ELSEWHERE: readonly Act[] = ['list', 'count', 'plan', 'more'];

/** Those that meet what the message needs besides; where none does, all of them or what is given. */
function meeting(
  needs: Asked['needs'],
  rows: readonly Restaurant[],
  otherwise: readonly Restaurant[] = rows,
): readonly Restaurant[] {
  const met = rows.filter((row) => needs.every((need) => ['yes', 'partly'].includes(need.of(row).outcome)));
  return met.length > 0 ? met : otherwise;
}

const nthIn = (words: readonly string[]): number =>
  words
    .map((word, at) =>
      words[at + 1] && !/^(?:one|place|option)$/.test(words[at + 1] ?? '') ? (NTH.get(word) ?? 0) : 0,
    )
    .find((nth) => nth > 0) ?? 0;

function ranked(
  measure: Measure,
  rows: readonly Restaurant[],
  nth: number,
  whole: boolean,
): { moves: [RankMove]; picks: readonly Restaurant[] } {
  const places = placedBy(measure, rows);
  const order = inOrder(places);
  const level = levelsOf(order)[nth];
  const first = level === undefined ? [] : order.filter(({ standing }) => standing.level === level);
  const move: RankMove = {
    type: 'rank',
    measure,
    nth,
    first,
    others: order.filter((place) => !first.includes(place)),
    unknown: places.filter(({ standing }) => standing.level === null).map(({ row }) => row),
    whole,
  };
  const picks = whole ? order : first;
  return { moves: [move], picks: (picks.length > 0 ? picks.map(({ row }) => row) : rows).slice(0) };
}

/** The different levels of an order, best first. */
const levelsOf = (order: readonly Placed[]): (number | null)[] => [
  ...new Set(order.map(({ standing }) => standing.level)),
];

function having(measure: Measure, rows: readonly Restaurant[]): Answer {
  const places = placedBy(measure, rows);
  const having = places.filter(({ standing }) => standing.outcome === 'yes' || standing.outcome === 'partly');
  return {
    moves: [{ type: 'has', measure, places }],
    picks: (having.length > 0 ? having : places).map(({ row }) => row),
  };
}

/** The guide has no such thing, and something else has to tell them apart. */
function unranked(context: Context, rows: readonly Restaurant[]): Answer | null {
  const { tokens } = context.reading;
  const superlative = tokens.find(({ word }) => /^\p{L}{3,}est$/u.test(word)) ?? comparativeIn(tokens);
  if (!superlative) return null;
  const verdict = besides(rows, context);
  return {
    moves: [{ type: 'unranked', said: superlative.word }, ...(verdict ? [verdict] : [])],
    picks: verdict?.winner ? [verdict.winner] : rows,
    among: rows,
  };
}

const comparativeIn = (tokens: readonly Token[]): Token | undefined =>
  tokens.find(
    ({ word }, at) => /^\p{L}{3,}er$/u.test(word) && (tokens[at - 1]?.word === 'is' || tokens[at - 1]?.word === 'are'),
  );
