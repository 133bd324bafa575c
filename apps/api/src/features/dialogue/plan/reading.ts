import type { Steps } from '../../../slices.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import { LETTERS_READ } from '../../understanding/bounds.ts';
import { inWords } from '../../understanding/lexicon/emoji.ts';
import { type Reading, read } from '../../understanding/reading/read.ts';

/** What a message names, whatever came before it. */
export function* readingOf(message: string, { vocabulary }: Snapshot): Steps<Reading> {
  return yield* read(inWords(message).slice(0, LETTERS_READ), vocabulary, []);
}
