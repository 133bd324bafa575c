import type { Steps } from '../../../slices.ts';
import { table } from '../../../table.ts';
import { isLate } from '../bounds.ts';
import { ENGLISH } from '../lexicon/english.ts';
import { FIRST_NAMES } from '../lexicon/first-names.ts';
import { FOOD_NOUNS } from '../lexicon/foods.ts';
import { ORDINARY } from '../lexicon/ordinary-words.ts';
import { LANDMARKS, NICKNAMES } from '../lexicon/places.ts';
import type { Span } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/**
 * A kitchen that nobody knows, a dish that only notes do, with the foods that are in its name; a restaurant that the
 * guide does not list, or a part of town that it does not; `address` when addresses have its words; `at`: ids of the
 * places that tell where it is.
 */
export type Unknown =
  | { type: 'unknown-food'; label: string }
  | { type: 'noted-dish'; label: string; near: readonly string[] }
  | { type: 'venue'; label: string }
  | { type: 'place'; label: string; address: string | null; at?: readonly number[] };

const BEFORE_PLACE = wordSet('in near around by on at off along close beside opposite behind outside');
const STREET_WORDS = wordSet(
  'street st road rd avenue ave lane square hill hills park row place drive blvd boulevard bridge way quay',
);
const CALENDAR = wordSet(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas xmas easter thanksgiving halloween am pm oclock min mins km mile english spanish german french',
);

