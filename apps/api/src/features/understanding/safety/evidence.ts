import { ENGLISH } from '../lexicon/english.ts';
import { PLAIN } from '../lexicon/kitchen-words.ts';
import { ORDINARY } from '../lexicon/ordinary-words.ts';
import { PLEASED } from '../reading/background.ts';
import type { Span } from '../text/phrases.ts';
import { stemsOf, type Token } from '../text/tokens.ts';
import { isFood, isNeverWished, type Sentence, type Term } from './sentence.ts';
import {
  BEFORE_FOOD,
  CONTINUING,
  GLUE,
  GOVERNING,
  ILL,
  LEAVING_OUT,
  MEASURES,
  NOT,
  OTHERS,
  OWN,
  PRAISING,
  QUESTION,
  WHERE,
  WISHING,
} from './signs.ts';

/** Words of a clause that are looked at on each side of a food. */
const REACH = 12;
/** How kitchens and menus describe a food. */
const KITCHEN: ReadonlySet<string> = new Set(
  Object.values(PLAIN)
    .flatMap(stemsOf)
    .filter((word) => !GOVERNING.has(word) && !GLUE.has(word)),
);
/** Other words for what somebody would like to eat. */
const LIKED: ReadonlySet<string> = new Set(
  'must favourite favorite favourites favorites what life thing heaven rule rules rock rocks friends'.split(' '),
);

/** Marks and pictures that strike a food out. */
const STRUCK = /(?:^|\s)[-−!~^=<>¬]+$/u;
const SICKENING = /🤢|🤮|💀|☠|😵|🤧|🤒|🤕|😷|⚰|🚑|⚠/u;
const LESS = /^-less\b/i;
const BRACKETED = /^[!.]*[)\]]/;
const MARKS_READ = 8;

