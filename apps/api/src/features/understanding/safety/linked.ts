import { FOODS } from '../lexicon/foods.ts';
import { ORDINARY } from '../lexicon/ordinary-words.ts';
import type { Span } from '../text/phrases.ts';
import { stemsOf, type Token } from '../text/tokens.ts';
import { isFood, isModifier, named, type Sentence, type Stated, type Term } from './sentence.ts';
import { GLUE, LINKING, NOT_EATEN } from './signs.ts';

/** The foods that stand at a sign, or in a list with one that does. */
export function linkedTo(sign: Span<Term>, sentence: Sentence): Stated[] {
  const before = OPENING.test(sentence.tokens[sign.from]?.word ?? '') ? [] : foodsBefore(sign, sentence);
  const after = foodsAfter(sign, sentence, before.length > 0);
  const isEaten =
    after.length > 0 && before.length > 0 && eats(sentence.tokens, Math.min(...before.map(({ from }) => from)));
  if (isEaten) return after;
  return before.length + after.length > 0 ? [...before, ...after] : referredTo(sign, sentence);
}

/** The food that stands last before a sign, and that a word behind it refers to. */
function referredTo({ from, to }: Span<Term>, { tokens, spans }: Sentence): Stated[] {
  const next = tokens[to];
  if (next?.clause !== tokens[to - 1]?.clause || !PRONOUN.test(next?.word ?? '')) return [];
  const food = spans.findLast((span) => span.to <= from && isFood(span));
  return food ? [named(food)] : [];
}
const PRONOUN = /^(?:it|them|those|either|any)$/;

/** What somebody eats is not what the sign behind it rules out. */
const eats = (tokens: readonly Token[], at: number): boolean => EATS.test(tokens[at - 1]?.word ?? '');
const EATS = /^(?:eats?|eating|loves?|likes?|wants?|fancy|fancies)$/;

/** What stands before it is wished. */
const OPENING = /^(?:zero|free|trace|safe|devoid|void)$/;

function foodsBefore(sign: Span<Term>, { tokens, from, ending }: Sentence): Stated[] {
  const found: Stated[] = [];
  let glued = false;
  let at = sign.from;
  while (at > from) {
    const span = ending.get(at);
    const crosses = tokens[at - 1]?.clause !== tokens[at]?.clause;
    if (crosses && (glued || !(span && isFood(span) && found.length > 0)) && !isDash(tokens, at)) break;
    // "Pizza for my son with a nut allergy": what they come for is no part of the list.
    if (span && (glued || crosses) && isNamed(sign, found) && span.value.wished && span.value.allergen !== 'main')
      break;
    if (span && isFood(span)) found.push(named(span));
    else if (span || !GLUE.has(tokens[at - 1]?.word ?? '')) break;
    glued = !span && isNamed(sign, found) && (glued || !LINKING.has(tokens[at - 1]?.word ?? ''));
    at = span ? span.from : at - 1;
  }
  return found.length > 0 ? found : unknownBefore(sign, { tokens, from });
}

/** Whether it is said already what does the harm: by the sign itself, or right before it. */
const isNamed = ({ value }: Span<Term>, found: readonly Stated[]): boolean =>
  value.key !== undefined || found.length > 0;

const ALLERGY = /^(?:allerg\w+|intoleran\w+)$/;

/** A word that no vocabulary knows. "Nirala made me ill" is told of a place. */
function unknownBefore(
  { from: end, value }: Span<Term>,
  { tokens, from }: Pick<Sentence, 'tokens' | 'from'>,
): Stated[] {
  const sign = tokens[end];
  if (value.sign !== 'harm' || value.key !== undefined || /^made$/.test(sign?.word ?? '')) return [];
  const isHead = ALLERGY.test(sign?.word ?? '');
  let at = end - 1;
  while (!isHead && at > from && GLUE.has(tokens[at]?.word ?? '')) at -= 1;
  const word = tokens[at];
  const begins = isHead || at === from || tokens[at - 1]?.clause !== word?.clause;
  return at >= from && begins && word && word.clause === sign?.clause && isUnknown(word)
    ? [{ from: at, to: at + 1, key: null, role: 'avoid' }]
    : [];
}

/** Two words with a break between. */
const isDash = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.start ?? 0) - (tokens[at - 1]?.end ?? 0) <= 3 && ALLERGY.test(tokens[at]?.word ?? '');

