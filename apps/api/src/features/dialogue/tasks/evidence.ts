import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { hasHealthNeed } from '../../search/facts/forbidden.ts';
import { type NotedHours, notedHours } from '../../search/opening/noted-hours.ts';
import { carriedSaid } from '../../search/ranking/carried.ts';
import type { Act } from '../../understanding/acts/act.ts';
import { clausesOf } from '../../understanding/acts/features.ts';
import { isQuestion, opensQuestion, seeksOther } from '../../understanding/acts/inquiry.ts';
import { DIETS, namesFood } from '../../understanding/lexicon/foods.ts';
import { numberIn } from '../../understanding/reading/numbers.ts';
import type { Sentence } from '../../understanding/text/sentences.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import type { Fact } from '../../understanding/wishes.ts';
import { aboutEach, onDay, unknownTo } from '../ask/about.ts';
import { asksWhetherFit } from '../ask/choice.ts';
import { evidenceFor } from '../ask/evidence.ts';
import { namesBudget } from '../ask/is-asked.ts';
import type { AboutMove } from '../ask/moves.ts';
import { type Question, questionOf } from '../ask/question.ts';
import { isPolar, isStating, soughtOf } from '../ask/sought.ts';
import { UNNAMED } from '../ask/subject.ts';
import type { Context } from '../context.ts';
import { isAnswerable } from '../focus.ts';
import { asksForOrders, hoursTokens, hoursWordsOf } from '../hours/words.ts';
import { stepOf } from '../plan/step.ts';
import type { Answer } from '../task.ts';

/** Facts of which a sentence of the notes is no better record, and those that only a call tells. */
const RECORDED: ReadonlySet<Fact> = new Set<Fact>([
  'phone',
  'address',
  'postcode',
  'area',
  'website',
  'rating',
  'distance',
  'availability',
  'crowds',
]);
const ASKS: readonly Act[] = ['ask_fact', 'ask_about', 'ask_opinion'];
const OTHERWISE: readonly Act[] = [
  'adjust',
  'more',
  'list',
  'count',
  'plan',
  'near',
  'book',
  'reject',
  'select',
  'state',
  'exclude',
];
/** What a message does with several places; with one it asks about something there. */
const AMONG: readonly Act[] = ['compare', 'rank'];
/** Words of a message that names no more than what it asks about. */
const BRIEF = 6;

/**
 * A question about one place that a sentence of its notes answers, or an attribute that it names: "when's happy hour?" is answered by what
 * is said of happy hour, and not by the opening hours.
 */
export function* evidence(context: Context): Steps<Answer | null> {
  const question = isAnswerable(context) && isAsked(context) ? questionOf(context) : null;
  const [row, ...others] = question?.rows ?? [];
  if (!question || !row || !isOpen(question, context) || isTime(context) || namesBudget(context)) return null;
  if (row.hours !== null && asksOfHours(context)) return null;
  // "What should I order?" asks for dishes, and not how one orders.
  if (question.opinion === 'order' && question.tokens.some(({ word }) => OF_CHOICE.has(word))) return null;
  // What is asked of the plan as a whole is answered by it.
  if (context.plan && (yield* stepOf(context))) return null;
  yield;
  if (others.length > 0) return ofEach(question, context);
  const { chosen } = question;
  const found = evidenceFor(
    question,
    row,
    tellsHours(row, question, context) ? hoursTokens(context.reading) : new Set(),
  );
  if (!found || !isWhole(question, context, found.sentence) || !tellsSum(question, found.sentence)) return null;
  const told = { sentence: found.sentence, sure: true };
  const moves: AboutMove[] =
    found.known.length > 0
      ? onDay(aboutEach(found.known, [row], question, { safety: false, chosen }), question, context)
      : [
          {
            ...unknownTo([row], chosen),
            asked: inWords(question),
            answers: [{ row, answer: { outcome: 'unknown' }, told }],
            polar: false,
          },
        ];
  return { moves, picks: [row], among: [...new Set([...context.focus, row])] };
}

const OF_CHOICE = wordSet('what whats which');

/** Whether the hours of a place answer a question: those that are recorded, or of "is it open at two?" those of its notes. */
const tellsHours = (row: Restaurant, { tokens }: Question, { reading }: Context): boolean =>
  row.hours !== null || (reading.times.length > 0 && isPolar(tokens) && isTimedIn(notedHours(row)));

const isTimedIn = (noted: NotedHours | null): boolean => noted !== null && (noted.closes ?? noted.opens) !== null;

export const SUMS: ReadonlySet<Fact> = new Set<Fact>(['price', 'dish price']);

/** "How much is the omakase?" is answered by no sentence without a sum. */
const tellsSum = ({ facts, tokens, names }: Question, sentence: Sentence): boolean =>
  !facts.some((fact) => SUMS.has(fact)) || soughtOf(tokens, names).amounts.every((tells) => tells(sentence));

/** Places of which all sentences are compared with a question. */
const READ = 3;

