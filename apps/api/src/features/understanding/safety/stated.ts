import { DIETS, FOODS, VENUES } from '../lexicon/foods.ts';
import { ORDINARY } from '../lexicon/ordinary-words.ts';
import { Phrases, type Span } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { MAIN_ALLERGENS, OTHER_ALLERGENS } from './allergens.ts';
import {
  BARRED,
  BEFORE_FOOD,
  FINE,
  GLUE,
  HARM,
  KEEPING,
  LINKING,
  NO_LONGER,
  NOT,
  NOT_EATEN,
  OTHERS,
  OWN,
  QUESTION,
  VENUE,
  WISHING,
} from './signs.ts';

/** What somebody stated that they cannot eat, or can again, with the tokens that name it. */
export interface Stated {
  from: number;
  to: number;
  /** The key of a food or of a diet; null for a word that no lexicon knows. */
  key: string | null;
  /** `other`: it is said of somebody else that they can. */
  role: 'avoid' | 'again' | 'other';
}

/** What a message states of allergies, intolerances and diets. */
export interface Safety {
  stated: Stated[];
  /** Words of an allergy or of harm, where there are some that are not denied. */
  sign: { from: number; to: number } | null;
}

type Sign = 'harm' | 'barred';
interface Term {
  key?: string;
  /** An allergen, and not only a dish. `main`: it is one wherever a sign of harm is. */
  allergen?: 'main' | 'other';
  sign?: Sign;
}

/** Signs that tell of an allergy without a food. */
const TELLING = /^(?:allerg|intoler|anaphyla|epipen)/;

/** Phrases of a diet that state it by themselves. */
const BY_ITSELF = /allerg|intoler|celiac|coeliac|cant|cannot|sensitive/;

function* terms(): Generator<readonly [string, Term]> {
  const allergens = new Set([...MAIN_ALLERGENS, ...OTHER_ALLERGENS].map(([word]) => word));
  for (const [word, key] of MAIN_ALLERGENS) yield [word, { key, allergen: 'main' }];
  for (const [word, key] of OTHER_ALLERGENS) yield [word, { key, allergen: 'other' }];
  for (const { key, kind, words } of FOODS.values()) {
    if (kind === 'kitchen' || VENUES.has(key)) continue;
    const sign = (word: string) => (DIETS.has(key) && /allerg|intoler/.test(word) ? ({ sign: 'harm' } as const) : {});
    for (const word of words) if (!allergens.has(word.replace(/s$/, ''))) yield [word, { key, ...sign(word) }];
  }
  for (const word of HARM) yield [word, { sign: 'harm' }];
  for (const word of BARRED) yield [word, { sign: 'barred' }];
}

let table: Phrases<Term> | undefined;

/** The terms of one sentence, with the tokens `from` up to, not including, `to`. */
interface Sentence {
  tokens: readonly Token[];
  from: number;
  to: number;
  at: ReadonlyMap<number, Span<Term>>;
  ending: ReadonlyMap<number, Span<Term>>;
  spans: readonly Span<Term>[];
}

/**
 * Reads what a message states of allergies, intolerances and diets, by a vocabulary of its own. In a sentence with a sign of harm the
 * main allergens named are avoided, unless a wish stands right at them. Takes time in proportion to the tokens.
 *
 * @param text what the tokens were made of: a list by lines goes on
 * @example statedIn(tokenize('allergies: eggs'), 'allergies: eggs').stated // [{ from: 1, to: 2, key: 'eggs', role: 'avoid' }]
 */
