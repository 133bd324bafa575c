import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { table } from '../../../table.ts';
import { ATTRIBUTE } from '../../search/facts/attributes/attributes.ts';
import { deniedAndServed } from '../../search/facts/contradicted.ts';
import { factsOf } from '../../search/facts/facts.ts';
import { forAll, forbiddenAt, hasHealthNeed, needsCare } from '../../search/facts/forbidden.ts';
import type { Act } from '../../understanding/acts/act.ts';
import type { FollowUp } from '../../understanding/acts/follow-up.ts';
import { inquiryOf, opensQuestion, seeksOther } from '../../understanding/acts/inquiry.ts';
import { answering } from '../../understanding/answering/answering.ts';
import { DIETS, namesFood } from '../../understanding/lexicon/foods.ts';
import { similarity } from '../../understanding/meaning/vectors.ts';
import { isHarmless } from '../../understanding/text/harmless.ts';
import { type Sentence, sentencesOf } from '../../understanding/text/sentences.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import type { Fact } from '../../understanding/wishes.ts';
import type { Context } from '../context.ts';
import { isAnswerable } from '../focus.ts';
import { hoursTokens } from '../hours/words.ts';
import type { Move } from '../moves.ts';
import { unknownTo } from './about.ts';
import { asksWhetherFit } from './choice.ts';
import { ASKS, endsAsking, namesBudget } from './is-asked.ts';
import type { AboutMove } from './moves.ts';
import { type Question, questionOf } from './question.ts';
import { saidElsewhere } from './said-elsewhere.ts';
import { isSilent } from './silence.ts';
import { contentOf, otherIn, UNNAMED } from './subject.ts';
import { namesSum, SUMS, tellsSum } from './sums.ts';

/** From which probability on a sentence is told where nobody else knows, surely answers, and answers in place of something else. */
const NEAR = 0.25;
const SURE = 0.42;
const INSTEAD = 0.45;
/** From which on it is told beside another answer, or of one of several places. */
const BESIDES = 0.5;
/** From which on it is the answer, whatever else a message is taken for. */
const CERTAIN = 0.65;
const BEYOND_DOUBT = 0.95;
/** From which on it answers what is asked as an opinion: what to order, or what it is like. */
const AS_OPINION = 0.55;
/** A sentence that answers as little as this does not answer. */
const BESIDE_THE_POINT = 0.1;

/** Words that are as near as this mean the same: "aubergine" and "eggplant", but not "cake" and "pancake". */
const SAME = 0.8;

/** What makes it something else than a question about what was shown. */
const OTHERWISE: readonly Act[] = ['more', 'list', 'count', 'plan', 'near', 'compare', 'rank', 'adjust', 'reject'];

/** What a sentence of the notes answers: the moves of the reply, and the places that it tells of. */
interface Told {
  moves: readonly Move[];
  picks: readonly Restaurant[];
}

/**
 * The answer to a question about what was shown, where a sentence of the notes answers it better than what a reply would say; null where none
 * does.
 *
 * @param moves what the reply would say; null where it would look for other places
 */
export function* bySentence(moves: readonly Move[] | null, context: Context): Steps<Told | null> {
  const asked = isAnswerable(context) ? questionOf(context) : null;
  if (!asked || asked.rows.length === 0 || asked.rows.length > READ || !mayAnswer(asked, context)) return null;
  // What somebody tells asks nothing, but may be what a sentence is about.
  const isHeard = context.acts.wants === 'tells' && moves?.every(({ type }) => HEARD.has(type)) === true;
  const question = isHeard ? { ...asked, names: new Set<number>() } : asked;
  yield;
  // What is taken for a search is a question only where a sentence answers beyond doubt.
  const isSought = context.acts.wants !== null && ELSEWHERE.has(context.acts.wants);
  const isOpen = isHeard || (!isSought && isAsked(question, context));
  const least = isOpen ? 0 : isSought ? BEYOND_DOUBT : CERTAIN;
  // In words that ask nothing, only what a sentence surely answers is a question, where nothing else is made of them.
  if (!isOpen && (OTHERWISE.includes(context.acts.first) || moves?.every(({ type }) => HEARD.has(type)) === false))
    return null;
  const found = question.rows.map((row) => {
    const best = bestOf(question, row, context);
    return { row, best: best && best.chance >= least ? best : null };
  });
  const told = ofThose(found, { question, moves, isHeard }, context);
  return told ?? (isOpen && moves && !question.chosen ? yield* ofOthers(question, moves, context) : null);
}

