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

/** What somebody may eat: a clause with a food and one of these. "I'd love" wishes, and says nothing of what they can. */
const EATS = wordSet(
  'can eat eats have has drink drinks like likes love loves adore adores enjoy enjoys fine ok okay good alright happy',
);
const WISHES = wordSet('id wed wed want wants fancy fancies would');
const DENIES = wordSet('not no never cant cannot dont doesnt isnt arent wont without');
/** Who cannot, without a word of what. */
const CANNOT =
  /^(?:just |really |sadly )?(?:(?:can|is|are|am|does|do|will|could) not|cant|cannot|couldnt|isnt|arent|doesnt|dont|wont)(?: (?:have|eat|drink|do|touch|tolerate))?(?: (?:it|them|any|that|those))?(?: (?:at all|though|sadly|unfortunately))?$/;
/** Who is ill by it. */
const ILL =
  /^(?:(?:is|are|am) )?(?:(?:very|badly|really|severely|so) )?allergic(?: to (?:it|them|those|that))?$|^(?:has|have|had) (?:an? )?(?:bad |severe |serious )?(?:allergy|reaction)(?: to (?:it|them))?$|^(?:would|could|might|will) (?:die|react|be (?:very )?(?:ill|sick))(?: (?:of|from) (?:it|them))?$|^(?:gets?|becomes?|is|falls?) (?:(?:very|really|so|badly) )?(?:ill|sick|poorly)(?: from (?:it|them))?$|^ends? up in /;
/** Further people of whom that is said. */
const FURTHER = wordSet('baby toddler date rest other fiance fiancee twin');
const LINKS = wordSet('but and though although while whereas only just however my our the her his');

/** How a clause says that somebody cannot, where it says no more than that; null where it does not. */
function inabilityIn(clause: readonly Token[]): 'unable' | 'ill' | null {
  const [first, ...others] = clause.filter(({ word }, at) => at > REACH || !LINKS.has(word));
  const isFragment = first?.word === 'not' && others.length > 0;
  const rest = isFragment ? others.filter(({ word }) => !BEFORE_PERSON.has(word)) : others;
  if (isFragment) return rest.length === 1 && isPerson(rest[0]) ? 'unable' : null;
  const who = first?.word.replace(/s$/, '') ?? '';
  if (!isPerson(first) && !OTHERS.has(who) && !FURTHER.has(who)) return null;
  const said = rest.map(({ word }) => word).join(' ');
  return ILL.test(said) ? 'ill' : CANNOT.test(said) ? 'unable' : null;
}

/**
 * The foods that somebody may eat and another cannot, of whom nothing more is said: "I can eat nuts, my son can't".
 *
 * @param previous the sentence before it
 */
export function contrasted(sentence: Sentence, previous: Sentence | null): Stated[] {
  const clauses = clausesOf(sentence);
  const unable = clauses.flatMap((clause) => inabilityIn(clause) ?? []);
  if (unable.length === 0) return [];
  const isIll = unable.includes('ill');
  const here = foodsIn(sentence);
  const of = here.length > 0 ? sentence : previous;
  const foods = here.length > 0 || !previous ? here : foodsIn(previous);
  if (!of) return [];
  const isEaten = clausesOf(of).some((clause) => {
    const has = (words: ReadonlySet<string>) => clause.some(({ word }) => words.has(word));
    const isHere = foods.some(({ from }) => clause.some((token) => token === of.tokens[from]));
    const isShort = clause.length <= QUESTIONED && of !== sentence;
    return isHere && !has(DENIES) && (isIll || isShort || (has(EATS) && !has(WISHES)));
  });
  return isEaten
    ? foods.flatMap((span) => (span.value.allergen && (isIll || span.value.wished !== true) ? [named(span)] : []))
    : [];
}
/** Words of a sentence that only names a food: "nuts? I can, my son can't". */
const QUESTIONED = 2;

/** The clauses of a sentence, also those that "but" begins. */
function clausesOf({ tokens, from, to }: Sentence): (readonly Token[])[] {
  let clause = 0;
  return [
    ...Map.groupBy(tokens.slice(from, Math.min(to, from + READ)), (token, at) => {
      const before = tokens[from + at - 1];
      if (at > 0 && (token.clause !== before?.clause || BEGINNING.has(token.word))) clause += 1;
      return clause;
    }).values(),
  ];
}
const BEGINNING = wordSet('but though although while whereas except');

/** A word for somebody, or a name. */
const isPerson = (token: Token | undefined): boolean =>
  token !== undefined &&
  (OWN.has(token.word) ||
    OTHERS.has(token.word) ||
    /^(?:him|them)$/.test(token.word) ||
    /^\p{Lu}\p{Ll}+$/u.test(token.raw));
