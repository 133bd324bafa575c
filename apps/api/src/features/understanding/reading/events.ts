import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { numberIn } from './numbers.ts';

/** What people have tickets for, by the stems of the words. */
const EVENT =
  /^(?:show|play|theatre|theater|opera|ballet|concert|gig|film|movy|cinema|musical|match|game|performance|screening|curtain|panto|recital|ticket)$/;
/** What else one has to be at on time. */
const DUE = /^(?:train|flight|ferry|bus|coach|shift|lecture|class|exam|meeting|interview|appointment)$/;
/** Words that are more than a name of an event. */
const VERBS: ReadonlySet<string> = new Set(['show', 'play', 'match', 'game']);
const AFTER: ReadonlySet<string> = new Set(['after', 'afterwards', 'afterward', 'following', 'post']);
/** Words between "after" and what one goes to. */
const REACH = 5;

/** How long it usually takes, in hours, and when it is over where nobody says when it begins. */
const LENGTH = 2.5;
const OVER = 22.5;
/** What begins later than this is the hour of the meal. */
const LAST_BEGINNING = 21;

export const isEvent = (tokens: readonly Token[]): boolean => tokens.some(({ stem }) => EVENT.test(stem));

/** Words between an event and its hour. */
const LINKS = wordSet(
  'at is it starts start starting begins begin beginning kicks off on for by from that which tonight tomorrow today this evening afternoon goes up leaves leaving departs over done out finishes finish finished ends ended',
);
const LINKED = 6;
const RELATING: ReadonlySet<string> = new Set(['which', 'that', 'it', 'starting', 'beginning']);
export const DETERMINERS = wordSet('a an the our my their his her this that some pm oclock');
/** "Near the theatre at eight" is when one eats, and so is "watching the match at eight". */
const BESIDE = wordSet('near by in around opposite beside behind outside beneath to watch watching showing shows');
const GOING = wordSet('go going get getting be been off got went due');

/**
 * Whether the hour between two tokens is when one has to be elsewhere, since something begins then or one has to leave.
 *
 * @param from the first token of the hour
 * @param to the token after it
 */
export function isHourOfEvent(tokens: readonly Token[], from: number, to: number): boolean {
  const isOne = (at: number) => {
    const { stem = '' } = tokens[at] ?? {};
    return EVENT.test(stem) || DUE.test(stem);
  };
  // "19:30" are two clauses.
  const isBehind = (at: number) => isOne(at) && tokens[at]?.clause === tokens[to - 1]?.clause;
  if ([to, to + 1].some((at) => isBehind(at) && !DETERMINERS.has(tokens[at - 1]?.word ?? ''))) return true;
  const isLinked = (one: number) =>
    tokens[one]?.clause === tokens[one + 1]?.clause || RELATING.has(tokens[one + 1]?.word ?? '');
  let at = from - 1;
  while (from - at <= LINKED && !isOne(at) && isLinked(at) && LINKS.has(tokens[at]?.word ?? '')) at -= 1;
  if (!isOne(at) || !isLinked(at) || (VERBS.has(tokens[at]?.word ?? '') && !isNamed(tokens, at)))
    return isSaidBy(tokens, from);
  const before = tokens.slice(Math.max(0, at - LINKED), at).filter((token) => token.clause === tokens[at]?.clause);
  const lead = before.findLast(({ word }) => !DETERMINERS.has(word));
  return !BESIDE.has(lead?.word ?? '') || before.some(({ word }) => GOING.has(word));
}

