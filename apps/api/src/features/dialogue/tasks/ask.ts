import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import type { AttributeAnswer } from '../../search/facts/answer.ts';
import type { Asked } from '../../search/facts/attribute.ts';
import { namesIllness } from '../../search/facts/diet.ts';
import { hasHealthNeed, needsCare } from '../../search/facts/forbidden.ts';
import type { Act } from '../../understanding/acts/act.ts';
import { isQuestion, opensQuestion, pastOpeners } from '../../understanding/acts/inquiry.ts';
import { asksWhich } from '../../understanding/acts/references.ts';
import { numberIn } from '../../understanding/reading/numbers.ts';
import { stemsOf, type Token } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import type { FoodWish, Intent, Wishes } from '../../understanding/wishes.ts';
import { aboutEach, onDay, unknownTo } from '../ask/about.ts';
import { billed } from '../ask/billed.ts';
import { asksToChoose, asksWhetherFit, isAverse, wantsOne } from '../ask/choice.ts';
import { dishesOf } from '../ask/dishes.ts';
import { asksForEach, type Eater, eaterIn, eatersOf } from '../ask/eaters.ts';
import {
  ASKS,
  asksAboutCare,
  BRIEF,
  endsAsking,
  isApart,
  isAsked,
  isFact,
  isWhich,
  namesBudget,
} from '../ask/is-asked.ts';
import { kindsAsked } from '../ask/kinds.ts';
import { allergensOf, unknownDiets } from '../ask/known.ts';
import type { AboutMove, MenuMove } from '../ask/moves.ts';
import { needsBeside } from '../ask/needs-beside.ts';
import { alike, opinionOn } from '../ask/opinion.ts';
import { type Question, questionOf } from '../ask/question.ts';
import { isSilent, topicOf, withSilence } from '../ask/silence.ts';
import { asksForAmount, isPolar, isStating } from '../ask/sought.ts';
import { otherIn, UNNAMED } from '../ask/subject.ts';
import { SUMS, tellsSum } from '../ask/sums.ts';
import { asksKind, isGeneral, specified, topicsOf } from '../ask/topics.ts';
import { advantage, against, asksWhyNot } from '../ask/why.ts';
import { type CompareMove, type Placed, placedBy } from '../choosing.ts';
import type { Context } from '../context.ts';
import { isAnswerable } from '../focus.ts';
import { askedIn } from '../measures/asked.ts';
import { partyMeasure } from '../measures/party.ts';
import type { Move } from '../moves.ts';
import type { Answer } from '../task.ts';
import { besides, nameOnly } from './compare.ts';

/** What is asked, and for whom of those who need different things. */
type Asking = Context & { eater?: Eater };

const GUARDED: ReadonlySet<Intent> = new Set(['emergency', 'instructions', 'abuse', 'despair']);

/**
 * Questions about places that were shown or named: their facts, their attributes, and what to think of them. What one of the table can eat is
 * answered by what that one needs.
 */
export function* ask(whole: Context): Steps<Answer | null> {
  const { message } = whole.wishes;
  if (GUARDED.has(message.intent) || message.language) return null;
  const eater = eaterIn(whole.reading.tokens, whole.wishes);
  const context = eater ? { ...whole, wishes: eater.wishes, eater } : whole;
  const answer = yield* answered(context);
  return answer && eater ? { ...answer, needs: eater.wishes } : answer;
}

function* answered(context: Asking): Steps<Answer | null> {
  const question = questionOf(context);
  if (!question || isWish(question, context)) return null;
  const named = isAsked(question, context) ? yield* answerTo(question, context) : null;
  const answer = named ?? (yield* unnamed(question, context));
  return answer && (yield* withSilence(answer, context));
}

