import type { Restaurant } from '@saffron/contracts/guide';
import { asWishes } from '../../../dialogue/lookup.ts';
import type { PlanMove, PlannedStop } from '../../../dialogue/moves.ts';
import { OPEN } from '../../../dialogue/plan/time.ts';
import type { Unmet } from '../../../search/found.ts';
import type { State } from '../../../understanding/fold.ts';
import { clock } from '../hours-words.ts';
import { PLAN } from '../phrasebook/outing.ts';
import { pitchesFor, pitchOf, tell } from '../pitch.ts';
import { quoted } from '../quote.ts';
import { cookingOf } from '../reason.ts';
import type { Voice } from '../voice.ts';
import { areaOf, capital, clean, listOf, nameOf, signs, withArticle } from '../words.ts';
import { sayLeg } from './leg.ts';

/** What speaks best for a place and was not said before; empty where there is nothing. */
export function detailOf(row: Restaurant, state: State, voice: Voice): string {
  const wishes = asWishes(state);
  // What is on the table says more than what is on the walls, where nothing else was wished.
  const cooking = state.features.length + state.foods.length > 0 ? null : cookingOf(row);
  if (cooking && !voice.isSaid(quoted(cooking))) return tell(pitchOf(cooking, wishes), voice);
  const [pitch] = pitchesFor(row, wishes, voice.isSaid);
  return pitch ? tell(pitch, voice) : '';
}

const labelOf = ({ label }: Pick<PlannedStop, 'label'>): string => clean(label, 40);
const priced = (row: Restaurant): string => (row.price === null ? '' : ` (${signs(row.price)})`);
const located = (row: Restaurant): string => (areaOf(row) ? ` in ${withArticle(areaOf(row) ?? '')}` : '');

/** What a reply says of a plan: one sentence or two for each stop, with the way to it. */
export function sayPlan(move: PlanMove, voice: Voice): string {
  const text = SAYING[move.change](move, voice);
  return [text, missing(move)].filter(Boolean).join('\n\n');
}

const SAYING: Readonly<Record<PlanMove['change'], (move: PlanMove, voice: Voice) => string>> = {
  begin: whole,
  add: addition,
  swap: replaced,
  adjust: replaced,
  drop: ({ stops }, { say }) => say(PLAN.left, { stops: inShort(stops) }),
  reverse: ({ stops }, { say }) => say(PLAN.reversed, { stops: inShort(stops) }),
  together,
  total,
  times: (move, voice) => timetable(move, voice),
  shift: moved,
  recall: ({ stops, at }) => at.flatMap((index) => recalled(stops, index)).join(' '),
};

/** A stop as a reply calls it, with its place: "dinner at Souffleuse"; of a crawl the place alone. */
const stopAt = (stop: PlannedStop, place: string, alike = false): string =>
  alike || stop.label === 'bite' ? place : `${labelOf(stop)} at ${place}`;
const placed = ({ row }: PlannedStop): string => `${nameOf(row)}${located(row)}${priced(row)}`;

/** "Dinner at Souffleuse, then drinks at Third Bow, five minutes' walk away." */
const inShort = (stops: readonly PlannedStop[]): string =>
  stops
    .map((stop, at) =>
      at === 0
        ? stopAt(stop, `${nameOf(stop.row)}${located(stop.row)}`)
        : `then ${stopAt(stop, nameOf(stop.row))}${way(stop, stops[at - 1])}`,
    )
    .join(', ');

function way({ leg, row }: Pick<PlannedStop, 'leg' | 'row'>, from: PlannedStop | undefined): string {
  const text = leg ? sayLeg(leg, row, from ? areaOf(from.row) : null) : located(row).trim();
  return text ? `, ${text}` : '';
}

function whole({ stops }: PlanMove, voice: Voice): string {
  return stops.map((stop, at) => `${lead(stop, at, stops, voice)} ${rest(stop, voice)}`.trim()).join('\n\n');
}