/** What the notes of those that are asked about tell. */
function ofThose(
  found: readonly { row: Restaurant; best: Best | null }[],
  { question, moves, isHeard }: { question: Question; moves: readonly Move[] | null; isHeard: boolean },
  context: Context,
): Told | null {
  const [only, ...others] = found;
  if (others.length > 0) return moves && ofEach(found, question, isHeard ? [] : moves, isHeard);
  if (!only?.best) return null;
  const isNamed = question.opinion === null || namesSubject(only.best.sentence, question, context);
  return only.best.chance >= (isNamed ? NEAR : AS_OPINION)
    ? ofOne(only.row, only.best, question, moves, context)
    : null;
}

/** Where nobody knows of those that were shown, the place that is known for what is asked. */
function* ofOthers(question: Question, moves: readonly Move[], context: Context): Steps<Told | null> {
  const silent = moves.filter(isSilent);
  if (silent.length === 0 || silent.some(({ answers }) => answers.some(({ told }) => told))) return null;
  const other = yield* saidElsewhere(question, context);
  if (!other) return null;
  const rows = [other.row, ...question.rows];
  const answers = rows.map((row) => answerAt(row, row === other.row ? other.sentence : null, true));
  const move: AboutMove = { ...unknownTo(rows, true), asked: inWords(question), answers, polar: false };
  return { moves: [...without(moves, isSilent), move], picks: question.rows };
}

/** What a reply says to somebody who tells something. */
const HEARD: ReadonlySet<Move['type']> = new Set<Move['type']>(['remark', 'unsure']);

/** Places of which all sentences are compared with a question. */
const READ = 3;

/** Of several places, what surely answers it where nobody else knows. */
function ofEach(
  found: readonly { row: Restaurant; best: Best | null }[],
  question: Question,
  moves: readonly Move[],
  isHeard: boolean,
): Told | null {
  const known = moves.filter((move) => !isSilent(move)).flatMap(saidIn);
  const isBilled = moves.some((move) => move.type === 'recorded' && move.bill);
  const isTold = (best: Best | null) =>
    best !== null &&
    best.chance >= BESIDES &&
    !(isBilled && namesSum(best.sentence)) &&
    !known.some(({ text }) => text === best.sentence.text);
  if (!found.some(({ best }) => isTold(best)) || !(isHeard || moves.some(isSilent))) return null;
  const answers = found.map(({ row, best }) => answerAt(row, best && isTold(best) ? best.sentence : null, true));
  return {
    moves: [
      ...without(moves, isSilent),
      { ...unknownTo(question.rows, question.chosen), asked: inWords(question), answers, polar: false },
    ],
    picks: question.rows,
  };
}

function ofOne(
  row: Restaurant,
  best: Best,
  question: Question,
  moves: readonly Move[] | null,
  context: Context,
): Told | null {
  const { sentence, chance, chanceOf } = best;
  const own: AboutMove = {
    ...unknownTo([row], question.chosen),
    asked: inWords(question),
    answers: [answerAt(row, sentence, chance >= SURE)],
    polar: false,
  };
  const picks = [row];
  if (moves === null) return chance >= INSTEAD ? { moves: [own], picks } : null;
  const isPart = (move: Move) => move.type === 'about' && move.asked.attribute.part !== undefined;
  if (moves.some((move) => isPart(move) || isOfNeeds(move))) return null;
  const known = moves.filter((move) => !isSilent(move)).flatMap(saidIn);
  if (known.some(({ text }) => text === sentence.text)) return null;
  // Hours that are recorded answer, unless it is asked for something that the sentence names.
  const hours = moves.filter((move) => move.type === 'hours' && move.places.some(({ schedule }) => schedule));
  if (hours.length > 0 && !namesSubject(sentence, question, context)) return null;
  // A sum that it tells answers what it costs as well.
  const isSum = (move: Move) =>
    move.type === 'recorded' && !move.bill && move.facts.every((fact) => SUMS.has(fact)) && tellsSum(own);
  const isLeft = (move: Move) =>
    isSilent(move) ||
    tellsNothing(move) ||
    isBeside(move) ||
    isSum(move) ||
    move.type === 'hours' ||
    (chance >= CERTAIN && TAKEN.has(move.type) && !(move.type === 'order' && asksWhat(question.tokens)));
  const kept = without(moves, isLeft);
  if (kept.some(({ type }) => !GOES_WITH.has(type))) return null;
  if (known.some((one) => chanceOf(one) >= BESIDE_THE_POINT)) return null;
  const isUnknown = moves.some((move) => isSilent(move) || tellsNothing(move));
  const least = kept.length > 0 ? BESIDES : isUnknown ? SURE : INSTEAD;
  if (chance >= least) return { moves: [...kept, own], picks };
  // What is known of what comes near is told already.
  const isUntold = (move: Move) => isSilent(move) && !move.beside && move.answers.every(({ told }) => !told);
  const first = moves.find(isUntold);
  return first && !isSaid(sentence, context)
    ? { moves: moves.map((move) => (move === first ? { ...first, answers: own.answers } : move)), picks }
    : null;
}

