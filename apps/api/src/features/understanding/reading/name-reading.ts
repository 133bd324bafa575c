import { distance } from '../../../edit-distance.ts';
import type { Steps } from '../../../slices.ts';
import { isLate, NAMES_READ } from '../bounds.ts';
import { CONDITIONS } from '../lexicon/conditions.ts';
import { ENGLISH } from '../lexicon/english.ts';
import { FOOD_NOUNS } from '../lexicon/foods.ts';
import { ORDINARY } from '../lexicon/ordinary-words.ts';
import { asks } from '../safety/values.ts';
import { stemsOf, type Token, tokenize } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { type Named, TELLING, TELLING_OF_PAIR } from '../vocabulary/names.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { isOfPerson } from './guests.ts';

/** Restaurants that a stretch of a message names: several when the name is not whole. */
export interface Naming {
  from: number;
  to: number;
  ids: readonly number[];
}

const TRIGGERS = wordSet('called named for of about at is does to from like has with try was serves');

const isUpper = (token: Token | undefined): boolean => /^\p{Lu}/u.test(token?.raw ?? '');

const DIGITS = /^\p{N}+$/u;
/** Words before a number that is a name: "dinner for 8" names no "8". */
const NUMBERED = wordSet('at is does');

/** The whole message, written as a name. */
const isWritten = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.length === to - from && tokens.every(isUpper) && tokens.some(({ raw }) => /\p{Ll}/u.test(raw));

/**
 * The whole message. Words with which everybody asks are a wish, so that nobody takes them by calling a place so.
 * Written as a name, they are one.
 */
const isAlone = (tokens: readonly Token[], from: number, to: number, { phrases }: Vocabulary): boolean =>
  isWritten(tokens, from, to) ||
  (tokens.length === to - from && !tokens.some(({ stem }, at) => asks(stem) || phrases.at(tokens, at).length > 0));

/** Whether words that mean something else too are meant as a name here. */
function isMeant(tokens: readonly Token[], from: number, to: number, shown: boolean, known: boolean): boolean {
  const words = tokens.slice(from, to);
  const before = tokens[from - 1];
  const link = (before?.word === 'the' ? tokens[from - 2] : before)?.word ?? '';
  const trigger = TRIGGERS.has(link) || (link === 'in' && !known);
  const number = words.every(({ word }) => DIGITS.test(word));
  if (number && !NUMBERED.has(link)) return before?.word === 'called' || before?.word === 'named';
  const upper =
    (words.length === 1 || words.some(isUpper)) &&
    words.every((token) => isUpper(token) || token.word.length < 4 || token.word === 'and');
  const starts = before === undefined || before.sentence !== words[0]?.sentence;
  if (before?.word === 'called' || before?.word === 'named') return true;
  if (words.length > 1)
    return (
      (upper && (!starts || words.length > 2 || shown)) ||
      (trigger && (shown || words.length > 2)) ||
      (shown && !hasArticle(before))
    );
  return (upper && !starts && trigger) || (shown && (trigger || tokens.length <= 2) && (upper || trigger));
}

/** Capitals that tell a name, of everyday words for which one account alone stands: "Where can I" and "Me and the" begin sentences of everybody. */
const CAPITALS = 2;
const FIRST_PERSON = wordSet('i im id ill ive');

/** Whether everyday words are written as a name, or called one. Nobody takes the words with which others ask by calling a place so. */
function isMeantOfOwn(tokens: readonly Token[], from: number, to: number): boolean {
  const before = tokens[from - 1]?.word;
  if (before === 'called' || before === 'named') return true;
  const words = tokens.slice(from, to);
  const [first] = words;
  if (first && words.length === 1)
    return (
      isUpper(first) && tokens[from - 1]?.sentence === first.sentence && TRIGGERS.has(before ?? '') && !asks(first.stem)
    );
  const capitals = words.filter(
    (token, by) =>
      isUpper(token) && !FIRST_PERSON.has(token.word) && tokens[from + by - 1]?.sentence === token.sentence,
  );
  return capitals.length >= CAPITALS && words.every((token) => isUpper(token) || token.word.length < 4);
}

/** Capitals throughout, and no more of a thought after them. */
const isTitled = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).every(isUpper) &&
  (tokens[to]?.clause !== tokens[from]?.clause || AFTER_NAME.test(tokens[to]?.word ?? ''));
const AFTER_NAME = /^(?:in|at|on|for|please|near|by|is|does|has)$/;

const VERBS = /^(?:is|does|has|can|at|or|vs|versus|than|better|compare|between)$/;
const AGAINST = /^(?:or|vs|versus)$/;
const OF_A_PLACE =
  /^(?:menu|phone|number|address|website|open|opens|close|closes|closing|hours|where|reviews?|rating|prices?|parking|expensive|pricey|cheap|busy|crowded|please|reservations?|table|vs|versus|or|about)$/;

