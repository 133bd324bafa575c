import { ORDINARY } from '../taxonomy/ordinary-words.ts';
import { PLACE_NOISE } from '../taxonomy/places.ts';
import { NearWords } from '../text/near-words.ts';
import { Phrases } from '../text/phrases.ts';
import { stemsOf } from '../text/tokens.ts';

/** A restaurant that a phrase may name. `sure`: no other reading of the words is likely. */
interface Named {
  id: number;
  sure: boolean;
  /** The phrase is the whole name. */
  whole: boolean;
}

export interface Names {
  phrases: Phrases<Named>;
  near: NearWords;
  words: ReadonlySet<string>;
}

const VENUE_WORDS: ReadonlySet<string> = new Set(
  `restaurant cafe bar grill bistro kitchen house pub brasserie room eatery diner lounge takeaway co company tavern inn club shop
  market deli hotel pizzeria trattoria osteria taqueria cantina food and the of at on in by &`.split(/\s+/),
);

function formsOf(name: string, neighborhood: string | null): string[] {
  const forms = [name, name.replace(/\s*&\s*/g, ' and '), name.replace(/\s+(?:and|&|n)\s+/gi, ' ')];
  const words = stemsOf(name.replace(/\s*&\s*/g, ' and '));
  const extra = new Set([...stemsOf(neighborhood ?? ''), 'city', 'town']);
  while (words.length > 1 && words[0] === 'the') words.shift();
  forms.push(words.join(' '));
  const core = [...words];
  while (core.length > 1 && (extra.has(core.at(-1) ?? '') || PLACE_NOISE.has(core.at(-1) ?? ''))) core.pop();
  forms.push(core.join(' '));
  while (core.length > 1 && VENUE_WORDS.has(core.at(-1) ?? '')) core.pop();
  while (core.length > 1 && VENUE_WORDS.has(core[0] ?? '')) core.shift();
  forms.push(core.join(' '));
  if (core.length > 1 && core.includes('and')) forms.push(core.slice(0, core.indexOf('and')).join(' '));
  return [...new Set(forms)];
}

/**
 * The names of a guide's restaurants and their short forms ("The Nirala Restaurant" → "nirala").
 *
 * @param isKnown whether a word means something by itself: a name of such words alone is not `sure`
 */
export function namesOf(
  rows: readonly { id: number; name: string; neighborhood: string | null }[],
  isKnown: (word: string) => boolean,
): Names {
  const entries: [string, Named][] = [];
  const words = new Set<string>();
  const plain = (word: string) => isKnown(word) || ORDINARY.has(word) || VENUE_WORDS.has(word) || word.length < 3;
  for (const row of rows) {
    const whole = stemsOf(row.name).length;
    for (const form of formsOf(row.name, row.neighborhood)) {
      const stems = stemsOf(form);
      const distinct = stems.filter((word) => !plain(word));
      if (stems.length === 0 || (distinct.length === 0 && stems.length < whole)) continue;
      for (const word of distinct) words.add(word);
      entries.push([form, { id: row.id, sure: distinct.length > 0, whole: stems.length === whole }]);
    }
  }
  return {
    phrases: new Phrases(entries),
    near: new NearWords(
      [...words].filter((word) => word.length > 4),
      1,
    ),
    words,
  };
}
