import { isFigure } from '../reading/figures.ts';
import { roleOf } from '../reading/roles.ts';
import type { Span } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { harmsMoney } from './complaints.ts';
import { cookedOnlyIn } from './cooked.ts';
import { kept } from './diets.ts';
import { barredFor, contrasted, exceptionBefore } from './exceptions.ts';
import { expectingIn } from './expecting.ts';
import { foreignIn } from './foreign.ts';
import { isHarmedBy } from './harmed.ts';
import { linkedTo } from './linked.ts';
import { listed, opensList } from './lists.ts';
import { openAt, SIGNS } from './referring.ts';
import {
  foodsIn,
  isAsking,
  isFood,
  isList,
  isModifier,
  named,
  type Sentence,
  type Stated,
  sentencesOf,
  type Term,
  termsIn,
} from './sentence.ts';
import { LINKING, NOT, REFUSALS } from './signs.ts';
import { takenBackBy } from './taken-back.ts';
import { isToBeEaten, refusedBy, toldOf, wordsAround } from './told.ts';
import { adding, answering, type Earlier, isUnnamed } from './unnamed.ts';
import { isEmbedded, isFine, isFronted, isSomebodyElses, isWished } from './wished.ts';

export type { Stated } from './sentence.ts';

/** What a message states of allergies, intolerances and diets. */
export interface Safety {
  stated: Stated[];
  /** Words of an allergy or of harm, where there are some that are not denied. */
  sign: { from: number; to: number } | null;
  /** Words of an allergy that is over: they tell of none. */
  over: readonly { from: number; to: number }[];
}

/**
 * Reads what a message states of allergies, intolerances and diets, by a vocabulary of its own. In a sentence with a sign of harm the
 * main allergens named are avoided, unless a wish stands right at them. Takes time in proportion to the tokens.
 *
 * @param text what the tokens were made of: a list by lines goes on
 * @param known tokens that mean something in the vocabulary of a guide, beside which a food may be wished
 * @param earlier the reply before it asked which food harms, or a message before told of harm
 * @example statedIn(tokenize('allergies: eggs'), 'allergies: eggs').stated // [{ from: 1, to: 2, key: 'eggs', role: 'avoid' }]
 */
