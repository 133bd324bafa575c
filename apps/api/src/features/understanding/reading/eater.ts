import { table } from '../../../table.ts';
import { OTHERS, OWN } from '../safety/signs.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { FoodWish } from '../wishes.ts';
import { isOption } from './fits.ts';
import { numberIn } from './numbers.ts';

/** Words before a food that are looked at for who eats it. */
const REACH = 8;
/** Of some at the table. */
const SOME = wordSet('some half couple few others other another bunch');
const PRONOUNS: Readonly<Record<string, string>> = table({
  she: 'she',
  shes: 'she',
  her: 'she',
  he: 'he',
  hes: 'he',
  his: 'he',
  they: 'they',
  theyre: 'they',
});
const pronounOf = (word: string): string | undefined => PRONOUNS[word];
/** @example isPronoun('shes') // true */
export const isPronoun = (word: string): boolean => pronounOf(word) !== undefined;
/** Of whoever wants a kitchen's dishes of a kind. */
const ANYBODY = 'anybody';

/**
 * Who at the table a food is said of, by the word for them; null for the one who writes, and where nobody is named.
 *
 * @example eaterOf(tokenize('my wife is vegan'), 3, 4) // 'wife'
 */
export function eaterOf(tokens: readonly Token[], from: number, to: number): string | null {
  const own = tokens[from];
  if (!own) return null;
  const inClause = (token: Token | undefined) => token?.clause === own.clause;
  const next = tokens[to];
  if (next && inClause(next) && OTHERS.has(next.stem)) return next.word;
  if (next?.word === 'for' && inClause(next)) {
    const whom = tokens.slice(to + 1, to + 4).filter(inClause);
    const other = whom.find(({ stem }) => OTHERS.has(stem));
    if (other) return other.word;
    if (OWN.has(whom[0]?.word ?? '')) return null;
  }
  // A kitchen's vegetarian dishes are for those who want them.
  if (isOption(tokens, to) && inClause(next)) return ANYBODY;
  for (let at = from - 1; at >= from - REACH && inClause(tokens[at]); at -= 1) {
    const { word = '', stem = '' } = tokens[at] ?? {};
    if (OTHERS.has(word) || OTHERS.has(stem) || SOME.has(word) || isHowMany(tokens, at, from)) return word;
    if (OWN.has(word) && tokens[at - 1]?.word !== 'of') return null;
  }
  return null;
}

/** How many of the table are meant. */
const isHowMany = (tokens: readonly Token[], at: number, from: number): boolean => {
  const { word = '' } = tokens[at] ?? {};
  const isBeside = at === from - 1 && from < tokens.length && tokens[from]?.word !== tokens[from]?.stem;
  return (
    numberIn(word) !== null &&
    (isBeside || /^(?:of|is|are|dont|doesnt|cant|eats?|wants?)$/.test(tokens[at + 1]?.word ?? ''))
  );
};

/** Whether two foods are for different people; a pronoun may stand for anybody but the one who writes. */
export function isForAnother({ eater: one }: FoodWish, { eater: other }: FoodWish): boolean {
  if (one === other) return false;
  if (one === undefined || other === undefined) return true;
  const [first, second] = [pronounOf(one), pronounOf(other)];
  return first && second ? first !== second : !first && !second;
}
