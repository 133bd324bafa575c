import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { withoutShared } from '../../search/criteria/at-table.ts';
import { hasHealthNeed } from '../../search/facts/forbidden.ts';
import { excludedBy } from '../../search/ranking/exclusions.ts';
import { search } from '../../search/retrieve.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import type { Act } from '../../understanding/acts/act.ts';
import { asksForOne, isQuestion, opensQuestion } from '../../understanding/acts/inquiry.ts';
import { COOKED_FOR } from '../../understanding/lexicon/conditions.ts';
import { DIETS, FOODS } from '../../understanding/lexicon/foods.ts';
import { GOING_OUT } from '../../understanding/lexicon/going-out.ts';
import { numberIn } from '../../understanding/reading/numbers.ts';
import type { Reading } from '../../understanding/reading/reading.ts';
import { movedBy } from '../../understanding/reading/shifts.ts';
import { Phrases } from '../../understanding/text/phrases.ts';
import type { Token } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import { lacksOf } from '../ask/opinion.ts';
import { isOnlyParty } from '../ask/subject.ts';
import type { Context } from '../context.ts';
import { chosenIn, isAnswerable, lastSpokenOf } from '../focus.ts';
import { dietMeasure } from '../measures/foods.ts';
import type { Measure } from '../measures/measure.ts';
import { featureMeasure } from '../measures/measures.ts';
import { sequelIn } from '../plan/sequel.ts';
import { planWordOf } from '../plan/words.ts';
import type { Verdict } from '../situation/moves.ts';
import { needsIn, tellsCircumstance, unlessAgainst } from '../situation/needs.ts';
import { type News, newsIn } from '../situation/news.ts';
import { comforting, does, INSTEAD, otherwise, verdictOf, verdictsOf } from '../situation/otherwise.ts';
import type { Answer } from '../task.ts';

/** Whoever does one of these asks for something, whatever else they state. */
const ASKING: readonly Act[] = [
  'more',
  'list',
  'count',
  'plan',
  'near',
  'book',
  'select',
  'reject',
  'compare',
  'rank',
  'ask_fact',
  'ask_about',
  'ask_opinion',
  'safety',
];
/** News and illnesses that somebody tells of without a word of what they would like. */
export function* hear(context: Context): Steps<Answer | null> {
  const { reading, text, wishes } = context;
  const news = newsIn(reading.tokens);
  const ill = tellsOfIllness(reading);
  const isAll = reading.mentions.length + reading.names.length + reading.times.length === 0;
  if (!(news || ill) || !isAll || !isAnswerable(context) || wishes.message.changed || asksAnything(reading, text))
    return null;
  const rows = lastSpokenOf(context);
  if (news || rows.length === 0) return yield* stated(context, news);
  return { moves: [{ type: 'remark', tone: 'ill', row: null }], picks: rows };
}

const tellsOfIllness = ({ tokens }: Reading): boolean => tokens.some(({ word }) => COOKED_FOR.has(word));

const asksAnything = ({ tokens }: Reading, text: string): boolean =>
  text.includes('?') ||
  [...Map.groupBy(tokens, ({ sentence }) => sentence).values()].some(
    (words) => (isQuestion(words) || opensQuestion(words)) && !exclaims(words),
  );

/** "What a week" asks nothing. */
const exclaims = ([first, second]: readonly Token[]): boolean =>
  first?.word === 'what' && (second?.word === 'a' || second?.word === 'an');

/** Checks what was shown against it. */
export function* state(context: Context): Steps<Answer | null> {
  const { acts, reading } = context;
  if (
    !isAnswerable(context) ||
    acts.wants === 'searches' ||
    ASKING.some((act) => acts.has(act) && acts.of(act) > acts.of('state'))
  )
    return null;
  return yield* stated(context, newsIn(reading.tokens));
}

