import { distance } from '../../../edit-distance.ts';
import type { Steps } from '../../../slices.ts';
import { table } from '../../../table.ts';
import { isLate } from '../bounds.ts';
import { ENGLISH } from '../lexicon/english.ts';
import { FOOD_NOUNS, FOODS } from '../lexicon/foods.ts';
import { MISSPELLINGS, ORDINARY } from '../lexicon/ordinary-words.ts';
import { ORIGIN_WORDS } from '../lexicon/origins.ts';
import { rarity } from '../meaning/vectors.ts';
import { NearWords } from '../text/near-words.ts';
import { fold, stem, type Token, tokenize } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** Misspelt words looked up in one message; more are no message of a person. */
const CORRECTIONS = 60;

const isKnownWord = ({ word, stem: root }: Token, { phrases, names, texts }: Vocabulary): boolean =>
  ORDINARY.has(word) ||
  ORDINARY.has(root) ||
  ORIGIN_WORDS.has(root) ||
  phrases.hasWord(root) ||
  names.words.has(root) ||
  texts.has(root);

/** A short word after "in" is rather the name of a place that the guide does not have. */
const NAME_LIKE = 5;

const VARIANTS: Readonly<Record<string, string>> = table({ theater: 'theatre', harbor: 'harbour', center: 'centre' });

/**
 * The words of a message as they were meant: misspelt ones put right, those that were run together taken apart.
 *
 * @example finish(corrected(tokenize('tika masala'), vocabulary)).map(({ word }) => word) // ['tikka', 'masala']
 */
export function* corrected(tokens: readonly Token[], vocabulary: Vocabulary): Steps<Token[]> {
  const known = { vocabulary, left: CORRECTIONS, local: localVariants(vocabulary) };
  const right: Token[] = [];
  for (const at of tokens.keys()) {
    if (yield* isLate()) return [...right, ...tokens.slice(at)];
    right.push(...correctedAt(tokens, at, known));
  }
  return right;
}

/** Letters of the shortest word that is taken for a misspelt one of everyday English. */
const USUAL = 6;
let usualWords: NearWords | undefined;

/** "Alowed" is no wish of somebody's own. */
function usualWord(token: Token, vocabulary: Vocabulary): string | null {
  if (token.word.length < USUAL || !/^\p{Ll}/u.test(token.raw) || isKnownWord(token, vocabulary)) return null;
  usualWords ??= new NearWords(
    [...ORDINARY].filter(({ length }) => length >= USUAL),
    1,
  );
  return usualWords.find(token.word);
}

/** A kitchen or a part of town that the guide may not know. */
const isPlaced = (tokens: readonly Token[], at: number): boolean =>
  FOOD_NOUNS.has(tokens[at + 1]?.stem ?? '') || /^(?:in|near|at|around|by)$/.test(tokens[at - 1]?.word ?? '');

interface Known {
  vocabulary: Vocabulary;
  /** Words that may still be looked up. */
  left: number;
  local: ReadonlyMap<string, string>;
}

/** As the guide spells its parts of town. */
const localVariants = ({ neighborhoods }: Vocabulary): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(VARIANTS).filter(([, local]) => neighborhoods.some((name) => name.toLowerCase().includes(local))),
  );

/** How rare a word is that is not among the 32,550 most frequent: those are meant as they are written, unless with an ending ("chines" is Chinese). */
const UNKNOWN = 1;

