import type { Restaurant } from '@saffron/contracts/guide';
import { asWishes } from '../../../dialogue/lookup.ts';
import type { PlanMove, PlannedStop } from '../../../dialogue/moves.ts';
import type { Unmet } from '../../../search/found.ts';
import type { State } from '../../../understanding/fold.ts';
import type { Voice } from '../realise.ts';
import { reasonsFor } from '../reason.ts';
import { areaOf, capital, clean, listOf, nameOf, priceInWords, signs, withArticle } from '../words.ts';
import { sayLeg } from './leg.ts';

/** Letters of a sentence that is short enough to stand beside others. */
const BRIEF = 130;

/** The sentence that speaks best for a place and was not said before; empty where there is none. */
export function detailOf(row: Restaurant, state: State, { earlier }: Pick<Voice, 'earlier'>): string {
  const fresh = reasonsFor(row, asWishes(state), 4).filter((text) => !earlier.includes(text));
  return fresh.find((text) => text.length <= BRIEF) ?? fresh[0] ?? '';
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
  drop: ({ stops }, { vary }) => `${vary(['That leaves', 'Then it is', 'So that is'])} ${inShort(stops)}.`,
  reverse: ({ stops }, { vary }) => `${vary(['The other way round, then', 'Turned round'])}: ${inShort(stops)}.`,
  together: ({ stops }, { vary }) =>
    `${vary(['Keeping it close', 'With less walking', 'As near to each other as I can get it'])}: ${inShort(stops)}.`,
  total,
  recall: ({ stops, at }) => at.flatMap((index) => recalled(stops, index)).join(' '),
};

/** "Dinner at Souffleuse, then drinks at Third Bow, five minutes' walk away." */
const inShort = (stops: readonly PlannedStop[]): string =>
  stops
    .map(
      (stop, at) =>
        `${at === 0 ? '' : 'then '}${labelOf(stop)} at ${nameOf(stop.row)}${at === 0 ? located(stop.row) : way(stop, stops[at - 1])}`,
    )
    .join(', ');

function way({ leg, row }: PlannedStop, previous: PlannedStop | undefined): string {
  const text = leg ? sayLeg(leg, row, previous ? areaOf(previous.row) : null) : located(row).trim();
  return text ? `, ${text}` : '';
}

function whole({ stops }: PlanMove, voice: Voice): string {
  return stops
    .map((stop, at) => `${dayOf(stop, stops[at - 1])}${lead(stop, at, stops, voice)} ${rest(stop, voice)}`.trim())
    .join('\n\n');
}

const dayOf = ({ day }: PlannedStop, previous: PlannedStop | undefined): string =>
  day !== null && day !== previous?.day ? `Day ${day}: ` : '';

function lead(stop: PlannedStop, at: number, stops: readonly PlannedStop[], { vary }: Voice): string {
  const name = `${nameOf(stop.row)}${priced(stop.row)}`;
  const label = labelOf(stop);
  const previous = stops[at - 1];
  if (!previous || stop.day !== previous.day) {
    const place = `${nameOf(stop.row)}${located(stop.row)}${priced(stop.row)}`;
    return stop.day === null
      ? vary([`${capital(label)} at ${place}.`, `Start with ${label} at ${place}.`, `For ${label}, ${place}.`])
      : `${label} at ${place}.`;
  }
  const last = at === stops.length - 1 && at > 1 && stop.day === null;
  const words = last ? (['Finish with', 'And last,'] as const) : (['Then', 'After that,', 'Next,'] as const);
  return `${words[at % words.length]} ${label} at ${name}${way(stop, previous)}.`;
}

const rest = (stop: PlannedStop, voice: Voice): string =>
  [detailOf(stop.row, stop.state, voice), caveat(stop)].filter(Boolean).join(' ');