function* stated(context: Context, news: News | null): Steps<Answer | null> {
  const { acts, reading, snapshot } = context;
  const rows = lastSpokenOf(context);
  // What costs more than was said now is not fine still: a search answers it.
  if (rows.some((row) => isOver(row, context.wishes))) return null;
  const { out } = yield* excludedBy(context.wishes, snapshot);
  // Nor is what they would not have, where all that was shown is of that kind.
  if (
    rows.length > 0 &&
    !hasHealthNeed(context.wishes) &&
    rows.every(({ id }) => out(snapshot.positions.get(id) ?? -1))
  )
    return null;
  const needs = needsIn(reading, news, snapshot, context.wishes).map(unlessAgainst);
  if (rows.length > 0 && needs.length === 0 && !acts.has('inform') && !acts.has('relax')) {
    const { foods, message } = context.wishes;
    // What is wanted again is looked for.
    if (foods.some(({ label }) => message.again.includes(label))) return null;
    const given = message.kept.length > 0 ? [] : givenUpIn(reading, snapshot);
    if (given.length > 0) return freed(rows, given);
  }
  // "Forget the terrace, it's freezing" gives it up, and says why.
  if (reading.mentions.some(({ dropped }) => dropped) && tellsCircumstance(reading.tokens)) return null;
  if (news && rows.length > 0 && needs.length > 0 && needs.every(({ key }) => key === news.feature))
    return heard(rows, needs, news);
  // Who joins eats something else than the others want: where nothing that was shown has both, a search finds it.
  if (isSharedBy(context) && !rows.some((row) => verdictOf(row, needs).every(does))) return null;
  if (rows.length > 0 && isStatement(context, reading) && needs.length > 0 && !looksElsewhere(reading))
    return yield* checked(context, rows, needs, news);
  if (news) return yield* comforted(context, news);
  return rows.length > 0 && isHeard(context)
    ? { moves: [{ type: 'remark', tone: 'heard', row: null }], picks: rows }
    : null;
}

/** News asks nothing of what was shown: only that a place is made for it is worth a word. */
function heard(rows: readonly Restaurant[], needs: readonly Measure[], news: News): Answer {
  const made = rows.flatMap((row) => verdictOf(row, needs)).filter(({ standing }) => standing.outcome === 'yes');
  const still = made.length > 0 ? [{ type: 'still' as const, verdicts: made, opens: false }] : [];
  return { moves: [{ type: 'news', news }, ...still], picks: rows };
}

/** It costs more than was said now. */
export const isOver = ({ price }: Restaurant, { price: wish, message }: Context['wishes']): boolean =>
  wish !== null && price !== null && message.kinds.includes('price') && price > Math.max(...wish.met.flat());

/** Somebody who joins eats something else than the others want. */
export const isSharedBy = ({ reading, wishes: { foods } }: Context): boolean =>
  withoutShared(foods).length < foods.length &&
  reading.mentions.some(({ meaning }) => meaning.type === 'food' && DIETS.has(meaning.key));

/** From this probability on a message that names no wish only tells something. */
const TOLD = 0.5;

/** A statement that asks nothing of a place. */
const isHeard = ({ acts, asks, wishes: { message }, reading, text }: Context): boolean =>
  acts.first === 'state' &&
  acts.of('state') >= TOLD &&
  !asks &&
  !message.changed &&
  message.intent !== 'find' &&
  reading.mentions.length + reading.names.length === 0 &&
  !asksAnything(reading, text);

const CHECKS = new Phrases(
  `does that work|does it work|does this work|would that work|will that work|is that possible|would that be possible|would it be possible|is that doable|would that be doable|is that a problem|would that be a problem|still work|still works|is that ok|is that okay|still ok|
  still okay|ok there|okay there|alright there|all right there|still alright|still fine|fine there|is that fine|still good|good there|
  can they cope|can they handle|work for her|work for him|work for them|is that possible|would that be possible|possible there|what if|and if|but if|ok for|okay for|fine for|alright for|all right for|suit her|suit him|suit them`
    .split(/\|\s*/)
    .map((phrase) => [phrase, true] as const),
);