function lead(stop: PlannedStop, at: number, stops: readonly PlannedStop[], { say }: Voice): string {
  const previous = stops[at - 1];
  // Of a crawl nobody needs to hear at each stop what it is for.
  const alike = stops.every(({ label }) => label === stop.label);
  if (stop.day !== null) {
    const day = previous?.day === stop.day ? '' : `Day ${stop.day}: `;
    return `${capital(`${day}${stopAt(stop, placed(stop))}`)}${previous?.day === stop.day ? way({ ...stop, leg: stop.leg }, previous) : ''}.`;
  }
  if (!previous) {
    if (alike || stop.label === 'bite') return say(PLAN.crawl, { place: placed(stop) });
    return say(PLAN.begin, { what: labelOf(stop), place: placed(stop) });
  }
  const next = `${stopAt(stop, `${nameOf(stop.row)}${priced(stop.row)}`, alike)}${way(stop, previous)}`;
  return say(at === stops.length - 1 && at > 1 ? PLAN.last : PLAN.onward, { stop: next });
}

const rest = (stop: PlannedStop, voice: Voice): string =>
  [detailOf(stop.row, stop.state, voice), caveat(stop)].filter(Boolean).join(' ');

/** The way between a stop and the one before it, or else the one after it: "three minutes' walk from Third Bow". */
function besides(stops: readonly PlannedStop[], at: number): string {
  const stop = stops[at];
  const [previous, next] = [stops[at - 1], stops[at + 1]];
  const other = stop?.leg ? previous : next?.leg ? next : undefined;
  const leg = stop?.leg ?? next?.leg;
  if (!stop || !other || !leg) return stop ? located(stop.row) : '';
  const text = sayLeg(leg, stop.row, areaOf(other.row), nameOf(other.row));
  return text ? `, ${text}` : '';
}

function addition({ stops, at, began }: PlanMove, voice: Voice): string {
  const news = at.flatMap((index) => {
    const stop = stops[index];
    if (!stop) return [];
    const [previous, next] = [stops[index - 1], stops[index + 1]];
    const name = `${nameOf(stop.row)}${priced(stop.row)}`;
    const after = previous ? `After ${nameOf(previous.row)}, ` : next ? `Before ${nameOf(next.row)}, ` : '';
    const leg = stop.leg ?? next?.leg ?? null;
    const near = `${after}${name}${way({ ...stop, leg }, previous ?? next)}.`;
    return `${began ? near : `${capital(stopAt(stop, name))}${besides(stops, index)}.`} ${rest(stop, voice)}`.trim();
  });
  return news.join('\n\n');
}

/** Says the new places, and that the others stay. */
function replaced({ stops, change, missing: labels }: PlanMove, voice: Voice): string {
  const fresh = [...stops.keys()].filter((at) => stops[at]?.fresh);
  const stay = stops.filter((stop) => !stop.fresh && !labels.includes(stop.label)).map(({ row }) => nameOf(row));
  if (fresh.length === 0 && labels.length > 0) return '';
  if (fresh.length === 0)
    return change === 'swap' ? '' : `${listOf(stay)} still ${stay.length > 1 ? 'work' : 'works'} for that.`;
  const news = fresh.flatMap((at) => {
    const stop = stops[at];
    if (!stop) return [];
    const lead = `${capital(stopAt(stop, `${nameOf(stop.row)}${priced(stop.row)}`))} instead${besides(stops, at)}.`;
    return `${lead} ${rest(stop, voice)}`.trim();
  });
  const keeps = stay.length > 0 ? `${listOf(stay)} ${stay.length > 1 ? 'stay' : 'stays'}.` : '';
  return [...news, keeps].filter(Boolean).join('\n\n');
}

/** "Dinner at Souffleuse at 19:00, then cocktails at Third Bow at 21:00." */
const withTimes = (stops: readonly PlannedStop[], at: readonly number[], times: readonly number[]): string =>
  at
    .flatMap((index) => {
      const stop = stops[index];
      const until = stop && closing(stop);
      return stop
        ? [`${stopAt(stop, nameOf(stop.row))} at ${clock(Math.round((times[index] ?? 0) * 60))}${until}`]
        : [];
    })
    .join(', then ');

