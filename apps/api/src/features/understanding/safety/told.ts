import { roleOf as cuedRole } from '../reading/roles.ts';
import type { Span } from '../text/phrases.ts';
import { foodsIn, isFood, isList, isModifier, named, type Sentence, type Stated, type Term } from './sentence.ts';
import {
  ASKING,
  BEFORE_FOOD,
  DOUBTING,
  GLUE,
  ILL,
  NEVER_WISHED,
  NOT,
  OTHERS,
  OWN,
  PREDICATES,
  QUESTION,
  REFUSALS,
  WISHING,
} from './signs.ts';
import { takenBackBy } from './taken-back.ts';
import { isFine, isWished } from './wished.ts';

/** Words of a clause that are looked at on each side of a food. */
const REACH = 12;

/**
 * What a sentence tells of allergens without a word of an allergy: "oysters don't agree with me", "I have to watch out for milk". An allergen
 * that somebody tells of is avoided where the sentence speaks of trouble. Otherwise one that nobody goes out for ("nuts") is no wish
 * without a word of wishing.
 *
 * @param known tokens of foods that are read already
 */
export function toldOf(sentence: Sentence, known: ReadonlySet<number>): Stated[] {
  const takenBack = takenBackBy(sentence);
  return foodsIn(sentence).flatMap((span) => {
    if (span.value.allergen !== 'main' || known.has(span.from)) return [];
    const role = takenBack.has(span.from) ? 'again' : roleOf(span, sentence);
    return role ? [named(span, role)] : [];
  });
}

function roleOf(span: Span<Term>, sentence: Sentence): Stated['role'] | null {
  const { tokens } = sentence;
  const neverWished = NEVER_WISHED.has(tokens[span.from]?.stem ?? '');
  // What is not wanted as any other food may be is left to the rest of reading.
  const toldOnly = () =>
    neverWished && cuedRole(tokens, span.from, span.to, new Set(), 'dish') === 'want' ? 'other' : null;
  if (isModifier(span, sentence)) return null;
  const before = wordsAround(span.from - 1, -1, sentence);
  const after = wordsAround(span.to, 1, sentence);
  // "I don't think I can eat nuts" says that somebody cannot; what a menu says of them tells nothing of who eats.
  if (neverWished && (isFine(span, tokens) || isAllowed(before)))
    return before.some((word) => NOT.has(word) || DOUBTING.has(word)) ? 'avoid' : 'other';
  if (isWished(span, sentence)) return null;
  if (neverWished && isUnasked(span, before, sentence)) return 'avoid';
  if (isSubject(before, after)) return after.some((word) => NOT.has(word) || ILL.has(word)) ? 'avoid' : toldOnly();
  const isTold = before.some((word) => OWN.has(word) || OTHERS.has(word) || word === 'my');
  if (!isTold || before.some((word) => WISHING.has(word) && word !== 'for')) return null;
  return [...before, ...after].some((word) => ILL.has(word)) ? 'avoid' : toldOnly();
}

/**
 * Nobody goes out for nuts or gluten: they are named to be left out, however that is written ("dessert w/out nuts", "nuts ❌"), unless
 * the words around them say otherwise.
 */
function isUnasked(span: Span<Term>, before: readonly string[], sentence: Sentence): boolean {
  const { tokens, from } = sentence;
  const next = sentence.at.get(span.to);
  const isDish = next !== undefined && isFood(next) && tokens[span.to]?.clause === tokens[span.to - 1]?.clause;
  const isPart = before[0] === 'with' || before[0] === 'and' || before[0] === 'or';
  const told = before.some((word) => OWN.has(word) || OTHERS.has(word) || word === 'my');
  const asked = QUESTION.has(tokens[from]?.word ?? '') || ASKING.has(tokens[from]?.word ?? '');
  return (
    !isDish &&
    !isName(span, sentence) &&
    !isPart &&
    !told &&
    !asked &&
    !isList(sentence) &&
    cuedRole(tokens, span.from, span.to, new Set(), 'dish') === 'want'
  );
}

/** "A walnut cake": one nut before a word, and nothing strange before it. */
function isName({ from, to }: Span<Term>, { tokens }: Sentence): boolean {
  const clause = tokens[from]?.clause;
  const [last, next, previous] = [tokens[to - 1], tokens[to], tokens[from - 1]];
  const begins =
    previous?.clause !== clause || BEFORE_FOOD.has(previous?.word ?? '') || WISHING.has(previous?.word ?? '');
  return last?.word === last?.stem && next?.clause === clause && begins && !NO_PART.has(last?.word ?? '');
}

/** No dish is called after these. */
const NO_PART: ReadonlySet<string> = new Set(['gluten', 'wheat', 'lactose', 'casein', 'whey']);

/** "I can eat nuts again." */
const isAllowed = ([eat = '', can = '', who = '']: readonly string[]): boolean =>
  /^(?:eat|have)$/.test(eat) && can === 'can' && (OWN.has(who) || OTHERS.has(who));

/** "Oysters make me …", "the nuts cause …": a statement about the food. */
const isSubject = (before: readonly string[], [verb = '']: readonly string[]): boolean =>
  PREDICATES.has(verb) && before.every((word) => GLUE.has(word));

/** The words of the clause from a token on, nearest first. */
function wordsAround(from: number, step: 1 | -1, { tokens, from: start, to }: Sentence): string[] {
  const words: string[] = [];
  const clause = tokens[from - step]?.clause;
  for (let at = from; at >= start && at < to && words.length < REACH && tokens[at]?.clause === clause; at += step)
    words.push(tokens[at]?.word ?? '');
  return words;
}

/** "Peanuts? Nope.": allergens alone, and then a refusal alone. */
export const refusedBy = (previous: Sentence | null, { tokens, from, to }: Sentence): Stated[] =>
  previous &&
  isList(previous) &&
  tokens.slice(from, Math.min(to, from + REACH)).every(({ word }) => REFUSALS.has(word)) &&
  to - from <= REACH
    ? foodsIn(previous).flatMap((span) => (span.value.allergen === 'main' ? [named(span)] : []))
    : [];