/** What is stated is checked, however it is asked; of health, only as it is said. */
export function* check(context: Context): Steps<Answer | null> {
  const { reading, snapshot } = context;
  const chosen = chosenIn(context);
  const rows = chosen.length > 0 ? chosen : lastSpokenOf(context);
  if (
    rows.length === 0 ||
    context.acts.wants === 'searches' ||
    !isAnswerable(context) ||
    CHECKS.findAll(reading.tokens).length === 0
  )
    return null;
  // "And if dinner is full?" asks for another place, and "if dinner is at nine?" moves it.
  if (context.plan && (planWordOf(reading.tokens)('full') || reading.times.length > 0)) return null;
  // "What if we want a drink afterwards?" asks where to go on to.
  if (!context.plan && sequelIn(reading)) return null;
  // "What if we came an hour later?" asks about the hour.
  if (movedBy(reading.tokens) !== null) return null;
  const needs = needsIn(reading, null, snapshot, context.wishes);
  if (needs.length === 0 || needs.some(({ strict }) => strict === 'health') || looksElsewhere(reading)) return null;
  return yield* checked(context, rows, needs, null);
}

/** How a statement begins, and what makes a wish of it. */
const SUBJECTS = wordSet(
  'we were weve well i im ive it itll its she shes he hes they theyre theyll my our one two some theres there actually just only',
);
const WISHING = wordSet(
  'want need like love find looking look craving fancy prefer rather somewhere something place make give show',
);
const SEEKING = wordSet('somewhere something anywhere anything someplace find show');
const isStatement = ({ acts }: Context, reading: Reading): boolean =>
  // "Something fancy, it's our anniversary" wishes, and says why; "one that has a garden" wishes only.
  !asksForOne(reading) &&
  ((acts.has('state') && !SEEKING.has(reading.tokens[0]?.word ?? '')) ||
    isOnlyParty(reading) ||
    ((SUBJECTS.has(reading.tokens[0]?.word ?? '') || speaksOfGuests(reading) || tellsCircumstance(reading.tokens)) &&
      !reading.tokens.some(({ word }) => WISHING.has(word))));

/** A diet of some at the table, whoever asks for nothing else. */
const speaksOfGuests = ({ tokens, mentions }: Reading): boolean =>
  mentions.some(
    ({ from, meaning, negated, dropped }) =>
      meaning.type === 'food' &&
      DIETS.has(meaning.key) &&
      !negated &&
      !dropped &&
      tokens
        .slice(Math.max(0, from - GUESTS_BEFORE), from)
        .some(({ word, clause }) => clause === tokens[from]?.clause && (SOME.has(word) || numberIn(word) !== null)),
  );
/** Words between how many they are and their diet. */
const GUESTS_BEFORE = 5;
const SOME = wordSet('some both few couple half everyone everybody');

/** What a message gives up. */
const givenUpIn = ({ mentions }: Reading, snapshot: Snapshot): Measure[] =>
  mentions.flatMap(({ meaning, dropped, said }) =>
    meaning.type === 'feature' && dropped
      ? [featureMeasure(meaning.key, said, snapshot)]
      : meaning.type === 'food' && dropped && DIETS.has(meaning.key)
        ? [dietMeasure(meaning.key, snapshot)]
        : [],
  );

/** What was out of the question for the sake of what is given up is so no longer. */
function freed(rows: readonly Restaurant[], given: readonly Measure[]): Answer {
  const back = rows.filter((row) => given.some((measure) => measure.of(row).outcome === 'no'));
  const stand = rows.filter((row) => !back.includes(row));
  return { moves: [{ type: 'freed', stand, back }], picks: [...stand, ...back], among: rows };
}

/** It names a food or a part of town, or gives a kitchen up: a search answers it. */
const looksElsewhere = ({ mentions, tokens }: Reading): boolean =>
  // Another kind of outing.
  mentions.some(
    ({ meaning, negated, from }) =>
      !negated &&
      meaning.type === 'feature' &&
      GOING_OUT[meaning.key] !== undefined &&
      ONLY.has(tokens[from - 1]?.word ?? ''),
  ) ||
  (mentions.some(({ meaning }) => meaning.type === 'meal') && tokens.some(({ word }) => word === 'instead')) ||
  mentions.some(({ meaning, negated, stated }) =>
    negated
      ? !stated && meaning.type === 'food' && FOODS.get(meaning.key)?.kind === 'kitchen'
      : meaning.type === 'area' || (meaning.type === 'food' && !DIETS.has(meaning.key)),
  );

const ONLY: ReadonlySet<string> = new Set(['just', 'only']);

/** What is wished so gives up nothing else. */
const MILD = wordSet('ideally preferably possible nice bonus');