export function statedIn(
  tokens: readonly Token[],
  text: string,
  known: () => ReadonlySet<number> = () => new Set(),
  earlier: () => Earlier = () => null,
): Safety {
  const terms = termsIn(tokens);
  const foreign = foreignIn(tokens, terms);
  const isBean = ({ from }: Span<Term>) =>
    tokens[from]?.word !== 'soy' || !foreign.sentences.has(tokens[from]?.sentence ?? -1);
  const spans = literal(terms, tokens).filter(isBean);
  const over: { from: number; to: number }[] = [];
  const safety: Safety = {
    stated: [...expectingIn(tokens), ...cookedOnlyIn(tokens), ...foreign.stated],
    sign: foreign.sign,
    over,
  };
  if (spans.length === 0) return safety;
  let memo: ReadonlySet<number> | undefined;
  const knownOnce = () => (memo ??= known());
  let carries: 'any' | 'lines' | 'plain' | null = null;
  let hadNone = false;
  // The sentence before ended with a food that harms.
  let harmed = false;
  // Behind "OK, thanks." a message still begins.
  let begins = true;
  // The question for the food that harms is answered.
  let isNamed = false;
  let previous: Sentence | null = null;
  const sentences = sentencesOf(text, tokens, spans);
  for (const sentence of sentences) {
    const before = safety.stated.length;
    const lines = text.slice(tokens[sentence.from - 1]?.end ?? 0, tokens[sentence.from]?.start).includes('\n');
    const goesOn = carries === 'any' || (carries !== null && lines);
    const told = (carries !== null && carries !== 'plain') || (begins && earlier() !== null);
    const answers = !isNamed && sentence.spans.length > 0 && isAnswer(sentence, earlier());
    if (!answers && (begins || told)) safety.stated.push(...adding(sentence, told, carries !== null, harmed));
    const signs = sentence.spans.filter((span) => span.value.sign && !harmsNobody(span, sentence));
    over.push(...signs.filter((span) => isOutgrown(span, sentence)));
    const harm = signs.find((span) => span.value.sign === 'harm' && !isDenied(span, sentence));
    if (signs.length > 0) safety.stated.push(...bySigns(sentence, signs));
    else if (goesOn && isList(sentence) && !isWishes(sentence))
      safety.stated.push(
        ...foodsIn(sentence).map((span) => ({ ...named(span), ...(carries === 'plain' && { plain: true as const }) })),
      );
    if (answers) {
      const signed = new Set(safety.stated.slice(before).map(({ from }) => from));
      safety.stated.push(...answering(sentence, earlier() === 'asked').filter(({ from }) => !signed.has(from)));
    }
    safety.stated.push(...kept(sentence, harm !== undefined), ...refused(sentence), ...refusedBy(previous, sentence));
    const isNone = signs.some((span) => span.value.sign === 'harm' && isDenied(span, sentence));
    if (isNone || hadNone) safety.stated.push(...excepted(sentence));
    hadNone = isNone;
    safety.stated.push(...barredFor(sentence), ...contrasted(sentence, previous));
    const signed = safety.stated.slice(before);
    const read = new Set(signed.map(({ from }) => from));
    const weakly = [...toldOf(sentence, read, knownOnce), ...plainly(sentence, read, knownOnce)];
    const sure = weakly.filter(({ role, weak }) => role === 'again' || (role === 'avoid' && weak !== 'guessed'));
    const lists = listed(sentence, [...signed, ...sure]);
    const inList = new Set(lists.map(({ from }) => from));
    safety.stated.push(...lists, ...weakly.filter(({ from }) => !inList.has(from)));
    if (
      signs.length === 0 &&
      safety.stated.length === before &&
      sentences.indexOf(sentence) < SENTENCES_READ &&
      !isAsking(sentence)
    )
      safety.stated.push(...harmedIn(sentence));
    if (signs.length > 0 && safety.stated.length === before && previous)
      safety.stated.push(...namedBefore(previous, harm !== undefined, signs, sentence));
    previous = sentence;
    begins &&= sentence.spans.length === 0;
    const found = safety.stated.slice(before).some(({ role }) => role === 'avoid');
    const endsWithFood = safety.stated.slice(before).some(({ role, to }) => role === 'avoid' && to === sentence.to);
    harmed = endsWithFood && (harm !== undefined || answers || harmed);
    isNamed ||= found;
    // "The noise upsets me" is no allergy.
    if (harm && (found || isUnnamed(harm, sentence))) safety.sign ??= { from: harm.from, to: harm.to };
    carries =
      opensList(sentence) || (carries === 'plain' && found && !harm)
        ? 'plain'
        : found
          ? 'lines'
          : harm || signs.some(({ value }) => value.sign === 'barred')
            ? 'any'
            : null;
  }
  // "Suis allergique": what is no food is none of another language, either.
  const isWord = ({ from, key }: Stated) => key === null && foreign.sentences.has(tokens[from]?.sentence ?? -1);
  const read = safety.stated.filter((one) => !isExcepted(one, tokens) && !isWord(one));
  const stated = withoutContradiction(read);
  return { ...safety, stated: stated.some(({ role }) => role === 'again') ? withoutKinds(stated, sentences) : stated };
}

/** Foods that would be wished by the words of all lists, and would harm somebody by all the words around them. */
function harmedIn(sentence: Sentence): Stated[] {
  const { tokens, from, to, spans } = sentence;
  // Beside what somebody leaves out they say what they do eat: "ice cream for my son, no dairy". Nor does a hospital that harms nobody tell of harm.
  const isBeside =
    spans.some((span) => harmsNobody(span, sentence)) ||
    tokens.slice(from, to).some(({ word }) => LEAVING_OUT.has(word)) ||
    spans.some((span) => roleOf(tokens, span.from, span.to, new Set(), 'dish') !== 'want');
  if (isBeside) return [];
  return foodsIn(sentence)
    .slice(0, FOODS_READ)
    .filter(
      (span) => isHarmedBy(tokens, span) && !(span.to === to && isToBeEaten(wordsAround(span.from - 1, -1, sentence))),
    )
    .map((span) => named(span));
}
const LEAVING_OUT: ReadonlySet<string> = new Set(['no', 'without', 'free']);
/** Foods of a sentence, and sentences of a message, whose harm is read: nobody tells of more in a row. */
const FOODS_READ = 6;
const SENTENCES_READ = 12;