export function statedIn(tokens: readonly Token[], text: string): Safety {
  table ??= new Phrases(terms());
  const spans = table.findAll(tokens);
  const safety: Safety = { stated: [], sign: null };
  if (spans.length === 0) return safety;
  let carries: 'any' | 'lines' | null = null;
  let previous: Sentence | null = null;
  for (const sentence of sentencesOf(tokens, spans)) {
    const before = safety.stated.length;
    const lines = text.slice(tokens[sentence.from - 1]?.end ?? 0, tokens[sentence.from]?.start).includes('\n');
    const goesOn = carries === 'any' || (carries === 'lines' && lines);
    const signs = sentence.spans.filter(({ value }) => value.sign);
    const harm = signs.find((span) => span.value.sign === 'harm' && !isDenied(span, tokens));
    if (signs.length > 0) safety.stated.push(...bySigns(sentence, signs));
    else if (goesOn && isList(sentence)) safety.stated.push(...foodsIn(sentence).map((span) => named(span)));
    safety.stated.push(...kept(sentence), ...refused(sentence));
    // "Eggs? I'd die."
    if (harm && safety.stated.length === before && previous && isList(previous))
      safety.stated.push(...foodsIn(previous).map((span) => named(span)));
    previous = sentence;
    const found = safety.stated.slice(before).some(({ role }) => role === 'avoid');
    // "The noise upsets me" is no allergy.
    if (harm && (found || TELLING.test(tokens[harm.from]?.word ?? '')))
      safety.sign ??= { from: harm.from, to: harm.to };
    carries = found ? 'lines' : harm || signs.some(({ value }) => value.sign === 'barred') ? 'any' : null;
  }
  return safety;
}

function sentencesOf(tokens: readonly Token[], spans: readonly Span<Term>[]): Sentence[] {
  const bySentence = Map.groupBy(spans, ({ from }) => tokens[from]?.sentence);
  const of: Sentence[] = [];
  for (let from = 0; from < tokens.length; ) {
    let to = from + 1;
    while (to < tokens.length && tokens[to]?.sentence === tokens[from]?.sentence) to += 1;
    const own = bySentence.get(tokens[from]?.sentence) ?? [];
    const at = new Map(own.map((span) => [span.from, span]));
    of.push({ tokens, from, to, spans: own, at, ending: new Map(own.map((span) => [span.to, span])) });
    from = to;
  }
  return of;
}

const named = ({ from, to, value }: Span<Term>, role: Stated['role'] = 'avoid'): Stated => ({
  from,
  to,
  key: value.key ?? null,
  role,
});

const isFood = ({ value }: Span<Term>): boolean => value.key !== undefined && !isDiet(value);
/** "Gluten" is left out by a diet; "vegan" is one. */
const isDiet = ({ key, allergen }: Term): boolean => !allergen && key !== undefined && DIETS.has(key);
const foodsIn = ({ spans }: Sentence): Span<Term>[] => spans.filter(isFood);

/** Nothing but foods, and words of lists. */
function isList({ tokens, from, to, at }: Sentence): boolean {
  let foods = 0;
  for (let index = from; index < to; index += 1) {
    const span = at.get(index);
    if (span && isFood(span)) {
      foods += 1;
      index = span.to - 1;
    } else if (!GLUE.has(tokens[index]?.word ?? '')) return false;
  }
  return foods > 0;
}

function bySigns(sentence: Sentence, signs: readonly Span<Term>[]): Stated[] {
  const { tokens } = sentence;
  const avoided = new Map<number, Stated>();
  const denied = new Set<number>();
  for (const sign of signs) {
    const isNot = isDenied(sign, tokens);
    const linked = linkedTo(sign, sentence);
    for (const one of linked) {
      if (isNot) denied.add(one.from);
      else avoided.set(one.from, one);
    }
  }
  const harm = signs.some((sign) => sign.value.sign === 'harm' && !isDenied(sign, tokens));
  const loose = harm
    ? foodsIn(sentence).filter(({ from, value }) => value.allergen === 'main' && !denied.has(from))
    : [];
  const wished = loose.filter((span) => isWished(span, sentence));
  for (const span of loose) if (!wished.includes(span)) avoided.set(span.from, named(span));
  // "I love eggs but I'm allergic": the sign has to mean something.
  for (const span of wished) {
    if (isFine(span, tokens)) avoided.set(span.from, named(span, 'again'));
    else avoided.delete(span.from);
  }
  if (harm && ![...avoided.values()].some(({ role }) => role === 'avoid'))
    for (const span of wished) avoided.set(span.from, named(span));
  for (const span of foodsIn(sentence))
    if (denied.has(span.from) && !avoided.has(span.from))
      avoided.set(span.from, named(span, isOthers(span.from, sentence) ? 'other' : 'again'));
  return [...avoided.values()];
}

