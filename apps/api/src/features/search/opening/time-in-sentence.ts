import { numberIn } from '../../understanding/reading/numbers.ts';
import { type Token, tokenize } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import { isDay, isTimeWord, mayTellTime } from './noted-days.ts';

/** Words that begin another part of a sentence, unless a day follows. */
const JOINS = wordSet('and or but while plus with');
const LISTS = wordSet('and or plus');
/** Words of a part that tells a time and nothing else. */
const OF_TIME = wordSet(
  `on in at from to until till through every each any only all day days daily week weeks night nights evening evenings morning mornings
  afternoon afternoons the and or but except not never bar apart other than mostly usually first second third last of month months year round
  winter spring summer autumn january february march april may june july august september october november december weekend weekends
  weekday weekdays noon midnight pm am oclock one two three four five six seven eight nine ten eleven twelve half past onward onwards`,
);
/** Words of a part that says something of its own, and shares nothing with the one before. */
const OWN = wordSet(
  `is are was were isnt arent has have had does do dont doesnt can cannot cant will wont plays play opens open closes close shuts shut serves
  serve runs run comes come goes go gets get fills fill starts start stays stay takes take eat eats drink drinks costs cost there theres they
  theyre we it its you`,
);

interface Part {
  from: number;
  to: number;
  /** What stands before it ends what was said of times: a semicolon, a stop. */
  apart: boolean;
  /** "And", "or". */
  listed: boolean;
}

/**
 * What a sentence says of the days and seasons of the things that it mentions; empty where it says nothing of those of one. The part
 * between commas and "and" that holds the mention tells it; else a part beside it that is nothing but a time, a list that it stands in, or
 * the time with which the sentence begins.
 *
 * @example timesIn('Jazz on Sundays, and the terrace is step-free', tokens)(0, false) // 'Jazz on Sundays'
 */
export function timesIn(text: string, tokens: readonly Token[]): TimeOf {
  if (!mayTellTime(text)) return () => '';
  const parts = partsOf(text, tokens);
  const words = parts.map(({ from, to }) => tokens.slice(from, to).map(({ word }) => word));
  const timed = parts.map((part) => namesTime(tokens, part));
  const isTime = (at: number) =>
    timed[at] === true && endOfTime(tokens, parts[at]?.from ?? 0, parts[at]?.to ?? 0) === parts[at]?.to;
  const says = (at: number) => {
    const [first = '', second] = words[at] ?? [];
    return words[at]?.some((word) => OWN.has(word)) || (JOINS.has(first) ? second : first) === 'the';
  };
  const isApart = (at: number) => parts[at]?.apart !== false;
  const textOf = (first: number, last = first) =>
    text.slice(tokens[parts[first]?.from ?? 0]?.start ?? 0, tokens[(parts[last]?.to ?? 0) - 1]?.end ?? 0);
  /** The last part of a list that a mention begins. */
  const listOf = (own: number, mention: number): number | null => {
    const at = mention - (parts[own]?.from ?? 0);
    if (words[own]?.slice(at).some((word) => OWN.has(word))) return null;
    let last = own + 1;
    while (!isApart(last) && !timed[last] && !says(last) && !JOINS.has(words[last]?.[0] ?? '')) last += 1;
    if (isApart(last) || !timed[last] || !parts[last]?.listed) return null;
    const isNext = last === own + 1 && tokens[parts[last]?.from ?? 0]?.clause === tokens[mention]?.clause;
    return !says(last) || (isNext && !says(own)) ? last : null;
  };
  return (mention, fixed) => {
    const own = parts.findLastIndex(({ from }) => from <= mention);
    let end = own;
    // "Until two (four on Saturday)" tells another hour.
    while (!isApart(end + 1) && isTime(end + 1) && numberIn(words[end + 1]?.[0] ?? '') === null) end += 1;
    const isNamed = mention > (parts[own]?.from ?? 0) && isDay(tokens[mention - 1]);
    if (timed[own] || end > own || isNamed) return textOf(own, end);
    const listed = fixed ? null : listOf(own, mention);
    if (listed !== null) return textOf(listed);
    let start = own;
    while (!isApart(start)) start -= 1;
    const head = parts[start];
    if (!head || start === own || !timed[start]) return '';
    if (!namesTime(tokens, { from: head.from, to: endOfTime(tokens, head.from, head.to) })) return '';
    return !fixed || (isTime(start) && start === own - 1) ? textOf(start) : '';
  };
}