const isWord = (token: Token | undefined): token is Token =>
  token !== undefined && /^\p{L}[\p{L}\p{M}'’-]{2,}$/u.test(token.raw);
export const isOrdinary = (token: Token): boolean =>
  ORDINARY.has(token.word) || ORDINARY.has(token.stem) || CALENDAR.has(token.word);

/** A common noun, unless it is written as a name. */
const isCommon = (token: Token): boolean =>
  isOrdinary(token) ||
  (!/^\p{Lu}/u.test(token.raw) && !FIRST_NAMES.has(token.word) && (ENGLISH.has(token.word) || ENGLISH.has(token.stem)));

/** Kitchens and places in a message that neither the taxonomy nor the guide knows. `taken` tokens are understood already. */
export function* unknownsIn(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  vocabulary: Vocabulary,
): Steps<Span<Unknown>[]> {
  const found: Span<Unknown>[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (yield* isLate()) break;
    const place = placeAt(tokens, at, taken, vocabulary) ?? quarterAlone(tokens, at, taken);
    const span = place ?? foodAt(tokens, at, taken, vocabulary) ?? venueAt(tokens, at, taken, vocabulary);
    if (span) found.push(span);
    if (span) at = span.to - 1;
  }
  return found;
}

function foodAt(
  tokens: readonly Token[],
  at: number,
  taken: ReadonlySet<number>,
  vocabulary: Vocabulary,
): Span<Unknown> | null {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (
    !isWord(token) ||
    taken.has(at) ||
    taken.has(at + 1) ||
    isOrdinary(token) ||
    !next ||
    next.clause !== token.clause
  )
    return null;
  const typeOf = next.word === 'type' || next.word === 'style';
  const named =
    ['food', 'cuisine', 'cooking', 'fare', 'dish'].includes(next.stem) || (typeOf && tokens[at + 2]?.word !== 'do');
  const venue = FOOD_NOUNS.has(next.stem) && ['a', 'an', 'any', 'some', 'good'].includes(tokens[at - 1]?.word ?? '');
  if (!named && !(venue && !vocabulary.texts.has(token.stem))) return null;
  return { from: at, to: at + 1, value: { type: 'unknown-food', label: token.raw } };
}

/** What leads to the name of a place that is asked about: "is the Green Gate nice?" */
const BEFORE_VENUE = wordSet(
  'is are does do about of try tried like called named recommended mentioned suggested know to than',
);
const NAME_WORDS = 4;

/** Two or more words, written as a name, that nothing in the guide has. */
function venueAt(
  tokens: readonly Token[],
  at: number,
  taken: ReadonlySet<number>,
  vocabulary: Vocabulary,
): Span<Unknown> | null {
  const lead = tokens[tokens[at - 1]?.word === 'the' ? at - 2 : at - 1];
  if (!lead || !BEFORE_VENUE.has(lead.word) || lead.sentence !== tokens[at]?.sentence) return null;
  const rest = tokens.slice(at, at + NAME_WORDS);
  const end = rest.findIndex((token, index) => !isWord(token) || !isUpper(token) || taken.has(at + index));
  const words = end < 0 ? rest : rest.slice(0, end);
  const [first] = words;
  // Who shouts, and who speaks of a friend, names no place.
  const isShouted = !tokens.some(({ raw }) => /^\p{Ll}{2}/u.test(raw));
  if (!first || words.length < 2 || isShouted || FIRST_NAMES.has(first.word)) return null;
  if (words.some(({ word, clause }) => CALENDAR.has(word) || clause !== first.clause)) return null;
  if (
    words.every(({ word }) =>
      [vocabulary.texts, vocabulary.nameTexts, vocabulary.addresses].some((texts) => texts.mentioning([word]).size > 0),
    )
  )
    return null;
  return { from: at, to: at + words.length, value: { type: 'venue', label: words.map(({ raw }) => raw).join(' ') } };
}

/** What leads to the place at a token. */
export function prepositionOf(tokens: readonly Token[], at: number): Token | null {
  let last = tokens[at - 1]?.word === 'the' ? at - 2 : at - 1;
  // "At 37 Tinsel Street" is on it, whoever else is there.
  if (NUMBER.test(tokens[last]?.word ?? '')) last -= 1;
  const [word, lead] = [tokens[last], tokens[last - 1]];
  if (!word) return null;
  const leads = LEADING[word.word];
  const isWay =
    (word.word === 'from' || word.word === 'to') && tokens.slice(0, last).some(({ word: said }) => WAYS.has(said));
  if (leads) return (lead && leads.has(lead.word)) || isWay ? word : null;
  return BEFORE_PLACE.has(word.word) ? word : null;
}
const NUMBER = /^\d{1,4}\p{Ll}?$/u;
const WAYS = wordSet('far walk walking walkable get getting go going come coming distance long minutes mins miles');
const LEADING: Readonly<Record<string, ReadonlySet<string>>> = table({
  to: wordSet('close closer closest near nearer nearest next adjacent'),
  of: wordSet('distance walk minutes mins reach'),
  from: wordSet('walk stroll away across distance minutes mins far opposite'),
});

function placeAt(
  tokens: readonly Token[],
  at: number,
  taken: ReadonlySet<number>,
  vocabulary: Vocabulary,
): Span<Unknown> | null {
  const before = prepositionOf(tokens, at);
  const first = tokens[at];
  if (!before || !first || !(isWord(first) || isSaint(first)) || taken.has(at)) return null;
  if (before.clause !== first.clause) return null;
  const quarter = quarterAt(tokens, at, taken);
  if (quarter) return quarter;
  const landmark = landmarkAt(tokens, at, before, taken);
  if (landmark && addressOf(landmark.value.label.replace(/^the /, '').toLowerCase(), vocabulary) === null)
    return landmark;
  let to = at;
  while (
    to < tokens.length &&
    to - at < 4 &&
    !taken.has(to) &&
    tokens[to]?.clause === first.clause &&
    belongs(tokens, to, at)
  )
    to += 1;
  if (to === at) return null;
  const words = tokens.slice(at, to);
  const label = words.map((token) => token.raw).join(' ');
  const phrase = words.map((token) => token.word).join(' ');
  const address = addressOf(phrase, vocabulary);
  const inAddress = address !== null;
  const plain = words.every(isOrdinary);
  const isName = isCalled(words) && words.length > 1 && tokens.some(({ raw }) => /^\p{Ll}{4}/u.test(raw));
  if (!inAddress && ((words.every(isCommon) && !isName) || !(before.word === 'in' || isCalled(words)))) return null;
  if (plain && words.length === 1) return null;
  // "In the interval" is no part of town; "in the Marais" may be one.
  const isNoun = tokens[at - 1]?.word === 'the' && words.every(({ raw }) => !/^\p{Lu}/u.test(raw));
  if (!inAddress && isNoun) return null;
  if (before.word === 'at' && !inAddress) return { from: at, to, value: { type: 'venue', label } };
  return { from: at, to, value: { type: 'place', label, address } };
}

/** A part of town by its common name, but not "in the whole town". */
function quarterAt(tokens: readonly Token[], at: number, taken: ReadonlySet<number>): Span<Unknown> | null {
  const [first, last] = [tokens[at], tokens[at + 1]];
  if (tokens[at - 1]?.word !== 'the' || !first || last?.clause !== first.clause || taken.has(at + 1)) return null;
  if (!QUARTERS.has(last.word) || ANY_TOWN.has(first.word)) return null;
  return { from: at, to: at + 2, value: { type: 'place', label: `the ${first.raw} ${last.raw}`, address: null } };
}
/** "A burger, old town". */
function quarterAlone(tokens: readonly Token[], at: number, taken: ReadonlySet<number>): Span<Unknown> | null {
  const [first, last] = [tokens[at], tokens[at + 1]];
  const isClause = first && tokens[at - 1]?.clause !== first.clause && tokens[at + 2]?.clause !== first.clause;
  if (!isClause || at === 0 || last?.clause !== first.clause || taken.has(at) || taken.has(at + 1)) return null;
  if (!QUARTERS.has(last.word) || ANY_TOWN.has(first.word)) return null;
  return { from: at, to: at + 2, value: { type: 'place', label: `${first.raw} ${last.raw}`, address: null } };
}
const QUARTERS = wordSet('town quarter district docklands waterfront suburbs');
const ANY_TOWN = wordSet(
  'whole entire same next other this that nearest local best nice nicest right wrong my our your',
);

const isUpper = ({ raw }: Token): boolean => /^\p{Lu}/u.test(raw);
const isSaint = ({ raw }: Token): boolean => /^(?:St|Mt)$/.test(raw);

/** Written as a name. */
const isCalled = (words: readonly Token[]): boolean =>
  words.some(isUpper) && words.every((token, at) => isUpper(token) || (at > 0 && isFollowing(token)));

/** A landmark that is named by what it is. */
function landmarkAt(
  tokens: readonly Token[],
  at: number,
  before: Token,
  taken: ReadonlySet<number>,
): Span<Extract<Unknown, { type: 'place' }>> | null {
  if (tokens[at - 1]?.word !== 'the' || before.word === 'in') return null;
  const reached = tokens.slice(at, at + LANDMARK_WORDS).findIndex(({ word }) => LANDMARKS.has(word));
  const words = tokens.slice(at, at + reached + 1);
  const to = at + words.length;
  if (reached < 0 || words.some(({ clause }, index) => clause !== before.clause || taken.has(at + index))) return null;
  if (!words.slice(0, -1).every(isWord) || FOOD_NOUNS.has(tokens[to]?.stem ?? '')) return null;
  return {
    from: at,
    to,
    value: { type: 'place', label: `the ${words.map(({ raw }) => raw).join(' ')}`, address: null },
  };
}
export const LANDMARK_WORDS = 3;

const isFollowing = ({ word }: Token): boolean => STREET_WORDS.has(word) || LANDMARKS.has(word);

/** The words by which addresses know a place: its own, or those of the city that it is a nickname of. */
function addressOf(phrase: string, { addresses }: Vocabulary): string | null {
  const names = Object.entries(NICKNAMES).flatMap(([name, words]) => (words.split('|').includes(phrase) ? [name] : []));
  const street = phrase.replace(/ (?:street|st|road|rd|avenue|ave|lane|drive|boulevard|blvd)$/, '');
  return [phrase, ...names, street].find((words) => addresses.mentioning([words]).size > 0) ?? null;
}

function belongs(tokens: readonly Token[], index: number, first: number): boolean {
  const token = tokens[index];
  if (!token || /^\d/.test(token.raw)) return false;
  if (!isOrdinary(token)) return isWord(token) || isSaint(token);
  if (/^\p{Lu}/u.test(token.raw) && !CALENDAR.has(token.word) && token.word !== 'i') return true;
  return index > first ? isFollowing(token) : LANDMARKS.has(token.word);
}
