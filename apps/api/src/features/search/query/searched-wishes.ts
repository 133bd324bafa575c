import type { Constraint } from '@saffron/contracts/guide-query';
import { MEALS, type Slot } from '@saffron/contracts/guide-query-slots';
import { weekdayOf } from '@saffron/contracts/hours/days';
import type { LocalTime } from '@saffron/contracts/hours/status';
import { priceUpTo } from '../../understanding/additions.ts';
import { chipsOf } from '../../understanding/chips.ts';
import { type Delta, isDiet, noChange } from '../../understanding/delta/delta.ts';
import { foodWish, labelOf } from '../../understanding/delta/foods.ts';
import { withParty } from '../../understanding/extras.ts';
import { fold, type State } from '../../understanding/fold.ts';
import { FEATURES } from '../../understanding/lexicon/features.ts';
import { dateText, dayName } from '../../understanding/reading/dates.ts';
import { clockOf, hourText, whenOf } from '../../understanding/reading/when.ts';
import { excludedFood } from '../../understanding/safety/shellfish.ts';
import type { FoodWish, When } from '../../understanding/wishes.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { areaOf } from './slots/area-values.ts';
import { needOf } from './slots/diet.ts';
import { momentOf } from './slots/time-value.ts';
import { featureWish, foodOf } from './values.ts';

interface Read {
  snapshot: Snapshot;
  now: LocalTime;
}

type Reader = (values: readonly string[], read: Read) => Partial<Delta>;

/**
 * What a conversation comes to once its reply was written from a search: who writes may read in the messages what the rules did not. Only what
 * had to be met counts, and only beside what is known: it narrows no cuisine or part of town that the diner named, and takes nothing away.
 */
export function withSearched(state: State, searched: readonly Constraint[], snapshot: Snapshot, now: LocalTime): State {
  return searched.reduce((before, one) => {
    const after = one.strength === 'must' ? withOne(before, one, { snapshot, now }) : before;
    return adds(before, after) ? after : before;
  }, state);
}

function withOne(state: State, { slot, op, values }: Constraint, read: Read): State {
  const texts = values.map(String);
  const [value = ''] = texts;
  if (op === 'is' && slot === 'party') return withParty(state, Number(value), read.snapshot.vocabulary);
  if (op === 'is' && slot === 'reservations')
    return value === 'yes' && !state.reservations ? { ...state, reservations: { said: 'takes reservations' } } : state;
  const reader = READERS[`${slot} ${op}`];
  const change = reader ? notNamed(state, reader(texts, read)) : {};
  return Object.keys(change).length > 0 ? fold(state, { ...noChange(), ...change }, true, null) : state;
}

/** Either of two cuisines does, and either of two parts of town: beside one that the diner has named, another would be none of their wishes. */
function notNamed(state: State, { foods = [], areas, ...rest }: Partial<Delta>): Partial<Delta> {
  const hasFood = state.any.includes('food') || state.foods.some((wish) => !isDiet(wish));
  const hasArea = state.any.includes('area') || state.areas.length > 0;
  const added = foods.filter((wish) => isDiet(wish) || !hasFood);
  return { ...rest, ...(added.length > 0 && { foods: added }), ...(areas && !hasArea && { areas }) };
}

/** Whether more counts, and all that did still does. */
function adds(before: State, after: State): boolean {
  const [known, now] = [chipsOf(before), chipsOf(after)];
  const kept = new Set(now.map(({ id }) => id));
  return (
    now.length > known.length &&
    known.every(({ id }) => kept.has(id)) &&
    before.any.every((topic) => after.any.includes(topic))
  );
}

/** How the constraints of a search are read, by slot and operator; what is not here is no wish of the diner. */
const READERS: Partial<Record<`${Slot} ${Constraint['op']}`, Reader>> = {
  'cuisine is': served,
  'dish is': served,
  'kind is': served,
  'dish not': (texts, { snapshot }) => ({
    notFoods: texts.flatMap((text) => excluded(text, snapshot, false)),
  }),
  'diet is': one((text, { snapshot }) => {
    const need = needOf(text, snapshot);
    if (!need) return {};
    if ('allergen' in need) return { notFoods: excluded(need.allergen, snapshot, true) };
    const { diet } = need;
    return { foods: [{ ...diet, label: diet.whole ? `fully ${diet.key}` : diet.key }] };
  }),
  'area is': (texts, { snapshot }) => ({
    areas: texts.flatMap((text) => {
      const values = areaOf(text, snapshot)?.values ?? [];
      const [label] = values.length === 1 ? values : [text];
      return values.length > 0 && label ? { label, values, address: null, said: label } : [];
    }),
  }),
  'price atMost': one((text) => ({ price: priceUpTo(Number(text)) })),
  'meal is': one((text, read) => {
    const meal = MEALS.find((known) => known === text);
    return meal ? { meals: [{ meal, said: meal }] } : served([text], read);
  }),
  'time is': one((text, { now }) => ({ when: whenAt(text, now) })),
  'amenity is': one(feature),
  'mood is': one(feature),
  'occasion is': one(feature),
};

/** Any of several values does: no message would wish that of needs, prices, hours or features. */
function one(read: (text: string, context: Read) => Partial<Delta>): Reader {
  return (texts, context) => (texts.length === 1 && texts[0] ? read(texts[0], context) : {});
}

/** A food, or else what a place has by that name: "bar". */
function served(texts: readonly string[], read: Read): Partial<Delta> {
  const foods = texts.flatMap((text) => wishFor(text, read.snapshot) ?? []);
  if (foods.length > 0) return { foods };
  return texts.length === 1 && texts[0] ? feature(texts[0], read) : {};
}

function wishFor(text: string, snapshot: Snapshot): FoodWish | null {
  const food = foodOf(text, snapshot);
  return food && foodWish(food, labelOf(food, text), text, false);
}

function excluded(text: string, snapshot: Snapshot, isAllergy: boolean): FoodWish[] {
  const food = foodOf(text, snapshot);
  if (!food) return [];
  const meant = excludedFood(food, text, isAllergy);
  return [
    isAllergy
      ? { ...foodWish(meant, meant.label, meant.label, false), strict: true }
      : foodWish(meant, text, text, false),
  ];
}

function feature(text: string, { snapshot }: Read): Partial<Delta> {
  const wish = featureWish(text, snapshot);
  return FEATURES[wish.key] || wish.tags.length > 0 ? { features: [wish] } : {};
}

/** A value of the slot `time`, as a message would say it. */
function whenAt(text: string, now: LocalTime): When {
  const { date, minute } = momentOf(text, now);
  const clock = minute === null ? { date, hour: null } : clockOf({ date, minute });
  const day = weekdayOf(clock.date);
  const isNow = /^now$/i.test(text);
  const dated = /^\d/.test(text) && text.includes('-');
  const named = dated ? `on ${dateText(clock.date)}` : `on ${dayName(day)}`;
  return whenOf({
    date: clock.date,
    day,
    on: isNow ? 'right now' : clock.date === clockOf(now).date ? 'today' : named,
    hours: clock.hour === null ? null : [clock.hour, clock.hour],
    at: clock.hour === null || isNow ? '' : `at ${hourText(clock.hour)}`,
  });
}
