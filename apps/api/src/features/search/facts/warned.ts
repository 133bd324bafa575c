import type { Restaurant } from '@saffron/contracts/guide';
import { Phrases } from '../../understanding/text/phrases.ts';
import { Recent } from '../../understanding/text/recent.ts';
import { allSentencesOf, type Sentence } from '../../understanding/text/sentences.ts';
import { tokenize } from '../../understanding/text/tokens.ts';
import { ALLERGENS } from './attributes/diets.ts';

/** What keeps people away, or leaves it to them. */
export const WARNING =
  'should skip|skip it|skip this|wrong place|stay out|stay away|should avoid|better avoid|keep away|eat elsewhere|go elsewhere|look elsewhere|order elsewhere|not a reliable|not reliable|unreliable|is a problem|are a problem|will not serve|give it a miss|not the place|no place for|steer clear|think twice|beware|not to eat here|do not eat here|dont eat here|nobody keeps track|not eat here';

const TABLE = new Phrases(WARNING.split('|').map((phrase) => [phrase, true] as const));
const NAMED: ReadonlySet<string> = new Set(
  ALLERGENS.flatMap(({ key, allergen }) => [key, ...(allergen?.named.split('|') ?? [])]).flatMap((word) =>
    tokenize(word).map(({ stem }) => stem),
  ),
);
const known = new Recent<Restaurant, { sentence: Sentence | null }>(500);

/**
 * The sentence that keeps everybody with an allergy away from a place; null where there is none. One about a single
 * allergen is evidence of that alone.
 *
 * @example warningOf(row)?.text // 'Nothing is labeled, so it is the wrong place for allergies.'
 */
export function warningOf(row: Restaurant): Sentence | null {
  // A search asks it of each place of a guide: most notes need not be taken apart.
  if (!ALLERGY.test(row.saffronNotes ?? '')) return null;
  return known.get(row, () => ({
    sentence: allSentencesOf(row).find(({ text }) => ALLERGY.test(text) && warns(text)) ?? null,
  })).sentence;
}

const ALLERGY = /allerg/i;

function warns(text: string): boolean {
  const tokens = tokenize(text);
  const isGeneral = tokens.some(({ word }, at) => /^allerg/.test(word) && !NAMED.has(tokens[at - 1]?.stem ?? ''));
  return isGeneral && TABLE.findAll(tokens).length > 0;
}
