import type { Restaurant } from '@saffron/contracts/guide';
import { numberIn } from '../reading/numbers.ts';
import type { Mention, Reading } from '../reading/read.ts';
import type { Token } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

const ORDINALS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    first: 0,
    '1st': 0,
    former: 0,
    second: 1,
    '2nd': 1,
    third: 2,
    '3rd': 2,
    fourth: 3,
    '4th': 3,
    fifth: 4,
    sixth: 5,
    last: -1,
    latter: -1,
  }),
);
const SEVERAL: ReadonlyMap<string, number> = new Map([
  ['two', 2],
  ['couple', 2],
  ['three', 3],
]);
const ONES: ReadonlySet<string> = new Set('one place option restaurant choice spot suggestion'.split(' '));
const POINTERS: ReadonlySet<string> = new Set(
  'it its their theirs they theyre them there that this those these both itself'.split(' '),
);

/** Restaurants of the last reply that a message points at: by number, by a pronoun, or as "the Italian one". */
export interface Pointing {
  ids: readonly number[];
  /** `one`: a single place was meant; `all`: those of the last reply. */
  how: 'one' | 'all' | 'none';
  /** It was said which: "the second one". */
  numbered?: true;
  /** No reply went that far: "the fourth one" of three. */
  beyond?: true;
}

const NONE: Pointing = { ids: [], how: 'none' };

/**
 * What a message refers to among the restaurants that the last reply showed; a number that goes beyond them, among those of an
 * earlier one.
 *
 * @param lists what replies with cards showed, the last one first
 *
 * @example pointingOf(reading('the second one'), vocabulary, [[7, 9]]) // { ids: [9], how: 'one', numbered: true }
 */
export function pointingOf(reading: Reading, vocabulary: Vocabulary, lists: readonly (readonly number[])[]): Pointing {
  const [last = []] = lists;
  if (last.length === 0) return NONE;
  return (
    byRank(reading, vocabulary, last) ??
    byChoice(reading, last) ??
    byNumber(reading, lists) ??
    byKind(reading, vocabulary, last) ??
    byPronoun(reading, last)
  );
}

const RANKS: ReadonlyMap<string, (row: Restaurant) => number> = new Map([
  ['cheapest', (row: Restaurant) => -(row.price ?? 9)],
  ['priciest', (row: Restaurant) => row.price ?? 0],
  ['fanciest', (row: Restaurant) => row.price ?? 0],
  ['best', (row: Restaurant) => row.rating ?? 0],
]);
const CHOICE =
  /\b(?:would you|do you|should (?:i|we)|is (?:the )?best|is better|(?:is )?your favou?rite|you recommend)\b/;

/** "Which one would you pick?": the one that was put first. */
function byChoice({ tokens, names, mentions }: Reading, last: readonly number[]): Pointing | null {
  const words = tokens.map(({ word }) => word);
  const which = words.indexOf('which');
  if (which < 0 || names.length + mentions.length > 0 || !CHOICE.test(words.slice(which + 1).join(' '))) return null;
  return { ids: last.slice(0, 1), how: 'one' };
}

const OF_THEM: ReadonlySet<string> = new Set(['these', 'those', 'them', 'three', 'two']);

/** "The cheapest of these", "the best one". */
function byRank({ tokens }: Reading, vocabulary: Vocabulary, last: readonly number[]): Pointing | null {
  for (const [at, token] of tokens.entries()) {
    const rank = RANKS.get(token.word);
    const next = tokens[at + 1]?.word ?? '';
    const pointed =
      next === 'one' || (next === 'of' && tokens.slice(at + 2, at + 4).some((one) => OF_THEM.has(one.word)));
    if (!rank || !pointed || tokens[at - 1]?.word !== 'the') continue;
    const rows = last.flatMap((id) => vocabulary.rows.get(id) ?? []);
    const first = rows.sort((a, b) => rank(b) - rank(a))[0];
    return first ? { ids: [first.id], how: 'one' } : null;
  }
  return null;
}

/** Whether a message compares the places that were shown, rather than wishing for others. */
export const compares = ({ tokens }: Reading): boolean =>
  tokens.some(
    (token, at) =>
      RANKS.has(token.word) && tokens[at - 1]?.word === 'the' && ['one', 'of'].includes(tokens[at + 1]?.word ?? ''),
  );

/** "Does the second have …": what follows a place that is called by its number. */
const AFTER_POINTED: ReadonlySet<string> = new Set(
  'have has do does is isnt got take takes serve serves offer offers allow allows cater with and or any for open close look sound actually safe'.split(
    ' ',
  ),
);

function byNumber({ tokens, taken }: Reading, lists: readonly (readonly number[])[]): Pointing | null {
  const [last = []] = lists;
  for (const [at, token] of tokens.entries()) {
    const numbered = tokens[at - 1]?.word === 'number' ? numberIn(token.word) : null;
    const place = numbered === null ? ORDINALS.get(token.word) : numbered - 1;
    const next = tokens[at + 1];
    const pointed =
      numbered !== null ||
      ONES.has(next?.stem ?? '') ||
      (tokens[at - 1]?.word === 'the' &&
        (next === undefined || next.clause !== token.clause || AFTER_POINTED.has(next.word)));
    // "The first two".
    const several = place === undefined ? undefined : SEVERAL.get(next?.word ?? '');
    if (several !== undefined && tokens[at - 1]?.word === 'the')
      return { ids: place === -1 ? last.slice(-several) : last.slice(0, several), how: 'all' };
    if (place === undefined || taken.has(at) || !pointed) continue;
    // The one that was singled out since is no list: "the first" is that of the three before.
    const id = (
      lists.find((list) => list.length > Math.max(place, 1)) ?? lists.find((list) => list.length > place)
    )?.at(place);
    if (id !== undefined) return { ids: [id], how: 'one', numbered: true };
    return { ids: last, how: 'all', beyond: true };
  }
  return null;
}

