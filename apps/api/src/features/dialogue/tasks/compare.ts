import type { Restaurant } from '@saffron/contracts/guide';
import { CARDS_MAX } from '@saffron/contracts/limits';
import type { Steps } from '../../../slices.ts';
import { attributesIn } from '../../search/facts/asked.ts';
import { hasHealthNeed } from '../../search/facts/forbidden.ts';
import { opensQuestion } from '../../understanding/acts/inquiry.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import type { Reading } from '../../understanding/reading/reading.ts';
import type { Fact } from '../../understanding/wishes.ts';
import {
  asksAboutRooms,
  asksForCare,
  asksForName,
  asksHowTheyDiffer,
  asksToChoose,
  asksWhetherFit,
  namesChoice,
} from '../ask/choice.ts';
import { opinionOn } from '../ask/opinion.ts';
import { opinionIn } from '../ask/opinions.ts';
import { advantage } from '../ask/why.ts';
import { type CompareMove, type Contrast, contrastOf, decides, ruledOut } from '../choosing.ts';
import type { Context } from '../context.ts';
import { chosenIn, isAnswerable } from '../focus.ts';
import { askedIn } from '../measures/asked.ts';
import { OPPOSITE } from '../measures/features.ts';
import { dietMeasure } from '../measures/foods.ts';
import type { Measure } from '../measures/measure.ts';
import { featureMeasure } from '../measures/measures.ts';
import type { Move } from '../moves.ts';
import type { Answer } from '../task.ts';
import { hasNeeds, needContrasts, telling } from '../weighing.ts';

/** In what places can differ that is recorded of each: "the difference in price" asks for no more. */
const RECORDED: ReadonlySet<Fact> = new Set(['price', 'rating', 'area']);

/** Reasons of one verdict. */
const REASONS = 2;

/** "A or B?", "the first or the second for four of us?", "what's the difference?", "which would you pick?" */
export function* compare(context: Context): Steps<Answer | null> {
  const { acts, reading, snapshot, wishes } = context;
  if (!isAnswerable(context)) return null;
  // Neither prices nor ratings tell where somebody does not fall ill.
  const isOfCare = asksForCare(reading.tokens);
  if ((isOfCare || hasHealthNeed(wishes)) && asksWhetherFit(reading.tokens)) return null;
  const chosen = chosenIn(context);
  const alone = only(context, chosen);
  if (alone) return { moves: named(alone, [alone], context), picks: [alone], among: context.focus };
  const [sole, ...rivals] = context.focus;
  const lacksOther = sole !== undefined && rivals.length === 0 && chosen.every((row) => row === sole);
  // "The first two", of which one is left, are those of the list that it was in.
  const before = lacksOther ? context.lists.find((rows) => rows.length > 1 && rows.includes(sole)) : undefined;
  const places = (before && asksHowTheyDiffer(reading.tokens) ? before : comparedIn(context, reading, chosen)).slice(
    0,
    CARDS_MAX,
  );
  const isEither = !context.asks && chosen.length > 1 && reading.tokens.some(({ word }) => word === 'or');
  const compares = acts.has('compare') || isEither || isAlternative(reading, chosen);
  const chooses = chosen.length !== 1 && asksToChoose(reading.tokens);
  // "The difference between the two", of one that was named.
  if (
    lacksOther &&
    !before &&
    asksHowTheyDiffer(reading.tokens) &&
    (context.asks || acts.has('compare') || opensQuestion(reading.tokens))
  )
    return { moves: [{ type: 'beyond', rows: [sole] }], picks: [sole] };
  if (places.length < 2 || !(compares || chooses || acts.has('rank'))) return null;
  yield;
  if (asksAboutRooms(reading.tokens)) return byRoom(places, context);
  const facts = asksHowTheyDiffer(reading.tokens) ? wishes.message.facts.filter((fact) => RECORDED.has(fact)) : [];
  if (facts.length > 0) return { moves: [{ type: 'recorded', facts, rows: places, bill: null }], picks: places };
  const asked = askedIn(reading, snapshot);
  const measures = [...asked.degrees, ...asked.needs];
  // What is recorded or noted of them tells whether they suit an allergy, or how long one waits.
  if (chosen.length === 0 && measures.length === 0 && attributesIn(reading.tokens).length > 0) return null;
  if (chooses && isOfCare) return null;
  if (!compares && (chosen.length < 2 || measures.length > 0) && !(chooses && measures.length === 0)) return null;
  // "For lunch" says when, and not by what.
  const isOpen = measures.every(({ key }) => key.startsWith('meal '));
  const isFactual = asked.degrees.length > 0 && !namesChoice(reading.tokens);
  const verdict = compared(places, measures, context, compares && chosen.length > 1);
  // "Why is it better than the first?", where nothing that is known tells them apart.
  const isEqual = chosen.length > 1 && !verdict.reasons.some(decides);
  const differ = (isOpen && isEqual) || asksHowTheyDiffer(reading.tokens);
  // Of two that are put side by side, what sets them apart comes before which of them to take.
  const isPair = compares && !isFactual && chosen.length === 2;
  const move: CompareMove = {
    ...verdict,
    // Where only the difference is asked, a verdict needs a wish to go by.
    chooses: isPair ? !differ || (verdict.winner !== null && (!isOpen || hasNeeds(context))) : !isFactual,
    ...((differ || isPair) && { differ: 'whole' as const }),
  };
  const rest = places.filter((row) => row !== move.winner);
  return {
    moves:
      move.winner && (asksForName(reading.tokens) || asksWhy(context)) ? named(move.winner, places, context) : [move],
    picks:
      !differ && move.winner && (measures.length > 0 || chosen.length === 0)
        ? [move.winner]
        : differ
          ? places
          : [...(move.winner ? [move.winner] : []), ...rest],
    among: places,
  };
}