/** "What should I order?", but not "can I order in French?" and "when do I have to order?". */
const asksWhat = ([first]: readonly Token[]): boolean => first !== undefined && !NO_DISH.has(first.word);
const NO_DISH = wordSet('can could do does did is are will would how when where who why if must should need');

/** The reply before has told it: it is no news beside what nobody knows. */
const isSaid = ({ text }: Sentence, { turns }: Context): boolean =>
  turns.at(-2)?.reply?.text.includes(text.replace(/[.!]$/, '')) === true;

/** It tells what somebody cannot have, which nothing replaces. */
const isOfNeeds = (move: Move): boolean => ('safety' in move && move.safety) || OF_NEEDS.has(move.type);
const OF_NEEDS: ReadonlySet<Move['type']> = new Set<Move['type']>(['barred', 'unsafe', 'to avoid', 'needs', 'freed']);

/** It says no more than that something is not recorded, or when nobody knows of hours. */
const tellsNothing = (move: Move): boolean =>
  move.type === 'recorded'
    ? move.rows.every((row) => move.facts.every((fact) => !isRecorded(fact, row)))
    : move.type === 'hours' && move.places.every(({ schedule, noted }) => !schedule && !noted);

/** Whether the guide has a field for a fact, and it is filled in. */
function isRecorded(fact: Fact, row: Restaurant): boolean {
  const recorded = RECORDED[fact]?.(row);
  return recorded !== undefined && recorded !== null && recorded !== '';
}
const RECORDED: Readonly<Partial<Record<Fact, (row: Restaurant) => unknown>>> = table({
  phone: ({ phone }) => phone,
  address: ({ address }) => address,
  postcode: ({ address }) => address,
  area: ({ neighborhood }) => neighborhood,
  food: ({ cuisine }) => cuisine,
  price: ({ price }) => price,
  website: ({ website }) => website,
  rating: ({ rating }) => rating,
  meals: ({ mealTypeBreakfast, mealTypeLunch, mealTypeDinner }) =>
    mealTypeBreakfast || mealTypeLunch || mealTypeDinner || null,
});

/** The sentences of notes that answer in a move. */
function saidIn(move: Move): Sentence[] {
  if (move.type === 'hours') return move.places.flatMap(({ noted }) => noted ?? []);
  if (move.type === 'book') return move.rule ? [move.rule] : [];
  if (move.type !== 'about') return [];
  return move.answers.flatMap(({ answer, told }) => answer.sentence ?? told?.sentence ?? []);
}

/** Whether a sentence has a word of what is asked beside the hour. */
function namesSubject({ stems }: Sentence, { tokens, names }: Question, { reading }: Context): boolean {
  const taken = new Set([...names, ...hoursTokens(reading)]);
  return contentOf(tokens, taken).some(({ stem }) => stems.includes(stem));
}

/** Another sentence than the one that answers, or no answer at all. */
const isBeside = (move: Move): boolean =>
  move.type === 'about' ? move.answers.some(({ answer, told }) => answer.sentence || told) : NO_ANSWER.has(move.type);