/**
 * A word that is nothing else but the beginning of a name.
 *
 * @param asking tokens that ask about a place: those of the name itself, "or" of "nuts or eggs", do not
 */
function isAskedAbout(
  tokens: readonly Token[],
  from: number,
  to: number,
  asking: readonly number[],
  { addresses, rows, phrases }: Vocabulary,
): boolean {
  const words = tokens.slice(from, to);
  const least = words.length > 1 ? TELLING_OF_PAIR : TELLING;
  const isCommon = (word: string) => ORDINARY.has(word) || phrases.hasWord(word);
  if (words.every(({ word, stem }) => word.length < least || isCommon(word) || isCommon(stem))) return false;
  const place = words.map(({ word }) => word).join(' ');
  if (addresses.mentioning([place]).size * 10 > rows.size) return false;
  const before = tokens[from - 1]?.word === 'the' ? tokens[from - 2] : tokens[from - 1];
  if (before?.word === 'at' || VERBS.test(before?.word ?? '') || SAID_OF.has(tokens[to]?.word ?? '')) return true;
  return asking.some((at) => (at < from || at >= to) && tokens[at]?.sentence === words[0]?.sentence);
}

/** Behind what somebody tells of. */
const SAID_OF = wordSet('was wasnt gave let kept again');

/** Words of which none is English, in a name or out of it. */
const isNoWord = (words: readonly Token[]): boolean =>
  words.every(
    ({ word, stem }) =>
      word.length >= TELLING &&
      ![word, stem].some((one) => ENGLISH.has(one) || ORDINARY.has(one) || CONDITIONS.has(one)),
  );

/** Between these words stands nothing but a name, be its words as common as they may. */
function isFramed(tokens: readonly Token[], from: number, to: number): boolean {
  if (to - from < 2) return false;
  const start = tokens[from - 1]?.word === 'the' ? from - 1 : from;
  const [before, after] = [tokens[start - 1], tokens[to]];
  if (!before || before.sentence !== tokens[from]?.sentence || !BEFORE_NAME.test(before.word)) return false;
  return !after || after.clause !== tokens[from]?.clause || BEHIND_NAME.test(after.word);
}
const BEFORE_NAME = /^(?:whats|hows|is|does|about|at|to|of|near|from|opposite|beside)$/;
const BEHIND_NAME =
  /^(?:like|any|good|nice|open|shut|closed|busy|loud|worth|expensive|cheap|pricey|do|have|take|got|then|still)$/;

const hasArticle = (token: Token | undefined): boolean =>
  token !== undefined && ['a', 'an', 'some', 'any', 'good', 'nice'].includes(token.word);

/** Names of a guide that begin at each token, the longest first: looked up once. */
class NameSpans {
  readonly #tokens: readonly Token[];
  readonly #vocabulary: Vocabulary;
  readonly #found = new Map<number, readonly NameSpan[]>();

  constructor(tokens: readonly Token[], vocabulary: Vocabulary) {
    this.#tokens = tokens;
    this.#vocabulary = vocabulary;
  }

