import type { Act } from '../understanding/acts/act.ts';
import { actsOf } from '../understanding/acts/acts-of.ts';
import { clausesOf } from '../understanding/acts/features.ts';
import {
  asksWhatIsThere,
  inquiryOf,
  isQuestion,
  isVerb,
  opensQuestion,
  pastOpeners,
  seeksOther,
} from '../understanding/acts/inquiry.ts';
import { turns } from '../understanding/acts/seeking.ts';
import { saysNext } from '../understanding/acts/triggers.ts';
import { Phrases } from '../understanding/text/phrases.ts';
import { type Token, tokenize } from '../understanding/text/tokens.ts';
import { opinionIn } from './ask/opinions.ts';
import { subjectOf } from './ask/question.ts';

/** A message that asks about a place and does something else beside it, as two messages. */
export interface Parts {
  question: string;
  rest: string;
  /** The question came first. */
  first: boolean;
}

const QUESTIONS: readonly Act[] = ['ask_fact', 'ask_about', 'ask_opinion', 'safety'];
/** What is said beside a question, and asks for no answer of its own. */
const ASIDE: readonly Act[] = ['social', 'out_of_scope', 'safety'];
/** What a clause does that is no more of what the question before it names. */
const DOING: readonly Act[] = ['adjust', 'more', 'exclude', 'plan', 'state', 'select', 'book'];
/** Words of a part that does something of its own. */
const SAYING = 2;
/** With one of these a question may be about what the rest of the message asks for. */
const PRONOUNS: ReadonlySet<string> = new Set('it its they them their there that this those these'.split(' '));

/** Questions of one message that are answered. */
const SEVERAL = 5;

/** What begins as a question and looks for no other place. */
const asks = (tokens: readonly Token[]): boolean =>
  (isQuestion(tokens) || opensQuestion(tokens)) && !asksWhatIsThere(tokens);

/**
 * The questions of a message that holds nothing but questions about what was shown, each as one that stands alone: each is answered. Null
 * for any other message, and for one question that stands alone as it is.
 *
 * @example questionsOf('thanks! is it loud and dog friendly?') // ['is it loud ', 'dog friendly?']
 */
export function questionsOf(message: string): string[] | null {
  const parts = clausesOf(message);
  if (parts.join('') !== message && parts.length > 0) return null;
  const clauses = (parts.length > 0 ? parts : [message]).filter((clause) => !isThanks(clause));
  if (clauses.length === 0 || clauses.length > SEVERAL) return null;
  const questions: string[] = [];
  let isTold = false;
  for (const [at, clause] of clauses.entries()) {
    // "Tell me the address and the phone number of the second one" asks for both of that one.
    if (isTold && NOUN.has(tokenize(questions.at(-1) ?? '')[0]?.word ?? '') && saysOfWhich(tokenize(clause)))
      return null;
    const told = toldIn(clause, isTold);
    isTold = told !== null;
    const goesOn = at > 0 && !isTelling(clause, clauses[at - 1] ?? '');
    const question = told ?? (asks(tokenize(clause)) ? clause : goesOn ? shortQuestion(clause) : null);
    if (question === null) return null;
    questions.push(question);
  }
  return questions.length > 1 || (isTold && questions[0] !== message) ? questions : null;
}

/**
 * The question after the thanks that a message begins with. Null for any other message.
 *
 * @example askedAfterThanks('cheers, and what about tomorrow?') // 'and what about tomorrow?'
 */
export function askedAfterThanks(message: string): string | null {
  const clauses = wholeOf(message);
  const from = clauses.findIndex((clause) => !isThanks(clause));
  const rest = clauses.slice(from).join('').trim();
  return from > 0 && (rest.endsWith('?') || asks(tokenize(rest))) ? rest : null;
}

/** What stands before a question that is told as a statement. */
const TELL = new Phrases(
  `tell me|let me know|do you know|i want to know|i need to know|i d like to know|id like to know|i wonder|im wondering|wondering|any idea`
    .split('|')
    .map((said) => [said, true] as const),
);
/** Words that may stand before it. */
const BEFORE_TELL = 5;
const IF: ReadonlySet<string> = new Set(['if', 'whether']);
const NOUN: ReadonlySet<string> = new Set(['the', 'their', 'its']);

/** The question, as it is asked; null for what tells or asks otherwise. `goesOn`: the clause before did. */
function toldIn(clause: string, goesOn: boolean): string | null {
  const tokens = tokenize(clause);
  const tell = TELL.findAll(tokens).find(({ from }) => from <= BEFORE_TELL);
  if (!tell && !goesOn) return null;
  const at = tell?.to ?? pastOpeners(tokens);
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (first && second && IF.has(first.word)) {
    const rest = clause.slice(second.start);
    if (!third || !isVerb(third)) return asked(rest);
    return asked(
      `${third.raw} ${clause.slice(second.start, third.start)}${clause.slice(third.start + third.raw.length)}`,
    );
  }
  if (tell && first?.word === 'about' && !seeksOther(tokens)) return clause;
  const isNoun = first && (NOUN.has(first.word) || opensQuestion(tokens.slice(at)));
  return isNoun ? asked(clause.slice(first.start)) : null;
}

/** A sentence of its own that asks nothing. */
const isTelling = (clause: string, before: string): boolean =>
  /[.?!]\s*$/u.test(before) && !/\?\s*$/u.test(clause) && tokenize(clause).length > SAYING;

/** What goes on with the question before it, and names what it asks about. */
function shortQuestion(clause: string): string | null {
  const tokens = tokenize(clause);
  const from = tokens[pastOpeners(tokens)]?.start;
  if (from === undefined || saysOfWhich(tokens) || turns(tokens) || subjectOf(tokens, new Set(), false) === null)
    return null;
  const question = asked(clause.slice(from));
  return DOING.includes(actsOf(question, { shown: true }).first) ? null : question;
}