function correctedAt(tokens: readonly Token[], at: number, known: Known): Token[] {
  const token = tokens[at];
  if (!token) return [];
  const { vocabulary } = known;
  // "Nearr", "tapass".
  const single = isKnownWord(token, vocabulary) ? token.word : token.word.replace(/(.)\1+/g, '$1');
  if (single !== token.word && single.length > 2 && ORDINARY.has(single))
    return [{ ...token, word: single, stem: stem(single) }];
  const local = known.local.get(token.word);
  if (local) return [{ ...token, word: local, stem: stem(local) }];
  if (isInName(tokens, at, vocabulary)) return [token];
  const whole = begun(tokens, at, vocabulary);
  if (whole) return [{ ...token, word: whole, stem: stem(whole) }];
  if (isMeal(tokens, at)) return [{ ...token, word: 'dinner', stem: 'dinner' }];
  const listed = Object.hasOwn(MISSPELLINGS, token.word) ? MISSPELLINGS[token.word] : undefined;
  if (listed && !vocabulary.names.words.has(token.stem)) return [{ ...token, word: listed, stem: stem(listed) }];
  if (/^\p{Lu}/u.test(token.raw) && INTRODUCED.test(tokens[at - 1]?.word ?? '')) return [token];
  const beside = known.left > 0 ? besideOthers(tokens, at, vocabulary) : null;
  if (beside) {
    known.left -= 1;
    return [{ ...token, word: beside, stem: beside }];
  }
  if (
    token.word.length < 4 ||
    /\d/.test(token.word) ||
    isContracted(token) ||
    ORDINARY.has(token.word) ||
    ORDINARY.has(token.stem) ||
    ENGLISH.has(token.word) ||
    ENGLISH.has(token.stem) ||
    (token.word === token.stem && rarity(token.stem) < UNKNOWN) ||
    ORIGIN_WORDS.has(token.stem) ||
    (token.word.length < NAME_LIKE && tokens[at - 1]?.word === 'in') ||
    known.left === 0
  )
    return [token];
  known.left -= 1;
  // "Chines" is Chinese before it is some chile.
  const asSaid = token.word === token.stem || isKnownWord(token, vocabulary) ? null : token.word;
  const right =
    (asSaid && vocabulary.correct(asSaid)) ??
    vocabulary.correct(token.stem) ??
    (vocabulary.phrases.hasWord(stem(single)) ? stem(single) : null);
  // A name rather than a dish.
  if (right && isNamed(tokens, at) && isDish(right, vocabulary)) return [token];
  if (right) return [{ ...token, word: right, stem: right }];
  const split = apart(token, vocabulary);
  if (split) return split;
  const usual = isNamed(tokens, at) || isPlaced(tokens, at) ? null : usualWord(token, vocabulary);
  return [usual ? { ...token, word: usual, stem: stem(usual) } : token];
}

/** "Mex", "ital": the one kitchen whose name a word that means nothing else begins. A short one needs a word beside it that speaks of food. */
function begun(tokens: readonly Token[], at: number, vocabulary: Vocabulary): string | null {
  const token = tokens[at];
  if (!token || !/^\p{Ll}{3,6}$/u.test(token.word) || isSomeWord(token) || isNamed(tokens, at)) return null;
  const before = tokens[at - 1];
  if (INTRODUCED.test(before?.word ?? '') || vocabulary.names.words.has(token.stem)) return null;
  const isCovered = [at - 1, at].some(
    (from) => from >= 0 && vocabulary.phrases.at(tokens, from).some(({ to }) => to > at),
  );
  const isBeside = tokens.length <= BRIEF || FOOD_NOUNS.has(tokens[at + 1]?.stem ?? '');
  if (isCovered || (token.word.length < NAME_LIKE - 1 && !isBeside)) return null;
  const meant = (KITCHENS.get(token.word.slice(0, BEGINNING)) ?? []).filter(
    (name) => name.startsWith(token.word) && name.length - token.word.length >= 2,
  );
  return meant.length === 1 ? (meant[0] ?? null) : null;
}

/** Messages of up to so many words name little else. */
const BRIEF = 3;
const isSomeWord = ({ word, stem: root }: Token): boolean =>
  [word, root].some((form) => ORDINARY.has(form) || ENGLISH.has(form) || ORIGIN_WORDS.has(form));

/** Letters by which the names of kitchens are found. */
const BEGINNING = 3;
/** Names of kitchens of one word, by how they begin. */
const KITCHENS = Map.groupBy(
  [...FOODS.values()].flatMap(({ key, kind }) => (kind === 'kitchen' && /^\p{L}{5,}$/u.test(key) ? [key] : [])),
  (name) => name.slice(0, BEGINNING),
);

