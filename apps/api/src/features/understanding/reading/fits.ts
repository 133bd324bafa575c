import { FOOD_NOUNS, FOODS, ONLY_WITH_FOOD } from '../lexicon/foods.ts';
import { ORDINARY } from '../lexicon/ordinary-words.ts';
import { LANDMARKS, PART_WORDS } from '../lexicon/places.ts';
import { FIRST_RATE } from '../lexicon/prices.ts';
import type { Span } from '../text/phrases.ts';
import { fold, stem, stemsOf, type Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Meaning } from '../vocabulary/meanings.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { isGuest, isOfPerson, isOfSomebody } from './guests.ts';
import { IN_WORDS } from './negated.ts';
import { isOfHome } from './origins.ts';
import { countsPlaces } from './party-size.ts';
import { roleOf } from './roles.ts';

const PARTS: ReadonlySet<string> = new Set(PART_WORDS.split('|').map((word) => stem(fold(word))));
/** Messages of up to this many words need no word like "in". */
const SHORT = 4;
/** Everyday words name a part of town by themselves only where little else is said. */
const VERY_SHORT = 2;

/** Nothing to take away. */
function isLeaving(tokens: readonly Token[], from: number, to: number): boolean {
  if (to - from !== 2 || tokens[from]?.word !== 'to' || tokens[from + 1]?.word !== 'go') return false;
  const before = tokens[from - 1];
  const next = tokens[to];
  const goesOn = next !== undefined && next.clause === tokens[from]?.clause && !AFTER_TO_GO.has(next.word);
  return goesOn || before === undefined || GOING.has(before.word);
}

const AFTER_TO_GO = wordSet('please for in near from around by tonight today now and');
const GOING = wordSet(
  'want wants wanted like love need have has going ready plan prefer decide where place places restaurant somewhere someplace anywhere wanna good nice best us me you we',
);

/** "A student discount" is no price. */
const DEALS: ReadonlySet<string> = new Set(['discount', 'deal', 'offer', 'card']);

/** "We fancy a curry" wishes for no fancy place. */
const isFancying = (tokens: readonly Token[], from: number, to: number): boolean =>
  to - from === 1 &&
  /^fanc(?:y|ies|ied)$/.test(tokens[from]?.word ?? '') &&
  !/^(?:but|though|yet|or)$/.test(tokens[to]?.word ?? '') &&
  (tokens[from]?.word !== 'fancy' ||
    FANCIERS.has(tokens[from - 1]?.word ?? 'start') ||
    /^(?:a|an|some|something|any|going|eating|trying)$/.test(tokens[to]?.word ?? '')) &&
  !['place', 'restaurant', 'spot', 'dinner', 'meal'].includes(tokens[to]?.stem ?? '');

const FANCIERS = wordSet('i we you they he she but and also dont do really just would id wed might all both start');

/** What is said of any restaurant. */
function isAnyPlace(tokens: readonly Token[], from: number, to: number): boolean {
  const word = tokens[from]?.stem;
  return (
    to - from === 1 &&
    word === 'diner' &&
    /^(?:the|that|this|these|those|other|another|alternative|different|more|which|any)$/.test(
      tokens[from - 1]?.word ?? '',
    )
  );
}

const OF_SOMEBODY = /^(?:vday|birthday|surprise|anniversary|night|and|is|want|love|like)$/;

/** "Sweet, thanks!", "Cool.", and what begins a message beside words that wish for nothing of the kind. */
const isExclaimed = (tokens: readonly Token[], from: number, to: number, { phrases }: Vocabulary): boolean =>
  to - from === 1 &&
  tokens.length > 1 &&
  /^(?:sweet|cool|sick|lit|fire|hot|chill|classic|unique)$/.test(tokens[from]?.word ?? '') &&
  tokens[from - 1]?.clause !== tokens[from]?.clause &&
  tokens[to]?.clause !== tokens[from]?.clause &&
  ((from === 0 && phrases.at(tokens, to).length === 0) ||
    tokens.every(({ word }, at) => at === from || ORDINARY.has(word)));