/** Who of several places has a band is told by what their notes say of it. */
function ofEach(question: Question, context: Context): Answer | null {
  const { rows, attributes, facts, opinion, chosen } = question;
  const isCompared = AMONG.some((act) => context.acts.has(act));
  const isQuestioned = context.asks || isQuestion(question.tokens) || opensQuestion(question.tokens);
  const isLeftOut = context.reading.mentions.some(({ negated }) => negated);
  const isNamed = opinion !== null || facts.some((fact) => fact !== 'hours');
  if (!isQuestioned || rows.length > READ || isNamed || isCompared || isLeftOut) return null;
  const taken = hoursTokens(context.reading);
  const { words, amounts, thing } = soughtOf(question.tokens, question.names);
  // Who has a thing is told by its own words: a crab is no lobster.
  if (attributes.length > 0 && amounts.length === 0) return null;
  if (thing.length > 0 || words.some(({ stem }) => namesFood(stem))) return null;
  const answers = rows.map((row): AboutMove['answers'][number] => {
    const found = evidenceFor(question, row, taken);
    const isTold =
      found &&
      found.known.length === 0 &&
      amounts.every((tells) => tells(found.sentence)) &&
      isWhole(question, context, found.sentence);
    return { row, answer: { outcome: 'unknown' }, told: isTold ? { sentence: found.sentence, sure: true } : null };
  });
  if (answers.every(({ told }) => !told)) return null;
  const move: AboutMove = { ...unknownTo(rows, chosen), asked: inWords(question), answers, polar: false };
  return { moves: [move], picks: rows, among: [...new Set([...context.focus, ...rows])] };
}

/** What a question is about, in its own words. */
const inWords = ({ tokens, names }: Question) => ({
  ...UNNAMED,
  said: soughtOf(tokens, names)
    .words.map(({ raw }) => raw)
    .join(' '),
});

/** "Is nine too late?", "when do they stop serving lunch?" are matters of the hours that are recorded. */
function asksOfHours({ reading }: Context): boolean {
  const words = hoursWordsOf(reading);
  const isOfMeals = reading.mentions.every(({ meaning }) => meaning.type === 'meal');
  return (reading.times.length > 0 && words.has('arrive')) || (isOfMeals && asksForOrders(words));
}

/** No more than when. */
const isTime = ({ reading: { tokens, times } }: Context): boolean =>
  tokens.length > 0 &&
  tokens.every(
    ({ word }, at) =>
      AROUND.has(word) ||
      DAY.test(word) ||
      numberIn(word) !== null ||
      times.some(({ from, to }) => at >= from && at < to),
  );
const AROUND = wordSet('at on around about for say maybe like ish then this next by make it lets');
const DAY =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|today|tonight|tomorrow|tmrw|noon|midday|evening|night)$/;

/** Whether a sentence speaks of each clause of a message: others ask for something else besides, or say what counts from now on. */
function isWhole({ tokens, names }: Question, { text, wishes }: Context, sentence: Sentence): boolean {
  let end = 0;
  return clausesOf(text).every((clause) => {
    const from = end;
    end += clause.length;
    const first = tokens.findIndex(({ start }) => start >= from);
    const own = tokens.slice(first).filter(({ start }) => start < end);
    if (isStating(own)) return !wishes.message.changed;
    const { words, amounts } = soughtOf(own, new Set([...names].map((at) => at - first)));
    return (
      words.length + amounts.length === 0 ||
      amounts.some((isTold) => isTold(sentence)) ||
      words.some(({ stem }) => sentence.stems.includes(stem))
    );
  });
}

/** It asks about what is under discussion, by its grammar or because it is no more than a few words about it. */
const isAsked = ({ asks, acts, focus, reading: { tokens }, text }: Context): boolean =>
  asks ||
  isQuestion(tokens) ||
  opensQuestion(tokens) ||
  ASKS.includes(acts.first) ||
  (!seeksOther(tokens) &&
    !OTHERWISE.includes(acts.first) &&
    !(focus.length > 1 && AMONG.includes(acts.first)) &&
    (text.trim().endsWith('?') || tokens.length <= BRIEF));

/** Neither safety nor what is recorded is asked for. */
const isOpen = (
  { carried, chosen, party, attributes, facts, rows, opinion }: Question,
  { acts, reading, wishes }: Context,
): boolean =>
  !carried &&
  party === null &&
  // A table that is asked for is not told by a sentence with a book in it, unless whether one has to is asked.
  (acts.first !== 'book' || attributes.some(({ attribute }) => attribute.key === 'need to book')) &&
  // "When can I have the couscous?" asks for a day, and not whether it is safe.
  (!acts.has('safety') || (!isPolar(reading.tokens) && !hasHealthNeed(wishes) && !asksWhetherFit(reading.tokens))) &&
  // A food that carries what somebody could fall ill from is no question about what was shown.
  (chosen || carriedSaid(wishes).length === 0) &&
  !(hasHealthNeed(wishes) && asksWhetherFit(reading.tokens)) &&
  // What somebody does not eat is told by what is known of it, and by no sentence near it.
  !attributes.some(({ attribute }) => attribute.allergen) &&
  !reading.mentions.some(({ meaning }) => meaning.type === 'food' && DIETS.has(meaning.key)) &&
  // "Is the soup any good?" asks of the soup what else the rating tells of the place.
  !facts.some((fact) => RECORDED.has(fact) && !(fact === 'rating' && opinion === 'worth')) &&
  !rows.some(({ id }) => wishes.rejected.includes(id));
