import type { Span } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { MAIN_ALLERGENS } from './allergens.ts';
import { isDiet, named, type Sentence, type Stated, type Term } from './sentence.ts';
import { ADVERBS, ASKING, KEEPING, NO_LONGER, NOT, OTHERS, OWN, THINGS } from './signs.ts';
import { takenBackBy } from './taken-back.ts';
import { isEmbedded, isSomebodyElses } from './wished.ts';

/** Phrases of a diet that state it by themselves. */
const BY_ITSELF = /allerg|intoler|celiac|coeliac|cant|cannot|sensitive|makes/;
/** Words between a person and their diet at most. */
const REACH = 8;
/** The denial leaves what is named. */
const LEAVING = /^(?:just|only|merely|simply|but|except|unless)$/;
/** What denies a diet: whoever "won't eat vegan", or "refuses to", keeps none. */
const DENYING: ReadonlySet<string> = new Set([
  ...NOT,
  ...'non wont wouldnt refuse refuses refused refusing'.split(' '),
]);
const CONTRACTED: ReadonlySet<string> = new Set('im ive were weve hes shes theyre'.split(' '));
/** The denial stands before the person. */
const QUANTIFIED = /^(?:one|all|both|every\w+|any\w+)$/;

/** Diets that leave out an allergen. */
export const OF_ALLERGENS: ReadonlySet<string> = new Set(MAIN_ALLERGENS.map(([, key]) => key));

/**
 * Diets that are stated. One that is asked for or asked about is left to the rest of reading.
 *
 * @param harmed the sentence tells of harm: "no milk, I'd end up in hospital"
 */
export function kept(sentence: Sentence, harmed: boolean): Stated[] {
  const takenBack = takenBackBy(sentence);
  const unread = ({ value }: Span<Term>) => (harmed && OF_ALLERGENS.has(value.key ?? '') ? 'avoid' : null);
  return sentence.spans.flatMap((span) => {
    if (!isDiet(span.value)) return [];
    const role = span.value.without
      ? 'avoid'
      : takenBack.has(span.from)
        ? 'again'
        : (roleOfDiet(span, sentence) ?? unread(span));
    return role ? [named(span, role)] : [];
  });
}

/**
 * What a sentence says of a diet. The nearest subject before it decides: a person keeps it, or no longer does; that a
 * place or a dish is not so says nothing about the person. A denial counts only between the person and the diet.
 */
function roleOfDiet(span: Span<Term>, sentence: Sentence): Stated['role'] | null {
  const { tokens } = sentence;
  const said = wordsOf(tokens, span.from, span.to);
  if (isStillSaid(span.to, sentence) || isOfPerson(span, tokens)) return 'avoid';
  const at = subjectBefore(span.from, sentence);
  const subject = tokens[at]?.word ?? '';
  if (at < 0 || THINGS.has(subject))
    return at < 0 && BY_ITSELF.test(said.join(' ')) && !isNot(span, tokens) ? 'avoid' : null;
  const between = wordsOf(tokens, at + 1, span.from);
  const states = CONTRACTED.has(subject) || between.some((word) => KEEPING.has(word));
  if (!states && !BY_ITSELF.test(said.join(' '))) return null;
  if (isAsked(at, sentence)) return null;
  const before = QUANTIFIED.test(subject) && NOT.has(tokens[at - 1]?.word ?? '') ? 1 : 0;
  const denials = before + [subject, ...between].filter((word) => DENYING.has(word)).length;
  if (denials % 2 === 0 || between.some((word) => LEAVING.test(word))) return 'avoid';
  if (!between.every((word) => DENYING.has(word) || KEEPING.has(word) || ADVERBS.has(word) || NO_LONGER.has(word)))
    return null;
  return isEmbedded(at, sentence) ? 'avoid' : 'other';
}

function isOfPerson({ from, to }: Span<Term>, tokens: readonly Token[]): boolean {
  const clause = tokens[from]?.clause;
  const word = (at: number) => (tokens[at]?.clause === clause ? (tokens[at]?.word ?? '') : '');
  const isLike = word(to) === 'like' && /^(?:me|us|him|her|myself|ourselves|my|our)$/.test(word(to + 1));
  const article = /^an?$/.test(word(from - 1)) ? 1 : 0;
  const isAs = word(from - 1 - article) === 'as' && /^(?:me|us|him|her)$/.test(word(from - 2 - article));
  const isOwned = /^(?:my|our)$/.test(word(from - 1)) && OTHERS.has(word(to));
  return isLike || isAs || isOwned;
}

const wordsOf = (tokens: readonly Token[], from: number, to: number): string[] =>
  tokens.slice(from, to).map(({ word }) => word);

const isNot = ({ from }: Span<Term>, tokens: readonly Token[]): boolean =>
  wordsOf(tokens, Math.max(0, from - 3), from).some((word) => NOT.has(word));

/** The token of the nearest subject before another one, in its clause; -1 where there is none. */
function subjectBefore(from: number, { tokens, from: start }: Sentence): number {
  for (let at = from - 1; at >= Math.max(start, from - REACH); at -= 1) {
    const { word = '', clause } = tokens[at] ?? {};
    if (clause !== tokens[from]?.clause) return -1;
    if (OWN.has(word) || OTHERS.has(word) || THINGS.has(word) || QUANTIFIED.test(word)) return at;
  }
  return -1;
}

const isAsked = (subject: number, { tokens, from }: Sentence): boolean =>
  !CONTRACTED.has(tokens[subject]?.word ?? '') &&
  wordsOf(tokens, Math.max(from, subject - 2), subject).some((word) => ASKING.has(word));

function isStillSaid(from: number, { tokens, to }: Sentence): boolean {
  const rest = wordsOf(tokens, from, Math.min(to, from + REACH));
  const but = rest.findIndex((word) => word === 'but' || word === 'though' || word === 'although');
  if (but < 0) return isSomebodyElses({ from, to: from }, { tokens, to });
  return rest.some(
    (word, index) =>
      index > but && (OTHERS.has(word) || OWN.has(word)) && /^(?:am|is|are|does|do)$/.test(rest[index + 1] ?? ''),
  );
}
