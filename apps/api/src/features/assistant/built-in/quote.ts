import { isHarmless } from '../../understanding/text/harmless.ts';
import type { Sentence } from '../../understanding/text/sentences.ts';
import { shapeOf } from './shape.ts';
import { clean, stopped } from './words.ts';

/** What leans on the sentence before makes no sense without it. */
const LEANING =
  /^(?:it|its|it's|they|they're|their|them|he|she|his|her|this|that|these|those|there (?:is|are) (?:none|no (?:more|other))|neither|both|others?|another|the (?:same|other|rest|latter|former|first|second)|so|but|and|or|nor|also|then|later|again|either|one (?:hot|more|main)|inside|here|afterwards|otherwise|everything (?:within|else))\b/i;
/** "The egg is soft as it should be.": which egg? */
const POINTING = /^(?:the|its) [\p{L}’'-]+ (?:is|are|was|were|can|has|have|comes?|costs?)\b[^,;:]*$/iu;
const SHORTEST = 18;
const LONGEST = 140;

/**
 * Whether a sentence of notes can be quoted by itself as a reason to go.
 *
 * @example isQuotable({ text: 'It gets rowdy when the home side wins.', … }) // false
 */
export function isQuotable(sentence: Sentence): boolean {
  const { text, critical, limiting, stems, part } = sentence;
  if (critical || limiting || !isHarmless(sentence)) return false;
  const shortest = part === 'occasions' ? 8 : SHORTEST;
  if (text.length < shortest && !/^[^\s]+ [^\s]+\.?$/.test(text)) return false;
  if (LEANING.test(text) || (text.length < 60 && POINTING.test(text))) return false;
  return new Set(stems).size * 2 > stems.length;
}

/** A long sentence up to a place where it may end: outside brackets, and not before the end of a thought. */
export function shortened(sentence: string, longest = LONGEST): string {
  if (sentence.length <= longest) return sentence;
  for (const mark of ['; ', ' — ', ', ']) {
    let at = sentence.lastIndexOf(mark, longest);
    while (at > 45) {
      const cut = sentence.slice(0, at);
      const rest = sentence.slice(at + mark.length);
      const open = cut.split('(').length !== cut.split(')').length;
      if (
        !open &&
        !/^(?:which|who|that|whose|where|when|and|or|but|so|if|though|although|while)\b/.test(rest) &&
        !/\b(?:and|or|the|a|of|with|to|in|for|from)$/.test(cut)
      )
        return cut;
      at = sentence.lastIndexOf(mark, at - 1);
    }
  }
  return clean(sentence, longest);
}

/** What says itself that it is good for something. */
const FRAMED = /^(?:good|best|perfect|great|ideal|made|right) (?:for|with|when|in|on|at)\b/i;
/** What begins so is a thing, however its adjectives are taken. */
const A_THING = /^(?:an?|the) |^[a-z]+(?:-[a-z]+)+\b/i;
/** Words of what is said after "best". */
const BEST = 3;

/**
 * Notes on occasions are no sentences: what one says before them. Null for those that are.
 *
 * @example occasionOf('A birthday, a quiet talk.') // { form: 'fits', text: 'a birthday, a quiet talk.' }, after "good for"
 */
export function occasionOf(text: string): { form: 'fits' | 'best'; text: string } | null {
  const { addressed, opens, parts } = shapeOf(text);
  if (addressed || FRAMED.test(text)) return null;
  const said = `${parts[0]?.charAt(0) ?? ''}${text.slice(1)}`;
  if (opens === 'noun' || opens === 'gerund' || (['adjective', 'preposition'].includes(opens) && A_THING.test(text)))
    return { form: 'fits', text: said };
  const isBest = ['time', 'preposition', 'adjective'].includes(opens) && text.split(' ').length >= BEST;
  return isBest ? { form: 'best', text: said } : null;
}

/**
 * A sentence of notes as it can stand in a reply, with the words before it that make an occasion a sentence.
 *
 * @example quoted(sentence) // 'Good for a birthday, a quiet talk.'
 */
export function quoted({ text, part }: Sentence): string {
  const said = stopped(shortened(clean(text, 600)).replace(/[\s,;:–—-]+$/, ''));
  const occasion = part === 'occasions' ? occasionOf(said) : null;
  return occasion ? `${occasion.form === 'fits' ? 'Good for' : 'Best'} ${occasion.text}` : said;
}
