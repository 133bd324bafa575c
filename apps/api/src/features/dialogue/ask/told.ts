import type { Restaurant } from '@saffron/contracts/guide';
import { closest } from '../../understanding/meaning/matching.ts';
import { isHarmless } from '../../understanding/text/harmless.ts';
import { type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import type { Token } from '../../understanding/text/tokens.ts';

/** A sentence of the notes that speaks of what was asked in other words; it tells neither yes nor no by itself. */
export interface Told {
  sentence: Sentence;
  /** It surely speaks of that; otherwise only of something near it. */
  sure: boolean;
}

/** Calibrated on labelled questions, see docs/quality.md. */
const SURE = 0.55;
const NEAR = 0.4;

/**
 * What the notes of a place say that is nearest in meaning to what a question asks about; null where nothing is near.
 *
 * @param food a dish or a drink is asked for: otherwise the notes on the food tell only what they have a word for
 */
export function toldBy(asked: readonly Token[], row: Restaurant, food: boolean): Told | null {
  const stems = asked.map(({ stem }) => stem);
  const speaks = ({ part, stems: own }: Sentence) =>
    food || part !== 'food_notes' || stems.some((stem) => own.includes(stem));
  const match = closest(
    stems,
    sentencesOf(row).filter((sentence) => isHarmless(sentence) && speaks(sentence)),
  );
  return match && match.nearness >= NEAR ? { sentence: match.sentence, sure: match.nearness >= SURE } : null;
}