/** "Dad'll", "mum'd": no misspelling of anything. */
const isContracted = ({ raw, word }: Token): boolean =>
  /['’](?:ll|d|re|ve)$/i.test(raw) || (word.endsWith('ll') && ENGLISH.has(word.slice(0, -2)));

const BEFORE_DINNER = wordSet(
  'for to have having family romantic late early business team anniversary birthday sunday quiet nice proper cook',
);
const AFTER_DINNER = wordSet('tonight tomorrow for with at date reservation party tonite');

/** A meal, while "a cheap diner" is a place. */
const isMeal = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'diner' &&
  (BEFORE_DINNER.has(tokens[at - 1]?.word ?? '') || AFTER_DINNER.has(tokens[at + 1]?.word ?? ''));

/** A capital where none is needed. */
const isNamed = (tokens: readonly Token[], at: number): boolean =>
  /^\p{Lu}\p{Ll}/u.test(tokens[at]?.raw ?? '') &&
  tokens[at - 1]?.sentence === tokens[at]?.sentence &&
  tokens.some(({ raw }, other) => other !== at && /^\p{Ll}/u.test(raw));

const meaningsOf = (word: string, { phrases }: Vocabulary) => {
  const [token] = tokenize(word);
  return token ? phrases.at([token], 0).map(({ value }) => value) : [];
};

function isDish(word: string, vocabulary: Vocabulary): boolean {
  const meanings = meaningsOf(word, vocabulary);
  return (
    meanings.length > 0 &&
    meanings.every((meaning) => meaning.type === 'food' && FOODS.get(meaning.key)?.kind === 'dish')
  );
}

const INTRODUCED =
  /^(?:friend|brother|sister|wife|husband|boyfriend|girlfriend|cousin|uncle|aunt|son|daughter|boss|mr|mrs|ms|dr|named|called)$/;

/** "Tai Wu" is no misspelt Thai. */
const isInName = (tokens: readonly Token[], at: number, { names }: Vocabulary): boolean =>
  [at, at - 1, at - 2].some(
    (from) =>
      from >= 0 && names.phrases.at(tokens, from).some(({ to, value }) => to > at && to - from > 1 && !value.first),
  );

/** The word that makes a dish or a name with the one beside it. */
function besideOthers(tokens: readonly Token[], at: number, vocabulary: Vocabulary): string | null {
  const token = tokens[at];
  if (!token || token.word.length < 3 || /\d/.test(token.word) || isKnownWord(token, vocabulary)) return null;
  const limit = token.stem.length < LONG_WORD ? 1 : 2;
  // "The" and "in" stand beside anything.
  const from = Math.max(0, at - 1);
  const telling = tokens
    .slice(from, at + 2)
    .map((other) => (other.word.length < 4 && ORDINARY.has(other.word) ? { ...other, stem: '' } : other));
  const words = [vocabulary.phrases, vocabulary.names.phrases].flatMap((table) => table.beside(telling, at - from));
  return (
    words.find((word) => word.length > 2 && word[0] === token.stem[0] && distance(token.stem, word, limit) <= limit) ??
    null
  );
}

const LONG_WORD = 8;

/** Halves of a word that was run together have at least so many letters, where they are no everyday glue. */
const HALF = 4;
/** Letters of the longest word that is taken apart. */
const RUN_TOGETHER = 30;
const GLUE_BEFORE = /^(?:the|in|at|near|for|a)(?=\p{L}{4})/u;
const GLUE_AFTER = /(?<=\p{L}{3})(?:with|near|for|in|the)$/u;

/** A word that wishes, and what was run together with it. */
function unglued(word: string, { phrases, neighborhoods }: Vocabulary): string[] | null {
  const [, stuck] = /^(\p{L}{3,})friendly$/u.exec(word) ?? [];
  const after = stuck ? 'friendly' : GLUE_AFTER.exec(word)?.[0];
  const before = GLUE_BEFORE.exec(word)?.[0];
  const rest = after ? word.slice(0, -after.length) : null;
  if (rest && phrases.hasWord(stem(rest))) return [rest, after ?? ''];
  const kept = before ? word.slice(before.length) : null;
  const isPlace = neighborhoods.some((name) => fold(name).replace(/\s+/g, '') === kept);
  return kept && (isPlace || phrases.hasWord(stem(kept))) ? [before ?? '', kept] : null;
}

/** "Latenight", "cofeeshop": the two words that somebody ran together, or null. */
function apart(token: Token, vocabulary: Vocabulary): Token[] | null {
  if (isKnownWord(token, vocabulary) || /^\p{Lu}/u.test(token.raw)) return null;
  const glue = unglued(token.word, vocabulary);
  if (glue) return glue.map((word) => ({ ...token, word, stem: stem(word) }));
  if (token.word.length > RUN_TOGETHER) return null;
  const meantBy = (half: string): string | null =>
    ORDINARY.has(half) || vocabulary.phrases.hasWord(stem(half))
      ? half
      : half.length > HALF
        ? vocabulary.correct(half)
        : null;
  for (let at = HALF; at <= token.word.length - HALF; at += 1) {
    const left = meantBy(token.word.slice(0, at));
    const right = left && meantBy(token.word.slice(at));
    if (left && right && [left, right].some((half) => vocabulary.phrases.hasWord(stem(half))))
      return [left, right].map((word) => ({ ...token, word, stem: stem(word) }));
  }
  return null;
}