/** Whether a food is struck out by the mark, the picture or the word right at it. */
export function isMarked({ from, to }: Span<Term>, { text, tokens }: Sentence): boolean {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? 0;
  const before = text.slice(Math.max(tokens[from - 1]?.end ?? 0, start - MARKS_READ), start);
  const after = text.slice(end, Math.min(tokens[to]?.start ?? text.length, end + MARKS_READ));
  const previous = tokens[from - 1];
  const isLeftOut = previous?.clause === tokens[from]?.clause && LEAVING_OUT.has(previous?.word ?? '');
  const isBracketed = /[([]$/.test(before) && BRACKETED.test(after) && isNeverWished({ from, to }, tokens);
  return (
    isLeftOut ||
    isBracketed ||
    STRUCK.test(before) ||
    SICKENING.test(before) ||
    SICKENING.test(after) ||
    LESS.test(after)
  );
}

/** The words on each side of a food in its clause, nearest first, with their tokens. */
interface Beside {
  sentence: Sentence;
  known: ReadonlySet<number>;
  /** A word of no dictionary says nothing for a wish. */
  strict: boolean;
  before: readonly number[];
  after: readonly number[];
}

/**
 * What the words of the clause say for a food being wished. Only words of wishing, of measure and of the kitchen stand before one that is, and
 * behind it where, when and with what; anything else says nothing, and is taken for trouble where the food is its subject.
 *
 * @param known tokens that mean something in the vocabulary of a guide: parts of town, kitchens, what a place has
 * @param strict whether words that no dictionary has, which may name a dish or a part of town, say nothing
 */
export function evidenceOf(
  span: Span<Term>,
  sentence: Sentence,
  known: ReadonlySet<number>,
  strict: boolean,
): 'wish' | 'trouble' | 'subject' | 'none' {
  const { tokens } = sentence;
  const beside = {
    sentence,
    known,
    strict,
    before: reach(span.from, -1, sentence),
    after: reach(span.to - 1, 1, sentence),
  };
  if (isContinued(span, beside)) return isGoverned(beside) ? 'wish' : 'none';
  const after = beside.after.map((at) => tokens[at]?.word ?? '');
  if (after.some((word) => PLEASED.has(word) || LIKED.has(word)) && !after.some((word) => NOT.has(word))) return 'wish';
  // "Seafood is expensive" says what it costs.
  if (/^(?:is|are)$/.test(after[0] ?? '') && known.has(span.to + 1)) return 'wish';
  if (troubleAt(after) >= 0 || (after.length === 1 && isTakenOff(after[0]))) return 'trouble';
  return beside.before.every((at) => GLUE.has(tokens[at]?.word ?? '')) ? 'subject' : 'none';
}

/** Where the words behind a food, nearest first, speak of trouble; -1 where they do not. "Out there" is a place. */
export const troubleAt = (words: readonly string[]): number =>
  words.findIndex((word, at) => ILL.has(word) && !(isTakenOff(word) && WHERE.has(words[at + 1] ?? '')));

function reach(from: number, step: 1 | -1, { tokens, from: start, to }: Sentence): number[] {
  const found: number[] = [];
  const clause = tokens[from]?.clause;
  for (
    let at = from + step;
    at >= start && at < to && found.length < REACH && tokens[at]?.clause === clause;
    at += step
  )
    found.push(at);
  return found;
}

function isContinued({ to }: Span<Term>, { sentence, known, strict, after }: Beside): boolean {
  const [next, then] = after.map((at) => sentence.tokens[at]);
  if (!next) return true;
  if (next.word === 'and' && then && (OWN.has(then.word) || OTHERS.has(then.word) || then.word === 'my')) return false;
  // "Seafood out there" is eaten out there, while "leave seafood out" is not.
  if (isTakenOff(next.word) && WHERE.has(then?.word ?? '')) return true;
  const goesOn = (token: Token | undefined) => !token || CONTINUING.has(token.word);
  const isDish = (at: number) => [sentence.at.get(at)].some((span) => span && isFood(span));
  if (goesOn(next) || known.has(to) || isDish(to) || KITCHEN.has(next.stem) || isCount(next)) return true;
  if (then && isDish(to + 1)) return true;
  if (isName(next)) return !strict;
  const last = sentence.tokens[to - 1];
  const isVerb = next.word.endsWith('ed') || isTakenOff(next.word) || QUESTION.has(next.word);
  return last?.word === last?.stem && !NO_PART.has(last?.word ?? '') && !isVerb && goesOn(then);
}

function isGoverned({ sentence: { tokens, ending }, known, strict, before }: Beside): boolean {
  const describes = (at: number): boolean => {
    const { word = '', stem = '' } = tokens[at] ?? {};
    const span = ending.get(at + 1);
    const isKnown = known.has(at) || KITCHEN.has(stem) || (span !== undefined && isFood(span));
    return isKnown || PRAISING.has(word) || PLEASED.has(word) || /(?:ed|est)$/.test(word);
  };
  let index = 0;
  while (index < before.length && describes(before[index] ?? -1)) index += 1;
  while (DETERMINERS.has(tokens[before[index] ?? -1]?.word ?? '')) index += 1;
  const token = tokens[before[index] ?? -1];
  if (!token) return true;
  if (token.word === 'of') return MEASURES.has(tokens[before[index + 1] ?? -1]?.word ?? '');
  const isWishing = [GOVERNING, BEFORE_FOOD, WISHING, QUESTION].some((words) => words.has(token.word));
  return isWishing || isCount(token) || (isName(token) && !strict);
}

/** No dish is called after these. */
const NO_PART: ReadonlySet<string> = new Set(['gluten', 'wheat', 'dairy', 'lactose', 'casein', 'whey']);
const DETERMINERS: ReadonlySet<string> = new Set('a an the some any my our his her their your its'.split(' '));
const isCount = ({ word }: Token): boolean => /^[1-9]\d*$/.test(word);
const isTakenOff = (word = ''): boolean => /^(?:off|out|away|less)$/.test(word);
/** Letters of the shortest foreign word that is no abbreviation. */
const NAME_LETTERS = 4;
/** A word of no dictionary: the name of a dish or of a part of town. */
const isName = ({ word, stem }: Token): boolean =>
  word.length >= NAME_LETTERS &&
  ![word, stem].some((form) => ENGLISH.has(form) || ORDINARY.has(form)) &&
  !/\d/.test(word);
