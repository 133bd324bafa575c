import type { Restaurant } from '@saffron/contracts/guide';
import { asWishes } from '../../../dialogue/lookup.ts';
import type { PlanMove, PlannedStop } from '../../../dialogue/moves.ts';
import { isClose } from '../../../dialogue/near/nearness.ts';
import { needsCare } from '../../../search/facts/forbidden.ts';
import type { State } from '../../../understanding/fold.ts';
import { AFTERS } from '../../../understanding/lexicon/afters.ts';
import { FOODS } from '../../../understanding/lexicon/foods.ts';
import type { StopKind } from '../../../understanding/plan.ts';
import type { FoodWish } from '../../../understanding/wishes.ts';
import { harmOf } from '../caution.ts';
import { PLAN } from '../phrasebook/outing.ts';
import { ALLERGY } from '../phrasebook/search.ts';
import { cookingAt, drunkAt, pitchesFor, tell } from '../pitch.ts';
import type { Voice } from '../voice.ts';
import { areaOf, article, capital, clean, inWords, listOf, nameOf, signs, withArticle } from '../words.ts';
import { detailClause } from './detail.ts';
import { caveat, closedText, hourText } from './lacks.ts';
import { sayLeg, wayText } from './leg.ts';
import { pricesOf } from './recorded.ts';

/** What speaks best for a place and was not said before; empty where there is nothing. `kind`: what one goes there for. */
export function detailOf(row: Restaurant, state: State, voice: Voice, kind?: StopKind): string {
  const wishes = asWishes(kind === 'dessert' ? { ...state, foods: [...state.foods, SWEET] } : state);
  if (kind === 'drinks') {
    const drunk = drunkAt(row, wishes, voice.isSaid);
    return drunk ? tell(drunk, voice) : '';
  }
  const [reason] = pitchesFor(row, wishes, voice.isSaid);
  // What is on the table says more than what is on the walls, where nothing else was wished.
  const pitch = reason && reason.met.length > 0 ? reason : (cookingAt(row, wishes, voice.isSaid) ?? reason);
  return pitch ? tell(pitch, voice) : '';
}

/** What is sweet, whatever it is called on the menu. */
const DESSERT = FOODS.get('dessert');
const SWEET: FoodWish = {
  key: 'dessert',
  label: 'dessert',
  said: 'dessert',
  food: DESSERT ? { ...DESSERT, shown: [...DESSERT.shown, ...AFTERS.split('|')] } : null,
  fallback: false,
};

const labelOf = ({ label }: Pick<PlannedStop, 'label'>): string => clean(label, 40);
/** What one has one of: "a pint", but "drinks". */
const ONE = /^(?:pint|nightcap|night cap|digestif|aperitif|sundowner|snack|beer|cocktail|burger|kebab)$/;
const oneOf = (stop: Pick<PlannedStop, 'label'>): string => {
  const label = labelOf(stop);
  return ONE.test(label) ? `${article(label)} ${label}` : label;
};
const priced = (row: Restaurant): string => (row.price === null ? '' : ` (${signs(row.price)})`);
const located = (row: Restaurant): string => (areaOf(row) ? ` in ${withArticle(areaOf(row) ?? '')}` : '');

/** What a reply says of a plan: one sentence or two for each stop, with the way to it. */
export function sayPlan(move: PlanMove, voice: Voice): string {
  const text = SAYING[move.change](move, voice);
  const closed = NEWS.has(move.change) ? '' : closures(move);
  return [text, closed, missing(move), caution(move, voice)].filter(Boolean).join('\n\n');
}

/** What tells of each new place that it is closed. */
const NEWS: ReadonlySet<PlanMove['change']> = new Set(['begin', 'add', 'swap', 'total', 'which']);

/** Where somebody could fall ill, new places have to be asked. */
function caution({ stops }: PlanMove, { say }: Voice): string {
  const careful = stops.find(({ fresh, state }) => fresh && needsCare(state));
  return careful ? say(ALLERGY, { what: harmOf(careful.state) }) : '';
}

/** The places that are closed when one gets there. */
const closures = ({ stops, times }: PlanMove): string =>
  stops
    .filter(({ closed }) => closed)
    .map((stop) => closedText(stop, times[stops.indexOf(stop)] ?? 0, nameOf(stop.row)))
    .join(' ');