/** Who wants to go out takes nothing home. */
const isStayingIn = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens[to - 1]?.word === 'home' &&
  tokens.some(
    ({ word, clause }, at) =>
      at < from &&
      clause === tokens[from]?.clause &&
      /^(?:boring|bored|tired|sick|usually|always|normally)$/.test(word),
  );

const COPULA = /^(?:is|are|gets?|getting|becomes?|seems?|costs?)$/;
/** Words between a food and what is said of it. */
const SAID_OF = 3;

/** What a food costs is no wish for a place that costs as much. */
function isSaidOfFood(tokens: readonly Token[], from: number, { phrases }: Vocabulary): boolean {
  const start = Math.max(0, from - SAID_OF);
  const near = tokens.slice(start, from);
  const at = near.findLastIndex(({ word, clause }) => clause === tokens[from]?.clause && COPULA.test(word));
  return at >= 0 && phrases.at(tokens, start + at - 1).some(({ value }) => value.type === 'food');
}

/** Words between what is paid and that it does not count. */
const NO_OBJECT = 4;

/** Whether what stands behind a word, in its clause, says that money is no object. */
const isFirstRate = (tokens: readonly Token[], to: number, { phrases }: Vocabulary): boolean =>
  tokens
    .slice(to, to + NO_OBJECT)
    .some(
      ({ clause }, at) =>
        clause === tokens[to - 1]?.clause &&
        phrases.at(tokens, to + at).some(({ value }) => value.type === 'price' && value.price.label === FIRST_RATE),
    );

/** A word that only this guide knows. */
const isOwnValue = (meaning: Meaning): boolean =>
  meaning.type === 'tag' || meaning.type === 'area' || (meaning.type === 'food' && !FOODS.has(meaning.key));

/**
 * Whether words that have a meaning in the vocabulary are meant in it, by the words around them.
 *
 * @param alternatives what the same words mean besides
 * @example of "fancy", false in 'we fancy a curry'
 */
