import { DENIALS } from '../text/evidence.ts';
import { Phrases } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { isBare } from './bare-number.ts';
import { numberIn } from './numbers.ts';

const BEFORE = wordSet('of for are were be r');
/** "It's 14 now", "make that 5". */
const BEING = wordSet('its is were theres thats');
const MADE = wordSet('it that us');
const ONLY = wordSet('only just actually now about around roughly probably really');
const PARTIES = wordSet('party do group table take fit seat squeeze manage handle accommodate host');
const COMPANY: ReadonlySet<string> = new Set(['party', 'table', 'group', 'team', 'family', 'gang', 'crowd']);
const DAYS =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunch|dinner|brunch|breakfast|tonite|today|this|next|in|near)$/;
const AFTER = wordSet(
  'people person adult guest friend pax head of colleague folk diner bloke lad lady guy girl mate cousin man men woman women ppl peep personne personen student coworker teen teenager',
);
/** What is said for a party of one or two. */
const FEW = new Phrases<number>([
  ...[
    'just me',
    'only me',
    'just myself',
    'on my own',
    'all by myself',
    'table for one',
    'party of one',
    'just for me',
  ].map((said) => [said, 1] as const),
  ...[
    'just the two of us',
    'only the two of us',
    'the two of us',
    'both of us',
    'us two',
    'just us two',
    'me and my wife',
    'me and my husband',
    'me and my girlfriend',
    'me and my boyfriend',
    'me and my partner',
  ].map((said) => [said, 2] as const),
]);
const AFTER_A_PARTY = wordSet(
  'people of btw by fyi actually though tho including incl tonight tomorrow and please with on in at now altogether total after instead then today or if not rather maybe perhaps max tops',
);
const MOST = 200;
/** An hour. */
const BOOKED = wordSet('it that this one them there both these those all');
const FIRST_HOUR = 5;
const LAST_HOUR = 11;

/**
 * How many people come, where a message says so.
 *
 * @example partySizeIn(tokenize('we are 8, two of them vegans')) // 8
 */
export function partySizeIn(tokens: readonly Token[]): number | null {
  const few = FEW.findAll(tokens)[0]?.value;
  if (few !== undefined) return few;
  for (const [at, token] of tokens.entries()) {
    const number = numberIn(token.word);
    const before = tokens[at - 1];
    const after = tokens[at + 1];
    if (after?.stem === 'year' && tokens[at + 2]?.stem === 'old') continue;
    if (number === null || number < 1 || number > MOST || (token.word === 'one' && before?.word !== 'for')) continue;
    if (isHour(tokens, at, number) || isPaid(tokens, at)) continue;
    const counted = AFTER.has(after?.stem ?? '') && !(after?.word === 'of' && tokens[at + 2]?.word !== 'us');
    const being = ONLY.has(before?.word ?? '') ? tokens[at - 2] : before;
    const party =
      BEFORE.has(being?.word ?? '') &&
      (before?.word !== 'of' || COMPANY.has(tokens[at - 2]?.stem ?? '')) &&
      !(before?.word === 'be' && isOfIt(tokens, at));
    const alone =
      after === undefined || after.clause !== token.clause || DAYS.test(after.word) || AFTER_A_PARTY.has(after.word);
    const forMany = before?.word === 'for' && !UNITS.test(after?.word ?? '') && !countsPlaces(tokens, at);
    const made =
      isBare(tokens, at) ||
      (after?.word === 'now' && (before?.clause !== token.clause || ONLY.has(before.word) || BEING.has(before.word))) ||
      (MADE.has(before?.word ?? '') && tokens[at - 2]?.word === 'make' && (alone || after.word === 'of'));
    const named = PARTIES.has(before?.word ?? '') && number > 2 && alone;
    if (/\d(?:ppl|pax)$/.test(token.word)) return number;
    const me = FELLOWS.test(after?.stem ?? '') && ME_AND.test(wordsTo(tokens, at)) ? 1 : 0;
    if (counted) return number + me + childrenBeside(tokens, at);
    if (((party || isGrownTo(tokens, at)) && alone) || forMany || made || named) return number;
  }
  return null;
}

/** "It's going to be 38": a temperature, or a price. */
const isOfIt = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).some(({ word, clause }) => clause === tokens[at]?.clause && IT.has(word));
const IT = wordSet('it its itll');

/** "25 a head", "30 per person", of which nobody says how many they are. */
const isPaid = (tokens: readonly Token[], at: number): boolean =>
  EACH.has(tokens[at + 1]?.word ?? '') && PAYING.has(tokens[at + 2]?.word ?? '');
const EACH = wordSet('a per');
const PAYING = wordSet('head person pop');

/** When, not how many. */
function isHour(tokens: readonly Token[], at: number, number: number): boolean {
  const booking = tokens.slice(0, at).some(({ stem }) => stem === 'book' || stem === 'reserve');
  const linked = tokens[at - 1]?.word === 'for' && BOOKED.has(tokens[at - 2]?.word ?? '');
  return booking && linked && number >= FIRST_HOUR && number <= LAST_HOUR && !AFTER.has(tokens[at + 1]?.stem ?? '');
}

