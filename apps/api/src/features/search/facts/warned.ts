import { HARM, IGNORANCE, NEGLECT, SCORN } from '../../understanding/lexicon/harm.ts';
import { DENIALS } from '../../understanding/text/evidence.ts';
import { Phrases, type Span } from '../../understanding/text/phrases.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';

/** What keeps people away, or leaves it to them. */
export const WARNING =
  'should skip|skip it|skip this|wrong place|stay out|stay away|should avoid|better avoid|keep away|eat elsewhere|go elsewhere|look elsewhere|order elsewhere|not a reliable|not reliable|unreliable|is a problem|are a problem|will not serve|give it a miss|not the place|no place for|steer clear|think twice|beware|not to eat here|do not eat here|dont eat here|nobody keeps track|not eat here';

type Kind = 'harm' | 'scorn' | 'slight';
const listed = (phrases: string, kind: Kind) =>
  [...new Set(phrases.split('|'))].map((phrase) => [phrase, kind] as const);
const TABLE = new Phrases<Kind>([
  ...listed(HARM, 'harm'),
  ...listed(SCORN, 'scorn'),
  ...listed([WARNING, IGNORANCE, NEGLECT].join('|'), 'slight'),
]);

/** Needs at large: whoever wants to know what is in the food. */
const NEEDS = new Phrases(
  'allergy|allergies|allergic|allergen|allergens|intolerance|intolerances|intolerant|dietary|dietary needs|dietaries|special diet|special diets|food safety|ingredients|ingredient|cross contamination|epipen|what is in|what was in|whats in'
    .split('|')
    .map((phrase) => [phrase, true] as const),
);

/** Words right before one of scorn that say it of the guests, and of no need. */
const GUESTS = wordSet('we i you us children kids friends everyone all');
const DENIAL_REACH = 3;
const DENYING = new Set([...DENIALS, ...wordSet('nobody none didnt wasnt werent')]);

/** What a sentence tells of harm, or of scorn, ignorance and neglect. */
export interface Warns {
  /** Somebody came to harm. */
  harm: boolean;
  /** It tells of scorn, ignorance or neglect, of whatever it names. */
  slights: boolean;
  /** It names needs at large. */
  needs: boolean;
}

/** @example warnsIn(tokenize('They laughed at my allergy.')) // { harm: false, slights: true, needs: true } */
export function warnsIn(tokens: readonly Token[]): Warns {
  const told = new Set(TABLE.findAll(tokens).flatMap((span) => (isTold(span, tokens) ? [span.value] : [])));
  return {
    harm: told.has('harm'),
    slights: told.has('slight') || told.has('scorn'),
    needs: NEEDS.findAll(tokens).length > 0,
  };
}

function isTold({ from, value }: Span<Kind>, tokens: readonly Token[]): boolean {
  const { word = '', clause } = tokens[from] ?? {};
  const before = tokens.slice(Math.max(0, from - DENIAL_REACH), from).filter((token) => token.clause === clause);
  const isDenied = !DENYING.has(word) && before.some((token) => DENYING.has(token.word));
  return !isDenied && !(value === 'scorn' && GUESTS.has(before.at(-1)?.word ?? ''));
}