export function fits(
  span: Span<Meaning>,
  tokens: readonly Token[],
  alternatives: readonly Span<Meaning>[],
  vocabulary: Vocabulary,
): boolean {
  const { value, from, to } = span;
  if (isExclaimed(tokens, from, to, vocabulary) || (isOwnValue(value) && isOfPerson(tokens, from, to))) return false;
  const next = tokens[to];
  const last = tokens[to - 1];
  const followed = next !== undefined && last !== undefined && next.clause === last.clause ? next.stem : '';
  const short = tokens.length <= SHORT;
  if (value.type === 'food') {
    if (isLeaving(tokens, from, to) || isAnyPlace(tokens, from, to)) return false;
    if (isOfSomebody(value.key, tokens, from, to) && !isOfHome(tokens)) return false;
    // Somebody's girlfriend.
    if (value.key === 'gluten free' && tokens[from]?.word === 'gf' && to - from === 1 && OF_SOMEBODY.test(followed))
      return false;
    if (value.key === 'take-out' && isStayingIn(tokens, from, to)) return false;
    const areaToo = alternatives.some(
      (other) =>
        other.value.type === 'compass' ||
        (other.value.type === 'area' && (stemsOf(other.value.label).length <= to - from || placed(tokens, from))),
    );
    if (areaToo && (PARTS.has(followed) || !FOOD_NOUNS.has(followed))) return false;
    const served =
      ['serve', 'serving', 'offer', 'offering', 'craving', 'eat'].includes(tokens[from - 1]?.stem ?? '') ||
      isFondOf(tokens, from);
    return (
      to - from > 1 ||
      !ONLY_WITH_FOOD.has(tokens[from]?.word ?? '') ||
      FOOD_NOUNS.has(followed) ||
      served ||
      (short && !vocabulary.phrases.hasWord(followed))
    );
  }
  if (value.type === 'feature' && alternatives.some((other) => other.value.type === 'area' && placed(tokens, from)))
    return false;
  // "The budget has no limit" is no wish for something cheap.
  if (value.type === 'price' && value.price.label !== FIRST_RATE && isFirstRate(tokens, to, vocabulary)) return false;
  // "French is a bit much" speaks of the food.
  if (
    value.type === 'cheaper' &&
    vocabulary.phrases.at(tokens, from - 2).some((before) => before.value.type === 'food') &&
    roleOf(tokens, from - 2, from - 1, new Set(), 'cuisine') === 'avoid'
  )
    return false;
  if (value.type === 'price' && isSaidOfFood(tokens, from, vocabulary)) return false;
  // "5 stars" are a rating, "a 5-star hotel" is a price.
  if (value.type === 'price' && tokens.slice(from, to).some(({ raw }) => /^stars$/i.test(raw))) return false;
  if (value.type === 'price')
    return tokens[from - 1]?.word !== 'how' && !isFancying(tokens, from, to) && !DEALS.has(followed);
  if (value.type === 'feature' && value.key === 'late' && to - from < 3 && isUp(tokens, from)) return false;
  // What somebody's own is like.
  if (value.type === 'feature' && QUALITIES.has(value.key) && isOwner(tokens[from - 1]) && isOwned(tokens[to]))
    return false;
  if (value.type === 'feature' && value.key === 'solo' && last?.word === 'one' && countsPlaces(tokens, to - 1))
    return false;
  // "My friend" is one guest more, and no group.
  if (value.type === 'feature' && value.key === 'group' && to - from === 1 && isOne(tokens[from])) return false;
  if (value.type === 'feature' && value.key === 'date' && isGuest(tokens, from, to)) return false;
  if (value.type === 'feature' && value.key === 'sports' && isResult(tokens, from)) return false;
  // "My new dress" is tagged nowhere.
  if (
    value.type === 'tag' &&
    to - from === 1 &&
    ORDINARY.has(tokens[from]?.word ?? '') &&
    followed &&
    !FOOD_NOUNS.has(followed)
  )
    return /^(?:and|or|but|in|near|with|for|please|by|at|on|tonight|today)$/.test(followed);
  // The name of a landmark.
  if (value.type === 'compass' && next && LANDMARKS.has(next.word) && /^\p{Lu}/u.test(tokens[from]?.raw ?? ''))
    return false;
  if (value.type === 'compass' && OF_FOOD.has(followed)) return false;
  if (value.type === 'compass' && vocabulary.phrases.at(tokens, to).some((one) => one.value.type === 'food'))
    return false;
  if (value.type === 'compass')
    return (
      !FOOD_NOUNS.has(followed) ||
      followed === 'restaurant' ||
      followed === 'place' ||
      followed === 'spot' ||
      followed === 'eatery' ||
      !alternatives.some((other) => other.value.type === 'food')
    );
  // "American food" is not the American of American Canyon.
  const partOfName = value.type === 'area' && stemsOf(value.label).length > to - from;
  if (partOfName && alternatives.some((other) => other.value.type === 'food'))
    return placed(tokens, from) && !FOOD_NOUNS.has(followed);
  if (value.type === 'area' && value.own) return placed(tokens, from) || PARTS.has(followed);
  if (value.type === 'area' && !value.sure)
    return (
      isAbbreviation(tokens, from, to) ||
      tokens.length <= VERY_SHORT ||
      placed(tokens, from) ||
      startsUpper(tokens, from, to) ||
      PARTS.has(followed) ||
      // "Not the quay", "no malls".
      ((followed === '' || JOINED.has(followed)) && roleOf(tokens, from, to, new Set(), 'area') === 'avoid')
    );
  return true;
}