const isNamed = (tokens: readonly Token[], at: number): boolean =>
  // "Play at eight, dinner before": nothing but the event.
  tokens[at - 1]?.clause !== tokens[at]?.clause ||
  BEGINNING.has(tokens[at + 1]?.stem ?? '') ||
  /['’‘`]s$/i.test(tokens[at]?.raw ?? '') ||
  [at - 1, at - 2].some(
    (one) => DETERMINERS.has(tokens[one]?.word ?? '') || numberIn(tokens[one]?.word ?? '') !== null,
  );
const BEGINNING = wordSet('is start begin kick goes');

function isSaidBy(tokens: readonly Token[], at: number): boolean {
  const clause = clauseBefore(tokens, at);
  const last = clause.at(-1)?.word ?? '';
  if (last === 'at') {
    const isObliged = clause.some(({ word }) => OBLIGED.has(word)) && clause.some(({ word }) => OFF.has(word));
    return isObliged || clause.some(({ word }) => word === 'before');
  }
  if (isNotBefore(tokens, at)) return false;
  const isElsewhere = clause.some(({ word }) => LEAVING.has(word)) || clause.some(({ word }) => OBLIGED.has(word));
  return (last === 'by' || last === 'before') && isElsewhere;
}
const LEAVING = wordSet('out away off gone go leave finish finished done back home bed asleep');
const OFF = wordSet('leave go off');
/** "We have to be there by eight", but "can we be there by eight?" asks about the meal. */
const OBLIGED = wordSet('need must gotta supposed due have has got');

/** The words of its clause before a token. */
export const clauseBefore = (tokens: readonly Token[], at: number): readonly Token[] =>
  tokens.slice(Math.max(0, at - LINKED), at).filter((token) => token.clause === tokens[at]?.clause);

const BEFORE = wordSet('before until till til');
/** "We won't be out before ten", "I'm not free until eight" say from which hour on. */
export function isNotBefore(tokens: readonly Token[], at: number): boolean {
  const clause = clauseBefore(tokens, at);
  return BEFORE.has(clause.at(-1)?.word ?? '') && clause.some(({ word }) => NEGATING.has(word));
}
const NEGATING = wordSet(
  'no not never nobody nobodys noone none nothing neither cannot cant wont dont doesnt didnt isnt arent couldnt wouldnt shant unlikely',
);

const LEFT = wordSet('pub bar club party office');
/** "A kebab after the pub": where somebody comes from, which is no place to find. */
export const comesFrom = (tokens: readonly Token[], at: number): boolean =>
  LEFT.has(tokens[at]?.stem ?? '') && tokens[at - 1]?.word === 'the' && tokens[at - 2]?.word === 'after';

/** "In bed by eight, so after that": from the hour on at which one has to be elsewhere. */
export const isAfterHour = (
  tokens: readonly Token[],
  times: readonly { from: number; to: number }[],
  at: number,
): boolean =>
  tokens[at]?.word === 'after' &&
  FROM_THEN.has(tokens[at + 1]?.word ?? '') &&
  times.some(({ from, to }) => to <= at && isHourOfEvent(tokens, from, to));
const FROM_THEN = wordSet('that then it');

const ENDS = wordSet('finishes finish ends end over lets out stops starts begins is');
/** Whether the hour between two tokens is when what somebody goes to is over. */
export const isEndOfEvent = (tokens: readonly Token[], from: number, to: number): boolean => {
  const said = tokens
    .slice(Math.max(0, from - LINKED), to + 2)
    .filter(({ sentence }) => sentence === tokens[from]?.sentence);
  return isEvent(said) && said.some(({ word }) => OVER_BY.has(word)) && !isSaidBy(tokens, from);
};
const OVER_BY = wordSet('finishes finish finished ends ended over done');

const AROUND: ReadonlySet<string> = new Set(['after', 'before', 'of', 'from']);

/** Words that tell when somebody is free, and are no stop. */
export const isEventAt = (tokens: readonly Token[], from: number, to: number): boolean =>
  isEvent(tokens.slice(from, to)) &&
  (ENDS.has(tokens[to]?.word ?? '') || tokens.slice(Math.max(0, from - 2), from).some(({ word }) => AROUND.has(word)));

/**
 * Where somebody says that they come after what they have tickets for.
 *
 * @returns the token that says "after"; -1 where nobody says so
 */
export const afterEventIn = (tokens: readonly Token[]): number =>
  tokens.findIndex(({ word, clause }, at) => {
    if (!AFTER.has(word)) return false;
    const next = tokens.slice(at + 1, at + 1 + REACH).filter((token) => token.clause === clause);
    return next.length > 0 && next.some(({ stem }) => EVENT.test(stem))
      ? true
      : (next.length === 0 || word.startsWith('afterward')) && tokens.slice(0, at).some(({ stem }) => EVENT.test(stem));
  });

/** "Or after?", of an event that was spoken of before. */
export const isAfterwards = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word, clause }, at) =>
      AFTERWARDS.has(word) && (tokens[at + 1]?.clause !== clause || BEHIND_AFTER.has(tokens[at + 1]?.word ?? '')),
  );
const AFTERWARDS = wordSet('after afterwards afterward');
const BEHIND_AFTER = wordSet('that it instead then rather');

/** @param begins when it begins, of 24 hours; null where nobody says */
export const hourAfter = (begins: number | null): number =>
  begins === null ? OVER : begins <= LAST_BEGINNING ? begins + LENGTH : begins;