  beginningAt(from: number): readonly NameSpan[] {
    const known = this.#found.get(from);
    if (known) return known;
    const found = [...this.#vocabulary.names.phrases.byLength(this.#tokens, from)].map((span) => ({ from, ...span }));
    this.#found.set(from, found);
    return found;
  }

  /** Other names within these words, or that begin within them, and have all of them but everyday words. */
  around({ from, to }: Pick<NameSpan, 'from' | 'to'>): NameSpan[] {
    const telling = this.#tokens.slice(from, to).flatMap((token, by) => (this.#isCommon(token) ? [] : [from + by]));
    return Array.from({ length: to - from }, (_, by) => this.beginningAt(from + by))
      .flat()
      .filter(
        (other) => (other.from !== from || other.to !== to) && telling.every((at) => at >= other.from && at < other.to),
      );
  }

  #isCommon = ({ word, stem }: Token): boolean =>
    ORDINARY.has(word) || ORDINARY.has(stem) || this.#vocabulary.phrases.hasWord(stem);
}

interface NameSpan {
  from: number;
  to: number;
  values: readonly Named[];
}

/**
 * The longest names that begin at a token. A name for which only one account stands is none where its words are those of another place with
 * everyday words around them ("Is Foxlight" of "Is Foxlight Ramen open?"): it would answer in place of the other.
 */
function spansAt(spans: NameSpans, from: number) {
  for (const span of spans.beginningAt(from)) {
    const isOfOther = spans
      .around(span)
      .some((other) => other.values.some(({ whole, unvouched }) => !unvouched && (whole || other.to > span.to)));
    const kept = isOfOther ? span.values.filter(({ unvouched }) => !unvouched) : span.values;
    if (kept.length > 0) return kept.map((value) => ({ from, to: span.to, value }));
  }
  return [];
}

/**
 * The restaurants that a message names. Names that are everyday words or dishes count only where the writing or an earlier
 * reply makes it plain that a name is meant.
 */
export function* namesIn(tokens: readonly Token[], vocabulary: Vocabulary, shown: readonly number[]): Steps<Naming[]> {
  const seen = new Set(shown);
  const asking = tokens.flatMap(({ word }, at) => (OF_A_PLACE.test(word) ? [at] : []));
  const hasLower = !tokens.every(isUpper);
  const names = new NameSpans(tokens, vocabulary);
  const found: Naming[] = [];
  let from = 0;
  while (from < tokens.length && found.length < NAMES_READ) {
    if (yield* isLate()) break;
    const spans = spansAt(names, from);
    const to = spans[0]?.to ?? from + 1;
    if (spans.length === 0) {
      from = to;
      continue;
    }
    const other = vocabulary.phrases.at(tokens, from)[0];
    // A kitchen and a town are what is wished, though a place that was shown has them in its name.
    const covered = other !== undefined && other.to >= to;
    const ends = (other?.to ?? 0) <= to;
    // A dish and more, of which somebody tells.
    const isTold = (other?.to ?? to) < to && SAID_OF.has(tokens[to]?.word ?? '');
    const asked = (other === undefined || isTold) && isAskedAbout(tokens, from, to, asking, vocabulary);
    const alone = to - from > 1 && isAlone(tokens, from, to, vocabulary);
    const meant = alone || isMeant(tokens, from, to, false, other !== undefined);
    const isArea = other?.value.type === 'area' && other.to === to;
    const hasArea = tokens
      .slice(from, to)
      .some((_, by) => vocabulary.phrases.at(tokens, from + by).some(({ value }) => value.type === 'area'));
    const meantOfOwn = (isMeantOfOwn(tokens, from, to) && !hasArea) || (to - from > 1 && isWritten(tokens, from, to));
    const isAsking = tokens.slice(from, to).some(({ stem }) => asks(stem));
    const meantAgain = isMeant(tokens, from, to, true, other !== undefined);
    const titled = to - from > 1 && hasLower && isTitled(tokens, from, to);
    const isBesideName = found.at(-1)?.to === from - 1 && tokens[from - 1]?.word === 'and';
    const compared =
      to - from > 1 &&
      !covered &&
      (isBesideName || VERBS.test(tokens[from - 1]?.word ?? '') || AGAINST.test(tokens[to]?.word ?? ''));
    const framed = !covered && isFramed(tokens, from, to);
    const starts = tokens[from - 1]?.sentence !== tokens[from]?.sentence;
    const capital = hasLower && !starts && tokens.slice(from, to).every(isUpper);
    const clear = spans.filter(
      ({ value: { id, sure, whole, first, framed: common, own } }) =>
        !(own && isArea) &&
        !(own && !meantOfOwn && (isAsking || to - from < 2 || !seen.has(id))) &&
        ((sure && ends) ||
          ((whole || common) && framed) ||
          ((whole || first || common) && capital && to - from > 1) ||
          (asked && !common) ||
          (!common && other === undefined && isNoWord(tokens.slice(from, to))) ||
          (!first && (own ? meantOfOwn : seen.has(id) && !(covered && !whole) ? meantAgain : meant)) ||
          (whole && (titled || compared))),
    );
    const whole = clear.filter(({ value }) => value.whole);
    const chosen = whole.length > 0 ? whole : clear;
    const isKnown = chosen.some(({ value }) => seen.has(value.id));
    const isMentioned = (id: number) => seen.has(id) || isCalled(tokens, from, to, vocabulary.rows.get(id)?.name);
    const ids = chosen.map(({ value }) => value.id).filter((id) => !isKnown || isMentioned(id));
    const introduces = tokens[from - 1]?.word === 'is' && tokens[from - 2]?.word === 'name';
    if (chosen.length > 0 && !introduces && !isOfPerson(tokens, from, to))
      found.push({ from, to, ids: [...new Set(ids)] });
    from = chosen.length > 0 ? to : from + 1;
  }
  return found.length > 0 ? found : yield* nearlyNamed(tokens, vocabulary, shown);
}

/** Whether a name is what is said, word for word: a place with nearly this name that was shown is not meant instead. */
const isCalled = (tokens: readonly Token[], from: number, to: number, name = ''): boolean =>
  wordsOf(tokens.slice(from, to)) === wordsOf(tokenize(name));
const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(' ');

/**
 * Other restaurants that the words of names name as well: who asks about "Foxlight" may mean Foxlight Ramen, and somebody else calls a place so.
 * Where only one account stands for the place that is named, also those with whose names its own overlaps, or of which it is a misspelling.
 */
export function namesakesIn(
  { tokens, names }: { tokens: readonly Token[]; names: readonly Naming[] },
  vocabulary: Vocabulary,
): number[] {
  const spans = new NameSpans(tokens, vocabulary);
  return [
    ...new Set(
      names.flatMap(({ from, to, ids }) => {
        const same = spans.beginningAt(from).filter((span) => span.to === to);
        const isVouched = same.some(({ values }) => values.some(({ id, unvouched }) => ids.includes(id) && !unvouched));
        // One word of several is a part of many names.
        const alike = spans.around({ from, to }).filter((span) => span.to > to || span.to - span.from > 1);
        const all = isVouched
          ? same.flatMap(({ values }) => values.filter(({ whole, unvouched }) => whole || !unvouched))
          : [...[...same, ...alike].flatMap(({ values }) => values), ...misspelt(tokens.slice(from, to), vocabulary)];
        return all.flatMap(({ id }) => (ids.includes(id) ? [] : [id]));
      }),
    ),
  ];
}

/** Ways to read the words of a name that are tried, and words of a guide that one of them may be. */
const READINGS = 30;
const MEANT = 3;

/** The places for which others stand whose names some words may be a misspelling of: somebody may call a place by what people mistype. */
function misspelt(words: readonly Token[], { names }: Vocabulary): Named[] {
  let readings: Token[][] = [[]];
  for (const token of words) {
    const meant = names.near.others(token.stem).slice(0, MEANT);
    const all = [token, ...meant.map((word) => ({ ...token, word, stem: word }))];
    readings = readings.flatMap((reading) => all.map((one) => [...reading, one])).slice(0, READINGS);
  }
  return readings.flatMap((reading) =>
    [...names.phrases.byLength(reading, 0)].flatMap(({ to, values }) =>
      to === reading.length ? values.filter(({ unvouched }) => !unvouched) : [],
    ),
  );
}

/** "the Gold Wok" for Golden Wok: two words in a row that begin like words of a name that was shown. */
function* nearlyNamed(tokens: readonly Token[], vocabulary: Vocabulary, shown: readonly number[]): Steps<Naming[]> {
  if (shown.length === 0) return [];
  // A kitchen, a town: wishes, whatever is in a name.
  const pairs = [...tokens.keys()].slice(0, -1).filter((from) => {
    const wish = vocabulary.phrases.at(tokens, from)[0];
    return !wish || (wish.to === from + 1 && !FOOD_NOUNS.has(tokens[from + 1]?.stem ?? ''));
  });
  for (const id of shown.slice(0, NAMES_TRIED)) {
    if (yield* isLate()) break;
    const words = stemsOf(vocabulary.rows.get(id)?.name ?? '').filter((word) => word.length > 2 && word !== 'the');
    for (const from of pairs) {
      const [one, two] = [tokens[from]?.stem ?? '', tokens[from + 1]?.stem ?? ''];
      const at = words.findIndex((word, index) => alike(word, one) && alike(words[index + 1] ?? '', two));
      if (at >= 0) return [{ from, to: from + 2, ids: [id] }];
    }
  }
  return partlyNamed(tokens, vocabulary, shown);
}

/** "The barn" for Pizza Barn: a word that only one of the places that were shown has in its name, and that means nothing else. */
function partlyNamed(tokens: readonly Token[], { phrases, rows }: Vocabulary, shown: readonly number[]): Naming[] {
  return tokens.flatMap((token, at): Naming[] => {
    if (tokens[at - 1]?.word !== 'the' || token.word.length < PART || ORDINARY.has(token.word)) return [];
    if (phrases.at(tokens, at).length > 0) return [];
    const ids = shown.slice(0, NAMES_TRIED).filter((id) => stemsOf(rows.get(id)?.name ?? '').includes(token.stem));
    return ids.length === 1 ? [{ from: at, to: at + 1, ids }] : [];
  });
}

/** Letters of a word that stands for a name. */
const PART = 4;
/** Places that were shown whose names are looked for in parts. */
const NAMES_TRIED = 20;

const alike = (name: string, said: string): boolean =>
  name !== '' &&
  said.length > 2 &&
  (name === said || (said.length > 3 && name.startsWith(said)) || distance(name, said, 1) <= (name.length > 4 ? 1 : 0));