/** What stands between two things that a message chooses between. */
const LINKS: ReadonlySet<string> = new Set('or vs versus and against with than to'.split(' '));
const NUMBERED: ReadonlySet<string> = new Set(['number', 'no', 'option', 'nr']);

/** "Second", "number 2", and of two numbers with "or" between them both: which in a list they point at, -1 for its end. */
function placeAt(tokens: readonly Token[], at: number): number | null {
  const word = tokens[at]?.word ?? '';
  const ordinal = ORDINALS.get(word);
  if (ordinal !== undefined) return ordinal;
  const number = numberIn(word);
  const isBeside = (link: number, other: number): boolean =>
    LINKS.has(tokens[link]?.word ?? '') && numberIn(tokens[other]?.word ?? '') !== null;
  const pointed = NUMBERED.has(tokens[at - 1]?.word ?? '') || isBeside(at - 1, at - 2) || isBeside(at + 1, at + 2);
  return number !== null && number > 0 && pointed ? number - 1 : null;
}

/**
 * The places that a message tells apart by number, by name or by kind, in its order: "first or third", "the Thai one or the pub".
 * A pronoun tells none apart.
 *
 * @param lists what it points at, the last one first: a number that goes beyond it means an earlier one
 */
export function choicesOf(reading: Reading, vocabulary: Vocabulary, lists: readonly (readonly number[])[]): number[] {
  const [list = []] = lists;
  const { tokens, names, mentions, taken } = reading;
  const found: { at: number; ids: readonly number[] }[] = names.map(({ from, ids }) => ({ at: from, ids }));
  for (const at of tokens.keys()) {
    const place = taken.has(at) ? null : placeAt(tokens, at);
    const several = SEVERAL.get(tokens[at + 1]?.word ?? '');
    if (place === null || isDegree(tokens[at + 1])) continue;
    if (several !== undefined) found.push({ at, ids: place === -1 ? list.slice(-several) : list.slice(0, several) });
    else found.push({ at, ids: (lists.find(({ length }) => length > place) ?? []).slice(place).slice(0, 1) });
  }
  for (const mention of mentions) {
    const ids = kindIn(mention, reading, vocabulary, list);
    if (ids.length === 1) found.push({ at: mention.from, ids });
  }
  return [...new Set(found.toSorted((a, b) => a.at - b.at).flatMap(({ ids }) => ids))];
}

/** "The second cheapest" is no second one. */
const isDegree = (token: Token | undefined): boolean => /(?:est|most|best)$/.test(token?.word ?? '');

/** Those of a list that "the Thai one", "the pub" may be. */
function kindIn(mention: Mention, { tokens }: Reading, vocabulary: Vocabulary, list: readonly number[]): number[] {
  const before = tokens[mention.from - 1]?.word ?? '';
  if (mention.negated || !(POINTING_AT.has(before) || ONES.has(tokens[mention.to]?.stem ?? ''))) return [];
  return list.filter((id) => isOfKind(vocabulary.rows.get(id), mention, vocabulary));
}

const POINTING_AT: ReadonlySet<string> = new Set(['the', 'that', 'this']);

function byKind({ tokens, mentions }: Reading, vocabulary: Vocabulary, last: readonly number[]): Pointing | null {
  for (const mention of mentions) {
    const before = tokens[mention.from - 1]?.word;
    const after = tokens[mention.to]?.stem ?? '';
    const pointed = (before === 'the' || before === 'that') && (ONES.has(after) || after === 'food');
    if (!pointed || mention.negated) continue;
    const ids = last.filter((id) => isOfKind(vocabulary.rows.get(id), mention, vocabulary));
    if (ids.length > 0 && ids.length < Math.max(2, last.length)) return { ids, how: 'one' };
  }
  return null;
}

function isOfKind(row: Restaurant | undefined, { meaning }: Mention, vocabulary: Vocabulary): boolean {
  if (!row) return false;
  if (meaning.type === 'food')
    return vocabulary.cuisines.some(
      (one) => one.value === row.cuisine?.trim() && (one.equal.has(meaning.key) || one.parts.has(meaning.key)),
    );
  if (meaning.type === 'area') return meaning.values.includes(row.neighborhood?.trim() ?? '');
  if (meaning.type === 'compass')
    return vocabulary.compass.get(meaning.point)?.includes(row.neighborhood?.trim() ?? '') ?? false;
  if (meaning.type === 'price') return row.price !== null && meaning.price.met.flat().includes(row.price);
  return false;
}

function byPronoun({ tokens, taken }: Reading, last: readonly number[]): Pointing {
  const pointer = tokens.findIndex((token, at) => !taken.has(at) && isPointer(tokens, at, token));
  if (pointer < 0) return NONE;
  const word = tokens[pointer]?.word ?? '';
  const single = ['it', 'its', 'that', 'this'].includes(word);
  return { ids: single ? last.slice(0, 1) : last, how: last.length === 1 || single ? 'one' : 'all' };
}

function isPointer(tokens: readonly Token[], at: number, token: Token): boolean {
  const next = tokens[at + 1];
  if (token.word === 'there') return next === undefined || next.clause !== token.clause;
  if (token.word === 'that' || token.word === 'this')
    return (
      next === undefined ||
      next.clause !== token.clause ||
      ONES.has(next.stem) ||
      ['is', 'in', 'place'].includes(next.word)
    );
  if (['restaurant', 'place', 'diner', 'venue'].includes(token.stem) && tokens[at - 1]?.word === 'the') return true;
  return POINTERS.has(token.word);
}
