import { PLEASED } from '../reading/background.ts';
import { isEatenLately } from '../reading/eaten.ts';
import { roleOf as cuedRole } from '../reading/roles.ts';
import type { Span } from '../text/phrases.ts';
import { isForAvoiding, saysOnlyToAvoid } from './avoiding.ts';
import { complains, harmsMoney } from './complaints.ts';
import { evidenceOf, isMarked, troubleAt } from './evidence.ts';
import {
  foodsIn,
  isList,
  isModifier,
  isNeverWished,
  named,
  type Sentence,
  type Stated,
  type Term,
} from './sentence.ts';
import { ASKING, DOUBTING, ILL, NOT, OTHERS, OWN, QUESTION, REFUSALS, WISHING } from './signs.ts';
import { takenBackBy } from './taken-back.ts';
import { isFine, isWished } from './wished.ts';

/** Words of a clause that are looked at on each side of a food. */
const REACH = 12;

/**
 * What a sentence tells of allergens without a word of an allergy. An allergen that somebody tells of is avoided where
 * the sentence speaks of trouble. It is a wish only where the words beside it are those of a wish: otherwise one that
 * nobody goes out for ("nuts") is avoided, and any other is left alone.
 *
 * @param read tokens of foods that are read already
 * @param known tokens that mean something in the vocabulary of a guide
 */
export function toldOf(sentence: Sentence, read: ReadonlySet<number>, known: () => ReadonlySet<number>): Stated[] {
  const takenBack = takenBackBy(sentence);
  return foodsIn(sentence).flatMap((span) => {
    if (!span.value.allergen || read.has(span.from)) return [];
    const isAgain = takenBack.has(span.from);
    if (span.value.allergen !== 'main' && !isAgain) return [];
    const role = isAgain ? 'again' : roleOf(span, sentence, known);
    if (role === null) return [];
    return [{ ...named(span, role === 'guessed' ? 'avoid' : role), weak: role === 'guessed' ? 'guessed' : 'told' }];
  });
}

const isPerson = (word: string): boolean => OWN.has(word) || OTHERS.has(word) || DOCTORS.has(word) || word === 'my';
const DOCTORS: ReadonlySet<string> = new Set('doctor doctors gp dietitian allergist midwife'.split(' '));

/** "See the lake and eat fish", "go out to eat prawns": what somebody goes out to eat, unless they cannot. */
export const isToBeEaten = ([verb, lead, ...others]: readonly string[]): boolean =>
  EATING.has(verb ?? '') &&
  (lead === 'and' || lead === 'lets' || (lead === 'to' && GOING.has(others[0] ?? ''))) &&
  ![NOT, UNABLE, DOUBTING, ILL, REFUSALS].some((words) => others.some((word) => word !== 'out' && words.has(word)));
const UNABLE: ReadonlySet<string> = new Set(
  'cant cannot couldnt wont wouldnt shouldnt mustnt unable impossible stop stopped'.split(' '),
);
const EATING: ReadonlySet<string> = new Set(['eat', 'try', 'share', 'order']);
const GOING: ReadonlySet<string> = new Set(['want', 'wants', 'like', 'love', 'out', 'somewhere', 'hoping', 'going']);

/** `guessed`: it is avoided, since nothing says that it is wished. */
function roleOf(
  span: Span<Term>,
  sentence: Sentence,
  known: () => ReadonlySet<number>,
): Stated['role'] | 'guessed' | null {
  const { tokens } = sentence;
  const neverWished = isNeverWished(span, tokens);
  if (span.value.without) return 'avoid';
  if (isModifier(span, sentence)) return null;
  const before = wordsAround(span.from - 1, -1, sentence);
  const after = withoutNext(wordsAround(span.to, 1, sentence));
  // "I don't think I can eat nuts" says that somebody cannot; what a menu says of them tells nothing of who eats.
  if (neverWished && (isFine(span, tokens) || isAllowed(before)))
    return before.some((word) => NOT.has(word) || DOUBTING.has(word)) ? 'avoid' : 'other';
  if (
    isMarked(span, sentence) ||
    REMOVED.has(after[0] ?? '') ||
    HAVING_A.has(after[0] ?? '') ||
    isKeptAway(before, after) ||
    isToAvoid(after) ||
    saysOnlyToAvoid(wordsBehind(span, sentence))
  )
    return 'avoid';
  if (isWished(span, sentence) || isEatenInstead(before, after)) return null;
  if (!neverWished && troubleAt(after) < 0 && isToBeEaten(before)) return null;
  const isTold = before.some(isPerson);
  const isWanting = before.some((word) => WISHING.has(word) && word !== 'for');
  const ill = troubleAt(after);
  const isHarmed = ill >= 0 && !harmsMoney(after.slice(ill + 1));
  const isNear =
    (isHarmed && (ill === 0 || CAUSING.has(after[0] ?? ''))) ||
    [before[0], before[1]].some((word = '') => ILL.has(word));
  if (
    (isNear && !before.some((word) => NOT.has(word))) ||
    (isTold && !isWanting && (isHarmed || before.some((word) => ILL.has(word))))
  )
    return 'avoid';
  if (harmsWhoEats(span, sentence)) return 'avoid';
  const isCued = cuedRole(tokens, span.from, span.to, new Set(), 'dish') !== 'want';
  if (!isHarmed && !neverWished && complains(after)) return isCued ? null : 'other';
  // "Nuts?", "what about nuts?" ask about them, and wish for none.
  if (isList(sentence) || isAsked(sentence)) return neverWished && isAlone(span, sentence) ? 'other' : null;
  const evidence = evidenceOf(span, sentence, known(), neverWished);
  if (evidence === 'trouble') return 'avoid';
  // Nobody goes out for nuts twice: who tells of them tells of harm.
  if (!neverWished && isEatenLately(tokens, span.from)) return null;
  if (evidence === 'subject') return 'guessed';
  if (isCued) return null;
  if (evidence === 'wish') return neverWished && isTold && !isWanting ? 'guessed' : null;
  return neverWished ? 'guessed' : 'other';
}

