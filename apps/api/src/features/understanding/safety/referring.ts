import type { Span } from '../text/phrases.ts';
import { tokenize } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { foodsIn, isNeverWished, type Sentence, sentencesOf, type Term, termsIn } from './sentence.ts';
import { ASKING, NOT, OTHERS, OWN, QUESTION } from './signs.ts';
import { spelt } from './spelling.ts';

/** What refers to a food that was named before. */
const REFERRING = wordSet('it them that those these this either both any one');
/** Between a sign and what refers. */
const BETWEEN = wordSet('to of from with by the about any all eat eats eating have has');
/** What follows a sign without a food. */
const FILLING = wordSet('btw fyi so though tho lol haha too actually myself sorry otherwise like at and');
/** A question for what is in a dish, and for no dish of it. */
const CONTAINED = wordSet('contain contains containing in free without traces trace use uses used put any');

/** Signs of one sentence that are read for what they refer to. */
export const SIGNS = 8;

/**
 * How a sign stands without its food: with a word that refers to one, or, of harm, with nothing; null where neither is
 * so.
 */
export function openAt({ from, to, value }: Span<Term>, sentence: Sentence): 'refers' | 'bare' | null {
  const { tokens, from: start, to: end, at: spans } = sentence;
  const word = (at: number) => (at >= start && at < end ? (tokens[at]?.word ?? '') : '');
  if (foodsIn(sentence).length > 0 || [1, 2].some((back) => NOT.has(word(from - back)))) return null;
  let at = to;
  while (at < end && !spans.has(at) && BETWEEN.has(word(at))) at += 1;
  if (REFERRING.has(word(at))) return 'refers';
  if (value.sign !== 'harm') return null;
  if (REFERRING.has(word(start))) return 'refers';
  const isOfSomebody = tokens.slice(start, end).some((one) => OWN.has(one.word) || OTHERS.has(one.word));
  const isEnd = to >= end || tokens[to]?.clause !== tokens[to - 1]?.clause;
  return isOfSomebody && (isEnd || FILLING.has(word(to))) ? 'bare' : null;
}

/** The allergens that a message asks about: "does it have peanuts?" `bare`: only those of which it asks whether they are in something. */
function askedIn(message: string, how: 'refers' | 'bare'): string[] {
  const tokens = spelt(tokenize(message));
  return sentencesOf(message, tokens, termsIn(tokens)).flatMap((sentence) => {
    const words = tokens.slice(sentence.from, sentence.to).map(({ word }) => word);
    const isQuestion =
      message
        .slice(tokens[sentence.to - 1]?.end)
        .trimStart()
        .startsWith('?') ||
      words.some((word, at) => at < 2 && (QUESTION.has(word) || ASKING.has(word) || word === 'any'));
    return foodsIn(sentence).flatMap(({ from, to, value }) => {
      const isAllergen = value.allergen === 'main' || (value.allergen === 'named' && value.made);
      const isAsked = isQuestion && (how === 'refers' || words.some((word) => CONTAINED.has(word)));
      const isTold = isAllergen && (isAsked || isNeverWished({ from, to }, tokens));
      const said = message.slice(tokens[from]?.start, tokens[to - 1]?.end);
      // "Nut free" asks about nuts.
      return isTold ? [/^nut$|free$/i.test(said) ? (value.key ?? said) : said] : [];
    });
  });
}

/** Messages before one that it can refer to. */
const BACK = 2;

/**
 * A message with the food named that it refers to: what harms is often asked about before it is told why. Other messages are as they were.
 *
 * @param before the messages before it, the last one last
 * @example referringTo("I'm allergic btw", ['any nuts in that?']) // "I'm allergic btw to nuts"
 */
export function referringTo(message: string, before: readonly string[]): string {
  if (before.length === 0) return message;
  const tokens = spelt(tokenize(message));
  for (const sentence of sentencesOf(message, tokens, termsIn(tokens))) {
    const signs = sentence.spans.filter(({ value }) => value.sign).slice(0, SIGNS);
    const [how] = signs.flatMap((sign) => openAt(sign, sentence) ?? []);
    if (!how) continue;
    const foods = before
      .slice(-BACK)
      .reduceRight<string[]>((found, one) => (found.length > 0 ? found : askedIn(one, how)), []);
    if (foods.length === 0) continue;
    const end = tokens[sentence.to - 1]?.end ?? message.length;
    return `${message.slice(0, end)} to ${[...new Set(foods)].join(' and ')}${message.slice(end)}`;
  }
  return message;
}
