import { distanceText } from '@saffron/contracts/location';
import type { Detail, Standing } from '../../../dialogue/measures/measure.ts';
import { isHarmless } from '../../../understanding/text/harmless.ts';
import { stemsOf } from '../../../understanding/text/tokens.ts';
import { isAddressed } from '../pitch.ts';
import type { Voice } from '../voice.ts';
import { clean, signs, withArticle } from '../words.ts';

/** A sentence up to this long is quoted whole. */
const WHOLE = 64;
const LONGEST = 110;
/** What joins a part of a sentence to the one before. */
const JOINING = /^(?:and|but|or|so|which|where|while|with|though|although|because|then) /i;
const KEEPS_CAPITAL = /^(?:[A-Z]\S*[A-Z]|I\b|[A-Z]\S* [A-Z])/;

/** The part of a sentence that has a phrase, without the rest of a long one. */
function excerpt(text: string, phrase: readonly string[]): string {
  const whole = clean(text, 400).replace(/[.!?…]+$/, '');
  const has = (part: string) => {
    const stems = stemsOf(part);
    return stems.some((_, at) => phrase.every((word, index) => stems[at + index] === word));
  };
  const parts = whole.length <= WHOLE ? [] : whole.split(/[,;:] | [—–] /);
  const part = parts.find((one) => has(one) && one.split(/["“”'()]/).length < 2 && one.split(' ').length > 1);
  const said = (part ?? clean(whole, LONGEST)).trim().replace(JOINING, '');
  return KEEPS_CAPITAL.test(said) ? said : `${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}

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

/** Words of the notes that decide and that no earlier reply had; empty where there are none. */
export function quoteOf({ details }: Standing, voice: Voice): string {
  for (const detail of details) {
    if (detail.type !== 'sentence' || !isHarmless(detail.sentence) || isAddressed(detail.sentence)) continue;
    const quote = excerpt(detail.sentence.text, detail.phrase);
    if (!voice.isSaid(detail.sentence.text) && !voice.isSaid(quote)) return quote;
  }
  return '';
}

/** What decides, as a clause that follows a predicate: " ($$)", ": “booths for six”"; empty where there is nothing new to say. */
export function detailClause(standing: Standing, voice: Voice): string {
  const value = fieldValue(standing);
  if (value) return ` (${value})`;
  const quote = quoteOf(standing, voice);
  if (quote) return `: ${quote}`;
  return standing.details.some(({ type }) => type === 'reservations') ? ', and it takes bookings' : '';
}

/** Two values of one field: " (until 21:00 against 17:00)"; empty where there are none. */
export function againstClause(better: Standing, other: Standing): string {
  const [value, than] = [fieldValue(better), fieldValue(other)];
  return value && than ? ` (${value} against ${than.replace(/^(?:until|from) /, '')})` : '';
}
