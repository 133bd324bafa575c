import type { Steps } from '../../../slices.ts';
import { isLate } from '../bounds.ts';
import { FIRST_NAMES } from '../lexicon/first-names.ts';
import { DIETS, FOODS } from '../lexicon/foods.ts';
import { CUES } from '../lexicon/roles.ts';
import { isNoCuisine, isOfLanguage } from '../safety/values.ts';
import type { Span } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Unknown } from './unknowns.ts';

const LONGEST = 4;
/** A phrase that more notes than this have is no dish of a few places. */
const FEW = 6;
/** Nothing that makes one dish of two words. */
const SAYS_LITTLE =
  /^(?:a|an|the|i|we|you|it|my|me|any|some|for|with|in|on|at|of|to|by|from|or|but|is|are|do|does|good|best|nice|great|decent|fresh|hot|cold|warm|red|white|after|before|over|under|near|around|behind|beside|between|about|into|onto|off|out|up|down|until|within|past|round|through|than|then|when|while|again|here|there|both|each|only|just|looks?|likes?|serves?|sells?|has|had|not|no|also|too|big|small|large|little|proper|real|local|quiet|early|late|more|less|very|really|that|this|food|dish|place|thing|want|like|love|eat|get|have|need|please)$/;
/** Notes may put them beside a food; in a message they rule it out. */
const AVOIDING: ReadonlySet<string> = new Set(
  CUES.flatMap(({ says, role }) => (role === 'avoid' ? (says.split('_')[0] ?? '').split(/[^a-z]+/) : [])).concat(
    'free',
  ),
);
/** A kind of place, or of serving: "curry house" is no dish. */
const A_PLACE =
  /^(?:house|bar|place|shop|joint|restaurant|spot|cafe|kitchen|room|hall|counter|truck|stall|menu|menus|plate|plates|bowl|bowls|dish|dishes|night|lunch|dinner)$/;
/** Who eats it: "a meat eater" is no dish. */
const A_PERSON = /^(?:eater|lover|fan|drinker|fanatic|addict|friend|people)s?$/;
const WISHES_BESIDE: ReadonlySet<string> = new Set([
  'area',
  'price',
  'meal',
  'feature',
  'tag',
  'compass',
  'cheaper',
  'pricier',
]);

/** What is said before the name of a dish, and what may stand between: "for a proper …". */
const LEADING = wordSet(
  'for a an the some any this that of by like eat eats eating have has get got try tried order find want wants need fancy fancying crave craving serve serves serving do does make makes sell sells cook cooks and or with their your',
);
/** Before "the" and a name they tell of a place: "tickets to the …", "opposite the …". */
const WHERE = wordSet('to at from near behind opposite beside outside inside');
const PRAISING = wordSet(
  'good best better great nice decent proper real true local authentic traditional classic original homemade fresh famous finest cheap cheapest cheaper favourite favorite',
);

/**
 * Dishes that the taxonomy does not know, and some notes name: in several words that are one there, for "black pudding" is no pudding, or
 * in a word that is no English.
 *
 * @param taken tokens that are understood already
 */
export function* notedDishes(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  vocabulary: Vocabulary,
): Steps<Span<Unknown>[]> {
  const found: Span<Unknown>[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    if (yield* isLate()) break;
    const to = endOf(tokens, from, taken, vocabulary);
    if (to === null) continue;
    const label = tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(' ');
    found.push({ from, to, value: { type: 'noted-dish', label, near: foodsIn(tokens.slice(from, to), vocabulary) } });
    from = to - 1;
  }
  return found;
}

function endOf(
  tokens: readonly Token[],
  from: number,
  taken: ReadonlySet<number>,
  vocabulary: Vocabulary,
): number | null {
  for (let to = Math.min(tokens.length, from + LONGEST); to > from; to -= 1) {
    const words = tokens.slice(from, to);
    if (words.some(({ clause }, at) => clause !== words[0]?.clause || taken.has(from + at))) continue;
    const known = vocabulary.phrases.at(tokens, from)[0];
    if (known && known.to >= to) return null;
    if (to === from + 1 ? isLocalDish(tokens, from, vocabulary) : isDish(tokens, from, to, vocabulary)) return to;
  }
  return null;
}

/** A word that only some notes of this guide know, where one says what to eat. */
function isLocalDish(tokens: readonly Token[], at: number, { phrases, texts, names, addresses }: Vocabulary): boolean {
  const token = tokens[at];
  if (!token || !/^\p{L}{4,}$/u.test(token.word) || FIRST_NAMES.has(token.word)) return false;
  // A condition, "eggless" or a misspelt word is no dish, whatever a guide says of it.
  if (isNoCuisine(token.word) || [token.word, token.stem].some(isOfLanguage)) return false;
  if (names.words.has(token.stem)) return false;
  if (phrases.hasWord(token.stem) || addresses.has(token.stem)) return false;
  let before = at - 1;
  while (PRAISING.has(tokens[before]?.word ?? '')) before -= 1;
  const lead = tokens[before];
  if (lead?.word === 'the' && WHERE.has(tokens[before - 1]?.word ?? '')) return false;
  if (lead && lead.clause === token.clause && !LEADING.has(lead.word)) return false;
  const size = texts.count(token.stem);
  return size > 0 && size <= FEW;
}

const foodsIn = (words: readonly Token[], { phrases }: Vocabulary): string[] =>
  words.flatMap((word) => phrases.at([word], 0).flatMap(({ value }) => (value.type === 'food' ? [value.key] : [])));

function isDish(tokens: readonly Token[], from: number, to: number, { phrases, texts }: Vocabulary): boolean {
  const words = tokens.slice(from, to);
  if (A_PERSON.test(words.at(-1)?.word ?? '')) return false;
  const isLink = ({ word }: Token) => word === 'and';
  if (words.some((token, at) => (at === 0 || at === words.length - 1) && isLink(token))) return false;
  if (A_PLACE.test(words.at(-1)?.word ?? '')) return false;
  const content = words.filter((token) => !isLink(token));
  if (content.length < 2 || content.some(({ word }) => word.length < 3 || SAYS_LITTLE.test(word) || AVOIDING.has(word)))
    return false;
  const meanings = content.map((token) => phrases.at([token], 0).map(({ value }) => value));
  if (meanings.flat().some(({ type }) => WISHES_BESIDE.has(type))) return false;
  const foods = meanings.flat().flatMap((meaning) => (meaning.type === 'food' ? [meaning.key] : []));
  if (foods.length === 0 || foods.some((key) => DIETS.has(key) || FOODS.get(key)?.kind === 'kitchen')) return false;
  const phrase = words.map(({ word }) => word).join(' ');
  const size = texts.mentioning([phrase]).size;
  return size > 0 && size <= FEW;
}
