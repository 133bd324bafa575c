import { table } from '../../../table.ts';
import { OTHERS, OWN } from '../safety/signs.ts';
import { inClauses, type Token } from '../text/tokens.ts';
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

const JOINING = wordSet('and or nor neither either both n my our the a his her');
const AND = wordSet('and or nor n');
const CONTRACTED = wordSet('im ive shes hes theyre');
const isPerson = ({ word, stem }: Token): boolean =>
  OTHERS.has(word) || OTHERS.has(stem) || OWN.has(word) || SOME.has(word);
/** Of everybody, or of nobody that one could tell apart. */
const MANY = wordSet(
  'we were weve us they theyre some half couple few others other another bunch nobody everyone everybody anyone anybody someone somebody',
);

/**
 * Whether a food is said of one person and of nobody else: "my wife and I", "me, like my wife" are two.
 *
 * @example isOfOne(tokenize('my wife is vegan'), 3, 4) // true
 */
export function isOfOne(tokens: readonly Token[], from: number, to: number): boolean {
  const own = tokens[from];
  const inClause = (token: Token | undefined) => token?.clause === own?.clause;
  let who = -1;
  for (let at = from - 1; at >= Math.max(0, from - REACH) && who < 0 && inClause(tokens[at]); at -= 1)
    if (isPerson(tokens[at] as Token)) who = at;
  const { word = '' } = tokens[who] ?? {};
  if (who < 0 || MANY.has(word)) return false;
  // "My wife, my son and I": who is joined to another one, also across a comma.
  if (!CONTRACTED.has(word)) {
    let isJoined = tokens[who - 1]?.clause !== tokens[who]?.clause;
    for (let at = who - 1; at >= 0; at -= 1) {
      const token = tokens[at] as Token;
      if (token.sentence !== tokens[who]?.sentence) break;
      if (isPerson(token)) {
        if (isJoined || token.clause !== tokens[who]?.clause) return false;
        break;
      }
      if (!JOINING.has(token.word)) break;
      isJoined ||= AND.has(token.word);
    }
  }
  // "I can't, along with my wife": whoever is named behind it begins nothing new.
  return tokens.slice(to, to + READ).every((token, index) => {
    if (!inClause(token) || !isPerson(token) || CONTRACTED.has(token.word)) return true;
    const before = tokens[to + index - 1];
    const start = before && JOINING.has(before.word) && !AND.has(before.word) ? to + index - 2 : to + index - 1;
    return NEW.has(tokens[start]?.word ?? '') || (index === 0 && token.stem === tokens[who]?.stem);
  });
}
const NEW = wordSet('and but while whereas so who');

/** Whether two foods are for different people; a pronoun may stand for anybody but the one who writes. */
export function isForAnother({ eater: one }: FoodWish, { eater: other }: FoodWish): boolean {
  if (one === other) return false;
  if (one === undefined || other === undefined) return true;
  const [first, second] = [pronounOf(one), pronounOf(other)];
  return first && second ? first !== second : !first && !second;
}

const PERSON = [...OTHERS].join('|');
/** "Too" is said of somebody where the clause ends or goes on with another; "too loud" is not. */
const ALSO = '(?:too|neither|either|also|as well)(?= *$| ,| (?:and|but|so|please|then|sadly|unfortunately)\\b)';
/** How people say of somebody what was said of another. */
const SAME = new RegExp(
  `\\b(?:${[
    `(?:me|us|myself|i|we|him|her|them|${PERSON}) ${ALSO}`,
    // "I am allergic to peanuts too" may tell of one more thing.
    `(?:am|is|are|isnt|im|do|does|can|cant|cannot|have|has|got|eat|hers|his)(?: (?:it|one|that|them|those|allergic|intolerant|coeliac|celiac))? ${ALSO}`,
    'same (?:here|as|for|goes|with|allergy|problem|thing|diet)',
    '(?:so|as|nor|neither) (?:am|is|are|do|does|can|cant|cannot|have|has)',
    'like (?:me|us|my|him|her)',
    'also (?:have|has|got) (?:it|one|that)',
    `(?:both|several|two|three|four|five|some|all) (?:of |my |our |the |us |you )*(?:${PERSON})`,
    'we(?:re| are)? (?:both|all)',
    'runs in',
  ].join('|')})\\b`,
);
const READ = 60;
const known = new WeakMap<readonly Token[], boolean>();

/** Whether a message says of more than one of the table what they eat: "my wife is vegan and so am I". */
export function isOfSeveral(tokens: readonly Token[]): boolean {
  const is = known.get(tokens) ?? SAME.test(inClauses(tokens.slice(0, READ)));
  known.set(tokens, is);
  return is;
}

/** Whose it is once the same is told again: of two who eat it, it is nobody's alone. */
export function whoseOf(
  before: Pick<FoodWish, 'eater' | 'shared' | 'alone'>,
  { eater, shared, alone }: Pick<FoodWish, 'eater' | 'shared' | 'alone'>,
): Pick<FoodWish, 'eater' | 'shared' | 'alone'> {
  const isSame = before.eater === eater || (eater && before.eater && isPronoun(eater));
  if (before.shared || shared || !isSame) return { shared: true };
  const isAlone = before.alone && alone && before.eater === eater;
  return { ...(before.eater !== undefined && { eater: before.eater }), ...(isAlone && { alone: true }) };
}

/** Of whom the sentence at a token speaks: of those who write it, or of somebody else; null where it names nobody. */
export function takerOf(tokens: readonly Token[], at: number): 'self' | 'other' | null {
  const own = tokens.filter(({ sentence }) => sentence === tokens[at]?.sentence).slice(0, READ);
  // Of everybody at the table.
  if (own.some(({ word }) => /^(?:all|both|everyone|everybody)$/.test(word))) return null;
  const isOther = ({ word, stem }: Token) => OTHERS.has(word) || OTHERS.has(stem);
  if (own.some(isOther)) return 'other';
  return own.some(({ word }) => OWN.has(word) || word === 'my') ? 'self' : null;
}