/** What it ends with holds for the question before it too. */
const saysOfWhich = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => (word === 'of' || word === 'for') && WHICH.has(tokens[at + 1]?.word ?? ''));
const WHICH: ReadonlySet<string> = new Set('the a an that this'.split(' '));

const asked = (text: string): string => `${text.replace(/[\s,;.!?]{1,20}$/u, '')}?`;

/** "Thanks!" beside a question. */
const isThanks = (clause: string): boolean =>
  actsOf(clause, { shown: true }).first === 'social' && !asks(tokenize(clause));

/**
 * A message that goes on to another place and asks about that one, as two messages. Null for any other.
 *
 * @param takes a place that it takes is one, too: "the last one. Would we get in without a booking?"
 * @example onwardIn('ok the next best, what would you order there', false) // { question: 'what would you order there', rest: 'ok the next best, ', … }
 */
export function onwardIn(message: string, takes: boolean): Parts | null {
  const clauses = wholeOf(message);
  const from = clauses.findIndex((clause) => asks(tokenize(clause)));
  const isOn = (clause: string) =>
    saysNext(tokenize(clause)) || (takes && actsOf(clause, { shown: true }).first === 'select');
  if (from < 1 || !clauses.slice(0, from).some(isOn)) return null;
  return partsAt(clauses, from, clauses.length);
}

/**
 * A message that looks for a place and asks about the one that will be found, or about another that it names, as two messages. Null for any
 * other.
 *
 * @param names where names of places begin in it
 * @example besideIn('Ramen for two. Do I need to book?', new Set()) // { question: 'Do I need to book?', rest: 'Ramen for two.', first: false }
 */
export function besideIn(message: string, names: ReadonlySet<number>): Parts | null {
  const clauses = wholeOf(message);
  let start = 0;
  for (const [at, clause] of clauses.entries()) {
    const isName = (token: Token | undefined) => token !== undefined && names.has(start + token.start);
    if (at > 0 && asksOfPlace(tokenize(clause), isName)) return partsAt(clauses, at, endOf(clauses, at));
    start += clause.length;
  }
  return null;
}

/** "Is it loud?", "is Nine Bells near?", "what would you order?"; "what do you suggest?" asks the assistant. */
function asksOfPlace(tokens: readonly Token[], isName: (token: Token | undefined) => boolean): boolean {
  const from = pastOpeners(tokens);
  const first = tokens[from];
  if (turns(tokens) || asksWhatIsThere(tokens)) return false;
  if (opinionIn(tokens) === 'order' && tokens.some(({ word }) => ADVISING.has(word))) return true;
  if (tokens.some(({ word }) => word === 'you')) return false;
  // "Where can we eat?" looks for a place.
  const isAsked = opensQuestion(tokens) ? inquiryOf(tokens) === 'them' : isQuestion(tokens);
  return isAsked || (first !== undefined && isVerb(first) && isName(tokens[from + 1]));
}

/** With one of these it asks what to eat, rather than what there is. */
const ADVISING: ReadonlySet<string> = new Set(['would', 'should']);

/** The clauses of a message, where they are all of it: of a long one, they leave out a part. */
function wholeOf(message: string): string[] {
  const clauses = clausesOf(message);
  return clauses.join('') === message ? clauses : [];
}

/** Where the question that begins in a clause ends. */
function endOf(clauses: readonly string[], from: number): number {
  const next = clauses.findIndex((clause, at) => at > from && !goesOn(clause, clauses[at - 1] ?? ''));
  return next < 0 ? clauses.length : next;
}

const partsAt = (clauses: readonly string[], from: number, to: number): Parts => ({
  question: clauses.slice(from, to).join('').trim(),
  rest: [...clauses.slice(0, from), ...clauses.slice(to)].join('').trim(),
  first: from === 0,
});

/**
 * A message that asks about places that were shown, and does something else beside it. Null for any other.
 *
 * @example partsOf('somewhere for sushi, and does the first one take cards?') // { question: 'and does the first one take cards?', … }
 */
export function partsOf(message: string): Parts | null {
  // "The difference between Foxlight and Lucky Badger" is one thing.
  if (actsOf(message, { shown: true }).first === 'compare') return null;
  const clauses = wholeOf(message);
  const opening = clauses.findIndex((clause) => !isAside(clause));
  const from = clauses.findIndex((clause, at) => asksOf(clause, at === opening));
  if (from < 0) return null;
  const parts = partsAt(clauses, from, endOf(clauses, from));
  return tokenize(parts.rest).length >= SAYING && !isAside(parts.rest) ? { ...parts, first: from <= opening } : null;
}

/** Asks for no answer of its own. */
const isAside = (clause: string): boolean => ASIDE.includes(actsOf(clause, { shown: true }).first);

/** Whether a clause belongs to the question before it. */
function goesOn(clause: string, before: string): boolean {
  const tokens = tokenize(clause);
  if (asks(tokens) || (saysOfWhich(tokens) && (asks(tokenize(before)) || toldIn(before, false)))) return true;
  return /,\s*$/.test(before) && !turns(tokens) && !DOING.includes(actsOf(clause, { shown: true }).first);
}

/** It asks something of a place, and says what. `opens`: nothing was said before that it could be about. */
function asksOf(clause: string, opens: boolean): boolean {
  const tokens = tokenize(clause);
  if (opens && inquiryOf(tokens)) return true;
  return (
    QUESTIONS.includes(actsOf(clause, { shown: true }).first) &&
    !tokens.some(({ word }) => PRONOUNS.has(word)) &&
    subjectOf(tokens, new Set(), false) !== null
  );
}