const DENYING: ReadonlySet<string> = new Set('really actually any longer an a have has been'.split(' '));

/** "Not allergic", "no longer allergic", "we have no nut allergy". */
function isDenied({ from }: Span<Term>, tokens: readonly Token[]): boolean {
  const clause = tokens[from]?.clause;
  let at = from - 1;
  if (DENYING.has(tokens[at]?.word ?? '')) at -= 1;
  if (tokens[at]?.clause === clause && NOT.has(tokens[at]?.word ?? '')) return true;
  const [has, no] = [tokens[from - 3], tokens[from - 2]];
  return has?.clause === clause && no?.word === 'no' && /^(?:have|has|got|theres|is)$/.test(has?.word ?? '');
}

/** The foods that stand at a sign, or in a list with one that does. */
function linkedTo(sign: Span<Term>, sentence: Sentence): Stated[] {
  const before = foodsBefore(sign, sentence);
  return [...before, ...foodsAfter(sign, sentence, before.length > 0)];
}

function foodsBefore(sign: Span<Term>, { tokens, from, ending }: Sentence): Stated[] {
  const found: Stated[] = [];
  let glued = false;
  let at = sign.from;
  while (at > from) {
    const span = ending.get(at);
    const crosses = tokens[at - 1]?.clause !== tokens[at]?.clause;
    if (crosses && (glued || !(span && isFood(span) && found.length > 0)) && !isDash(tokens, at)) break;
    if (span && isFood(span)) found.push(named(span));
    else if (span || !GLUE.has(tokens[at - 1]?.word ?? '')) break;
    glued = !span && found.length > 0 && (glued || !LINKING.has(tokens[at - 1]?.word ?? ''));
    at = span ? span.from : at - 1;
  }
  const word = tokens[sign.from - 1];
  const isHead = found.length === 0 && sign.value.sign === 'harm' && ALLERGY.test(tokens[sign.from]?.word ?? '');
  if (isHead && word && word.clause === tokens[sign.from]?.clause && sign.from > from && isUnknown(word))
    found.push({ from: sign.from - 1, to: sign.from, key: null, role: 'avoid' });
  return found;
}

const ALLERGY = /^(?:allerg\w+|intoleran\w+)$/;

/** "Shellfish (allergy)", "peanuts: never": two words with a break between. */
const isDash = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.start ?? 0) - (tokens[at - 1]?.end ?? 0) <= 3 && ALLERGY.test(tokens[at]?.word ?? '');

function foodsAfter(sign: Span<Term>, { tokens, to, at: spans }: Sentence, hasFood: boolean): Stated[] {
  const found: Stated[] = [];
  const opens = /^(?:to|of|with|for)$/.test(tokens[sign.to]?.word ?? '');
  let unknown = false;
  let listed = false;
  for (let at = sign.to; at < to; ) {
    const span = spans.get(at);
    const crosses = tokens[at]?.clause !== tokens[at - 1]?.clause;
    if (crosses && hasFood && found.length === 0) break;
    listed = (listed || crosses) && found.length > 0 && !spans.has(at);
    if (listed && !spans.has(at) && !LINKING.has(tokens[at]?.word ?? '')) break;
    if (span && isFood(span) && !isModifier(span, tokens, spans)) found.push(named(span));
    else if (span) break;
    else if (!GLUE.has(tokens[at]?.word ?? '')) {
      const word = tokens[at];
      if (!opens || unknown || found.length > 0 || crosses || !word || !isUnknown(word)) break;
      unknown = true;
      found.push({ from: at, to: at + 1, key: null, role: 'avoid' });
    }
    at = span ? span.to : at + 1;
  }
  return found;
}

const isUnknown = ({ word, stem }: Token): boolean =>
  word.length > 2 &&
  !/\d/.test(word) &&
  ![word, stem].some((form) => ORDINARY.has(form) || NOT_EATEN.has(form) || GLUE.has(form));

/** "Egg curry": the allergen is a part of another dish's name. */
function isModifier({ to, value }: Span<Term>, tokens: readonly Token[], at: ReadonlyMap<number, Span<Term>>): boolean {
  const next = at.get(to);
  return !value.allergen && next !== undefined && isFood(next) && tokens[to]?.clause === tokens[to - 1]?.clause;
}

