import type { Steps } from '../../../slices.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import { LETTERS_READ } from '../../understanding/bounds.ts';
import { inWords } from '../../understanding/lexicon/emoji.ts';
import { read } from '../../understanding/reading/read.ts';
import type { Reading } from '../../understanding/reading/reading.ts';

/** What a message names, whatever came before it. */
export function* readingOf(message: string, snapshot: Snapshot): Steps<Reading> {
  const { revision, vocabulary } = snapshot;
  const last = lasts.get(snapshot);
  if (last?.message === message && last.revision === revision) return last.reading;
  const reading = yield* read(inWords(message).slice(0, LETTERS_READ), vocabulary, []);
  lasts.set(snapshot, { message, revision, reading });
  return reading;
}

/** The last message read with a guide: one task after the other asks for the same. */
const lasts = new WeakMap<Snapshot, { message: string; revision: number; reading: Reading }>();