/** A need or a wish, whatever its words could ask about. */
function isWish({ tokens, chosen, opinion }: Question, context: Asking): boolean {
  const { asks, reading } = context;
  // "Forget the parking" asks no more.
  if (!asks && reading.mentions.length > 0 && reading.mentions.every(({ dropped }) => dropped)) return true;
  if (namesBudget(context)) return true;
  if (chosen) return false;
  if (context.acts.wants === 'searches' && opinion !== 'order' && !context.eater) return true;
  // "With a garden?" goes on with the wish before it.
  if (tokens[0]?.word === 'with' && reading.mentions.length > 0) return true;
  const isTold = !asks && !endsAsking(context);
  const isNeed = reading.mentions.some(({ negated, dropped }) => negated && !dropped);
  return isTold && (isNeed || (opinion === null && isStating(tokens)));
}

/** What is asked for by name: recorded facts, attributes, opinions, room for a party. */
function* answerTo(question: Question, context: Asking): Steps<Answer | null> {
  const { wishes, acts } = context;
  // Taken, whatever was asked before; "no, the second one" asks it again.
  if (question.carried && acts.first === 'select' && !endsAsking(context) && !context.corrects) return null;
  if (question.rows.some(({ id }) => wishes.rejected.includes(id))) return null;
  const isMore = question.carried && acts.first === 'more';
  if (isMore || (wishes.message.intent === 'another' && !question.chosen)) return null;
  if (wishes.message.beyond) return { moves: [{ type: 'beyond', rows: context.shown }], picks: context.shown };
  // "Which, and why?" chooses first.
  if (question.opinion === 'why' && question.rows.length > 1 && asksToChoose(question.tokens)) return null;
  yield;
  const choice = careChoice(question, context);
  if (choice) return choice;
  const moves = movesFor(question, context);
  if (moves.length === 0 || isElsewhere(question, moves)) return null;
  const suiting = picksOf(question, moves);
  const verdict = isWhich(question) && wantsOne(question.tokens) ? verdictOf(question, suiting, moves, context) : null;
  return {
    moves: verdict ? [...moves, verdict] : moves,
    picks: verdict?.winner ? [verdict.winner] : suiting,
    among: [...new Set([...context.focus, ...question.rows])],
  };
}

/** Which to take, where the answers leave it open: of those that nothing speaks against, by what else is known. */
function verdictOf(
  { tokens, rows }: Question,
  suiting: readonly Restaurant[],
  moves: readonly Move[],
  context: Context,
): CompareMove | null {
  const isLess = isAverse(tokens) && suiting.length < rows.length;
  const [winner] = suiting;
  if (isLess && winner && suiting.length === 1) return nameOnly(winner, rows);
  const isLevel = suiting.length > 1 && moves.every((move) => areSo(move, suiting));
  return isLess || isLevel || moves.every(isSilent) ? besides(suiting, context) : null;
}

/** All of some places are as it was asked, and nobody could fall ill by the choice. */
const areSo = (move: Move, rows: readonly Restaurant[]): boolean =>
  move.type === 'about' &&
  !move.safety &&
  !move.asked.attribute.allergen &&
  rows.every((row) => move.answers.some((one) => one.row === row && one.answer.outcome === 'yes'));

/** The one that takes care of it, where only one does. */
function careChoice(question: Question, context: Context): Answer | null {
  const { tokens, rows, attributes, chosen } = question;
  const named = attributes.filter(({ attribute }) => attribute.allergen);
  const isFit = named.length === 0 && hasHealthNeed(context.wishes) && asksWhetherFit(tokens);
  const care = isFit ? allergensOf(context.wishes) : named;
  const asked = care.find(({ attribute }) => attribute.key !== 'allergies') ?? care[0];
  if (!asked || rows.length < 2 || !(asksToChoose(tokens) || asksWhich(tokens))) return null;
  const [about] = aboutEach([asked], rows, question, { safety: true, chosen });
  // Of several nobody can tell which takes more care: then each is answered.
  const [best, ...others] = about?.answers.filter(({ answer }) => answer.outcome === 'partly') ?? [];
  if (!about || !best || others.length > 0) return null;
  const winner = best.row;
  return {
    moves: [nameOnly(winner, rows), { ...about, answers: [best] }],
    picks: [winner],
    among: [...new Set([...context.focus, ...rows])],
  };
}