/** A wish stands right at it: "I want fish", "nuts are fine", "a fish restaurant", "tomato pasta". */
function isWished(span: Span<Term>, { tokens, from, at: spans }: Sentence): boolean {
  const clause = tokens[span.from]?.clause;
  const isHere = (at: number) => tokens[at]?.clause === clause;
  const next = spans.get(span.to);
  if (isHere(span.to) && (VENUE.has(tokens[span.to]?.word ?? '') || (next && isFood(next) && !next.value.allergen)))
    return true;
  if (isFine(span, tokens)) return true;
  let at = span.from - 1;
  while (at >= from && isHere(at) && BEFORE_FOOD.has(tokens[at]?.word ?? '') && !WISHING.has(tokens[at]?.word ?? ''))
    at -= 1;
  const wish = tokens[at];
  const isNot = NOT.has(tokens[at - 1]?.word ?? '') || NOT.has(tokens[at - 2]?.word ?? '');
  return at >= from && isHere(at) && WISHING.has(wish?.word ?? '') && wish?.word !== 'for' && !isNot;
}

const isFine = ({ to }: Span<Term>, tokens: readonly Token[]): boolean =>
  /^(?:is|are)$/.test(tokens[to]?.word ?? '') &&
  tokens[to]?.clause === tokens[to - 1]?.clause &&
  FINE.has(tokens[to + 1]?.word ?? '');

/** Whether the words before token `at`, in its clause, speak of somebody else alone. */
function isOthers(at: number, { tokens, from }: Sentence): boolean {
  const words = before(at, { tokens, from });
  return words.some((word) => OTHERS.has(word)) && !words.some((word) => OWN.has(word));
}

/** Up to eight words of the clause before token `at`. */
function before(at: number, { tokens, from }: Pick<Sentence, 'tokens' | 'from'>): string[] {
  const start = Math.max(from, at - 8);
  return tokens.slice(start, at).flatMap(({ word, clause }) => (clause === tokens[at]?.clause ? [word] : []));
}

/** Diets that are stated: "I'm vegan", "my wife is coeliac". One that is asked for or asked about is left to the rest of reading. */
const kept = (sentence: Sentence): Stated[] =>
  sentence.spans.flatMap((span) => {
    if (!isDiet(span.value)) return [];
    const role = roleOfDiet(span, sentence);
    return role ? [named(span, role)] : [];
  });

function roleOfDiet({ from, to }: Span<Term>, sentence: Sentence): Stated['role'] | null {
  const { tokens } = sentence;
  const words = before(from, sentence);
  const said = tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');
  const denials = words.filter((word) => NOT.has(word)).length;
  const isSubject = words.some((word) => OWN.has(word) || OTHERS.has(word) || /^(?:my|our|one)$/.test(word));
  const states = isSubject && words.some((word) => KEEPING.has(word));
  const asks = QUESTION.has(tokens[sentence.from]?.word ?? '') && !/allerg|intoler/.test(said);
  if (asks || !(states || (BY_ITSELF.test(said) && denials === 0))) return null;
  if (denials % 2 === 0) return 'avoid';
  const over = [tokens[to], tokens[to + 1], ...tokens.slice(Math.max(0, from - 1), from)].some((token) =>
    NO_LONGER.has(token?.word ?? ''),
  );
  return isOthers(from, sentence) && !over
    ? 'other'
    : words.some((word) => word === 'just' || word === 'only' || word === 'all')
      ? null
      : 'again';
}

/** "Nuts: never.", "nuts, no." */
const refused = ({ tokens, to: end, spans }: Sentence): Stated[] =>
  spans.flatMap((span) => {
    const [next, then] = [tokens[span.to], tokens[span.to + 1]];
    const isLast = then === undefined || span.to + 1 >= end || then.clause !== next?.clause;
    const refuses = span.to < end && /^(?:no|never|none|nope|forbidden|banned)$/.test(next?.word ?? '');
    return isFood(span) && refuses && isLast && next?.clause !== tokens[span.to - 1]?.clause ? [named(span)] : [];
  });