/**
 * What is said of the time of something.
 *
 * @param mention the token that mentions it
 * @param fixed whether it is there on all days as long as nothing says otherwise of it alone: a ramp, a car park
 */
type TimeOf = (mention: number, fixed: boolean) => string;

/** Words of a time that a sentence begins with, beside those of a part of it; and those of which one makes it a time. */
const LEADING = wordSet('before after during by over usually always weeknights midweek dark sunset time');
const HOUR = wordSet(
  `morning mornings afternoon afternoons evening evenings night nights noon midnight midday lunch lunchtime dinner supper breakfast brunch
  week weeknights midweek dark sunset day winter spring summer autumn`,
);

/**
 * Where the time ends with which a text begins, before what is so then; null where it begins with none.
 *
 * @example beginsWithTime('On Sundays, goat stew') // 10
 */
export function beginsWithTime(text: string): number | null {
  const [said = ''] = text.split(/[,:] |\s[–—-]\s/, 1);
  if (said.length === text.length) return null;
  const tokens = tokenize(said);
  const isOfTime = (token: Token) =>
    OF_TIME.has(token.word) || LEADING.has(token.word) || HOUR.has(token.word) || isDay(token);
  const isTime = tokens.some((token, at) => HOUR.has(token.word) || isTimeWord(token, tokens[at - 1]));
  return isTime && tokens.every(isOfTime) ? said.length : null;
}

/** Where the words of a time end with which a part begins. */
function endOfTime(tokens: readonly Token[], from: number, to: number): number {
  let end = from;
  while (end < to && (OF_TIME.has(tokens[end]?.word ?? '') || isDay(tokens[end]))) end += 1;
  return end;
}

/** Whether a part says when something is so; "Sunday families", "reserve by Thursday" and "before a Saturday" do not. */
const namesTime = (tokens: readonly Token[], { from, to }: Pick<Part, 'from' | 'to'>): boolean =>
  tokens.slice(from, to).some((token, index) => {
    const at = from + index;
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (!isTimeWord(token, before)) return false;
    if (!isDay(token)) return true;
    const lead = before?.word === 'a' || before?.word === 'the' ? tokens[at - 2] : before;
    if (UNTIL.has(lead?.word ?? '') && tokens[at - 2]?.word !== 'except') return false;
    const isNamed = token.word === token.stem && at > 0 && !OF_TIME.has(before?.word ?? '');
    const isOfThing =
      token.word === token.stem && at + 1 < to && !OF_TIME.has(next?.word ?? '') && !OWN.has(next?.word ?? '');
    return !isOfThing || !(at === from || isNamed || JOINS.has(before?.word ?? ''));
  });
const UNTIL = wordSet('by before after for');

function partsOf(text: string, tokens: readonly Token[]): Part[] {
  const parts: Part[] = [];
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    const last = parts.at(-1);
    const isApart = !before || before.sentence !== token.sentence || text.slice(before.end, token.start).includes(';');
    const isJoined = JOINS.has(token.word) && !(last && joinsDays(tokens, at, last));
    if (!last || isApart || isJoined || before?.clause !== token.clause)
      parts.push({ from: at, to: at + 1, apart: isApart, listed: isJoined && LISTS.has(token.word) });
    else last.to = at + 1;
  }
  return parts;
}

function joinsDays(tokens: readonly Token[], at: number, { from }: Part): boolean {
  const isTime = (one: number) => OF_TIME.has(tokens[one]?.word ?? '') || isDay(tokens[one]);
  let [start, end] = [at, at + 1];
  while (start > from && isTime(start - 1)) start -= 1;
  while (tokens[end]?.clause === tokens[at]?.clause && isTime(end)) end += 1;
  const isDayIn = (first: number, last: number) => tokens.slice(first, last).some(isDay);
  // "It is loud on Fridays and Sundays are quiet", but "platters on Wednesdays and Fridays are vegan".
  const isOwn = OWN.has(tokens[end]?.word ?? '') && tokens.slice(from, start).some(({ word }) => OWN.has(word));
  return isDayIn(start, at) && isDayIn(at, end) && !isOwn && isAlike(tokens, at, end);
}

function isAlike(tokens: readonly Token[], at: number, end: number): boolean {
  const isMany = (token: Token | undefined) => token !== undefined && token.word !== token.stem;
  const before = tokens.slice(Math.max(0, at - 2), at).findLast(isDay);
  const after = tokens.slice(at, end).find(isDay);
  return before === undefined || isMany(before) === isMany(after);
}