/** None that was shown, so a search may find one. */
const isElsewhere = ({ tokens, chosen, rows }: Question, moves: readonly Move[]): boolean =>
  !chosen &&
  (rows.length > 1 || tokens[1]?.word === 'with') &&
  INDEFINITE.has(tokens[pastOpeners(tokens)]?.word ?? '') &&
  moves.every((move) => move.type === 'about' && move.answers.every(({ answer }) => !isSo(answer)));

const INDEFINITE = wordSet('any anything anywhere something somewhere someplace one ones');

const isSo = ({ outcome }: AttributeAnswer): boolean => outcome === 'yes' || outcome === 'partly';

/** "Do any of them take dogs?" goes on about those that do. */
function picksOf({ tokens, rows }: Question, moves: readonly Move[]): readonly Restaurant[] {
  if (!tokens.some(({ word }) => SOME.has(word))) return rows;
  const averse = isAverse(tokens);
  const isAsAsked = ({ asked, answers }: AboutMove, row: Restaurant) =>
    answers.some(
      (one) => one.row === row && (asked.contrary ? one.answer.outcome === 'no' : isSo(one.answer)) !== averse,
    );
  const so = rows.filter((row) => moves.every((move) => move.type !== 'about' || isAsAsked(move, row)));
  return so.length > 0 ? so : rows;
}

const SOME: ReadonlySet<string> = new Set(['any', 'either', 'which', 'anywhere']);

