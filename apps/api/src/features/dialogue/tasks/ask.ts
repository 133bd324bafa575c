import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { type AttributeAnswer, answerOf } from '../../search/facts/answer.ts';
import type { Asked } from '../../search/facts/attribute.ts';
import { ATTRIBUTES } from '../../search/facts/attributes/attributes.ts';
import { namesIllness } from '../../search/facts/diet.ts';
import { hasHealthNeed } from '../../search/facts/forbidden.ts';
import type { Act } from '../../understanding/acts/act.ts';
import type { Acts } from '../../understanding/acts/acts-of.ts';
import { asksWhich } from '../../understanding/acts/references.ts';
import { numberIn } from '../../understanding/reading/numbers.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import type { Fact, Intent, Wishes } from '../../understanding/wishes.ts';
import { aboutEach } from '../ask/about.ts';
import { asksToChoose, isAverse, wantsOne } from '../ask/choice.ts';
import { unknownDiets } from '../ask/known.ts';
import type { AboutMove } from '../ask/moves.ts';
import { needsBeside } from '../ask/needs-beside.ts';
import { opinionOn } from '../ask/opinion.ts';
import type { Opinion } from '../ask/opinions.ts';
import { type Question, questionOf } from '../ask/question.ts';
import { otherIn } from '../ask/subject.ts';
import { allergensAmong } from '../barred.ts';
import { type CompareMove, placedBy } from '../choosing.ts';
import type { Context } from '../context.ts';
import { askedIn } from '../measures/asked.ts';
import { partyMeasure } from '../measures/party.ts';
import type { Move } from '../moves.ts';
import type { Answer } from '../task.ts';
import { telling } from '../weighing.ts';
import { besides, nameOnly } from './compare.ts';

const ASKS: readonly Act[] = ['ask_about', 'ask_fact', 'ask_opinion', 'safety'];
/** What a question can come with. */
const BESIDE: readonly Act[] = ['select', 'state', 'social', 'book'];
/** What makes it something else than a question about what was shown. */
const OTHERWISE: readonly Act[] = ['adjust', 'more', 'compare', 'rank', 'list', 'count', 'plan', 'near'];
const GUARDED: ReadonlySet<Intent> = new Set(['emergency', 'instructions', 'abuse', 'despair']);

/** Facts that are told as they are recorded, or that nobody but the place knows. */
const RECORDED: ReadonlySet<Fact> = new Set<Fact>([
  'phone',
  'address',
  'postcode',
  'area',
  'food',
  'price',
  'website',
  'rating',
  'distance',
  'deals',
  'availability',
  'dish price',
]);

/** Questions about places that were shown or named: their facts, their attributes, and what to think of them. */
export function* ask(context: Context): Steps<Answer | null> {
  const { wishes, acts } = context;
  if (GUARDED.has(wishes.message.intent) || wishes.message.language) return null;
  const question = questionOf(context);
  if (
    !question ||
    !(
      context.asks ||
      question.carried ||
      asksFirst(question, acts) ||
      isWhich(question) ||
      isChosen(question, context) ||
      isWhy(question, context) ||
      isBare(question, context) ||
      isFact(question, context) ||
      isApart(question)
    )
  )
    return null;
  // "The second one then": taken, whatever was asked before; "no, the second one" asks it again.
  if (question.carried && acts.first === 'select' && !endsAsking(context) && !context.corrects) return null;
  if (question.rows.some(({ id }) => wishes.rejected.includes(id))) return null;
  if (wishes.message.intent === 'another' && !question.chosen) return null;
  if (wishes.message.beyond) return { moves: [{ type: 'beyond', rows: context.shown }], picks: context.shown };
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

/** "Which has parking?", "which of them, we hate queueing?" */
const isWhich = ({ tokens, attributes }: Question): boolean =>
  attributes.length > 0 && (asksWhich(tokens) || asksToChoose(tokens));

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
  return isLess || moves.every(isSilent) ? besides(suiting, context) : null;
}

const isSilent = (move: Move): boolean =>
  move.type === 'about' && !move.safety && move.answers.every(({ answer }) => answer.outcome === 'unknown');

/** "I'm coeliac, which of these?": the one that takes most care of it, where one does. */
function careChoice(question: Question, context: Context): Answer | null {
  const { tokens, rows, attributes, chosen } = question;
  const care = attributes.filter(({ attribute }) => attribute.allergen);
  const asked = care.find(({ attribute }) => attribute.key !== 'allergies') ?? care[0];
  if (!asked || rows.length < 2 || !(asksToChoose(tokens) || asksWhich(tokens))) return null;
  const [about] = aboutEach([asked], rows, question, { safety: true, chosen });
  const best = about?.answers.find(({ answer }) => answer.outcome === 'partly');
  if (!about || !best) return null;
  const winner = best.row;
  return {
    moves: [nameOnly(winner, rows), { ...about, answers: [best] }],
    picks: [winner],
    among: [...new Set([...context.focus, ...rows])],
  };
}

