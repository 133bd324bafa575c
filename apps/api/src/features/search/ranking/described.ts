import type { Restaurant } from '@saffron/contracts/guide';
import { mattersOf } from '../../understanding/lexicon/matters.ts';
import { DENIALS } from '../../understanding/text/evidence.ts';
import { type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import { toneOf } from '../../understanding/text/tone.ts';

/** By restaurant and words: a search asks it of each place of a guide. */
const known = new WeakMap<Restaurant, Map<string, boolean>>();

/**
 * Whether the notes of a place say of it what some words describe: a sentence has two of them, or finds fault with the same matter.
 *
 * @param words stems
 * @example isDescribed(row, 'rude staff') // true where "the waiters are brusque"
 */
export function isDescribed(row: Restaurant, words: string): boolean {
  const before = known.get(row) ?? new Map<string, boolean>();
  known.set(row, before);
  const found = before.get(words) ?? sentencesOf(row).some((sentence) => describes(sentence, words.split(' ')));
  before.set(words, found);
  return found;
}

/** Words of what was ruled out that a sentence has. */
const ENOUGH = 2;
/** Words between a denial and what it denies. */
const DENIED = 3;

function describes({ text, stems }: Sentence, words: readonly string[]): boolean {
  const said = words.map((word) => stems.indexOf(word)).filter((at) => at >= 0);
  if (said.length >= ENOUGH) {
    const first = Math.min(...said);
    return !stems.slice(Math.max(0, first - DENIED), first).some((stem) => DENIALS.has(stem));
  }
  const isMatter = words.some(
    (word) => stems.includes(word) || mattersOf(word).some((row) => stems.some((stem) => row.has(stem))),
  );
  if (!isMatter) return false;
  const { critical, limiting } = toneOf(text);
  return critical || limiting;
}