/** Whether a sentence may answer the question for the food that harms. */
const isAnswer = (sentence: Sentence, earlier: Earlier): boolean =>
  earlier === 'asked' || (earlier === 'pending' && !isAsking(sentence));

/** "Nuts are fine, no peanuts": who names another food of the kind, and does not wish for it, does not take the whole kind back. */
function withoutKinds(stated: readonly Stated[], sentences: readonly Sentence[]): Stated[] {
  const again = new Set(stated.flatMap(({ from, role }) => (role === 'again' ? [from] : [])));
  const others = sentences.flatMap((sentence) =>
    foodsIn(sentence).filter((span) => !again.has(span.from) && !isWished(span, sentence)),
  );
  const tokens = sentences[0]?.tokens ?? [];
  const stemsOfSpan = ({ from, to }: { from: number; to: number }) => tokens.slice(from, to).map(({ stem }) => stem);
  const saidOf = (span: { from: number; to: number }) => stemsOfSpan(span).join(' ');
  return stated.map((one) => {
    const isKind = one.role === 'again' && stemsOfSpan(one).some((stem) => KINDS.has(stem));
    const isDenied = isKind && others.some((span) => span.value.key === one.key && saidOf(span) !== saidOf(one));
    return isDenied ? { ...one, role: 'other' } : one;
  });
}

/** What stands for all allergens of a kind. */
const KINDS: ReadonlySet<string> = new Set('nut shellfish seafood fish gluten dairy milk egg soy sesame'.split(' '));

/** "No meat except fish": who leaves out meat may eat what they except. Of an allergen, nobody excepts a part. */
function isExcepted({ from, role }: Stated, tokens: readonly Token[]): boolean {
  const at = role === 'avoid' ? exceptionBefore(tokens, from) : null;
  return at !== null && tokens[at - 1]?.stem === 'meat';
}

/** Without foods that speak of none, unless a sign stands in their clause. */
function literal(spans: readonly Span<Term>[], tokens: readonly Token[]): readonly Span<Term>[] {
  const clauseOf = ({ from }: Span<Term>) => tokens[from]?.clause;
  const signed = new Set(spans.filter(({ value }) => value.sign).map(clauseOf));
  return spans.filter((span) => signed.has(clauseOf(span)) || !isFigure(tokens, span.from));
}

/** What people go out for, and nothing that is only ever left out. */
const isWishes = (sentence: Sentence): boolean => foodsIn(sentence).every(({ value }) => value.wished);

function harmsNobody({ from, to, value }: Span<Term>, { tokens, from: start, to: end }: Sentence): boolean {
  if (value.sign !== 'harm') return false;
  if (tokens[from]?.word === 'hospital' && (OF_HOSPITALS.has(tokens[to]?.word ?? '') || isWhereabouts(from, tokens)))
    return true;
  // "I'd die for prawns" wishes for them.
  if (tokens[to - 1]?.word === 'die' && tokens[to]?.word === 'for') return true;
  const { clause } = tokens[from] ?? {};
  const words = (own: readonly Token[]) => own.flatMap((token) => (token.clause === clause ? [token.word] : []));
  return (
    harmsMoney(words(tokens.slice(to, Math.min(end, to + MONEY_READ)))) ||
    harmsMoney(words(tokens.slice(Math.max(start, from - 1), from)))
  );
}

/** "At the hospital": where somebody works or comes from, unless they ended up there. */
function isWhereabouts(at: number, tokens: readonly Token[]): boolean {
  const before = tokens[at - 1]?.word === 'the' ? at - 2 : at - 1;
  return WHERE.has(tokens[before]?.word ?? '') && tokens[before - 1]?.word !== 'up';
}
const WHERE: ReadonlySet<string> = new Set(['at', 'from', 'near', 'by', 'opposite', 'beside', 'leaving', 'left']);

/** What hospitals have, and nobody is taken there by. */
const OF_HOSPITALS: ReadonlySet<string> = new Set(
  'food canteen dinners visit appointment shift shifts job radio'.split(' '),
);

/** Words behind a sign that are read for what it harms. */
const MONEY_READ = 4;