/** "Any with a private room?": none that was shown, so a search may find one. */
const isElsewhere = ({ tokens, chosen, rows }: Question, moves: readonly Move[]): boolean =>
  !chosen &&
  (rows.length > 1 || tokens[1]?.word === 'with') &&
  tokens[0]?.word === 'any' &&
  moves.every((move) => move.type === 'about' && move.answers.every(({ answer }) => !isSo(answer)));

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

/** A question about places in words that the acts do not know. */
const isFact = ({ chosen }: Question, { wishes: { message }, acts }: Context): boolean =>
  message.intent === 'fact' &&
  acts.first !== 'select' &&
  chosen &&
  !message.changed &&
  !message.facts.includes('booking') &&
  !OTHERWISE.some((act) => acts.has(act));

/** "I'm allergic to milk. What do you know about Foxlight?" */
const isApart = ({ states, chosen, opinion, rows }: Question): boolean =>
  states && chosen && rows.length === 1 && opinion !== null && GENERAL.has(opinion);

const endsAsking = ({ text }: Context): boolean => text.trim().endsWith('?');

/** "The last one, laptop friendly?": a question about a place, which is not taken by it. */
const isChosen = ({ chosen }: Question, context: Context): boolean =>
  chosen && context.acts.first === 'select' && endsAsking(context);

/** "That one over the others because?" */
const isWhy = ({ opinion, chosen }: Question, { acts }: Context): boolean =>
  opinion === 'why' && chosen && acts.first !== 'select' && acts.first !== 'inform';

/** "Late?", "anything against it?": hardly more than what is asked for. */
const isBare = ({ tokens, attributes, opinion, chosen }: Question, context: Context): boolean =>
  !WISHES.includes(context.acts.first) &&
  ((attributes.length > 0 &&
    tokens.length <= BARE &&
    (endsAsking(context) || WISHES.every((act) => context.acts.of(act) < UNLIKELY))) ||
    (opinion !== null && chosen && tokens.length <= BRIEF));
const BARE = 3;
const UNLIKELY = 0.2;
const BRIEF = 6;
const WISHES: readonly Act[] = ['adjust', 'more', 'inform', 'plan', 'state', 'exclude'];

const asksFirst = ({ chosen }: Question, acts: Acts): boolean =>
  ASKS.some((act) => acts.has(act)) &&
  [...ASKS, ...BESIDE].includes(acts.first) &&
  !OTHERWISE.some((act) => acts.has(act) && !(act === 'rank' && chosen));

function movesFor(question: Question, context: Context): Move[] {
  const { acts, wishes } = context;
  const { tokens, rows, chosen, party } = question;
  if (party !== null) {
    const measure = partyMeasure(party, context.snapshot);
    const others = question.attributes.filter(({ attribute }) => !ARRIVING.has(attribute.key));
    return [
      { type: 'has', measure, places: placedBy(measure, rows) },
      ...aboutEach(others, rows, question, { safety: acts.has('safety'), chosen }),
    ];
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
  const safety = acts.has('safety') || ill || (allergens.length > 0 && hasHealthNeed(wishes));
  const known = safety && allergens.length === 0 && topics.opinion === null ? allergensOf(wishes) : [];
  // "My daughter has a sesame allergy": it is not asked how they are with children.
  const meant =
    safety && (allergens.length > 0 || hasHealthNeed(wishes))
      ? topics.attributes.filter(({ attribute }) => attribute.allergen)
      : topics.attributes;
  // "I'm allergic to nuts" asks about nuts, and not about allergies as well.
  const several = allergens.length > 1 && safety;
  const named = several ? meant.filter((one) => !isGeneral(one)) : specified(meant, wishes, rows);
  const asked = topics.opinion === 'order' ? [] : [...named, ...known];
  const [first] = rows;
  const unknown = topics.opinion && first ? unknownDiets(first, wishes) : [];
  const open = unknown.filter(({ attribute }) => !asked.some((one) => one.attribute === attribute));
  const whyNot =
    topics.opinion === 'why' && first && first !== context.shown[0] && asksWhyNot(tokens)
      ? against(first, context)
      : null;
  const moves: Move[] = [
    ...(topics.facts.length > 0
      ? [{ type: 'recorded', facts: topics.facts, rows, amount: asksAmount(tokens) } as const]
      : []),
    ...aboutEach(asked, rows, question, { safety, chosen }),
    ...(first && open.length > 0
      ? aboutEach(open, [first], question, { safety: safety || hasHealthNeed(wishes), chosen })
      : []),
    ...(topics.opinion && first && !whyNot
      ? [
          opinionOn(topics.opinion, first, wishes, {
            allergens,
            safety: safety || allergens.length > 0,
            snapshot: context.snapshot,
          }),
        ]
      : []),
    ...(topics.opinion === 'why' && first ? (whyNot ?? advantage(first, context)) : []),
  ];
  if (moves.length > 0) return moves;
  const [degree] = context.asks ? askedIn(context.reading, context.snapshot).degrees : [];
  if (degree) return [{ type: 'has', measure: degree, places: placedBy(degree, rows) }];
  const other =
    context.asks ||
    acts.has('ask_about') ||
    safety ||
    isChosen(question, context) ||
    isFact(question, context) ||
    wishes.message.checks
      ? otherIn(tokens, question.names)
      : null;
  if (other) return aboutEach([other], rows, question, { safety, chosen });
  if (context.asks && tokens.length > BRIEF) return aboutEach([ANYTHING], rows, question, { safety, chosen });
  const isOpen = context.asks && tokens.some(({ word }) => word === 'what' || word === 'whats');
  return first && (isOpen || isFact(question, context)) ? [{ type: 'describe', row: first, more: true }] : [];
}

/** Something that no words of ours stand for: nobody knows. */
const ANYTHING: Asked = {
  attribute: { key: '', asked: '', yes: '', says: { yes: '', no: '', whether: '' } },
  contrary: false,
  said: '',
};

/** "Roughly what per head?" */
const asksAmount = (tokens: readonly Token[]): boolean => tokens.some(({ word }) => AMOUNTS.has(word));
const AMOUNTS: ReadonlySet<string> = new Set('head person each roughly much cost pay spend damage budget'.split(' '));

/** What a place has over the one that it was put before. */
function advantage(row: Restaurant, context: Context): Move[] {
  const [rival] = context.focus.filter((other) => other !== row);
  const found = rival
    ? telling([row, rival], context).find(
        ({ measure, places: [best] }) => best?.row === row && measure.key !== 'rating',
      )
    : undefined;
  return found ? [{ type: 'differs', contrast: found }] : [];
}

const asksWhyNot = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => word === 'why' && tokens[at + 1]?.word === 'not');