/** What notes praise in a room. */
const LOOKS = ['dressy', 'cosy', 'date', 'view'];

/** What each room is like, and the one of which notes say that it is fine or cosy, where they say it of one. */
function byRoom(places: readonly Restaurant[], { snapshot, focus }: Context): Answer {
  const contrasts = LOOKS.map((key) => contrastOf(featureMeasure(key, key, snapshot), places));
  const telling = contrasts.find((one) => decides(one) && isOnlyOne(one));
  const winner = telling?.places[0]?.row ?? null;
  const move: CompareMove = {
    type: 'compare',
    places,
    winner,
    reasons: telling ? [telling] : [],
    givenUp: null,
    asked: true,
    differ: 'room',
    chooses: winner !== null,
  };
  return { moves: [move], picks: winner ? [winner] : places, among: [...new Set([...focus, ...places])] };
}

const isOnlyOne = ({ places: [first, second] }: Contrast): boolean =>
  first?.standing.outcome === 'yes' && second?.standing.outcome !== 'yes';

/** Where a choice is asked for and one place is left: of those spoken of, or the one that the message tells apart. */
function only({ shown, focus, reading: { tokens }, wishes: { message } }: Context, chosen: readonly Restaurant[]) {
  // "Which of them …" asks of several, whichever was spoken of last.
  const all = tokens.some(({ word }) => SEVERAL.has(word)) ? focus : shown;
  const [row, ...others] = chosen.length > 0 ? chosen : message.kinds.length > 0 ? [] : all;
  const asks = chosen.length > 0 ? asksForName(tokens) : asksToChoose(tokens) && !asksForCare(tokens);
  return asks && others.length === 0 ? row : undefined;
}

const asksWhy = ({ reading }: Context): boolean => opinionIn(reading.tokens) === 'why';

/** The verdict, and where it is asked for, what the wishes say for it and what it has over another. */
function named(winner: Restaurant, places: readonly Restaurant[], context: Context): Move[] {
  const { wishes, snapshot } = context;
  const why = () => opinionOn('why', winner, wishes, { allergens: [], safety: false, snapshot });
  return [nameOnly(winner, places), ...(asksWhy(context) ? [why(), ...advantage(winner, context)] : [])];
}

const SEVERAL: ReadonlySet<string> = new Set(['them', 'these', 'those', 'two', 'three']);

/** The verdict without a word about why. */
export const nameOnly = (winner: Restaurant, places: readonly Restaurant[]): CompareMove => ({
  type: 'compare',
  places,
  winner,
  reasons: [],
  givenUp: null,
  asked: true,
  chooses: true,
});