function movesFor(question: Question, context: Asking): Move[] {
  const { acts } = context;
  const { tokens, rows, chosen, party, avoided } = question;
  const wishes = avoided.length > 0 ? withFoodsOut(context.wishes, avoided) : context.wishes;
  if (party !== null) {
    const measure = partyMeasure(party, context.snapshot);
    const isFirst = (asked: Asked) => asked.attribute.key === 'bookings' && !besideNumber(asked, party, tokens);
    const others = question.attributes.filter((asked) => !ARRIVING.has(asked.attribute.key) || isFirst(asked));
    const about = aboutEach(others, rows, question, { safety: acts.has('safety'), chosen });
    const isTold = about.some(({ asked }) => isFirst(asked));
    // That they take bookings is all that is known of some.
    const isMore = ({ standing: { outcome } }: Placed) => !isTold || outcome === 'yes' || outcome === 'no';
    const places = placedBy(measure, rows).filter(isMore);
    const has = places.length > 0 ? [{ type: 'has', measure, places } as const] : [];
    return isTold ? [...about, ...has] : [...has, ...about];
  }
  const topics = topicsOf(question, acts);
  const [only] = rows;
  if (only && isApart(question) && topics.opinion) {
    const beside = needsBeside(only, question, wishes);
    const told = { allergens: [], safety: true, snapshot: context.snapshot };
    return beside.isUnsafe ? beside.moves : [...beside.moves, opinionOn(topics.opinion, only, wishes, told)];
  }
  const allergens = topics.attributes.flatMap(({ attribute }) => (attribute.allergen ? [attribute.key] : []));
  // Whoever names an illness asks whether it is safe, in whatever words.
  const ill = topics.attributes.some(({ attribute, said }) => attribute.allergen && namesIllness(said));
  const vouches = hasHealthNeed(wishes) && asksWhetherFit(tokens);
  const safety = acts.has('safety') || ill || vouches || (allergens.length > 0 && hasHealthNeed(wishes));
  const opinion = topics.opinion;
  const isCare = hasHealthNeed(wishes) || asksAboutCare(context);
  // "Is it ok?" asks about all that was told, whichever of it was named last.
  const isOfAll = allergens.length === 0 || vouches;
  const known = safety && isCare && isOfAll && opinion === null ? allergensOf(wishes) : [];
  // It is not asked how they are with children.
  const meant =
    safety && (allergens.length > 0 || hasHealthNeed(wishes))
      ? topics.attributes.filter(({ attribute }) => attribute.allergen)
      : topics.attributes;
  // "I'm allergic to nuts" asks about nuts, and not about allergies as well.
  const several = allergens.length > 1 && safety;
  const named = several ? meant.filter((one) => !isGeneral(one)) : specified(meant, wishes, rows);
  // "What does a beer cost?" asks for no more than that.
  const isSum = topics.facts.includes('dish price');
  const isTold = ({ attribute: { key } }: Asked) => isSum && SOLD.has(key);
  const others = known.filter(({ attribute }) => !named.some((one) => one.attribute === attribute));
  const asked = opinion === 'order' ? [] : [...named.filter((one) => !isTold(one)), ...others];
  const [first] = rows;
  const unknown = opinion && first ? unknownDiets(first, wishes) : [];
  // What was said to be unknown of this place is no news.
  const isSaid = (one: Asked) =>
    context.open.some(({ topic, of }) => topic !== '' && topic === topicOf(one) && of.includes(first?.id ?? -1));
  const open = unknown.filter((one) => !isSaid(one) && !asked.some(({ attribute }) => attribute === one.attribute));
  const whyNot =
    opinion === 'why' && first && first !== context.shown[0] && asksWhyNot(tokens) ? against(first, context) : null;
  const each = onDay(aboutEach(asked, rows, question, { safety, chosen }), question, context);
  // No bottle, no birthday and no dessert, and one answer that nobody knows.
  const isListed = tokens.some(({ word }) => LISTING.has(word)) || tokens[0]?.sentence !== tokens.at(-1)?.sentence;
  const isOne = each.length > 1 && !safety && !isListed && each.every(isSilent);
  const about = isOne ? [each.find((one) => covers(one, each)) ?? unknownTo(rows, chosen)] : each;
  const told = about.some(tellsSum) ? topics.facts.filter((fact) => !SUMS.has(fact)) : topics.facts;
  const menu = told.includes('food') && !asksKind(tokens) ? menuAt(rows, wishes) : null;
  const facts = menu ? told.filter((fact) => fact !== 'food') : told;
  const tasted =
    opinion === 'order' && !chosen
      ? rows.slice(0, TASTED).filter((row) => dishesOf(row, wishes, allergens).dishes.length > 0)
      : [];
  const eaters = asksForEach(tokens) ? eatersOf(wishes) : [context.eater ?? null];
  const isOfEach = opinion === 'like' && tokens.some(({ word }) => EACH.has(word));
  const judged = tasted.length > 0 ? tasted : rows.slice(0, isOfEach ? TASTED : 1);
  const moves: Move[] = [
    ...(facts.length > 0 ? [{ type: 'recorded', ...billed(facts, context), rows } as const] : []),
    ...(menu ? [menu] : []),
    ...about,
    ...(first && open.length > 0
      ? aboutEach(open, [first], question, { safety: safety || hasHealthNeed(wishes), chosen })
      : []),
    ...(opinion && !whyNot
      ? judged.flatMap((row) =>
          alike(
            eaters.map((eater) =>
              opinionOn(opinion, row, eater?.wishes ?? wishes, {
                allergens,
                safety: safety || allergens.length > 0,
                snapshot: context.snapshot,
                named: rows.length > 1,
                polar: isPolar(tokens),
                whom: eater ? [eater.whom] : [],
              }),
            ),
          ),
        )
      : []),
    ...(opinion === 'why' && first ? (whyNot ?? advantage(first, context)) : []),
  ];
  if (moves.length > 0) return moves;
  const [degree] = context.asks ? askedIn(context.reading, context.snapshot).degrees : [];
  const kinds = kindsAsked(context);
  if (kinds.length > 0) return [{ type: 'recorded', facts: kinds, rows, bill: null }];
  if (degree) return [{ type: 'has', measure: degree, places: placedBy(degree, rows) }];
  if (otherIn(tokens, question.names) || (context.asks && tokens.length > BRIEF)) return [];
  const isOpen = context.asks && tokens.some(({ word }) => word === 'what' || word === 'whats');
  return first && (isOpen || isFact(question, context))
    ? [
        {
          type: 'describe',
          row: first,
          more: true,
          ...((rows.length > 1 || !context.shown.includes(first)) && { named: true }),
        },
      ]
    : [];
}