function foodsAfter(sign: Span<Term>, sentence: Sentence, hasFood: boolean): Stated[] {
  const { tokens, to, at: spans } = sentence;
  const found: Stated[] = [];
  let listed = false;
  for (let at = sign.to; at < to; ) {
    const span = spans.get(at);
    const crosses = tokens[at]?.clause !== tokens[at - 1]?.clause;
    if (crosses && found.length === 0 && (hasFood || isCaused(sign, tokens) || isApart(at, sign, sentence))) break;
    if (crosses && found.length > 0 && span && beginsWish(span, sentence)) break;
    listed = (listed || crosses) && found.length > 0 && !span;
    if (listed && !LINKING.has(tokens[at]?.word ?? '')) break;
    if (span && isFood(span) && !isModifier(span, sentence)) found.push(named(span));
    else if (span) break;
    else if (!GLUE.has(tokens[at]?.word ?? '')) {
      const end = crosses || !takesUnknown(sign, tokens) ? at : endOfUnknown(at, sentence);
      if (end === at) break;
      // The food that is known says more.
      if (!spans.has(end) || tokens[end]?.clause !== tokens[at]?.clause)
        found.push({ from: at, to: end, key: null, role: 'avoid' });
      at = end;
      continue;
    }
    at = span ? span.to : at + 1;
  }
  return found;
}

/** A whole clause, a comma, and what people go out for. "Allergies: burgers" is a list. */
function isApart(at: number, { from }: Span<Term>, { text, tokens, at: spans }: Sentence): boolean {
  const { value } = spans.get(at) ?? {};
  const isWish = value?.wished === true && !value.allergen;
  const gap = text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0);
  return (
    isWish &&
    gap.trim() === ',' &&
    tokens[from - 1]?.clause === tokens[from]?.clause &&
    HAVING.test(tokens[from - 1]?.word ?? '')
  );
}

const HAVING = /^(?:have|has|got|ive|am|is|are|im|shes|hes|were|food|some|various)$/;

/** What does the harm stands before it. */
const isCaused = ({ from, to }: Span<Term>, tokens: readonly Token[]): boolean =>
  tokens.slice(Math.max(0, from - 3), to).some(({ word }) => /^(?:giv|gave|mak|made|caus)/.test(word));

/** What people go out for, behind a comma and with nothing more of the list behind it. */
function beginsWish({ to, value }: Span<Term>, { tokens, at: spans, to: end }: Sentence): boolean {
  let next = to;
  while (next < end && LINKING.has(tokens[next]?.word ?? '')) next += 1;
  const goesOn = next > to || (next < end && tokens[next]?.clause !== tokens[to - 1]?.clause && spans.has(next));
  return value.wished === true && !goesOn;
}

/** Whether what stands behind a sign is eaten, even where no vocabulary knows it. */
const takesUnknown = ({ to }: Span<Term>, tokens: readonly Token[]): boolean =>
  /^(?:to|of|with|for)$/.test(tokens[to]?.word ?? '') || EATING.test(tokens[to - 1]?.word ?? '');

const EATING = /^(?:eat|eating|have|digest|tolerate|tolerates)$/;

/** Words of a food that no vocabulary knows. */
const UNKNOWN_READ = 3;

/** The end of the unknown words that begin at a token; the token itself where it is none. */
function endOfUnknown(from: number, { tokens, to, at: spans }: Sentence): number {
  let at = from;
  while (at < Math.min(to, from + UNKNOWN_READ) && !spans.has(at) && tokens[at]?.clause === tokens[from]?.clause) {
    const token = tokens[at];
    if (!token || !isUnknown(token)) break;
    at += 1;
  }
  return at;
}

const isUnknown = ({ word, stem }: Token): boolean =>
  word.length > 2 &&
  !/\d/.test(word) &&
  ![word, stem].some((form) => ORDINARY.has(form) || NOT_EATEN.has(form) || GLUE.has(form) || KITCHENS.has(form));

/** "I can't eat Thai again" speaks of a kitchen. */
const KITCHENS: ReadonlySet<string> = new Set(
  [...FOODS.values()].flatMap(({ kind, words }) => (kind === 'kitchen' ? words.flatMap(stemsOf) : [])),
);