/** Two places with nothing but "or" and the like between them, whatever else is misspelt. */
const isAlternative = ({ tokens, names }: Reading, chosen: readonly Restaurant[]): boolean =>
  chosen.length > 1 && names.some(({ to }) => /^(?:or|vs|versus)$/.test(tokens[to]?.word ?? ''));

/** What the one place is compared with. */
const ANOTHER: ReadonlySet<string> = new Set(['it', 'this', 'that', 'other']);

/** What is compared: the places that the message tells apart, with the one spoken of where it names a single one, or those that were shown. */
function comparedIn(context: Context, { tokens }: Reading, chosen: readonly Restaurant[]): readonly Restaurant[] {
  const rows = context.focus;
  if (chosen.length > 1) return chosen;
  const [only] = chosen;
  if (!only) return rows;
  const other = context.shown.find((row) => row !== only);
  if (rows.length === 2 && rows.includes(only)) return rows;
  return other && tokens.some(({ word }) => ANOTHER.has(word)) ? [other, only] : [];
}

/** The verdict by what was asked, or else by the wishes, or else by what people weigh. */
function compared(
  rows: readonly Restaurant[],
  asked: readonly Measure[],
  context: Context,
  named: boolean,
): Omit<CompareMove, 'chooses'> {
  const own = new Set(asked.map(({ key }) => key));
  // What is known of a diet is said of each, whatever else decides.
  const needs = context.wishes.foods.flatMap((wish) =>
    isDiet(wish) && !own.has(wish.key) ? [contrastOf(dietMeasure(wish.key, context.snapshot), rows)] : [],
  );
  const askedFor = asked.map((measure) => contrastOf(measure, rows));
  const keys = new Set([...own, ...needs.map(({ measure }) => measure.key)]);
  const weighed = telling(rows, context).filter(({ measure }) => !keys.has(measure.key));
  const deciding = [...needs.filter(decides), ...askedFor.filter(decides), ...weighed];
  const firstOf = (contrasts: readonly Contrast[]) => contrasts[0]?.places[0]?.row ?? null;
  const out = new Set([...needs, ...askedFor].flatMap(ruledOut));
  // Of what was shown, the one that was put first for the wishes stays the one.
  const put = named ? undefined : rows.find((row) => !out.has(row) && !isPoorBeside(row, rows));
  const winner =
    firstOf([...needs, ...askedFor].filter(decides)) ??
    [firstOf(needContrasts(rows, context)), put, firstOf(deciding)].find((row) => row && !out.has(row)) ??
    (named && out.size === 0 ? null : (rows.find((row) => !out.has(row)) ?? null));
  const others = weighed.filter(({ places }) => places[0]?.row === winner);
  // Where what was asked decides nothing, something else has to.
  const further = askedFor.length === 0 ? REASONS : askedFor.some(decides) ? 0 : 1;
  const reasons = [...needs, ...askedFor, ...others.slice(0, further)];
  const said = new Set(reasons.map(({ measure }) => measure.key));
  const givenUp = weighed.find(
    ({ measure, places }) => places[0]?.row !== winner && !said.has(measure.key) && !isOpposite(measure.key, said),
  );
  return {
    type: 'compare',
    places: rows,
    winner,
    reasons,
    givenUp: winner ? (givenUp ?? null) : null,
    asked: asked.length > 0,
  };
}

/** What is rated poorly is put first for nobody who can choose something good. */
const isPoorBeside = ({ rating }: Restaurant, rows: readonly Restaurant[]): boolean =>
  rating !== null && rating < DECENT && rows.some((other) => (other.rating ?? 0) >= GOOD);
const DECENT = 3.5;
const GOOD = 4;

/** Where what was asked tells no place from the others: one of them by what else is known; null where nothing tells them apart. */
export function besides(rows: readonly Restaurant[], context: Context): CompareMove | null {
  if (rows.length < 2) return null;
  const { winner, reasons, ...move } = compared(rows, [], context, false);
  const telling = reasons.filter(decides).slice(0, 1);
  return winner && telling.length > 0
    ? { ...move, winner, reasons: telling, givenUp: null, asked: true, chooses: true, besides: true }
    : null;
}

/** Whoever chose the quiet one gives up no noise. */
const isOpposite = (key: string, said: ReadonlySet<string>): boolean => said.has(OPPOSITE[key] ?? '');