const NO_ANSWER: ReadonlySet<Move['type']> = new Set<Move['type']>([
  'recommend',
  'remark',
  'unsure',
  'list',
  'count',
  'still',
  'instead',
  'where',
  'near',
  'open',
  'elsewhere',
  'describe',
  'worth',
]);
/** What a message is taken for that a sentence surely answers. */
const TAKEN: ReadonlySet<Move['type']> = new Set<Move['type']>(['order', 'select', 'has', 'catch', 'why']);
/** What is told besides. */
const GOES_WITH: ReadonlySet<Move['type']> = new Set<Move['type']>([
  'about',
  'recorded',
  'hours',
  'book',
  'has',
  'menu',
]);

/** Moves without those that only say that nobody knows. */
const without = (moves: readonly Move[], isLeft: (move: Move) => boolean): Move[] =>
  moves.filter((move) => !isLeft(move) && move.type !== 'open' && move.type !== 'elsewhere');

const answerAt = (row: Restaurant, sentence: Sentence | null, sure: boolean): AboutMove['answers'][number] => ({
  row,
  answer: { outcome: 'unknown' },
  told: sentence && { sentence, sure, whole: true },
});

/** What a question is about, in its own words. */
const inWords = ({ tokens, names }: Question) => ({
  ...UNNAMED,
  said: contentOf(tokens, names)
    .map(({ raw }) => raw)
    .join(' '),
});

interface Best {
  sentence: Sentence;
  chance: number;
  /** How likely another sentence of the place answers. */
  chanceOf: (sentence: Sentence) => number;
}

/** The likeliest sentence, and how likely any of the place answers. */
function bestOf(question: Question, row: Restaurant, { wishes }: Context): Best | null {
  const { tokens, names } = question;
  const other = otherIn(tokens, names);
  // What one sentence denies and another serves is told by both.
  if (other && deniedAndServed(other.attribute, row)) return null;
  const forbids = forbiddenAt(forAll(wishes), row);
  // Who could fall ill hears of food and of care from what is known of both.
  const careful = needsCare(wishes);
  const care = careful ? factsOf(row).filter(({ topic }) => ATTRIBUTE.get(topic)?.allergen) : [];
  // Of dishes, one of the same kind is another one, unless a sentence surely answers.
  const foods = question.tokens.filter(({ stem }, at) => !question.names.has(at) && namesFood(stem));
  const isTold = (sentence: Sentence) =>
    isHarmless(sentence) &&
    !sentence.text.endsWith('?') &&
    !forbids(sentence.text) &&
    !(careful && sentence.part === 'food_notes') &&
    !care.some((fact) => fact.sentence?.text === sentence.text);
  const namesThem = ({ stems }: Sentence) =>
    foods.every(({ stem }) => stems.some((own) => similarity(stem, own) >= SAME));
  const all = answering(
    question.tokens.filter((_, at) => !question.names.has(at)),
    sentencesOf(row).filter(isTold),
  );
  const first = all.find(({ sentence, chance }) => chance >= CERTAIN || namesThem(sentence));
  const chanceOf = ({ text }: Sentence) => all.find((one) => one.sentence.text === text)?.chance ?? 0;
  return first ? { ...first, chanceOf } : null;
}

/** It may ask about what was shown, and neither whether that is safe nor for what is recorded. */
const mayAnswer = (
  { tokens, attributes, rows, carried, party }: Question,
  { wishes, acts, reading, ...context }: Context,
): boolean =>
  !carried &&
  party === null &&
  !seeksOther(tokens) &&
  !acts.has('safety') &&
  !namesBudget({ wishes, acts, reading, ...context }) &&
  !(hasHealthNeed(wishes) && asksWhetherFit(tokens)) &&
  !attributes.some(({ attribute }) => attribute.allergen) &&
  !reading.mentions.some(({ meaning }) => meaning.type === 'food' && DIETS.has(meaning.key)) &&
  !rows.some(({ id }) => wishes.rejected.includes(id));

const ELSEWHERE: ReadonlySet<FollowUp> = new Set<FollowUp>(['searches', 'goes on']);

/** It is put as a question about what was shown. */
function isAsked({ tokens }: Question, context: Context): boolean {
  const { asks, acts } = context;
  const isQuestion = asks || inquiryOf(tokens) !== null;
  return (
    (isQuestion || opensQuestion(tokens) || endsAsking(context) || ASKS.includes(acts.first)) &&
    (isQuestion || !OTHERWISE.includes(acts.first))
  );
}