/** Needs of one statement that are told of one by one. */
const NEEDS_TOLD = 2;

const isStrict = ({ strict }: Measure): boolean => strict !== undefined;

/** Which of some places still do, and what else does where none of them does. */
export function* checked(
  context: Context,
  rows: readonly Restaurant[],
  needs: readonly Measure[],
  news: News | null,
  /** It tells something, rather than wishing for it. */
  tells = true,
): Steps<Answer> {
  const verdicts = rows.flatMap((row) => verdictOf(row, needs));
  // That children are welcome is no news then.
  const ofHealth = needs.filter(({ strict }) => strict === 'health');
  const told = (ofHealth.length > 0 ? ofHealth : needs)
    .slice(0, NEEDS_TOLD)
    .map((need) => rows.flatMap((row) => verdictsOf(row, [need])));
  // "What if I turn up in jeans?" tells nothing that one could be thanked for.
  const { asks, reading } = context;
  const asked =
    asks || isQuestion(reading.tokens) || opensQuestion(reading.tokens) || MAY.has(reading.tokens[0]?.word ?? '');
  const said = [
    ...(news ? [{ type: 'news' as const, news }] : []),
    ...told.map((each, at) => ({
      type: 'still' as const,
      verdicts: each,
      opens: tells && !news && at === 0 && !asked,
    })),
  ];
  const kept = verdicts.filter(does);
  const open = verdicts.filter(({ standing }) => standing.outcome === 'unknown');
  if (kept.length > 0)
    return {
      moves: said,
      picks: [...kept, ...open.filter(({ measure }) => !measure.firm)].map(({ row }) => row),
      among: [...kept, ...open].map(({ row }) => row),
    };
  const others = yield* otherwise(context, needs, news, open.length === 0);
  const { lacking } = others;
  // For a mere wish what was asked for stays, and one that has less of it is named beside it.
  const isBeside = !tells && lacking.length > 0 && open.length > 0 && !needs.some(isStrict);
  const isMild = context.reading.tokens.some(({ word }) => MILD.has(word));
  const instead = isBeside ? others.instead.slice(0, isMild ? 0 : 1) : others.instead;
  // What may do, and has to do no more than that, is left only for what has all of the rest too.
  const isLight = open.length === verdicts.length && !needs.some((need) => isStrict(need) || need.firm);
  if (isLight && (instead.length === 0 || lacking.length > 0))
    return { moves: said, picks: open.map(({ row }) => row) };
  // What is as silent is no better.
  if (instead.length === 0 && open.length > 0)
    return { moves: said, picks: open.map(({ row }) => row), among: open.map(({ row }) => row) };
  const lacks = lacksOf(
    instead.map(({ row }) => row),
    context.wishes,
    // Room for so many says how they are with groups.
    needs.flatMap(({ key }) => (key === 'party' ? [key, 'group'] : [key])),
  );
  // A place that is silent about what somebody must not eat stays only where there is no better one.
  const silent = open.filter(({ measure }) => isBeside || instead.length === 0 || !measure.firm);
  const picks = isBeside
    ? [...silent, ...instead].map(({ row }) => row)
    : [...instead, ...silent].map(({ row }) => row).slice(0, INSTEAD + 1);
  const offered = { type: 'instead' as const, verdicts: instead, needs, lacking, lacks, wishes: context.wishes };
  return {
    // Whoever tells what they cannot eat hears first what suits it.
    moves: instead.length > 0 && needs.some(isStrict) ? [offered, ...said] : [...said, offered],
    picks,
    // What was left for something better is not under discussion any more, nor is what somebody could fall ill from.
    among: instead.length > 0 ? picks : rows.filter((row) => !verdicts.some((one) => one.row === row && isOut(one))),
  };
}

const MAY = wordSet('would could can will is are does do');

const isOut = ({ measure, standing }: Verdict): boolean => isStrict(measure) && standing.outcome === 'no';

function* comforted({ turns, wishes, snapshot }: Context, news: News): Steps<Answer> {
  const found = yield* search([...turns], comforting(wishes, news, snapshot.vocabulary.tagsOf), snapshot);
  return {
    moves: [
      { type: 'news', news },
      { type: 'recommend', found: { ...found, question: null } },
    ],
    picks: found.picks,
  };
}
