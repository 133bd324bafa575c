import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { foodsIn, named, type Sentence, type Stated } from './sentence.ts';
import { FINE, OTHERS, OWN } from './signs.ts';

/** Between what somebody leaves out and a part of it that they do not: "no meat other than fish", "any meat that isn't fish". */
const EXCEPTING =
  /^(?:(?:except|excepting|besides|barring|excluding|save)(?: for)?|other than|(?:apart|aside) from|(?:that|which) (?:(?:is |are )?not|isnt|arent|aint)|thats not)(?: (?:the|some|a|an))?$/;
/** Words between them, at most. */
const REACH = 5;

/**
 * Where the words begin that make an exception of what stands at a token; null where none do.
 *
 * @example exceptionBefore(tokenize('no meat other than fish'), 4) // 2
 */
export function exceptionBefore(tokens: readonly Token[], at: number): number | null {
  const first = Math.max(0, at - REACH);
  for (let from = first; from < at; from += 1) {
    const words = tokens.slice(from, at);
    const isOne = words.every(({ sentence }) => sentence === tokens[at]?.sentence);
    if (isOne && EXCEPTING.test(words.map(({ word }) => word).join(' '))) return from;
  }
  return null;
}

/** Who can eat a food, or that it can be eaten. */
const ALLOWING = new Set([...FINE, ...wordSet('everyone everybody anyone anybody all most rest others nobody')]);
const EATEN = new Set([...FINE, ...wordSet('eat eats have has')]);
const EXCEPT = wordSet('but except excepting excluding barring bar save besides from not');
const BEFORE_PERSON = wordSet('for from my our the not');
/** What may follow the person behind whom nothing more is said of them. */
const GOING_ON = wordSet('can could who and or though please');
/** Tokens of a sentence that are looked at. */
const READ = 40;

/**
 * The foods that all may eat but somebody: "everyone but my son can eat nuts", "nuts are fine, just not for me". That one cannot.
 */
export function barredFor(sentence: Sentence): Stated[] {
  const own = sentence.tokens.slice(sentence.from, Math.min(sentence.to, sentence.from + READ));
  const has = (words: ReadonlySet<string>) => own.some(({ word }) => words.has(word));
  if (!has(EXCEPT) || !has(ALLOWING) || !has(EATEN)) return [];
  const isExcepted = own.some(({ word }, at) => {
    if (!EXCEPT.has(word)) return false;
    let who = at + 1;
    while (who < own.length && BEFORE_PERSON.has(own[who]?.word ?? '')) who += 1;
    const [person, next] = [own[who], own[who + 1]];
    return isPerson(person) && (!next || next.clause !== person?.clause || GOING_ON.has(next.word));
  });
  return isExcepted ? foodsIn(sentence).flatMap((span) => (span.value.allergen ? [named(span)] : [])) : [];
}

/** A word for somebody, or a name. */
const isPerson = (token: Token | undefined): boolean =>
  token !== undefined &&
  (OWN.has(token.word) ||
    OTHERS.has(token.word) ||
    /^(?:him|them)$/.test(token.word) ||
    /^\p{Lu}\p{Ll}+$/u.test(token.raw));
