import type { Restaurant } from '@saffron/contracts/guide';
import type { QueryEvidence } from '@saffron/contracts/guide-query';
import { voiceOf } from '../../understanding/text/evidence.ts';
import { isHarmless } from '../../understanding/text/harmless.ts';
import { type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import { stemsOf } from '../../understanding/text/tokens.ts';
import { tagsIn } from '../../understanding/vocabulary/vocabulary.ts';

type Voice = NonNullable<ReturnType<typeof voiceOf>>;

/** The first sentence of a restaurant's notes for which `says` holds, of those that may be told. */
export function sentenceWhere(row: Restaurant, says: (sentence: Sentence) => boolean): QueryEvidence | undefined {
  const sentence = sentencesOf(row).find((one) => says(one) && isHarmless(one));
  return sentence && { field: sentence.part, sentence: sentence.text };
}

/**
 * The first tag or sentence that says one of some phrases, or denies it.
 *
 * @example sentenceOf(row, ['terrace'], 'denies') // { field: 'vibe', sentence: 'There is no terrace.' }
 */
export function sentenceOf(row: Restaurant, phrases: readonly string[], voice: Voice): QueryEvidence | undefined {
  const stems = phrases.map(stemsOf).filter((phrase) => phrase.length > 0);
  const spoken = (text: readonly string[]) => stems.some((phrase) => voiceOf(text, phrase) === voice);
  const tag = tagsIn(row.tag).find((one) => spoken(stemsOf(one)));
  return tag ? { field: 'tag', sentence: tag } : sentenceWhere(row, (sentence) => spoken(sentence.stems));
}