function addition(move: PlanMove, voice: Voice): string {
  const { stops, at, began } = move;
  return at
    .map((index) => {
      const stop = stops[index];
      if (!stop) return '';
      const [previous, next] = [stops[index - 1], stops[index + 1]];
      const name = `${nameOf(stop.row)}${priced(stop.row)}`;
      const after = previous ? `After ${nameOf(previous.row)}, ` : next ? `Before ${nameOf(next.row)}, ` : '';
      const from = previous ? way(stop, previous) : next?.leg ? way({ ...stop, leg: next.leg }, next) : '';
      const text = began
        ? `${after}${name}${from}.`
        : `${capital(labelOf(stop))} at ${name}${from}${previous && from ? ` from ${nameOf(previous.row)}` : ''}.`;
      return `${text} ${rest(stop, voice)}`.trim();
    })
    .join('\n\n');
}

/** Says the new places, and that the others stay. */
function replaced(move: PlanMove, voice: Voice): string {
  const { stops, change } = move;
  const fresh = stops.flatMap((stop, at) => (stop.fresh ? [at] : []));
  const stay = stops.filter((stop) => !stop.fresh).map(({ row }) => nameOf(row));
  if (fresh.length === 0)
    return stay.length > 1 ? `${listOf(stay)} still work for that.` : `${stay[0] ?? ''} still works for that.`;
  const news = fresh.map((at) => {
    const stop = stops[at]!;
    const beside = stops[at - 1] ?? null;
    const next = stops[at + 1];
    const from = beside
      ? way(stop, beside)
      : next?.leg
        ? `${way({ ...stop, leg: next.leg }, next)}`
        : located(stop.row);
    return `${capital(labelOf(stop))} at ${nameOf(stop.row)}${priced(stop.row)} instead${from}. ${rest(stop, voice)}`.trim();
  });
  const keeps =
    stay.length === 0 || (change === 'swap' && stops.length > 3)
      ? ''
      : `${listOf(stay)} ${stay.length > 1 ? 'stay' : 'stays'}.`;
  return [...news, keeps].filter(Boolean).join('\n\n');
}

/** What is known of the cost: price levels, no bills. */
function total({ stops }: PlanMove): string {
  const each = stops.map(
    ({ row, label }) =>
      `${labelOf({ label })} at ${nameOf(row)} is ${row.price === null ? 'not priced' : `${priceInWords(row.price)} (${signs(row.price)})`}`,
  );
  return `${capital(listOf(each))}. I only know price levels, so I can't add it up to a bill.`;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function recalled(stops: readonly PlannedStop[], at: number): string[] {
  const stop = stops[at];
  return stop
    ? [`The ${ORDINALS[at] ?? 'next'} one is ${nameOf(stop.row)}${located(stop.row)}, for ${labelOf(stop)}.`]
    : [];
}

const LACKS: Readonly<Record<Unmet['kind'], (label: string) => string>> = {
  food: (label) => `I can't promise ${label} there`,
  dish: (label) => `I can't promise ${label} there`,
  diet: (label) => `I don't know what they have that is ${label}`,
  area: (label) => `it's ${label.startsWith('outside') ? 'not' : 'not in'} ${label}`,
  price: (label) => `it's not ${label}`,
  meal: (label) => `I'm not sure they do ${label}`,
  feature: (label) =>
    label.startsWith('open at')
      ? `I don't think it is ${label}, so check first`
      : `I don't know whether it has ${label}`,
  reservations: () => `it doesn't take reservations`,
};

/** What a place lacks, in a sentence. */
export function caveat({ unmet }: Pick<PlannedStop, 'unmet'>): string {
  const lacks = unmet
    .filter(({ label }) => !label.startsWith('near '))
    .map(({ kind, label }) => LACKS[kind](clean(label, 60)));
  return lacks.length > 0 ? `${capital(listOf([...new Set(lacks)]))}.` : '';
}

const missing = ({ missing: labels, stops }: PlanMove): string =>
  labels.length === 0
    ? ''
    : `I know nowhere for ${listOf(
        labels.map((label) => clean(label, 40)),
        'or',
      )}${stops.length > 0 ? ' that goes with it' : ''}, sorry.`;