/** "We've gone up to twelve": whether the number at a token is how many guests there are now. */
export const isGrownTo = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.word === 'to' &&
  UP_OR_DOWN.has(tokens[at - 2]?.word ?? '') &&
  CHANGED.has(tokens[at - 3]?.word ?? '');
const UP_OR_DOWN: ReadonlySet<string> = new Set(['up', 'down']);
const CHANGED = wordSet('gone went going grown come were are us now its');
const FELLOWS = /^(?:friend|mate|cousin|colleague)$/;
const ME_AND = /\b(?:me|i|us) and(?: my)?$/;

const wordsTo = (tokens: readonly Token[], at: number): string =>
  tokens
    .slice(Math.max(0, at - 3), at)
    .map(({ word }) => word)
    .join(' ');

/** No guests. */
const UNITS =
  /^(?:pm|am|oclock|dollars?|bucks?|quid|pounds?|euros?|min|mins|minutes?|hours?|days?|nights?|weeks?|each|per|pp|km|miles?|stars?|courses?|people|persons?|guests?|friends?|\d+)$/;

/** The children need chairs too. */
function childrenBeside(tokens: readonly Token[], at: number): number {
  for (const index of [at + 2, at + 3, at - 2, at - 3]) {
    const number = numberIn(tokens[index]?.word ?? '');
    if (number !== null && /^(?:kid|child|children|toddler|teenager)$/.test(tokens[index + 1]?.stem ?? ''))
      return number;
  }
  return 0;
}

const ASKED_BEFORE = wordSet('me just only top best recommend suggest show list give name');
const PLACES = wordSet(
  'place restaurant option suggestion recommendation choice idea spot bar pub cafe joint eatery bistro diner pizzeria bakery stall shop parlour',
);
/** Words between a number and the places that it counts. */
const DESCRIBED = 4;
const NOT_DESCRIBING =
  /^(?:of|for|in|at|on|near|with|and|or|to|that|which|who|is|are|the|a|an|my|our|we|i|more|other|less)$/;
/** Before "one" it tells one of several apart. */
const TELLING_APART = /^(?:this|that|the|which|each|every|another|no|any|some|other|number)$/;

/**
 * Whether a number counts places to go to.
 *
 * @example countsPlaces(tokenize('two good pubs'), 0) // true
 */
export function countsPlaces(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.word === 'for' && !/^(?:look|search|ask|hunt)/.test(tokens[at - 2]?.word ?? '')) return false;
  const counted = tokens.slice(at + 1, at + 1 + DESCRIBED).filter(({ clause }) => clause === tokens[at]?.clause);
  const place = counted.find(({ word, stem }) => PLACES.has(stem) || NOT_DESCRIBING.test(word) || UNITS.test(word));
  const isOne = tokens[at]?.word === 'one' || tokens[at]?.word === '1';
  return place !== undefined && PLACES.has(place.stem) && isOne === (place.word === place.stem);
}

/**
 * How many restaurants a message asks for.
 *
 * @example countIn(tokenize('give me two options')) // 2
 */
export function countIn(tokens: readonly Token[]): number | null {
  for (const [at, token] of tokens.entries()) {
    const number = numberIn(token.word);
    if (number === null || number < 1) continue;
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isApart = token.word === 'one' && TELLING_APART.test(before?.word ?? '');
    const named = countsPlaces(tokens, at) && !isApart;
    const just = token.word === 'one' && isAlone(tokens, at);
    const asked =
      ASKED_BEFORE.has(before?.word ?? '') &&
      token.word !== 'one' &&
      (after === undefined || after.clause !== token.clause);
    if (named || just || asked) return number;
  }
  if (tokens.some((_, at) => isOneMore(tokens, at))) return 1;
  return tokens.some(
    (token, at) =>
      token.word === 'list' &&
      ['a', 'full', 'the'].includes(tokens[at - 1]?.word ?? '') &&
      !tokens.slice(Math.max(0, at - DENIED), at).some(({ word }) => DENIALS.has(word)),
  )
    ? 6
    : null;
}

function isOneMore(tokens: readonly Token[], at: number): boolean {
  const { word = '', clause } = tokens[at] ?? {};
  const next = tokens[at + 1]?.clause === clause ? tokens[at + 1] : undefined;
  if (word === 'one') return next?.word === 'more' && tokens[at + 2]?.clause !== clause;
  return (
    word === 'another' &&
    (next === undefined ||
      next.word === 'one' ||
      next.word === 'please' ||
      (PLACES.has(next.stem) && next.word === next.stem))
  );
}

/** Words between a denial and what is not wanted. */
const DENIED = 4;
/** What is asked for where no other is. */
const SINGLE = wordSet('name place pick answer suggestion recommendation option restaurant spot tip');
const BEFORE_SINGLE = wordSet('just only give me name pick need want exactly');

const BEFORE_THE_ONE = wordSet('whats is name pick choose');

/** A single place is asked for. */
function isAlone(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const word = before?.word === 'the' ? tokens[at - 2]?.word : before?.word;
  if (word === 'just' || word === 'only') return true;
  const isThe = before?.word === 'the' && BEFORE_THE_ONE.has(word ?? '');
  const opens = before === undefined || before.clause !== tokens[at]?.clause || BEFORE_SINGLE.has(before.word) || isThe;
  return opens && SINGLE.has(tokens[at + 1]?.stem ?? '');
}