/** "Why not the other one?": what the place that was put first has over it, or else what speaks against it. */
function against(row: Restaurant, context: Context): Move[] {
  const [first] = context.shown.filter((other) => other !== row);
  const over = first ? advantage(first, { ...context, focus: [first, row] }) : [];
  const { wishes, snapshot } = context;
  if (over.length > 0) return over;
  const move = opinionOn('catch', row, wishes, { allergens: [], safety: false, snapshot });
  return [move.type === 'catch' ? { ...move, second: true } : move];
}

const isGeneral = ({ attribute }: Asked): boolean => attribute.key === 'allergies';

/** "I'm allergic to fish. Tell me about …" asks about fish, and about allergies only where the notes speak of them. */
function specified(asked: readonly Asked[], wishes: Wishes, rows: readonly Restaurant[]): readonly Asked[] {
  const allergens = asked.filter(({ attribute }) => attribute.allergen);
  if (allergens.length === 0 || !allergens.every(isGeneral)) return asked;
  const known = allergensOf(wishes);
  if (known.every(isGeneral)) return asked;
  const isTold = (row: Restaurant) => answerOf('allergies', row, { safety: true }).outcome !== 'unknown';
  return [...known, ...asked.filter((one) => !isGeneral(one) || rows.some(isTold))];
}

/** What the diner cannot have by what was said, or allergies at large where nobody said which: "is the first one safe?" */
function allergensOf(wishes: Wishes): Asked[] {
  const known = allergensAmong(wishes);
  const asked = known.length > 0 ? known : ATTRIBUTES.filter(({ key }) => key === 'allergies');
  return asked.map((attribute) => ({ attribute, contrary: false, said: attribute.key }));
}

/** What of a question is answered by what. */
function topicsOf(
  { tokens, attributes: asked, facts, opinion, carried, names }: Question,
  acts: Acts,
): Pick<Question, 'attributes' | 'facts' | 'opinion'> {
  const alone = asked.length + facts.length === 0;
  const wanted = carried || alone || acts.has('ask_opinion') ? opinion : null;
  const told =
    wanted && GENERAL.has(wanted) && asked.length > 0 && !tokens.some(({ word }) => word === 'and') ? null : wanted;
  const recorded = facts.filter(
    (fact) =>
      RECORDED.has(fact) &&
      !(told && JUDGED.has(fact)) &&
      !(fact === 'phone' && isNumbered(tokens)) &&
      !(JUDGED.has(fact) && asked.length > 0),
  );
  const isNothing = asked.length + recorded.length === 0;
  // Of a single place, "so which?" wants to hear whether it is the one.
  const open = !isNothing
    ? null
    : asksToChoose(tokens) && !otherIn(tokens, names)
      ? 'worth'
      : acts.first === 'ask_opinion'
        ? 'more'
        : null;
  return { attributes: asked, facts: recorded, opinion: told ?? open };
}

/** What a number of people is asked about with. */
const ARRIVING: ReadonlySet<string> = new Set(['group', 'bookings']);

const GENERAL: ReadonlySet<Opinion> = new Set<Opinion>(['like', 'more']);

/** "Number two" asks for no phone number. */
const isNumbered = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => word === 'number' && numberIn(tokens[at + 1]?.word ?? '') !== null);

/** What a verdict tells as well. */
const JUDGED: ReadonlySet<Fact> = new Set<Fact>(['rating', 'food']);
