import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { answerOf } from './answer.ts';
import type { Outcome } from './attribute.ts';
import { attributeOf, CONTRARIES, wordsOf } from './attribute-of.ts';
import { readFacts } from './facts.ts';

const OPPOSITE: Readonly<Record<Outcome, Outcome>> = { yes: 'no', no: 'yes', partly: 'partly', unknown: 'unknown' };

/** The places whose notes speak of something that the lexicon names. */
export function speakingOf(key: string, { rows, vocabulary }: Snapshot): Restaurant[] {
  const attribute = attributeOf(CONTRARIES[key] ?? key);
  if (!attribute) return [];
  const { says, denies } = vocabulary.texts.voices(wordsOf(attribute));
  return [...says, ...denies].flatMap((at) => rows[at] ?? []);
}

/** Reads the notes that speak of some things, in steps: what {@link notedAt} asks of all of them at once is then known. */
export function* readNoted(keys: readonly string[], snapshot: Snapshot): Steps<void> {
  for (const key of keys) yield* readFacts(speakingOf(key, snapshot));
}

/**
 * What the notes and tags of the rows of a guide say of something that the lexicon names, by position. Only notes with a word of it are read.
 *
 * @param read what to make of a row that speaks of it; by default what notes or tags say
 * @example notedAt('sports', snapshot)(row, 3) // 'no' where "there is no telly"
 */
export function notedAt(
  key: string,
  { vocabulary }: Snapshot,
  read?: (row: Restaurant) => Outcome,
): (row: Restaurant, at: number) => Outcome {
  const contrary = CONTRARIES[key];
  const attribute = attributeOf(contrary ?? key);
  if (!attribute) return () => 'unknown';
  const { says, denies } = vocabulary.texts.voices(wordsOf(attribute));
  const plainly = (row: Restaurant): Outcome => {
    const { outcome, field } = answerOf(attribute, row);
    if (field === 'field') return 'unknown';
    return contrary === undefined ? outcome : OPPOSITE[outcome];
  };
  return (row, at) => (says.has(at) || denies.has(at) ? (read ?? plainly)(row) : 'unknown');
}