/** What follows whenever somebody eats it is harm, unless it pleases. */
function harmsWhoEats({ from, to }: Span<Term>, { text, tokens, from: start, to: end }: Sentence): boolean {
  const word = (at: number) => (at >= start && at < end ? (tokens[at]?.word ?? '') : '');
  const verb = [1, 2].map((back) => from - back).find((at) => EATEN.has(word(at)));
  if (verb === undefined || !(OWN.has(word(verb - 1)) || OTHERS.has(word(verb - 1)))) return false;
  const before = [2, 3, 4].map((back) => word(verb - back));
  if (!before.some((one) => WHENEVER.has(one))) return false;
  if (
    text
      .slice(tokens[end - 1]?.end)
      .trimStart()
      .startsWith('?')
  )
    return false;
  const rest = tokens.slice(to, Math.min(end, to + REACH)).map((token) => token.word);
  const isOfSomebody = rest.slice(0, 3).some((one) => OWN.has(one) || OTHERS.has(one) || one === 'my');
  return (
    isOfSomebody && !rest.some((one) => PLEASED.has(one) || WISHING.has(one) || QUESTION.has(one)) && !complains(rest)
  );
}

const WHENEVER: ReadonlySet<string> = new Set('if when whenever time once'.split(' '));
const EATEN: ReadonlySet<string> = new Set('eat eats ate has have had touch touches tries swallows'.split(' '));

/** What is refused behind "but" is something else. */
function withoutNext(after: readonly string[]): readonly string[] {
  const but = after.findIndex((word, at) => word === 'but' && NOT.has(after[at + 1] ?? '') && after.length > at + 2);
  return but < 0 ? after : after.slice(0, but);
}

/** "He only eats fish no meat": the denial is of what comes next. */
const isEatenInstead = (before: readonly string[], after: readonly string[]): boolean =>
  after[0] === 'no' &&
  NEXT.test(after[1] ?? '') &&
  /^eat(?:s|ing)?$/.test(before[0] ?? '') &&
  !before.some((word) => NOT.has(word));
const NEXT = /^(?:red|white)?meats?$/;

/** "Milk makes my wife really ill." */
const CAUSING: ReadonlySet<string> = new Set(
  'make makes made give gives gave leave leaves left send sends sent set sets'.split(' '),
);

/** Said of nothing that somebody eats. */
const HAVING_A: ReadonlySet<string> = new Set(
  'thing things issue issues problem problems situation trouble troubles'.split(' '),
);

/** Who asks where a food is, to go elsewhere. */
const isToAvoid = (after: readonly string[]): boolean =>
  after.includes('so') && isForAvoiding(after.slice(after.indexOf('so')).join(' '));

/** The words that follow the clause of a food, to the end of their sentence. */
function wordsBehind({ to }: Span<Term>, { tokens }: Sentence): string {
  const { clause } = tokens[to - 1] ?? {};
  const rest = tokens.slice(to, to + 2 * REACH);
  const from = rest.findIndex((token) => token.clause !== clause);
  return rest
    .slice(from < 0 ? rest.length : from)
    .filter(({ sentence }) => sentence === rest[from]?.sentence)
    .map(({ word }) => word)
    .join(' ');
}

const isKeptAway = (before: readonly string[], after: readonly string[]): boolean =>
  after[0] === 'away' && before.includes('keep');

const REMOVED: ReadonlySet<string> = new Set('kept removed omitted banned barred excluded gone'.split(' '));

/** Nothing else is named. */
const isAlone = ({ from, to }: Span<Term>, { tokens, from: start, to: end, spans }: Sentence): boolean =>
  spans.length === 1 &&
  to >= end &&
  (from - start < 1 || tokens[from - 1]?.word === 'about' || tokens[from - 1]?.word === 'and');

/** What a question asks of a food is no statement. */
const isAsked = ({ tokens, from }: Sentence): boolean =>
  QUESTION.has(tokens[from]?.word ?? '') || ASKING.has(tokens[from]?.word ?? '');

const isAllowed = ([eat = '', can = '', who = '']: readonly string[]): boolean =>
  /^(?:eat|have)$/.test(eat) && can === 'can' && (OWN.has(who) || OTHERS.has(who));

/** The words of the clause from a token on, nearest first. */
export function wordsAround(from: number, step: 1 | -1, { tokens, from: start, to }: Sentence): string[] {
  const words: string[] = [];
  const clause = tokens[from - step]?.clause;
  for (let at = from; at >= start && at < to && words.length < REACH && tokens[at]?.clause === clause; at += step)
    words.push(tokens[at]?.word ?? '');
  return words;
}

/** Allergens alone, and then a refusal alone. */
export const refusedBy = (previous: Sentence | null, { tokens, from, to }: Sentence): Stated[] =>
  previous &&
  isList(previous) &&
  tokens.slice(from, Math.min(to, from + REACH)).every(({ word }) => REFUSALS.has(word)) &&
  to - from <= REACH
    ? foodsIn(previous).flatMap((span) => (span.value.allergen ? [named(span)] : []))
    : [];
