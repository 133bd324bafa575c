import type { Restaurant } from '@saffron/contracts/guide';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import type { Reading } from '../../understanding/reading/reading.ts';
import { stemsOf } from '../../understanding/text/tokens.ts';
import type { Context } from '../context.ts';
import { type Landmark, landmarkIn } from './landmark.ts';
import { nearWordsIn } from './words.ts';

/** What a message wants places to be near to: a place, or the diner, whose position nobody knows. */
export type Reference = { type: 'place'; row: Restaurant; landmark?: Landmark } | { type: 'me' };

/** Words between "near" and what is meant. */
const BETWEEN = 4;

/**
 * What places are to be near to; null where a message says nothing of it, or names what the guide does not know.
 *
 * @example referenceIn(context, reading('a bar near Foxlight')) // { type: 'place', row: Foxlight Ramen }
 */
export function referenceIn({ pointed, shown, snapshot }: Context, reading: Reading): Reference | null {
  const { tokens, names, mentions } = reading;
  const spans = nearWordsIn(tokens);
  const [anchor = shown[0]] = pointed;
  for (const { to, value } of spans) {
    if (value !== 'near' && value !== 'nearest') continue;
    const follows = ({ from }: { from: number }) =>
      from >= to && from - to <= BETWEEN && tokens[from]?.clause === tokens[to - 1]?.clause;
    const named = names.find(follows)?.ids.flatMap((id) => snapshot.byId.get(id) ?? []) ?? [];
    const landmark = landmarkIn(reading, snapshot, follows);
    const [there] = landmark?.rows ?? [];
    if (landmark && there && named.length === 0) return { type: 'place', row: there, landmark };
    const place = mentions.find((mention) => follows(mention) && mention.meaning.type === 'place');
    const partly = place ? placesCalled(place.said, snapshot) : [];
    const [row] = [...named, ...partly];
    if (row) return { type: 'place', row };
    if (isPointer(reading, to) && anchor) return { type: 'place', row: anchor };
  }
  if (spans.some(({ value }) => value === 'me')) return { type: 'me' };
  // "In walking distance from Old Harbour" names what it is from.
  const isThere = spans.some(({ value, to }) => value === 'there' && !/^(?:from|of|to)$/.test(tokens[to]?.word ?? ''));
  return isThere && anchor ? { type: 'place', row: anchor } : null;
}

const ONES = /^(?:it|that|there|them|this|first|second|third|fourth|last|one|other)$/;

/** Words that point at what was shown. */
function isPointer({ tokens, taken }: Reading, at: number): boolean {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || taken.has(at)) return false;
  if (first.word === 'the') return ONES.test(second?.word ?? '');
  return ONES.test(first.word) && (first.word !== 'that' || !second || !taken.has(at + 1));
}

/** Places that are more than some words of a name. */
const MANY = 3;

/** The restaurants whose name begins with some words, where these are enough to know them by: "Foxlight" for "Foxlight Ramen". */
function placesCalled(said: string, { rows, vocabulary }: Snapshot): Restaurant[] {
  const words = stemsOf(said).filter((word) => word !== 'the');
  if (words.length === 0) return [];
  const named = [...vocabulary.nameTexts.mentioning([words.join(' ')])].flatMap((at) => rows[at] ?? []);
  const called = named.filter(({ name }) => {
    const own = stemsOf(name).filter((word) => word !== 'the');
    return words.every((word, at) => own[at] === word);
  });
  return called.length < MANY ? called : [];
}
