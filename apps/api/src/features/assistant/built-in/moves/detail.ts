import { distanceText } from '@saffron/contracts/location';
import type { Detail, Standing } from '../../../dialogue/measures/measure.ts';
import { isHarmless } from '../../../understanding/text/harmless.ts';
import type { Sentence } from '../../../understanding/text/sentences.ts';
import { isAddressed } from '../pitch.ts';
import { hasPhrase, inClause, partWith, shortened } from '../quote.ts';
import type { Voice } from '../voice.ts';
import { clean, signs, withArticle } from '../words.ts';

const LONGEST = 110;

/** The part of a sentence that has a phrase, without the rest of a long one. */
const excerpt = (sentence: Sentence, phrase: readonly string[], isWhole: boolean): string =>
  inClause({ ...sentence, part: 'vibe', text: shortened(partWith(sentence.text, [phrase], isWhole), LONGEST) });

/** The value of a field that decides: "$$", "until 02:00"; empty where words of the notes do. */
export function fieldValue({ details }: Standing): string {
  for (const detail of details) {
    const value = fieldOf(detail);
    if (value) return value;
  }
  return '';
}

function fieldOf(detail: Detail): string {
  switch (detail.type) {
    case 'price':
      return signs(detail.price);
    case 'rating':
      return `${detail.rating} out of 5`;
    case 'closes':
      return `until ${detail.time}`;
    case 'opens':
      return `from ${detail.time}`;
    case 'distance':
      return distanceText(detail.meters);
    case 'area':
      return `in ${withArticle(clean(detail.area, 60))}`;
    default:
      return '';
  }
}

/** A sentence, or the part with a phrase of one that tells the reader to do something besides; null where that part does. */
function stated(sentence: Sentence, phrase: readonly string[]): Sentence | null {
  if (!isAddressed(sentence)) return sentence;
  const text = sentence.text.split('; ').find((part) => hasPhrase(part, phrase));
  return text !== undefined && text !== sentence.text && !isAddressed({ ...sentence, text })
    ? { ...sentence, text }
    : null;
}

/** Words of the notes that decide and that no earlier reply had; empty where there are none. */
export function quoteOf({ details }: Standing, voice: Voice, isWhole = false): string {
  for (const detail of details) {
    const sentence = detail.type === 'sentence' ? stated(detail.sentence, detail.phrase) : null;
    if (detail.type !== 'sentence' || !sentence || !isHarmless(detail.sentence)) continue;
    const quote = excerpt(sentence, detail.phrase, isWhole);
    if (!voice.isSaid(detail.sentence.text) && !voice.isSaid(quote)) return quote;
  }
  return '';
}

/**
 * What decides, as a clause that follows a predicate: " ($$)", ": “booths for six”"; empty where there is nothing new to say.
 *
 * @param isWhole what follows the words that decide may limit them, and is told
 */
export function detailClause(standing: Standing, voice: Voice, isWhole = false): string {
  const value = fieldValue(standing);
  if (value) return ` (${value})`;
  const quote = quoteOf(standing, voice, isWhole);
  if (quote) return `: ${quote}`;
  return standing.details.some(({ type }) => type === 'reservations') ? ', and it takes bookings' : '';
}

/** Two values of one field: " (until 21:00 against 17:00)"; empty where there are none. */
export function againstClause(better: Standing, other: Standing): string {
  const [value, than] = [fieldValue(better), fieldValue(other)];
  return value && than ? ` (${value} against ${than.replace(/^(?:until|from) /, '')})` : '';
}
