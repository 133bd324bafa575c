import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { isLate } from '../bounds.ts';
import { titleCase } from '../lexicon/foods.ts';
import type { Span } from '../text/phrases.ts';
import { type Sentence, sentencesOf } from '../text/sentences.ts';
import type { Token } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { isOrdinary, LANDMARK_WORDS, prepositionOf, type Unknown } from './unknowns.ts';

/** Before what a place stands at. */
const AT =
  /\b(?:facing|opposite|beside|behind|above|below|beneath|under|overlooking|by|near|alongside|off|on|at|outside|next to|close to|across from|front of|corner from) (?:the )?$/i;
/** In these one is, rather than near to them. */
const WITHIN = wordSet('in on at off');
/** More notes than these that name something name no spot. */
const MOST = 8;

/**
 * The streets and spots of a message that addresses or notes of the guide place.
 *
 * @param taken tokens that are understood already
 */
export function* spotsIn(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  vocabulary: Vocabulary,
): Steps<Span<Unknown>[]> {
  const found: Span<Unknown>[] = [];
  for (const at of tokens.keys()) {
    if (yield* isLate()) break;
    const before = (found.at(-1)?.to ?? 0) <= at ? prepositionOf(tokens, at) : null;
    const spot = before && spotAt(tokens, at, before, taken, vocabulary);
    if (spot) found.push(spot);
  }
  return found;
}

function spotAt(
  tokens: readonly Token[],
  at: number,
  before: Token,
  taken: ReadonlySet<number>,
  vocabulary: Vocabulary,
): Span<Unknown> | null {
  const isSpot = tokens[at - 1]?.word === 'the' && !WITHIN.has(before.word);
  for (let to = Math.min(tokens.length, at + LANDMARK_WORDS); to > at; to -= 1) {
    const words = tokens.slice(at, to);
    const [label, phrase] = [words.map(({ raw }) => raw).join(' '), words.map(({ word }) => word).join(' ')];
    if (words.some(({ clause }, index) => clause !== before.clause || taken.has(at + index))) continue;
    if (to - at === 1 && isOrdinary(words[0] ?? before)) continue;
    if (vocabulary.neighborhoods.some((name) => name.toLowerCase() === phrase)) return null;
    const isStreet = to - at > 1 && vocabulary.addresses.mentioning([phrase]).size > 0;
    const rows = isStreet || isSpot ? placedAt(phrase, isStreet, vocabulary) : [];
    const named = isStreet ? { label: titleCase(label), address: phrase } : { label: `the ${label}`, address: null };
    if (rows.length > 0) return { from: at, to, value: { type: 'place', ...named, at: rows.map(({ id }) => id) } };
  }
  return null;
}

/** The restaurants in a street, or whose notes say that they are at a spot; none where these are in several parts of town. */
const tellsOf =
  (phrase: string, ...before: readonly RegExp[]) =>
  ({ text }: Sentence): boolean => {
    const at = text.toLowerCase().indexOf(phrase);
    return at > 0 && [AT, ...before].some((words) => words.test(text.slice(0, at)));
  };
/** Before what one sees from there. */
const SEEN = /\b(?:views? (?:of|over|across)|looks? (?:at|over|onto|out on)|towards?) (?:the )?$/i;

/** Whether the notes of any restaurant say that it is at a spot or looks at it: that is no restaurant. */
export const isSpot = (phrase: string, { texts, listed }: Vocabulary): boolean =>
  [...texts.mentioning([phrase])]
    .slice(0, MOST)
    .some((at) => listed[at] !== undefined && sentencesOf(listed[at]).some(tellsOf(phrase, SEEN)));

function placedAt(phrase: string, isStreet: boolean, { addresses, texts, listed }: Vocabulary): readonly Restaurant[] {
  const found = [...(isStreet ? addresses : texts).mentioning([phrase])];
  if (!isStreet && found.length > MOST) return [];
  const rows = found
    .flatMap((at) => listed[at] ?? [])
    .filter((row) => isStreet || sentencesOf(row).some(tellsOf(phrase)));
  return new Set(rows.map(({ id, neighborhood }) => neighborhood ?? id)).size === 1 ? rows : [];
}
