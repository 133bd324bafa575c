import { table } from '../../../table.ts';
import { DIETS } from '../lexicon/foods.ts';
import { OF_ALLERGENS, RAW_FISH } from '../safety/allergens.ts';
import type { Safety, Stated } from '../safety/stated.ts';
import type { Token } from '../text/tokens.ts';
import type { Mention } from './reading.ts';

export const overlaps = (tokens: ReadonlySet<number>, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) if (tokens.has(at)) return true;
  return false;
};

/**
 * What a message states of allergies and diets, as mentions that win over every other meaning of their words.
 *
 * @param all the tokens that `safety` was read from
 * @returns the mentions, and the tokens that they are made of
 * @param tokens those that the rest of the message is read from: fewer, and some of them taken apart
 */
export function statedMentions(
  { stated, sign, over }: Safety,
  all: readonly Token[],
  tokens: readonly Token[],
  message: string,
): { mentions: Mention[]; taken: ReadonlySet<number> } {
  if (stated.length + over.length === 0 && !sign) return { mentions: [], taken: new Set() };
  const place = placing(all, tokens, message);
  const taken = new Set<number>();
  for (const one of [...stated, ...over, ...(sign ? [sign] : [])]) {
    const { from, to } = place(one);
    for (let at = from; at < to; at += 1) taken.add(at);
  }
  const mentions = unique(stated, place).flatMap((one): Mention[] => {
    if (one.role === 'other') return [];
    const at = place(one);
    const dropped = one.role === 'again' && { dropped: true as const };
    return [
      {
        ...at,
        meaning: meaningOf(one, at.said),
        negated: !isWish(one),
        ...(!one.plain && { stated: true as const }),
        ...dropped,
      },
    ];
  });
  if (sign)
    mentions.push({ ...place(sign), meaning: { type: 'feature', key: 'allergy' }, negated: false, stated: true });
  return { mentions, taken };
}

const isDiet = ({ key }: Stated): boolean => key !== null && DIETS.has(key);

/** What is left out by a feature of the lexicon. */
const LEFT_OUT = table({ alcohol: 'no alcohol' });

const isWish = (one: Stated): boolean => isDiet(one) || LEFT_OUT[one.key ?? ''] !== undefined;

const meaningOf = ({ key }: Stated, said: string): Mention['meaning'] => {
  const feature = key === RAW_FISH ? key : LEFT_OUT[key ?? ''];
  if (feature) return { type: 'feature', key: feature };
  return key === null ? { type: 'noted-dish', label: said.toLowerCase(), near: [] } : { type: 'food', key };
};

/** Finds tokens among those that the rest is read from; behind the last one where it is not read. */
function placing(all: readonly Token[], tokens: readonly Token[], message: string) {
  const starts = new Map(tokens.map(({ start }, at) => [start, at]));
  return ({ from, to }: { from: number; to: number }) => {
    const [first, last] = [all[from], all[to - 1]];
    const at = starts.get(first?.start ?? -1) ?? tokens.length;
    const end = starts.get(last?.start ?? -1);
    return { from: at, to: end === undefined ? at : end + 1, said: message.slice(first?.start ?? 0, last?.end ?? 0) };
  };
}

/** Each food once: a message may name one a thousand times. */
const unique = (stated: readonly Stated[], place: (one: Stated) => { said: string }): Stated[] => {
  // Almonds and peanuts are left out as nuts, and each is taken back by itself.
  const isOne = (one: Stated) => (isWish(one) && !OF_ALLERGENS.has(one.key ?? '')) || one.role === 'other';
  const wordsOf = (one: Stated) => (isOne(one) ? '' : place(one).said.toLowerCase());
  return [
    ...new Map(stated.toReversed().map((one) => [`${one.key ?? one.from} ${one.role} ${wordsOf(one)}`, one])).values(),
  ].reverse();
};