/** What is avoided in the same breath is not taken back. */
function withoutContradiction(stated: readonly Stated[]): Stated[] {
  const avoided = new Set(stated.flatMap(({ key, role }) => (role === 'avoid' ? [key] : [])));
  return stated.filter(({ key, role }) => role !== 'again' || !avoided.has(key));
}

function bySigns(sentence: Sentence, signs: readonly Span<Term>[]): Stated[] {
  const { tokens } = sentence;
  const takenBack = takenBackBy(sentence);
  const avoided = new Map<number, Stated>();
  const denied = new Set<number>();
  for (const sign of signs) {
    const isNot = isDenied(sign, sentence);
    const linked = linkedTo(sign, sentence);
    for (const one of linked) {
      if (isNot) denied.add(one.from);
      else avoided.set(one.from, sign.value.loose && isKinWished(one, sentence) ? { ...one, plain: true } : one);
    }
  }
  const harm = signs.some((sign) => sign.value.sign === 'harm' && !isDenied(sign, sentence));
  const loose = harm
    ? foodsIn(sentence).filter(({ from, value }) => value.allergen === 'main' && !denied.has(from))
    : [];
  const wished = loose.filter((span) => isWished(span, sentence) || isFronted(span, sentence));
  for (const span of loose) if (!wished.includes(span)) avoided.set(span.from, named(span));
  // The sign has to mean something.
  for (const span of wished) {
    if (isFine(span, tokens)) avoided.set(span.from, named(span, takenBack.has(span.from) ? 'again' : 'other'));
    else avoided.delete(span.from);
  }
  // "Allergic to dairy" says by itself what harms.
  const isNamed = signs.every(({ value }) => value.key !== undefined);
  if (harm && !isNamed && ![...avoided.values()].some(({ role }) => role === 'avoid'))
    for (const span of wished) avoided.set(span.from, named(span));
  if (signs.some((sign) => isDenied(sign, sentence)))
    for (const span of foodsIn(sentence))
      if (!denied.has(span.from) && isContrasted(span, tokens)) avoided.set(span.from, named(span));
  for (const span of foodsIn(sentence))
    if (denied.has(span.from) && !avoided.has(span.from)) {
      const role = takenBack.has(span.from) ? 'again' : isEmbedded(span.from, sentence) ? 'avoid' : 'other';
      avoided.set(span.from, named(span, role));
    }
  return [...avoided.values()];
}

/** Another word for the same food is wished. */
const isKinWished = ({ from, key }: Stated, sentence: Sentence): boolean =>
  foodsIn(sentence)
    .slice(0, KIN_READ)
    .some((span) => span.from !== from && span.value.key === key && isWished(span, sentence));
/** Foods of one sentence among which another word for the same is looked for. */
const KIN_READ = 20;

/** What stands behind such a word. */
function excepted(sentence: Sentence): Stated[] {
  const { tokens, from, to } = sentence;
  const at = tokens.slice(from, to).findIndex(({ word }) => EXCEPTING.test(word));
  return at < 0 ? [] : foodsIn(sentence).flatMap((span) => (span.from > from + at ? [named(span)] : []));
}

const EXCEPTING = /^(?:except|excepting|exception|excluding|barring|apart)$/;

/** What was named in the sentence before. */
function namedBefore(previous: Sentence, harmed: boolean, signs: readonly Span<Term>[], sentence: Sentence): Stated[] {
  const foods = foodsIn(previous);
  if (harmed && isList(previous)) return foods.map((span) => named(span));
  const open = signs.slice(0, SIGNS).some((sign) => openAt(sign, sentence) !== null && !isDenied(sign, sentence));
  return open ? foods.flatMap((span) => (isAllergen(span) ? [named(span)] : [])) : [];
}

const isAllergen = ({ value }: Span<Term>): boolean =>
  value.allergen === 'main' || (value.allergen === 'named' && value.made === true);

const isContrasted = ({ from }: Span<Term>, tokens: readonly Token[]): boolean => {
  const [word = '', before = ''] = [tokens[from - 1]?.word, tokens[from - 2]?.word];
  return /^(?:just|only)$/.test(word) || (word === 'to' && /^(?:but|only|just|also)$/.test(before));
};

