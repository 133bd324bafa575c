import { ORDINARY } from '../lexicon/ordinary-words.ts';
import { rarity, similarity } from '../meaning/vectors.ts';
import { JOINING } from '../text/joining.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { FeatureWish } from '../wishes.ts';
import { ORDERING } from './places-described.ts';
import type { Reading } from './reading.ts';
import { roleOf } from './roles.ts';
import { prepositionOf } from './unknowns.ts';

/** What somebody calls the place that they look for. */
const HEADS = wordSet('place spot somewhere anywhere someplace restaurant bar pub cafe joint venue room one');
/** Between a head and what the place has. */
const HAVING = wordSet('with w has have having');
/** Between a head and what happens there. */
const TELLING = wordSet('where that which you u i we');
/** Before what somebody wants to have there. */
const WANTING = wordSet('drink eat try order fancy craving crave find serve serves pour pours sell sells');
/** A description ends before these. */
const ENDS = wordSet('for in near by around before after at but because cos so tonight please if when while without');
/** A sentence about something else begins with these. */
const SUBJECTS = wordSet('its it im ive id i we were weve wed hes shes theyre lets my our');
/** Words that tell when or how, and not of what. */
const ADVERB =
  /(?:[^l]ly|wards?|where)$|^(?:beforehand|instead|sometime|somehow|together|outdoors|indoors|soon|later|earlier)$/;
/** What belongs to somebody comes along. */
const WHOSE = wordSet('my our his her their your us me');
const SAYING_LITTLE = wordSet(
  'good nice great lot food place something table really very best better more less other that this them people friend bit thing stuff kind sort proper decent kitchen',
);
const REACH = 8;
const NEXT = 3;
const WISHES = 3;
const SHORTEST = 3;
/** The share of the guide's texts from which on a word tells nothing of a place. */
const FREQUENT = 0.15;
/** Words that mean nearly the same, and how many of them stand for one. */
const ALIKE = 0.72;
const NEAREST = 3;
/** The most frequent words of English are no description. */
const PLAIN = 0.58;

/** From here on a word tells something without the one that it stands beside. */
const RARE = 0.8;
/** From here on its meaning does not depend on that one. */
const OWN = 0.9;
/** Words of a message that are read, and those and pairs that are looked up in the texts of the guide. */
const READ = 120;
const LOOKED_UP = 6;

/**
 * What a message says of the place that it asks for in words that the lexicon does not have. Each is looked up in the texts of the guide, by its
 * meaning where they do not have the word.
 *
 * @example describedIn(reading of "a bar where magicians perform", vocabulary) // [{ key: 'text magicians', … }]
 */
export function describedIn(reading: Reading, vocabulary: Vocabulary): FeatureWish[] {
  const { taken, names } = reading;
  // What stands beside a name tells of that place, or is the rest of a long name.
  if (names.length > 0) return [];
  const tokens = reading.tokens.slice(0, READ);
  // What the word before is free of.
  const isRest = (at: number) => tokens[at]?.word === 'free' && taken.has(at - 1);
  const isFree = (at: number) =>
    !taken.has(at) && !isRest(at) && isTelling(tokens[at]) && roleOf(tokens, at, at + 1, taken) !== 'avoid';
  // What describes a thing that is known does not describe the place.
  const isOfThing = ({ at, how }: { at: number; how: How }) => how === 'tells' && taken.has(at + 1);
  const places = [...describing({ ...reading, tokens })]
    .filter((place) => isFree(place.at) && !isOfThing(place))
    .slice(0, LOOKED_UP);
  const found = new Map<string, FeatureWish>();
  for (const [index, { at, how, refers }] of places.entries()) {
    const token = tokens[at];
    if (!token || places[index - 1]?.at === at - 1) continue;
    const next = places[index + 1]?.at === at + 1 ? tokens[at + 1] : undefined;
    for (const wish of wishesFor(next ? [token, next] : [token], how, vocabulary))
      found.set(wish.key, { ...wish, ...(refers && { refers }) });
  }
  for (const pair of pairsIn(tokens, isFree, vocabulary)) {
    // "The one in the old mill": where it is.
    const wish = textWish(pair, [], prepositionOf(tokens, pair[0] ? tokens.indexOf(pair[0]) : -1) !== null);
    if (!found.has(wish.key)) found.set(wish.key, wish);
  }
  return [...found.values()].slice(0, WISHES);
}

/** Two words that stand together are looked up together, and alone where the guide does not have them so and they are rare. */
function wishesFor(words: readonly Token[], how: How, vocabulary: Vocabulary): FeatureWish[] {
  const { texts } = vocabulary;
  if (words.length > 1 && isSaid(words, vocabulary)) return [textWish(words, [], true)];
  const least = words.length > 1 ? RARE : PLAIN;
  const wished = words.filter((word) => rarity(word.stem) >= least && isWished(word, how, vocabulary));
  const looked = wished.map((word) => {
    const like = words.length === 1 || rarity(word.stem) >= OWN ? likeIn(word.stem, texts) : [];
    return {
      wish: textWish([word], like, rarity(word.stem) >= RARE),
      isKnown: texts.has(word.stem) || like.length > 0,
    };
  });
  const known = looked.filter(({ isKnown }) => isKnown);
  if (known.length > 0) return known.map(({ wish }) => wish);
  if (how === 'tells') return [];
  if (words.length === 1) return looked.map(({ wish }) => wish);
  return words.some((word) => isWished(word, how, vocabulary)) ? [textWish(words, [], true)] : [];
}

