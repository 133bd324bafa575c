import type { Span } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { CORRECTING } from './corrected.ts';
import {
  foodsIn,
  isAsking,
  isFood,
  isList,
  isNeverWished,
  named,
  type Sentence,
  type Stated,
  type Term,
} from './sentence.ts';
import { FINE, GLUE, OTHERS } from './signs.ts';
import { isFine, isWished } from './wished.ts';

/** What tells of an allergy without a food. */
const TELLING = /^(?:allerg|intoler|anaphyla|epipen|dietary|food)/;
const SOME: ReadonlySet<string> = new Set('some certain several many various few lots different'.split(' '));
const FOODS: ReadonlySet<string> = new Set(
  'food foods thing things ingredient ingredients dish dishes stuff'.split(' '),
);
/** Words between "some" and what it is said of. */
const BETWEEN = 3;

/**
 * Whether a word of harm tells of an allergy although no food is named.
 *
 * @param harm the sign, in its sentence
 */
export function isUnnamed(harm: Span<Term>, { tokens, from, to }: Sentence): boolean {
  if (TELLING.test(tokens[harm.from]?.word ?? '')) return true;
  for (let at = from; at < to; at += 1)
    if (SOME.has(tokens[at]?.word ?? '') && tokens.slice(at + 1, Math.min(to, at + 1 + BETWEEN)).some(isFoods))
      return true;
  return false;
}

const isFoods = ({ word }: Token): boolean => FOODS.has(word);

/** The question for what an allergy is to, in a reply: what is named next answers it. */
const ASKED = /\bwhich foods? (?:is it|are they|should I leave out)\?/i;

/** @example asksAllergen('Which food should I leave out?') // true */
export const asksAllergen = (reply: string): boolean => ASKED.test(reply);

/**
 * What answers the question for the food that harms: any allergen of a sentence, whatever words stand around it. What is denied, or wished in so
 * many words, is not left out.
 *
 * @param asks the question stands right before it: "eggs, please" answers it then, and wishes for none
 */
export function answering(sentence: Sentence, asks: boolean): Stated[] {
  const { tokens } = sentence;
  return foodsIn(sentence).flatMap((span) => {
    if (!span.value.allergen) return [];
    if (isDenied(span, sentence) || isFine(span, tokens)) return [named(span, 'other')];
    const isAnswer = asks && tokens[span.to]?.word === 'please';
    return isWished(span, sentence) && !isAnswer ? [] : [named(span)];
  });
}

/** "Not eggs", "she can have fish", "fine with milk". */
function isDenied(span: Span<Term>, { tokens, from }: Sentence): boolean {
  const { clause } = tokens[span.from] ?? {};
  const wordAt = (at: number): string => (at >= from && tokens[at]?.clause === clause ? (tokens[at]?.word ?? '') : '');
  let at = span.from - 1;
  while (LIGHT.has(wordAt(at))) at -= 1;
  if (DENYING.has(wordAt(at)) || (wordAt(at) === 'with' && FINE.has(wordAt(at - 1)))) return true;
  if (!EATING.has(wordAt(at))) return false;
  at -= 1;
  while (STILL.has(wordAt(at))) at -= 1;
  return ABLE.has(wordAt(at));
}
/** Between what denies and the food. */
const LIGHT: ReadonlySet<string> = new Set('the a an any to about actually really all'.split(' '));
const DENYING: ReadonlySet<string> = new Set('not isnt arent wasnt nor'.split(' '));
const EATING: ReadonlySet<string> = new Set('eat have'.split(' '));
const STILL: ReadonlySet<string> = new Set('still also definitely'.split(' '));
const ABLE: ReadonlySet<string> = new Set('can could does do will'.split(' '));

/** What came before a message: the question for the food that harms, right before it or not answered since, or what told of harm. */
export type Earlier = 'asked' | 'pending' | 'told' | null;

const ADDING: ReadonlySet<string> = new Set(
  'and or nor also plus too as well same ditto likewise forgot another add include'.split(' '),
);
/** What else a message may have in it that only adds a food. */
const BESIDE: ReadonlySet<string> = new Set(
  'oh ah er um sorry actually what about how any i mean meant for goes to that it the list please then ok okay yes say mention ive got one more thing'.split(
    ' ',
  ),
);

/**
 * "Oh and prawns", "nuts too", behind a message or a sentence that told of harm: a sentence of nothing but allergens
 * adds them. One that people go out for is asked for as well, so that it takes a word of adding, and no question.
 *
 * @param follows the sentence before it told of what is left out, so that it may put right what that said
 * @param harmed that sentence told of harm: food alone goes on with its list, "I'm allergic to nuts. Eggs. Fish."
 */
export function adding(sentence: Sentence, told: boolean, follows: boolean, harmed: boolean): Stated[] {
  const { tokens, from, to, at: spans } = sentence;
  const found: Span<Term>[] = [];
  let adds = false;
  for (let at = from; at < to; ) {
    const span = spans.get(at);
    const word = tokens[at]?.word ?? '';
    const corrects = follows && CORRECTING.has(word);
    if (
      span
        ? !isFood(span) || !span.value.allergen
        : !corrects && ![GLUE, ADDING, BESIDE, OTHERS].some((words) => words.has(word))
    )
      return [];
    if (span) found.push(span);
    else adds ||= ADDING.has(word) || corrects || isBesideFood(at, sentence);
    at = span ? span.to : at + 1;
  }
  const isAdded = !isAsking(sentence) && (adds || (harmed && isList(sentence)));
  // Without harm that was told of, "and kiwi" goes on with a wish.
  if (!told && found.some(({ value }) => value.allergen !== 'main')) return [];
  const isAvoided = (span: Span<Term>) => (isNeverWished(span, tokens) ? told || isAdded : told && isAdded);
  return found.flatMap((span) => (isAvoided(span) ? [named(span)] : []));
}

/** Somebody else, and then a food that they cannot eat either: "my brother: sesame", but not "fish for my brother". */
const isBesideFood = (at: number, { tokens, from, at: spans }: Sentence): boolean =>
  OTHERS.has(tokens[at]?.word ?? '') &&
  spans.has(at + 1) &&
  !tokens.slice(Math.max(from, at - 2), at).some(({ word }) => word === 'for');