const withFoodsOut = (wishes: Wishes, avoided: readonly FoodWish[]): Wishes => ({
  ...wishes,
  notFoods: [...wishes.notFoods, ...avoided],
});

/** "Can I get in with a stroller?" asks about prams, to which a step-free way in only comes near. */
const covers = (move: AboutMove, all: readonly AboutMove[]): boolean =>
  all.every((one) => one === move || (move.asked.attribute.near ?? '').split('|').includes(one.asked.attribute.key));

/** Places of which one answer tells dishes, or what they are like. */
const TASTED = 3;

/** So many dishes of each tell what there is. */
const ON_MENU = 5;

/** What there is to eat at places; null where somebody could fall ill, or where the notes tell of no dish. */
function menuAt(rows: readonly Restaurant[], wishes: Wishes): MenuMove | null {
  if (needsCare(wishes)) return null;
  const places = rows.map((row) => ({ row, dishes: dishesOf(row, wishes, [], ON_MENU).dishes }));
  return places.some(({ dishes }) => dishes.length > 0) ? { type: 'menu', places } : null;
}
const EACH: ReadonlySet<string> = new Set(['they', 'theyre', 'each', 'both', 'all', 'these', 'those']);

const LISTING: ReadonlySet<string> = new Set(['and', 'or', 'plus']);

const OTHERS: readonly Act[] = ['adjust', 'more'];

/** What nothing stands for by name: the sentence of the notes that is nearest to it, or that nobody knows. */
function* unnamed(question: Question, context: Context): Steps<Answer | null> {
  const { acts, asks, focus, wishes } = context;
  const { rows, chosen, tokens, names } = question;
  const isAmount = asks && asksForAmount(tokens, names);
  const asked =
    otherIn(tokens, names) ?? (isAmount || (asks && (tokens.length > BRIEF || acts.wants === 'asks')) ? UNNAMED : null);
  const isQuestioned =
    asks || ASKS.includes(acts.first) || isQuestion(tokens) || opensQuestion(tokens) || acts.has('ask_about');
  const isUnclear = wishes.message.intent === 'unclear';
  if (!asked || !isAnswerable(context) || !(isQuestioned || isUnclear)) return null;
  // "Can you do better?" asks for others.
  if (!asks && OTHERS.includes(acts.first) && acts.has(acts.first)) return null;
  yield;
  // "Is it safe?" is no word to look up in the notes: whoever could fall ill hears what is known of that.
  const needs = hasHealthNeed(wishes) && asksWhetherFit(tokens) ? allergensOf(wishes) : [];
  const topics = [question.attributes, needs, [asked]].find((one) => one.length > 0) ?? [];
  const moves = aboutEach(topics, rows, question, { safety: acts.has('safety') || needs.length > 0, chosen });
  const isTold = moves.some(({ answers }) =>
    answers.some(({ answer, told }) => answer.outcome !== 'unknown' || told?.sure),
  );
  const isOpen =
    asks ||
    acts.has('safety') ||
    acts.has('ask_about') ||
    isFact(question, context) ||
    wishes.message.checks ||
    (isQuestioned && (isUnclear || (isQuestion(tokens) && !wishes.message.changed)));
  return isOpen || isTold ? { moves, picks: rows, among: [...new Set([...focus, ...rows])] } : null;
}

/** What is sold there, of which a price can be asked. */
const SOLD: ReadonlySet<string> = new Set([
  'alcohol',
  'coffee',
  'dessert',
  'food',
  'breakfast',
  'brunch',
  'lunch',
  'dinner',
]);

/** "Can we book for six?" asks whether there is room; in "do they take bookings? we're six" that comes second. */
const besideNumber = ({ said }: Asked, party: number, tokens: readonly Token[]): boolean => {
  const [word] = stemsOf(said);
  const number = tokens.find((token) => numberIn(token.word) === party);
  return tokens.some(({ stem, clause }) => stem === word && clause === number?.clause);
};

/** What a number of people is asked about with. */
const ARRIVING: ReadonlySet<string> = new Set(['group', 'bookings']);