/** Pairs of words that the notes of few places have, wherever they stand. */
function* pairsIn(
  tokens: readonly Token[],
  isFree: (at: number) => boolean,
  vocabulary: Vocabulary,
): Generator<readonly Token[]> {
  let left = LOOKED_UP;
  for (let at = 1; at < tokens.length && left > 0; at += 1) {
    const [first, second] = [tokens[at - 1], tokens[at]];
    if (!first || !second || first.clause !== second.clause) continue;
    if ([first, second].every(isOrdinary) || [first, second].some(({ stem }) => !isRareIn(stem, vocabulary))) continue;
    left -= 1;
    if (!isFree(at - 1) || !isFree(at)) continue;
    if (isSaid([first, second], vocabulary)) yield [first, second];
  }
}

const isSaid = (words: readonly Token[], { texts }: Vocabulary): boolean =>
  texts.mentioning([words.map(({ word }) => word).join(' ')]).size > 0;

function textWish(tokens: readonly Token[], like: readonly string[], firm: boolean): FeatureWish {
  const phrase = tokens.map(({ word }) => word).join(' ');
  return {
    key: `text ${phrase}`,
    label: `anything like “${phrase}”`,
    tags: [],
    firm,
    words: [phrase, ...like],
    said: tokens.map(({ raw }) => raw).join(' '),
  };
}

/** How a word describes a place: before it, as what it has, as what happens there, or as what is wanted there. */
type How = 'before' | 'has' | 'tells' | 'wanted';

/** A word that describes a place. `refers`: a certain one, which somebody has in mind. */
interface Describing {
  at: number;
  how: How;
  refers: boolean;
}

function* describing({ tokens, mentions, taken }: Reading): Generator<Describing> {
  const eaten = new Set(mentions.flatMap(({ to, meaning }) => (meaning.type === 'food' ? [to - 1] : [])));
  for (const [at, token] of tokens.entries()) {
    if (WANTING.has(token.word)) yield* behind(tokens, at + 1, 'wanted', false);
    const isHead = HEADS.has(token.stem);
    if ((!isHead && !eaten.has(at)) || isUnwanted(tokens, at, taken)) continue;
    const refers = isPointedAt(tokens, at);
    if (isHead && tokens[at - 1]?.clause === token.clause) yield { at: at - 1, how: 'before', refers };
    const link = tokens[at + 1]?.word ?? '';
    const how = HAVING.has(link) ? 'has' : TELLING.has(link) ? 'tells' : null;
    if (how && tokens[at + 1]?.sentence === token.sentence) yield* behind(tokens, at + 2, how, refers);
  }
}

function isPointedAt(tokens: readonly Token[], head: number): boolean {
  const from = tokens.findLastIndex(({ word }, at) => at < head && POINTING.has(word));
  const between = tokens.slice(from + 1, head);
  return (
    from >= 0 &&
    between.length <= NEXT &&
    between.every(({ word, clause }) => clause === tokens[head]?.clause && !ORDERING.test(word) && !HEADS.has(word))
  );
}
const POINTING = wordSet('the that');

const isUnwanted = (tokens: readonly Token[], at: number, taken: ReadonlySet<number>): boolean =>
  roleOf(tokens, at, at + 1, taken) === 'avoid';

function* behind(tokens: readonly Token[], from: number, how: How, refers: boolean): Generator<Describing> {
  for (let at = from; at < Math.min(tokens.length, from + REACH); at += 1) {
    const { word = '', sentence } = tokens[at] ?? {};
    if (sentence !== tokens[from]?.sentence || ENDS.has(word) || (at > from && SUBJECTS.has(word))) return;
    const before = tokens[at - 1]?.word ?? '';
    // What is wanted stands next to the verb.
    if (!WHOSE.has(before)) yield { at, how: how === 'wanted' && at >= from + NEXT ? 'tells' : how, refers };
  }
}

const isTelling = (token: Token | undefined): boolean => token !== undefined && tells(token);

const tells = ({ word, stem }: Token): boolean =>
  word.length >= SHORTEST &&
  /^\p{L}+$/u.test(word) &&
  !SAYING_LITTLE.has(stem) &&
  !JOINING.has(word) &&
  !ADVERB.test(word);

/** Whether a word tells of a place: the guide has it or its like, or it is too rare to stand there for nothing. */
function isWished(word: Token, how: How, { texts }: Vocabulary): boolean {
  if (rarity(word.stem) < PLAIN || (how !== 'has' && isOrdinary(word))) return false;
  return texts.has(word.stem) ? isRareIn(word.stem, { texts }) : !isOrdinary(word);
}

const isOrdinary = ({ word, stem }: Pick<Token, 'word' | 'stem'>): boolean => ORDINARY.has(word) || ORDINARY.has(stem);

const isRareIn = (stem: string, { texts }: { texts: Texts }): boolean =>
  texts.count(stem) <= Math.max(WISHES, texts.size * FREQUENT);

/** The texts of a guide, as far as single words go. */
export interface Texts {
  readonly size: number;
  count(word: string): number;
  words(): Iterable<string>;
}

/**
 * The words of a guide's texts that mean nearly what a word does, the nearest first. None where the texts have the word itself: it says best what is meant.
 *
 * @param stem of the word
 * @param least how near a word has to be, from 0 to 1
 * @example likeIn('magician', texts) // ['magic']
 */
export function likeIn(stem: string, texts: Texts, least = ALIKE): string[] {
  if (texts.count(stem) > 0) return [];
  const near: { word: string; nearness: number }[] = [];
  for (const word of texts.words()) {
    const nearness = similarity(stem, word);
    if (nearness >= least && texts.count(word) <= Math.max(WISHES, texts.size * FREQUENT))
      near.push({ word, nearness });
  }
  return near
    .toSorted((a, b) => b.nearness - a.nearness)
    .slice(0, NEAREST)
    .map(({ word }) => word);
}