/** A country somebody is fond of is eaten from. */
const isFondOf = (tokens: readonly Token[], from: number): boolean =>
  tokens
    .slice(Math.max(0, from - FOND_REACH), from)
    .some(({ word, clause }) => clause === tokens[from]?.clause && FOND.has(word));
const FOND = wordSet('obsessed loves love adores adore mad crazy nuts fan into misses miss passionate');
const FOND_REACH = 3;

const JOINED = wordSet('and or nor either please though area');

/** "SF", "rwc": letters that are no word. */
const isAbbreviation = (tokens: readonly Token[], from: number, to: number): boolean =>
  to - from === 1 &&
  /^[bcdfghjklmnpqrstvwxz]{2,4}$/.test(tokens[from]?.word ?? '') &&
  !ORDINARY.has(tokens[from]?.word ?? '') &&
  !SHORTENED.test(tokens[from]?.word ?? '');
const SHORTENED = /^(?:pm|am|tv|st|rd|ft|mr|mrs|ms|dr|vs|nr|bbq|ppl|pls|plz|thx|btw|tbh|min|km|gf|bf|rn|pp|dj)$/;

const QUALITIES = wordSet('late early new quiet lively cosy casual trendy classic quick mild local');
const OWN = wordSet('my our his her their your');
const isOwner = (token: Token | undefined): boolean =>
  token !== undefined && (OWN.has(token.word) || /['’]s$/.test(token.raw));
/** A thing of theirs, and no meal or table that is to be found. */
const isOwned = (token: Token | undefined): boolean =>
  token !== undefined && !FOOD_NOUNS.has(token.word) && !FOOD_NOUNS.has(token.stem) && !MEAL.test(token.stem);
const MEAL = /^(?:breakfast|brunch|lunch|dinner|supper|tea|drink|night|meal|bite|table|date|evening)$/;

/** Awake or at work, and not at table. */
const isUp = (tokens: readonly Token[], from: number): boolean =>
  tokens[from - 1]?.word !== 'there' &&
  tokens
    .slice(Math.max(0, from - 2), from)
    .some(({ word }) => /^(?:studying|working|work|worked|up|awake|been|stayed|running|its|is|was|too)$/.test(word));

/** "Options", "friendly": what only a part of a kitchen is. */
export const isOption = (tokens: readonly Token[], at: number): boolean => OPTIONS.has(tokens[at]?.stem ?? '');
const OPTIONS: ReadonlySet<string> = new Set(stemsOf('option friendly choice alternative bit dish menu'));

/** "A friend", "my friend's". */
const isOne = (token: Token | undefined): boolean =>
  /^(?:friend|mate|cousin|colleague|coworker)(?:['’‘`]s)?$/.test(token?.raw.toLowerCase() ?? '');
/** "Who won the match?", but not "they lost. Somewhere without tvs". */
const isResult = (tokens: readonly Token[], at: number): boolean =>
  tokens.some(({ word, clause }) => clause === tokens[at]?.clause && RESULTS.test(word));
const RESULTS = /^(?:won|win|wins|score|scores|scored|result|results|beat|lost)$/;
const OF_FOOD: ReadonlySet<string> = new Set(['food', 'cuisine', 'dish', 'cooking', 'fare']);

const KINDS: ReadonlySet<string> = new Set(['kind', 'type', 'sort', 'style']);

const ARTICLES = wordSet('the la le el il lo der die das dem den del della de');

/** "in", or "near the", stands before; not "kind of". */
function placed(tokens: readonly Token[], from: number): boolean {
  let before = from - 1;
  while (ARTICLES.has(tokens[before]?.word ?? '')) before -= 1;
  const kind = tokens[before]?.word === 'of' && KINDS.has(tokens[before - 1]?.stem ?? '');
  return !kind && IN_WORDS.has(tokens[before]?.word ?? '');
}

function startsUpper(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!/^\p{Lu}/u.test(tokens[at]?.raw ?? '')) return false;
  return from > 0 && tokens[from - 1]?.sentence === tokens[from]?.sentence;
}
