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

/** What the notes of a place say that is nearest in meaning to what a question asks about; null where nothing is near. */
export function toldBy(asked: readonly Token[], row: Restaurant): Told | null {
  const match = closest(
    asked.map(({ stem }) => stem),
    sentencesOf(row).filter(isHarmless),
  );
  return match && match.nearness >= NEAR ? { sentence: match.sentence, sure: match.nearness >= SURE } : null;
}
