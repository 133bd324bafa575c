import type { Restaurant } from '@saffron/contracts/guide';
import { distanceBetween } from '@saffron/contracts/location';
import type { Steps } from '../../../slices.ts';
import { isLate } from '../bounds.ts';
import { titleCase } from '../lexicon/foods.ts';
import type { Span } from '../text/phrases.ts';
import { sentencesOf } from '../text/sentences.ts';
import { stemsOf, type Token, tokenize } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { isOrdinary, LANDMARK_WORDS, prepositionOf, type Unknown } from './unknowns.ts';

/** Before what a place stands at, by itself or after another word: "facing the pond", "next to the pond". */
const AT = wordSet(
  'facing opposite beside behind above below beneath under overlooking by near alongside off on at outside',
);
const AT_THE: ReadonlySet<string> = new Set(['next to', 'close to', 'across from', 'front of', 'corner from']);
/** More places than these name no spot, and neither do those that are as many meters apart. */
const MOST = 8;
const APART = 600;

/** In these one is, rather than near to them. */
const WITHIN = wordSet('in on at off');

/**
 * The streets and spots of a message that addresses or notes of the guide place: "near Tinsel Street", "opposite the customs pier".
 *
 * @param taken tokens that are understood already
 */
export function* spotsIn(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  vocabulary: Vocabulary,
): Steps<Span<Spot>[]> {
  const found: Span<Spot>[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (yield* isLate()) break;
    const before = prepositionOf(tokens, at);
    const spot = before && spotAt(tokens, at, before, taken, vocabulary);
    if (spot) found.push(spot);
    if (spot) at = spot.to - 1;
  }
  return found;
}

type Spot = Extract<Unknown, { type: 'place' }>;

function spotAt(
  tokens: readonly Token[],
  at: number,
  before: Token,
  taken: ReadonlySet<number>,
  vocabulary: Vocabulary,
): Span<Spot> | null {
  const isSpot = tokens[at - 1]?.word === 'the' && !WITHIN.has(before.word);
  for (let to = at + LANDMARK_WORDS; to > at; to -= 1) {
    const words = tokens.slice(at, to);
    const [label, phrase] = [words.map(({ raw }) => raw).join(' '), words.map(({ word }) => word).join(' ')];
    const isFree = words.every(({ clause }, index) => clause === before.clause && !taken.has(at + index));
    if (!isFree || words.length < to - at || (words.length === 1 && isOrdinary(words[0] ?? before))) continue;
    if (vocabulary.neighborhoods.some((name) => name.toLowerCase() === phrase)) return null;
    const street = words.length > 1 && vocabulary.addresses.mentioning([phrase]).size > 0 ? phrase : null;
    const rows = street !== null || isSpot ? placedAt(phrase, street, vocabulary) : [];
    const value: Spot = {
      type: 'place',
      label: street === null ? `the ${label}` : titleCase(label),
      address: street,
      at: rows.map(({ id }) => id),
    };
    if (rows.length > 0) return { from: at, to, value };
  }
  return null;
}

/** The restaurants that tell where something is: in that street by their addresses, or at it by their notes. None where that is no one spot. */
function placedAt(phrase: string, address: string | null, vocabulary: Vocabulary): readonly Restaurant[] {
  const { addresses, texts, listed } = vocabulary;
  const found = (address === null ? texts : addresses).mentioning([address ?? phrase]);
  if (found.size === 0 || (address === null && found.size > MOST)) return [];
  const rows = [...found].flatMap((at) => listed[at] ?? []);
  const there = address === null ? rows.filter((row) => standsAt(row, stemsOf(phrase))) : rows;
  const [first] = there;
  return first && there.every((row) => isBeside(first, row)) ? there : [];
}

const standsAt = (row: Restaurant, phrase: readonly string[]): boolean =>
  sentencesOf(row).some(({ text }) => {
    const tokens = tokenize(text);
    return tokens.some((_, at) => {
      if (!phrase.every((stem, index) => tokens[at + index]?.stem === stem)) return false;
      const end = tokens[at - 1]?.word === 'the' ? at - 1 : at;
      const [before = '', last = ''] = tokens
        .slice(Math.max(0, end - 2), end)
        .map(({ word }) => word)
        .slice(-2);
      return AT.has(last || before) || AT_THE.has(`${before} ${last}`);
    });
  });

function isBeside(a: Restaurant, b: Restaurant): boolean {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null)
    return a === b || (a.neighborhood !== null && a.neighborhood === b.neighborhood);
  const [from, to] = [a, b].map((row) => ({ latitude: row.latitude ?? 0, longitude: row.longitude ?? 0 }));
  return from !== undefined && to !== undefined && distanceBetween(from, to) <= APART;
}
