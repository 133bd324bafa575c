import type { Steps } from '../../../slices.ts';
import type { Snapshot } from '../../search/snapshot/snapshot.ts';
import type { Act } from '../../understanding/acts/act.ts';
import type { Acts } from '../../understanding/acts/acts-of.ts';
import { opensQuestion } from '../../understanding/acts/inquiry.ts';
import { pointingOf } from '../../understanding/acts/references.ts';
import { LETTERS_READ } from '../../understanding/bounds.ts';
import type { Plan } from '../../understanding/plan.ts';
import type { Reading } from '../../understanding/reading/reading.ts';
import { settled } from '../../understanding/reading/settled.ts';
import { fromStored } from '../../understanding/remembered.ts';
import { tokenize } from '../../understanding/text/tokens.ts';
import { wordSet } from '../../understanding/text/word-set.ts';
import type { Context } from '../context.ts';
import { goesOnListing } from '../focus.ts';
import { holdingIn } from '../hours/holding.ts';
import { asksHours, hoursWordsOf } from '../hours/words.ts';
import { isNearSome, nearWordsIn } from '../near/words.ts';
import { beginPlan } from './begin.ts';
import { added, adjusted, changeOf } from './change.ts';
import { continued } from './continue.ts';
import { stopsMeant } from './meant.ts';
import type { Change, Step } from './operation.ts';
import { readingOf } from './reading.ts';
import { sequelIn } from './sequel.ts';
import { type PlanWord, planWordsIn } from './words.ts';

/** From this probability on a message speaks of an outing. */
const PLANNED = 0.6;

/** Acts of messages that ask about a plan, and change nothing: these where they are put as a question, */
const INQUIRING: readonly Act[] = ['ask_about', 'ask_opinion', 'ask_fact', 'compare', 'rank'];
/** and these however they are put. */
const ASKING: readonly Act[] = ['safety', 'social', 'out_of_scope', 'book', 'list', 'count'];

/** What phrases say without a doubt where something is planned. */
const SURE: ReadonlySet<Change['type']> = new Set([
  'total',
  'recall',
  'times',
  'leaves',
  'ways',
  'spare',
  'together',
  'reverse',
  'resize',
]);

/** What the last message does to the plan, or the plan that it begins; null where it is about something else. */
export function* stepOf(context: Context): Steps<Step | null> {
  const { text, acts, asks: inquires, wishes, plan, shown, snapshot, now } = context;
  if (!plan && (!mayPlan(text, acts) || goesOnListing(context))) return null;
  const reading = settledIn(yield* readingOf(text, snapshot), plan, wishes);
  // "Swap the coffee place" names one and asks nothing.
  const inquiring = INQUIRING.includes(acts.first) && (text.trim().endsWith('?') || opensQuestion(reading.tokens));
  const asks =
    inquires || ((inquiring || (ASKING.includes(acts.first) && acts.has(acts.first))) && acts.of('plan') < PLANNED);
  const isChecked = holdingIn(reading.tokens).has('still');
  // "Is the bar open at ten?" asks about the hours of a place.
  if (plan && reading.asks && !isChecked && asksHours(hoursWordsOf(reading), reading.times.length > 0)) return null;
  const change = plan && spareOfShown(changeOf(reading, plan, snapshot, now), shown);
  // "We won't be there till nine, does that still work?" moves it.
  const isMoved = isChecked && change?.change.type === 'shift';
  if (change && (!asks || isMoved || SURE.has(change.change.type))) return change;
  const out = plan && !asks ? turnedDown(plan, wishes, reading, snapshot) : null;
  if (out) return out;
  if (plan && accepts(acts, reading, text))
    return { change: { type: 'accept', at: plan.stops.map((_, at) => at) }, stops: [...plan.stops] };
  const before = fromStored(context.turns.at(-2)?.reply?.state)?.state ?? wishes;
  const isFurther = acts.wants === 'goes on';
  // "Where for a drink after Saltwife?" goes on from there, whatever was shown.
  const [from] = isFurther && context.named.length === 1 ? context.named : [];
  const [first] = pointedIn(reading, from ? [from.id] : shown.map(({ id }) => id), snapshot);
  const follows =
    first !== undefined && !plan && (isFurther || sequelIn(reading))
      ? continued(reading, first, wishes, before, snapshot, isFurther)
      : null;
  if (asks || follows) return follows;
  const stops = beginPlan(reading, wishes, snapshot, acts.of('plan') >= PLANNED);
  if (stops) return { change: { type: 'begin', at: stops.map((_, at) => at) }, stops };
  if (plan) return added(reading, plan.stops, snapshot) ?? adjusted(reading, plan, snapshot);
  return first === undefined ? null : continued(reading, first, wishes, before, snapshot);
}

