import { attributesIn } from '../../search/facts/asked.ts';
import { tellsOfNeed } from '../../search/facts/warned.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';

const ASKING = wordSet('which what where who any anywhere is are have has did do list show name tell');
const PLACES = wordSet(
  'place places restaurant restaurants spot spots kitchen kitchens anywhere somewhere ones one where',
);
const PEOPLE = wordSet(
  'people anyone anybody somebody someone customers guests diners others everybody coeliacs celiacs',
);
const NOT = wordSet('not never isnt arent wasnt no dont doesnt wont wouldnt');
/** Of a place, by the words that take it back, or not. */
const UNSAFE = wordSet('unsafe dangerous risky');
const BAD = wordSet('bad terrible worst awful hopeless');
/** Behind a word that may be said of anything. */
const OF_NEED = wordSet('for with at allergy allergies allergen allergens');
const SAFE = wordSet('safe safely');
const ILL = wordSet('ill sick unwell poorly poisoned hospitalised reaction reactions');
/** What a kitchen had, or does not do. */
const TROUBLE = wordSet('problem problems trouble issues incident incidents complaints record records');
const HAVING = wordSet('have has had');
const UNABLE = wordSet('cant cannot couldnt');
const DOING = wordSet('do cater handle manage cope');
const REACH = 4;

/**
 * Whether a message asks for places that have harmed somebody, or are not safe: whoever asks wants none of them.
 *
 * @param hasNeed somebody could fall ill by what was said before
 * @example asksForHarmful(tokenize('which places are not safe with a nut allergy?'), false) // true
 */
export function asksForHarmful(tokens: readonly Token[], hasNeed: boolean): boolean {
  const first = tokens.findIndex(({ word }) => ASKING.has(word));
  if (first < 0) return false;
  const isOfNeed =
    hasNeed ||
    tellsOfNeed(tokens) ||
    attributesIn(tokens, { safety: true }).some(({ attribute }) => attribute.allergen);
  const within = (at: number, words: ReadonlySet<string>, reach = REACH) =>
    tokens
      .slice(Math.max(0, at - reach), at)
      .some((token) => token.clause === tokens[at]?.clause && words.has(token.word));
  // In one pass: where each clause first names places, and who was named last.
  const places = new Map<number, number>();
  let who = -1;
  return tokens.some(({ word, clause }, at) => {
    const isOfPlace = (places.get(clause) ?? at) < at;
    if (at >= first && PLACES.has(word) && !places.has(clause)) places.set(clause, at);
    const people = who;
    if (PEOPLE.has(word)) who = at;
    if (ILL.has(word)) {
      return people > first && tokens[people - 1]?.word !== 'for' && !within(at, NOT);
    }
    if (!isOfPlace || !isOfNeed || at <= first) return false;
    if (SAFE.has(word)) return within(at, NOT, 2);
    if (UNSAFE.has(word) || (BAD.has(word) && OF_NEED.has(tokens[at + 1]?.word ?? ''))) return !within(at, NOT, 2);
    if (TROUBLE.has(word)) return within(at, HAVING) && !within(at, NOT);
    if (word === 'warn' || word === 'warned') return true;
    return DOING.has(word) && UNABLE.has(tokens[at - 1]?.word ?? '') && within(at, PLACES, 2);
  });
}
