import { table } from '../../../table.ts';
import { gramsOf } from '../learned/grams.ts';
import type { Features } from '../learned/linear.ts';
import { meaningOf } from '../meaning/vectors.ts';
import { fold, type Token, tokenize } from '../text/tokens.ts';
import type { Reply } from './act.ts';
import { type GuideWords, kindsOf } from './kinds.ts';

/** Features are hashed to this many numbers; they fit in 16 bits. */
export const HASHED = 1 << 15;

/** Code units of a message that are read, at its beginning and at its end: what a long one wants stands there. */
const HEAD = 240;
const TAIL = 160;
const READ = HEAD + TAIL;

/** What is known beside the words of a message. */
export interface ActContext {
  /** Whether places were shown before. */
  shown: boolean;
  /** It may be about them, and names no place that may be another one. */
  follows?: boolean;
  /** What the reply before did, where that is known. */
  before?: Reply | null;
  /** The vocabulary of the guide. */
  guide?: GuideWords;
}

/**
 * The features of a message: hashed word n-grams (1 to 3) and character n-grams (2 to 5) of the message as written and with mentions
 * replaced by their kind, pairs of words with others between them, the first and the last clause, and the context; and its meaning, which
 * tells something of words that no labelled message has.
 */
export function featuresOf(message: string, { shown, before, guide }: ActContext): Features {
  const text = shortened(message).replace(NUMERAL, (numeral) => ORDINALS[numeral.toLowerCase()] ?? numeral);
  const tokens = tokenize(text);
  const kinds = kindsOf(tokens, guide);
  const found = new Set<number>();
  addGrams(found, 'word', ['^', ...tokens.map(({ word }) => word), '$'], 1, 3);
  addGrams(found, 'kind', ['^', ...kinds, '$'], 1, 3);
  addGrams(found, 'letters', [...` ${plain(text)} `], 2, 5);
  addGrams(found, 'letters of kinds', [...` ${kinds.join(' ').slice(0, READ)} `], 2, 5);
  addPairs(found, ['^', ...kinds]);
  addClauses(found, tokens);
  const replied = shown ? 'shown' : 'new';
  addGrams(found, 'context', [replied, ...(before ? [before] : [])], 1, 2);
  for (const kind of kinds) addGrams(found, 'word in context', [replied, kind], 2, 2);
  add(found, 'question', /\?\s*$/.test(text), replied);
  if (tokens.length <= SHORT) add(found, 'length', tokens.length, replied, before ?? '');
  if (before && tokens.length <= SHORT)
    for (const kind of kinds) addGrams(found, 'word of an answer', [before, kind], 2, 2);
  return { hashed: Uint16Array.from(found), meaning: meaningOf(tokens.map(({ stem }) => stem)) };
}

/** "And the 2nd?" says what "and the second?" does. */
const NUMERAL = /(?<=\bthe )(?:1st|2nd|3rd)(?=(?: one)?[\s?.!]{0,5}$)/i;
const ORDINALS: Readonly<Record<string, string>> = table({ '1st': 'first', '2nd': 'second', '3rd': 'third' });

const shortened = (message: string): string =>
  message.length > READ ? `${message.slice(0, HEAD)} ${message.slice(-TAIL)}` : message;

/** Clauses of a message that are looked at one by one; what remains counts to the last of them. */
const CLAUSES = 8;
const LINKS = /^(?:and|but|so|because|then)$/;
/** Words that a clause has before a link: "and then" begins none of its own. */
const BEFORE_LINK = 3;

/**
 * The clauses of a message, also those that "and" or "but" begin. None where it has only one.
 *
 * @example clausesOf('Great. Where is it?') // ['Great. ', 'Where is it?']
 */
export function clausesOf(message: string): string[] {
  const text = shortened(message);
  const tokens = tokenize(text);
  const starts = tokens.flatMap(({ word, clause, start }, at) => {
    const linked = LINKS.test(word) && at >= BEFORE_LINK && at < tokens.length - 2;
    return at > 0 && (clause !== tokens[at - 1]?.clause || linked) ? [start] : [];
  });
  const cuts = [0, ...starts.slice(0, CLAUSES - 1)];
  return cuts.length > 1 ? cuts.map((from, at) => text.slice(from, cuts[at + 1])) : [];
}

/** Words of a message that may be an answer to what the reply before said. */
const SHORT = 5;
/** How far apart the words of a pair may be. */
const APART = 5;

function addPairs(found: Set<number>, words: readonly string[]): void {
  for (const [from, word] of words.entries())
    for (const other of words.slice(from + 2, from + APART + 1)) add(found, 'pair', word, other);
}

/** Where a message has several clauses, the first and the last often do something of their own. */
function addClauses(found: Set<number>, tokens: readonly Token[]): void {
  const clauses = [...Map.groupBy(tokens, ({ clause }) => clause).values()];
  const grams = (name: string, clause: readonly Token[]) =>
    addGrams(found, name, ['^', ...clause.map(({ word }) => word), '$'], 1, 2);
  add(found, 'clauses', Math.min(3, clauses.length));
  if (clauses.length < 2) return;
  grams('first clause', clauses[0] ?? []);
  grams('last clause', clauses.at(-1) ?? []);
}

const add = (found: Set<number>, kind: string, ...values: readonly (string | number | boolean)[]): void =>
  addGrams(found, kind, values.map(String), values.length, values.length);

/** Folded, with single spaces; of other signs only those that tell a question or a break remain. */
const plain = (text: string): string =>
  fold(text)
    .slice(0, READ)
    .replace(/[^\p{L}\p{N}?!.,:$€£+-]+/gu, ' ')
    .trim();

const addGrams = gramsOf(HASHED);