/** Another place for each stop whose place was turned down. */
function turnedDown(
  { stops }: Plan,
  { rejected }: Context['wishes'],
  reading: Reading,
  snapshot: Snapshot,
): Step | null {
  const out = stops.flatMap(({ placeId }, index) => (rejected.includes(placeId ?? -1) ? [index] : []));
  const knows = reading.tokens.length <= BRIEF && reading.tokens.some(({ word }) => KNOWING.has(word));
  const at = out.length === 0 && knows ? stopsMeant(reading, stops, snapshot, 0, reading.tokens.length).at : out;
  if (at.length === 0) return null;
  const left = stops.map((stop, index) => (at.includes(index) ? { ...stop, placeId: null } : stop));
  return { change: { type: 'swap', at }, stops: left };
}
/** Words of a message that tells no more than where somebody was before. */
const BRIEF = 10;
const KNOWING = wordSet('been went done tried visited');

/** The stops that the last reply showed, where it showed some of them. */
function spareOfShown(step: Step | null, shown: Context['shown']): Step | null {
  const { change, stops = [] } = step ?? {};
  if (!step || change?.type !== 'spare' || change.at.length < stops.length) return step;
  const at = change.at.filter((index) => shown.some(({ id }) => id === stops[index]?.placeId));
  return { ...step, change: { ...change, at: at.length > 0 ? at : change.at } };
}

/** "Make it ten" is about the guests or about the hour, whichever was said of the plan, or of the conversation. */
function settledIn(reading: Reading, plan: Plan | null, wishes: Context['wishes']): Reading {
  const requests = plan?.stops.map(({ request }) => request) ?? [];
  const hours = plan ? requests.flatMap(({ hour }) => hour ?? []) : (wishes.when?.hours ?? []);
  const of = requests[0]?.state ?? wishes;
  const isTimed = plan ? hours.length > 0 : (wishes.when?.at ?? '') !== '';
  return settled(reading, { of: of.partySize === null ? wishes : of, isTimed, hour: hours[0] ?? null, cheapest: null });
}

/** Words that part, order or join stops. */
const PLANNING: ReadonlySet<PlanWord> = new Set([
  'onward',
  'and',
  'before',
  'after',
  'outing',
  'crawl',
  'day',
  'evening',
  'next',
]);
/** From this probability on a message may speak of an outing. */
const MAYBE = 0.15;

/** Whether it is worth reading a message for stops. */
function mayPlan(text: string, acts: Acts): boolean {
  const tokens = tokenize(text.slice(0, LETTERS_READ));
  return (
    acts.of('plan') >= MAYBE ||
    planWordsIn(tokens).some(({ value }) => PLANNING.has(value)) ||
    nearWordsIn(tokens).some(({ value, to }) => value === 'there' || isNearSome(value, tokens[to]))
  );
}

/** Takes the plan as it is. */
const accepts = (acts: Acts, { mentions, names, asks }: Reading, text: string): boolean =>
  acts.first === 'select' && mentions.length + names.length === 0 && !asks && !text.trim().endsWith('?');

function pointedIn(reading: Reading, shown: readonly number[], { vocabulary }: Snapshot): readonly number[] {
  const { ids, how } = pointingOf(reading, vocabulary, { among: shown, on: shown, out: [] }, []);
  return how === 'one' ? ids : shown;
}
