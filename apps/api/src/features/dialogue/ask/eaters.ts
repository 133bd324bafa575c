import { isForHealth } from '../../search/facts/diet.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import { isPronoun } from '../../understanding/reading/eater.ts';
import { OTHERS } from '../../understanding/safety/signs.ts';
import { stemsOf, type Token } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import type { FoodWish, Wishes } from '../../understanding/wishes.ts';
import { asksWhetherFit } from './choice.ts';

/** One of the table, with what that one does not eat and nothing of what only others do not. */
export interface Eater {
  /** As replies call them: "you", "her", "your wife". */
  whom: string;
  wishes: Wishes;
}

const SELF = wordSet('i im ive id me myself mine');
/** "Tell me", "let me" ask for no one. */
const TELLING = wordSet('tell give show let help remind');
/** Of more than one, or of nobody in particular. */
const ALL = wordSet('we us our ourselves everyone everybody all both each together');
const ANYBODY = wordSet('everyone everybody nobody anyone anybody someone somebody they theyre');
const PRONOUNS: ReadonlyMap<string, string> = new Map(
  ['she she', 'shes she', 'her she', 'hers she', 'he he', 'hes he', 'him he', 'his he'].map((one) => {
    const [word = '', who = ''] = one.split(' ');
    return [word, who];
  }),
);
const OBJECTS: ReadonlyMap<string, string> = new Map([
  ['she', 'her'],
  ['he', 'him'],
]);
/** Those whom a pronoun cannot mean. */
const MALE = wordSet('boyfriend husband dad father brother son grandpa grandad granddad grandfather nephew uncle');
const FEMALE = wordSet('girlfriend wife mum mom mother sister daughter nan gran granny grandma grandmother niece aunt');

const SELF_KEY = '';
const isSelf = (token: Token, at: number, tokens: readonly Token[]): boolean =>
  SELF.has(token.word) && !(token.word === 'me' && TELLING.has(tokens[at - 1]?.word ?? ''));
const isOther = ({ word, stem }: Token): boolean => (OTHERS.has(word) || OTHERS.has(stem)) && !ANYBODY.has(word);

/** The people that a message names, each once: the one who writes, a pronoun, or the word for somebody. */
const peopleIn = (tokens: readonly Token[]): readonly string[] => [
  ...new Set(
    tokens.flatMap((token, at) => {
      const pronoun = PRONOUNS.get(token.word);
      // "Her mum" is one person.
      if (pronoun)
        return token.word === 'her' || token.word === 'his' ? (isOwning(tokens, at) ? [] : [pronoun]) : [pronoun];
      return isSelf(token, at, tokens) ? [SELF_KEY] : isOther(token) ? [personOf(token.word)] : [];
    }),
  ),
];
const isOwning = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  return next !== undefined && isOther(next) && !PRONOUNS.has(next.word);
};

const needsIn = ({ foods, notFoods }: Pick<Wishes, 'foods' | 'notFoods'>): FoodWish[] => [
  ...foods.filter(isDiet),
  ...notFoods,
];
const isOfHealth = (wish: FoodWish): boolean => (isDiet(wish) ? isForHealth(wish) : wish.strict === true);
const isAlone = ({ alone, shared }: FoodWish): boolean => alone === true && !shared;
const ownerOf = ({ eater }: FoodWish): string => (eater === undefined ? SELF_KEY : personOf(eater));
/** "Wife's" and "wife" are one. */
const personOf = (word: string): string => {
  const [stem = word] = stemsOf(word);
  return OTHERS.has(stem) && !PRONOUNS.has(word) ? stem : (PRONOUNS.get(word) ?? word);
};

/** By whom something that only one of the table needs was told. */
const owners = (wishes: Wishes): readonly string[] => [
  ...new Set(
    needsIn(wishes)
      .filter(isAlone)
      .map(ownerOf)
      .filter((who) => !isPronoun(who)),
  ),
];

/** Without what others need; what was told of a pronoun, or of nobody by name, may be anybody's. */
function only(who: string, wishes: Wishes): Wishes {
  const holds = (wish: FoodWish) => !isAlone(wish) || isPronoun(ownerOf(wish)) || ownerOf(wish) === who;
  const own = {
    ...wishes,
    foods: wishes.foods.filter((wish) => !isDiet(wish) || holds(wish)),
    notFoods: wishes.notFoods.filter(holds),
  };
  // An allergy that nobody named may be anybody's.
  const isOthers = needsIn(wishes).some(isOfHealth) && !needsIn(own).some(isOfHealth);
  return { ...own, features: wishes.features.filter(({ key }) => key !== 'allergy' || !isOthers) };
}

const eater = (who: string, wishes: Wishes, pronoun?: string): Eater => ({
  whom: OBJECTS.get(pronoun ?? '') ?? (who === SELF_KEY ? 'you' : `your ${who}`),
  wishes: only(who, wishes),
});

/**
 * Whom a question is about, of those who need different things; null where it is not clear: then what all of them need counts.
 *
 * @example eaterIn(tokenize('what could my wife eat there?'), wishes)?.whom // 'your wife'
 */
export function eaterIn(tokens: readonly Token[], wishes: Wishes): Eater | null {
  const [who, ...others] = peopleIn(tokens);
  if (who === undefined || others.length > 0 || tokens.some(({ word }) => ALL.has(word))) return null;
  const known = owners(wishes);
  if (
    known.length === 0 ||
    needsIn(wishes)
      .filter(isAlone)
      .every((wish) => ownerOf(wish) === who)
  )
    return null;
  if (!isPronoun(who)) return known.includes(who) ? eater(who, wishes) : null;
  const not = who === 'she' ? MALE : FEMALE;
  const meant = known.filter((one) => one !== SELF_KEY && !not.has(one));
  const [one] = meant;
  return one !== undefined && meant.length === 1 ? eater(one, wishes, who) : null;
}

/** Each of those who need different things; null for everybody where nobody does. */
export function eatersOf(wishes: Wishes): readonly (Eater | null)[] {
  const known = owners(wishes);
  return known.length > 1 ? known.map((who) => eater(who, wishes)) : [null];
}

/** Whether it is asked for each by itself. */
export const asksForEach = (tokens: readonly Token[]): boolean => tokens.some(({ word }) => word === 'each');

/**
 * Whether a message asks for somebody and for nothing else: "and me?", "anything for my son there?".
 *
 * @param names tokens that only say which places are meant
 */
export const asksForSomebody = (tokens: readonly Token[], wishes: Wishes, names: ReadonlySet<number>): boolean =>
  needsIn(wishes).length > 0 &&
  !asksWhetherFit(tokens) &&
  peopleIn(tokens).length > 0 &&
  tokens.every(
    (token, at) =>
      names.has(at) ||
      BESIDE.has(token.word) ||
      isSelf(token, at, tokens) ||
      PRONOUNS.has(token.word) ||
      isOther(token),
  );
const BESIDE = wordSet(
  `and or so ok okay then but also what whats how about is are there theres anything something any food for my our the does do they have got
  could can would might eat have get order else that here too at in`,
);
