import { FOOD_NOUNS } from '../lexicon/foods.ts';
import { MAIN_ALLERGENS } from '../safety/allergens.ts';
import { OTHERS } from '../safety/signs.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Meaning } from '../vocabulary/meanings.ts';

/** What a message names, with the tokens that say it. */
interface Named {
  from: number;
  to: number;
  negated: boolean;
}
type Meant = Meaning | { type: 'unknown-food' | 'noted-dish' | 'venue' | 'place' };

/** Words before a place. */
export const IN_WORDS: ReadonlySet<string> = wordSet(
  'in near around along at by from to toward towards the on of up down within across through outside over city town',
);

/** Whether a mention is unwanted because one before it is: in a list, or as a part of it. */
export const goesWithUnwanted = (
  mentions: readonly Named[],
  tokens: readonly Token[],
  mention: { from: number; to: number; meaning: Meant },
): boolean => inNegatedList(mentions, tokens, mention) || isOfUnwanted(mentions, tokens, mention.from, mention.meaning);

/** Who comes along: "nothing spicy with the kids" wants them there. */
const COMPANY: ReadonlySet<string> = new Set([
  'kids',
  'dog',
  'parents',
  'group',
  'date',
  'solo',
  'celebration',
  'business',
]);

/** Words between "with" and what is unwanted. */
const DESCRIBING = 2;
const OURS = /^(?:my|our|me|us)$/;

/** What comes with the unwanted is unwanted too. */
function isOfUnwanted(mentions: readonly Named[], tokens: readonly Token[], from: number, meaning: Meant): boolean {
  if (meaning.type !== 'feature' && meaning.type !== 'tag' && meaning.type !== 'price') return false;
  if (meaning.type === 'feature' && COMPANY.has(meaning.key)) return false;
  const previous = mentions.findLast((one) => one.to <= from);
  // The "loud" of "with loud music".
  if (previous?.negated && previous.to === from) return isOfUnwanted(mentions, tokens, previous.from, meaning);
  if (!previous?.negated || tokens[previous.to]?.clause !== tokens[from]?.clause) return false;
  const between = tokens.slice(previous.to, from);
  const link = between.findIndex(({ word }) => word === 'with');
  return (
    link >= 0 &&
    between.slice(0, link).every(({ stem }) => FOOD_NOUNS.has(stem)) &&
    between.length - link - 1 <= DESCRIBING &&
    !between.some(({ word }) => OURS.test(word))
  );
}

/** Keys of what makes people ill. */
const ALLERGENS: ReadonlySet<string> = new Set(MAIN_ALLERGENS.map(([, key]) => key));
/** Who gives one thing up says what else would do. */
const GIVING_UP: ReadonlySet<string> = new Set([
  'forget',
  'skip',
  'skipping',
  'drop',
  'scrap',
  'ditch',
  'mind',
  'nevermind',
]);
/** "Skip the pub", "forget the drinks": of an outing that is planned, it leaves out a stop, and rules nothing out. */
export const isGivenUp = ({ from }: { from: number }, tokens: readonly Token[]): boolean =>
  tokens[from - 1]?.word === 'the' && GIVING_UP.has(tokens[from - 2]?.word ?? '');
const BEFORE_FOOD: ReadonlySet<string> = new Set(['the', 'about', 'any', 'a', 'that']);

/** Who rules out a thing by what it is like rules it out, whole. "Not a spicy curry" is one that is mild. */
function isNotThe(tokens: readonly Token[], from: number): boolean {
  const at = tokens.findLastIndex(({ word }, index) => index < from && index >= from - THING && THIS.has(word));
  return tokens[at - 1]?.word === 'not' && tokens[at]?.clause === tokens[from]?.clause;
}
/** Words of a thing before what is known of it. */
const THING = 3;
const THIS: ReadonlySet<string> = new Set(['the', 'that', 'those', 'this']);

/** What may stand between something that is left out and the "or" that goes on: "no pork for him, or prawns". */
const CLOSING = wordSet(
  'for me him her us them my our the anymore any more at all ever tonight today now either please',
);

/** "no seafood, pork or nuts": a negation reaches over the commas of a list that ends in "or", and into the next sentence for allergens alone. */
function inNegatedList(
  mentions: readonly Named[],
  tokens: readonly Token[],
  { from, to, meaning }: { from: number; to: number; meaning: Meant },
): boolean {
  const previous = mentions.findLast(({ negated }) => negated);
  if (!previous) return false;
  // Another meaning of the same words.
  if (previous.from === from) return true;
  if (previous.to === from && isNotThe(tokens, previous.from)) return true;
  const said = tokens.slice(previous.to, from).map((token) => token.word);
  const between = said.slice(said.findIndex((word) => !CLOSING.has(word) && !OTHERS.has(word)));
  if (previous !== mentions.at(-1) && between.length === said.length) return false;
  const linked = (word: string | undefined) => word === 'or' || word === 'nor';
  const onward = linked(between[0]) && between.slice(1).every((word) => IN_WORDS.has(word) || word === 'the');
  if (between.length > 1) return onward;
  if (between.length > 0) return linked(between[0]);
  if (said.length > 0) return false;
  const isAllergen = meaning.type === 'food' && ALLERGENS.has(meaning.key);
  if (!isAllergen && tokens[previous.from]?.sentence !== tokens[from]?.sentence) return false;
  const opens = tokens.findLast(({ word }, at) => at < previous.from && !BEFORE_FOOD.has(word));
  return linked(tokens[to]?.word) && !GIVING_UP.has(opens?.word ?? '');
}