/** A place that closes soon after one gets there. */
function closing({ unmet }: PlannedStop): string {
  return unmet.some(({ label }) => label === OPEN) ? " (I don't think it's open then)" : '';
}

const timetable = ({ stops, at, times }: PlanMove, { say }: Voice): string =>
  say(at.length > 1 ? PLAN.times : PLAN.time, { stops: withTimes(stops, at, times) });

/** Says the new hours, and what had to change for them. */
function moved(move: PlanMove, voice: Voice): string {
  const { stops, times } = move;
  const fresh = stops.some((stop) => stop.fresh) ? replaced(move, voice) : '';
  return [`${capital(withTimes(stops, [...stops.keys()], times))}.`, fresh].filter(Boolean).join('\n\n');
}

function together({ stops, began }: PlanMove, voice: Voice): string {
  if (!began && stops.every(({ fresh }) => !fresh)) return voice.say(PLAN.nearest, { stops: inShort(stops) });
  return voice.say(PLAN.nearer, { stops: inShort(stops) });
}

/** What is known of the cost: price levels, no bills. */
function total({ stops }: PlanMove): string {
  const levels = stops.map(
    (stop) =>
      `${stop.row.price === null ? 'no price that I know' : signs(stop.row.price)} for ${stopAt(stop, nameOf(stop.row))}`,
  );
  return `Per person: ${listOf(levels)}. Those are price levels; I don't know the bills.`;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function recalled(stops: readonly PlannedStop[], at: number): string[] {
  const stop = stops[at];
  if (!stop) return [];
  const use = stop.label === 'bite' ? '' : `, for ${labelOf(stop)}`;
  return [`The ${ORDINALS[at] ?? 'next'} one is ${nameOf(stop.row)}${located(stop.row)}${use}.`];
}

const LACKS: Readonly<Record<Unmet['kind'], (label: string) => string>> = {
  food: (label) => `I can't promise ${label} there`,
  dish: (label) => `I can't promise ${label} there`,
  diet: (label) => `I don't know what they have that is ${label}`,
  area: (label) =>
    label.startsWith('outside') ? `it's not ${label}` : `there's nothing like that in ${withArticle(label)}`,
  price: (label) => `it's not ${label}`,
  meal: (label) => `I'm not sure they do ${label}`,
  feature: (label) =>
    label === OPEN ? `I don't think it's ${label}, so check first` : `I don't know whether it has ${label}`,
  time: (label) => `I don't know whether it is open ${label}`,
  reservations: () => `it doesn't take reservations`,
};

/** What a place lacks, in a sentence. */
export function caveat({ unmet }: Pick<PlannedStop, 'unmet'>): string {
  const lacks = unmet
    .filter(({ label }) => !label.startsWith('near '))
    .map(({ kind, label }) => LACKS[kind](clean(label, 60)));
  return lacks.length > 0 ? `${capital(listOf([...new Set(lacks)]))}.` : '';
}

function missing({ missing: labels, stops, change, sought }: PlanMove): string {
  if (labels.length === 0) return '';
  const what = listOf(
    labels.map((label) => (label === 'bite' ? 'a bite' : clean(label, 40))),
    'or',
  );
  const stay = stops.filter(({ label }) => labels.includes(label)).map(({ row }) => nameOf(row));
  if (change === 'swap' || change === 'adjust' || change === 'shift')
    return `${sought ? `I know nowhere ${sought} for ${what}` : `I know nowhere else for ${what} like that`}${stay.length > 0 ? `, so ${listOf(stay)} ${stay.length > 1 ? 'stay' : 'stays'}` : ''}.`;
  return `I know nowhere for ${what}${stops.length > 0 ? ' that goes with it' : ''}, sorry.`;
}
