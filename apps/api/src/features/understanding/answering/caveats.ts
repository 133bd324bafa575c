import { chanceOf } from '../learned/linear.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Token } from '../text/tokens.ts';
import { askingOf } from './features.ts';
import { type Model, readModel, scorerOf } from './model.ts';

/** Written by `npm run train`; see apps/api/training/answers/README.md. */
export const CAVEATS_FILE = new URL('caveats.bin', import.meta.url);
export const AGAINST_FILE = new URL('against.bin', import.meta.url);

let loaded: { caveats: Model; against: Model } | undefined;

/** The weights, read once for all. Throws if the files were written for something else. */
export const loadCaveats = (): { caveats: Model; against: Model } =>
  (loaded ??= { caveats: readModel(CAVEATS_FILE), against: readModel(AGAINST_FILE) });

/** What a sentence about a place is to somebody who is sent there, as probabilities from 0 to 1. */
export interface Caveat {
  /** That a friend would add it unasked: one has to book, the kitchen stops early, there are stairs for somebody with a stick. */
  worth: number;
  /** That the place is wrong for them by it. */
  against: number;
}

/**
 * What is worth knowing before a visit, by models trained on labelled visits (`npm run train`).
 *
 * @param tokens those of what was said of the visit, in one message or several
 * @returns tells it of a sentence; one that is worth less than `least` is not asked what it speaks against
 * @example caveatsFor(tokenize('brunch, we have a pram'))({ text: 'Two flights up and no lift.', part: 'vibe' }) // { worth: 0.7, against: 0.6 }
 */
export function caveatsFor(tokens: readonly Token[]): (sentence: Told, least?: number) => Caveat {
  const asking = askingOf(tokens);
  const { caveats, against } = loadCaveats();
  const [asked, contrary] = [scorerOf(asking, caveats), scorerOf(asking, against)];
  return (sentence, least = 0) => {
    const worth = chanceOf(asked.scoreOf(sentence) - asked.silence);
    return { worth, against: worth < least ? 0 : worth * chanceOf(contrary.scoreOf(sentence) - contrary.silence) };
  };
}

type Told = Pick<Sentence, 'text' | 'part'>;