const DENYING: ReadonlySet<string> = new Set('really actually any longer an a have has been'.split(' '));

/** The denial leaves what is named. */
const LEAVING = /^(?:apart|except|besides|other|but|only|just|alone)$/;

const isOutgrown = ({ from, to }: Span<Term>, { tokens, to: end }: Sentence): boolean =>
  (WAS.test(tokens[from - 1]?.word ?? '') || (tokens[from - 1]?.word === 'be' && tokens[from - 3]?.word === 'used')) &&
  tokens.slice(to, Math.min(end, to + OUTGROWN_READ)).some(({ word }) => OUTGROWN.test(word));
const WAS = /^(?:was|were|been)$/;
const OUTGROWN_READ = 12;
const OUTGROWN = /^(?:grew|grown|outgrew|outgrown|anymore)$/;

function isDenied(sign: Span<Term>, sentence: Sentence): boolean {
  const { from, to } = sign;
  const { tokens } = sentence;
  if (isSomebodyElses(sign, sentence)) return false;
  // "No trace of nuts" and "no allergen nuts" deny the nuts.
  const { stem } = tokens[from] ?? {};
  if (stem === 'trace' || (stem === 'allergen' && linkedTo(sign, sentence).length > 0)) return false;
  const clause = tokens[from]?.clause;
  const nearby = [tokens[from - 1], ...tokens.slice(to, to + 4)];
  if (nearby.some((token) => token?.clause === clause && LEAVING.test(token?.word ?? ''))) return false;
  if (tokens[from - 2]?.clause === clause && tokens[from - 2]?.word === 'rather') return false;
  if (isOutgrown(sign, sentence)) return true;
  let at = from - 1;
  if (DENYING.has(tokens[at]?.word ?? '')) at -= 1;
  if (tokens[at]?.clause === clause && NOT.has(tokens[at]?.word ?? '')) return true;
  const [has, no] = [tokens[from - 3], tokens[from - 2]];
  return has?.clause === clause && no?.word === 'no' && /^(?:have|has|got|theres|is)$/.test(has?.word ?? '');
}

const refused = ({ tokens, to: end, spans }: Sentence): Stated[] =>
  spans.flatMap((span) => {
    const rest = tokens.slice(span.to, Math.min(end, span.to + REFUSED_READ));
    const words = rest.flatMap(({ word, clause }) => (clause === rest[0]?.clause ? [word] : []));
    const refuses = REFUSED.test(words[0] ?? '') && words.slice(1).every((word) => REFUSALS.has(word));
    return isFood(span) && refuses ? [named(span)] : [];
  });
const REFUSED = /^(?:no|never|none|nope|nah|forbidden|banned|barred|excluding|excluded)$/;
const REFUSED_READ = 5;

/** What only this vocabulary knows, unwanted with no word of harm. */
function plainly(sentence: Sentence, read: ReadonlySet<number>, known: () => ReadonlySet<number>): Stated[] {
  const { tokens } = sentence;
  const found: Stated[] = [];
  for (const span of foodsIn(sentence)) {
    if (!span.value.unlisted || read.has(span.from) || isModifier(span, sentence)) continue;
    if (span.value.allergen === 'named' && !span.value.made && isPartOfOther(span, tokens, known())) continue;
    const last = found.at(-1)?.to ?? -1;
    const goesOn = last >= 0 && tokens.slice(last, span.from).every(({ word }) => LINKING.has(word));
    if (goesOn || isUnwanted(span, tokens)) found.push({ ...plainlyNamed(span), plain: true });
  }
  return found;
}

/** Of a word that a guide knows, or before one. */
const isPartOfOther = ({ from, to }: Span<Term>, tokens: readonly Token[], known: ReadonlySet<number>): boolean =>
  known.has(from) || (known.has(to) && tokens[to]?.clause === tokens[from]?.clause);

/** "No mayo" leaves out mayo, and "no soy" whatever has soy in it. */
const plainlyNamed = (span: Span<Term>): Stated => (span.value.made ? { ...named(span), key: null } : named(span));

const isUnwanted = ({ from, to }: Span<Term>, tokens: readonly Token[]): boolean =>
  tokens[to]?.word === 'free' || roleOf(tokens, from, to, new Set(), 'dish') === 'avoid';