const SAYING: Readonly<Record<PlanMove['change'], (move: PlanMove, voice: Voice) => string>> = {
  begin: whole,
  add: (move, voice) => (move.began ? onward(move, voice) : [addition(move, voice), recap(move, voice)].join('\n\n')),
  swap: replaced,
  adjust: replaced,
  shift: (move, voice) => moved(move, voice),
  drop: (move, { say }) => say(PLAN.left, { stops: inShort(move) }),
  reverse: (move, { say }) => say(PLAN.reversed, { stops: inShort(move) }),
  restore: (move, { say }) => say(PLAN.restored, { stops: inShort(move) }),
  together,
  total,
  times: timetable,
  leaves: leaving,
  ways: waysOf,
  recall: ({ stops, at }) => at.flatMap((index) => recalled(stops, index)).join(' '),
  accept: accepted,
  spare: spared,
  resize: resized,
  which: ({ stops }) => `Which one: ${listOf(stops.map(briefly), 'or')}?`,
};

/** A stop as a reply calls it, with its place: "dinner at Souffleuse"; of a crawl the place alone. */
const stopAt = (stop: PlannedStop, place: string, alike = false): string =>
  alike || stop.label === 'bite' ? place : `${oneOf(stop)} at ${place}`;
const placed = ({ row }: PlannedStop): string => `${nameOf(row)}${located(row)}${priced(row)}`;

const inShort = ({ stops, times }: PlanMove): string =>
  stops
    .map((stop, at) => {
      const place = at === 0 ? `${nameOf(stop.row)}${located(stop.row)}` : `${nameOf(stop.row)}`;
      const by = stop.day === null || stop.day === stops[at - 1]?.day ? '' : `on day ${stop.day} `;
      const text = `${by}${stopAt(stop, place)} at ${hourText(times[at] ?? 0)}`;
      return at === 0 ? text : `then ${text}${way(stop, stops[at - 1])}`;
    })
    .join(', ');

