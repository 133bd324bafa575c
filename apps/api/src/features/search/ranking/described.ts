import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { mattersOf } from '../../understanding/lexicon/matters.ts';
import { DENIALS } from '../../understanding/text/evidence.ts';
import { type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** Rows whose notes are read in one step, and descriptions that are remembered for a row. */
const READ = 20;
const REMEMBERED = 20;
/** By restaurant and words: a search asks it of each place of a guide. */
const known = new WeakMap<Restaurant, Map<string, boolean>>();

/**
 * Positions of the places whose notes say of them what some words describe: a sentence has two of these, or finds fault with the same matter.
 *
 * @param words stems
 * @example finish(describedBy('rude staff', snapshot)) // with the place where "the waiters are brusque"
 */
export function* describedBy(words: string, { rows, vocabulary: { texts } }: Snapshot): Steps<ReadonlySet<number>> {
  const stems = words.split(' ');
  const spoken = new Set(stems.flatMap((word) => [word, ...mattersOf(word).flatMap((row) => [...row])]));
  const candidates = new Set([...spoken].flatMap((word) => texts.having([word])));
  const found = new Set<number>();
  let read = 0;
  for (const at of candidates) {
    const row = rows[at];
    if (!row) continue;
    const before = known.get(row) ?? new Map<string, boolean>();
    known.set(row, before);
    if (!before.has(words)) {
      if (read % READ === 0) yield;
      read += 1;
      if (before.size >= REMEMBERED) before.clear();
      before.set(
        words,
        sentencesOf(row).some((sentence) => describes(sentence, stems)),
      );
    }
    if (before.get(words)) found.add(at);
  }
  return found;
}

/** Words of what was ruled out that a sentence has. */
const ENOUGH = 2;
/** Words between a denial and what it denies. */
const DENIED = 3;

function describes({ stems, critical, limiting }: Sentence, words: readonly string[]): boolean {
  const said = words.map((word) => stems.indexOf(word)).filter((at) => at >= 0);
  if (said.length >= ENOUGH) {
    const first = Math.min(...said);
    return !stems.slice(Math.max(0, first - DENIED), first).some((stem) => DENIALS.has(stem));
  }
  const isOf = (word: string) => mattersOf(word).some((row) => stems.some((stem) => row.has(stem)));
  return (critical || limiting) && (said.length > 0 || words.some(isOf));
}