function waysOf({ stops }: PlanMove): string {
  const legs = stops.flatMap(({ leg, row }, at) => {
    const before = stops[at - 1];
    return leg && before ? [{ from: nameOf(before.row), to: nameOf(row), text: wayText(leg) || 'some way' }] : [];
  });
  return legs
    .map(({ from, to, text }, at) => `${at === 0 ? `From ${from} it's` : 'then'} ${text} to ${to}`)
    .join(', ')
    .concat('.');
}

const recap = (move: PlanMove, { say }: Voice): string => say(PLAN.recap, { stops: inShort(move) });
/** A stop in a question. */
const briefly = (stop: PlannedStop): string => (stop.label === 'bite' ? nameOf(stop.row) : `the ${labelOf(stop)}`);

function way({ leg, row }: Pick<PlannedStop, 'leg' | 'row'>, from: PlannedStop | undefined): string {
  const text = leg ? sayLeg(leg, row, from ? areaOf(from.row) : null) : located(row).trim();
  return text ? `, ${text}` : '';
}

function whole(move: PlanMove, voice: Voice): string {
  const { stops } = move;
  const each = stops.map((stop, at) => `${lead(stop, at, stops, voice)} ${rest(move, at, voice)}`.trim());
  const isTimed = stops.length > 1 && stops.some(({ hour }) => hour !== null);
  return [...each, ...(isTimed ? [recap(move, voice)] : [])].join('\n\n');
}

function lead(stop: PlannedStop, at: number, stops: readonly PlannedStop[], { say }: Voice): string {
  const previous = stops[at - 1];
  // Of a crawl nobody needs to hear at each stop what it is for.
  const alike = stops.length > 1 && stops.every(({ label }) => label === stop.label);
  if (stop.day !== null) {
    const day = previous?.day === stop.day ? '' : `Day ${stop.day}: `;
    return `${capital(`${day}${stopAt(stop, placed(stop))}`)}${previous?.day === stop.day ? way({ ...stop, leg: stop.leg }, previous) : ''}.`;
  }
  if (!previous) {
    if (alike || stop.label === 'bite') return say(PLAN.crawl, { place: placed(stop) });
    return say(PLAN.begin, { what: oneOf(stop), place: placed(stop) });
  }
  const next = `${stopAt(stop, `${nameOf(stop.row)}${priced(stop.row)}`, alike)}${way(stop, previous)}`;
  return say(at === stops.length - 1 && at > 1 ? PLAN.last : PLAN.onward, { stop: next });
}

function rest({ stops, times }: PlanMove, at: number, voice: Voice): string {
  const stop = stops[at];
  if (!stop) return '';
  const why = whyOf(stop, voice);
  const detail = stop.closed || why.includes(':') ? '' : detailOf(stop.row, stop.state, voice, stop.kind);
  return [why, detail, closedText(stop, times[at] ?? 0), caveat(stop)].filter(Boolean).join(' ');
}

/** How a new place meets what was asked now. */
const whyOf = ({ why }: PlannedStop, voice: Voice): string =>
  why
    .flatMap(({ measure: { words, strict }, standing }) => {
      const has = standing.outcome === 'yes' ? words.has : words.maybe;
      return has ? [`It ${has}${detailClause(standing, voice, strict !== undefined)}.`] : [];
    })
    .join(' ');

/** A place after or before the one that was shown. */
function onward(move: PlanMove, voice: Voice): string {
  const { stops, at } = move;
  const [index = 0] = at;
  const [stop, previous, next] = [stops[index], stops[index - 1], stops[index + 1]];
  if (!stop) return '';
  const leg = stop.leg ?? next?.leg ?? null;
  const other = (previous ?? next)?.row;
  const isFar = leg !== null && leg.by !== 'unknown' && !isClose(leg);
  const when = previous ? 'After' : 'Before';
  const near = other && isFar ? `I know nowhere for ${forWhat(stop)} close to ${nameOf(other)}; the nearest is ` : '';
  const from = near || (other ? `${when} ${nameOf(other)}, ` : '');
  const name = `${nameOf(stop.row)}${priced(stop.row)}`;
  return `${from}${name}${way({ ...stop, leg }, previous ?? next)}. ${rest(move, index, voice)}`.trim();
}

/** What a place was asked for: what it is to have, rather than its kind. */
const forWhat = (stop: PlannedStop): string => (stop.why.length > 0 ? 'that' : oneOf(stop));

/** What is new at some stops: the place, what speaks for it, what it lacks. */
const newsOf = (move: PlanMove, at: readonly number[], how: string, voice: Voice): string[] =>
  at.flatMap((index) => {
    const stop = move.stops[index];
    if (!stop) return [];
    const not = stop.lost ? `, not ${labelOf({ label: stop.lost })}` : '';
    return [`${capital(stopAt(stop, placed(stop)))}${how}${not}. ${rest(move, index, voice)}`.trim()];
  });

const addition = (move: PlanMove, voice: Voice): string => newsOf(move, move.at, '', voice).join('\n\n');

/** Says the new places, and what the plan is with them. */
function replaced(move: PlanMove, voice: Voice): string {
  const { stops, change, missing: labels } = move;
  const fresh = [...stops.keys()].filter((at) => stops[at]?.fresh);
  if (fresh.length === 0 && labels.length > 0) return '';
  if (fresh.length === 0)
    return change === 'swap' ? '' : voice.say(move.sure ? PLAN.keeps : PLAN.stays, { stops: inShort(move) });
  if (fresh.length === stops.length) return whole(move, voice);
  return [...newsOf(move, fresh, ' instead', voice), recap(move, voice)].join('\n\n');
}

function timetable(move: PlanMove, { say }: Voice): string {
  const { stops, at, times } = move;
  if (at.length > 1 || stops.length === 1) return say(PLAN.times, { stops: inShort(move) });
  const [index = 0] = at;
  const stop = stops[index];
  return stop ? say(PLAN.time, { stops: `${stopAt(stop, nameOf(stop.row))} at ${hourText(times[index] ?? 0)}` }) : '';
}

/** Minutes to which a walk is rounded up. */
const ROUND = 5;

function leaving({ stops, at: [index = 0], times }: PlanMove, { say }: Voice): string {
  const [stop, next] = [stops[index], stops[index + 1]];
  if (!stop || !next) return '';
  const walk = next.leg?.by === 'foot' ? Math.ceil(next.leg.minutes / ROUND) * ROUND : 0;
  const time = hourText((times[index + 1] ?? 0) - walk / 60);
  return say(PLAN.leave, { place: nameOf(stop.row), time, next: nameOf(next.row), way: way(next, stop) });
}

/** Says the new hours, and what had to change for them. */
const moved = (move: PlanMove, voice: Voice): string =>
  move.stops.some(({ fresh }) => fresh)
    ? replaced(move, voice)
    : move.on
      ? `${capital(move.on)}: ${inShort(move)}.`
      : voice.say(PLAN.moved, { stops: inShort(move) });

/** The plan as it is taken, and which of its places take bookings. */
function accepted(move: PlanMove, { say }: Voice): string {
  const tables = move.stops.filter(({ row }) => row.reservations).map(({ row }) => nameOf(row));
  const text = say(PLAN.accepted, { stops: inShort(move) });
  return tables.length > 0 ? `${text} ${say(PLAN.book, { places: listOf(tables) })}` : text;
}

/** Where to go if there is no room at a stop. */
function spared({ stops, at, spare = [] }: PlanMove, voice: Voice): string {
  const lines = at.flatMap((index) => {
    const stop = stops[index];
    const other = spare.find((one) => one.at === index);
    if (!stop) return [];
    const name = nameOf(stop.row);
    if (!other) return [`If ${name} is full, I know nothing else for ${oneOf(stop)} that goes with the rest.`];
    const leg = sayLeg(other.leg, other.row, areaOf(stop.row));
    const place = `${nameOf(other.row)}${priced(other.row)}${leg ? `, ${leg}` : ''}`;
    const how = voice.say(PLAN.spare, { full: name, place });
    return [[how, detailOf(other.row, stop.state, voice, stop.kind), caveat(other)].filter(Boolean).join(' ')];
  });
  const tables = stops.filter(({ row }, index) => at.includes(index) && row.reservations).map(({ row }) => nameOf(row));
  return [...lines, ...(tables.length > 0 ? [voice.say(PLAN.book, { places: listOf(tables) })] : [])].join(' ');
}

/** The plan for another party, and which of its places take bookings. */
function resized(move: PlanMove, { say }: Voice): string {
  const { partySize } = move.stops[0]?.state ?? {};
  const tables = move.stops.filter(({ row }) => row.reservations).map(({ row }) => nameOf(row));
  const ring = tables.length > 0 ? ` ${say(PLAN.book, { places: listOf(tables) })}` : '';
  return `${say(PLAN.resized, { count: inWords(partySize ?? 0), stops: inShort(move) })}${ring}`;
}

function together(move: PlanMove, { say }: Voice): string {
  const isSame = !move.began && move.stops.every(({ fresh }) => !fresh);
  return say(isSame ? PLAN.nearest : PLAN.nearer, { stops: inShort(move) });
}

const LEVELS = ['cheap', 'mid-range', 'on the expensive side', 'expensive', 'very expensive'];

/** What is known of the cost: what notes tell of it, or else price levels. */
function total({ stops }: PlanMove, voice: Voice): string {
  const party = stops[0]?.state.partySize ?? null;
  const priced = pricesOf(
    stops.map(({ row }) => row),
    { party, drinks: false, children: false },
    voice,
  );
  if (priced) return priced;
  const levels = stops.map(({ row }) =>
    row.price === null
      ? `I don't know about ${nameOf(row)}`
      : `${nameOf(row)} is ${LEVELS[row.price - 1] ?? 'expensive'} (${signs(row.price)})`,
  );
  return `${capital(listOf(levels))}. I don't know the exact prices.`;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function recalled(stops: readonly PlannedStop[], at: number): string[] {
  const stop = stops[at];
  if (!stop) return [];
  const use = stop.label === 'bite' ? '' : `, for ${oneOf(stop)}`;
  return [`The ${ORDINALS[at] ?? 'next'} one is ${nameOf(stop.row)}${located(stop.row)}${use}.`];
}

function missing({ missing: labels, stops, change, sought }: PlanMove): string {
  if (labels.length === 0) return '';
  const what = listOf(
    labels.map((label) => (label === 'bite' ? 'a bite' : clean(label, 40))),
    'or',
  );
  if (change !== 'swap' && change !== 'adjust' && change !== 'shift')
    return `I know nowhere for ${what}${stops.length > 0 ? ' that goes with it' : ''}, sorry.`;
  const staying = stops.filter(({ label, lost, fresh }) => !fresh && labels.includes(lost ?? label));
  const stay = staying.map(({ row }) => nameOf(row));
  const nowhere = sought ? `I know nowhere ${sought} for ${what}` : `I know nowhere else for ${what} like that`;
  const so = stay.length > 0 ? `, so ${listOf(stay)} ${stay.length > 1 ? 'stay' : 'stays'}` : '';
  return [`${nowhere}${so}.`, ...staying.map(caveat)].filter(Boolean).join(' ');
}
