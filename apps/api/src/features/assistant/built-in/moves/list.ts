import type { Restaurant } from '@saffron/contracts/guide';
import { table } from '../../../../table.ts';
import { allergensAmong, isAllergen } from '../../../dialogue/barred.ts';
import { asWishes } from '../../../dialogue/lookup.ts';
import type { CountMove, ListMove, ValuesMove } from '../../../dialogue/moves.ts';
import { answerOf } from '../../../search/facts/answer.ts';
import type { Attribute } from '../../../search/facts/attribute.ts';
import { needsCare } from '../../../search/facts/forbidden.ts';
import { isDiet } from '../../../understanding/delta/delta.ts';
import type { State } from '../../../understanding/fold.ts';
import { harmOf } from '../caution.ts';
import { LIST } from '../phrasebook/listing.ts';
import { ALLERGY } from '../phrasebook/search.ts';
import { cookingAt } from '../pitch.ts';
import { shortened } from '../quote.ts';
import { untilOf } from '../until.ts';
import type { Voice } from '../voice.ts';
import { moodOf, occasion } from '../wish-phrase.ts';
import {
  areaOf,
  capital,
  clean,
  fieldText,
  inSentence,
  inWords,
  isVenue,
  listOf,
  nameOf,
  signs,
  withArticle,
} from '../words.ts';

/** What is said otherwise of places than of a visit. */
const OF_PLACES: Readonly<Record<string, string>> = table({
  kids: 'for children',
  parents: 'for families',
  dog: 'that take dogs',
});

/** Letters of what is told of each place of a list. */
const DETAIL = 60;
/** More places than that are told by their names alone. */
const DETAILED = 6;
/** Values that a reply names. */
const VALUES_NAMED = 16;

const plural = (noun: string): string =>
  /(?:s|sh|ch|x)$/.test(noun) ? `${noun}es` : /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;

/** A word for places as its singular: other words, such as "tacos", stay as they were said. */
const singular = (label: string): string => (isVenue(label.replace(/s$/, '')) ? label.replace(/s$/, '') : label);

/**
 * What is listed or counted, in the singular or the plural.
 *
 * @param rows those that are named
 * @example placesOf(state, false, 3) // 'cheap Thai places in Silk Market'
 */
function placesOf(state: State, bars: boolean, count: number, rows: readonly Restaurant[] = []): string {
  const one = count === 1;
  const foods = state.foods
    .filter((wish) => !isDiet(wish))
    .map(({ label }) => singular(clean(label, 40).replace(/ (?:food|places?|restaurants?|spots?|joints?)$/i, '')));
  const diets = state.foods.filter(isDiet);
  // Of a whole kitchen only where it was asked for so: others have other things, too.
  const [whole, partly] = [diets.filter((wish) => wish.whole), diets.filter((wish) => !wish.whole)];
  const [first] = foods;
  const venue = first && foods.length === 1 && isVenue(first) ? first : bars ? 'bar' : 'place';
  const isKitchen = state.foods.some(({ food }) => food?.kind === 'kitchen');
  const kinds = first && venue !== first ? listOf(foods, 'or') : '';
  const noun = one ? venue : plural(venue);
  const price = state.price ? [clean(state.price.label, 40)] : [];
  const features = state.features.filter(({ key }) => key !== 'allergy' && !(state.when?.hours && TIMED.has(key)));
  const extras = [
    ...(partly.length > 0 ? [`with ${listOf(partly.map(({ label }) => label))} food`] : []),
    ...(kinds && !isKitchen ? [`for ${kinds}`] : []),
    ...features.flatMap((wish) =>
      moodOf(wish) ? [] : [OF_PLACES[wish.key] ?? occasion(wish, state.partySize) ?? `with ${clean(wish.label, 40)}`],
    ),
    ...state.meals.map(({ meal }) => `for ${meal}`),
  ];
  const areas =
    state.areas.length > 0
      ? [
          `in ${listOf(
            state.areas.map(({ label }) => withArticle(clean(label, 60))),
            'or',
          )}`,
        ]
      : [];
  const [silent, excluded] = [state.notFoods.filter(isAllergen), state.notFoods.filter((wish) => !isAllergen(wish))];
  const without = [
    ...(excluded.length > 0 ? [`without ${namesOf(excluded)}`] : []),
    ...(silent.length > 0
      ? [count === 0 ? `without ${namesOf(silent)}` : `${knownOf(state, rows)} ${namesOf(silent)}`]
      : []),
  ];
  const open = state.when?.hours ? [`open ${clean(state.when.said, 40)}`] : [];
  const further = [...new Set(extras)].slice(0, 4);
  return [
    ...price,
    ...features.flatMap((wish) => moodOf(wish) ?? []),
    ...whole.map(({ label }) => label),
    isKitchen ? kinds : '',
    noun,
    ...further,
    ...areas,
    ...open,
    ...without,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What an hour that is said says more exactly. */
const TIMED: ReadonlySet<string> = new Set(['late', 'early']);

const namesOf = (wishes: State['notFoods']): string =>
  listOf(
    wishes.slice(-2).map(({ label }) => clean(label, 40)),
    'or',
  );

/** The places whose notes judge what somebody must not eat dish by dish, and name a dish that has it. */
const withDishes = (rows: readonly Restaurant[], { notFoods }: State): Restaurant[] => {
  const allergens = allergensAmong({ foods: [], notFoods: notFoods.filter(isAllergen) });
  const isNamed = (row: Restaurant) => (attribute: Attribute) => {
    const { byDish, beside } = answerOf(attribute, row, { safety: true });
    return byDish === true && beside !== undefined;
  };
  return rows.filter((row) => allergens.some(isNamed(row)));
};
const knownOf = (state: State, rows: readonly Restaurant[]): string =>
  withDishes(rows, state).length > 0 ? 'that I would not rule out for' : 'where I know of no';

/** Of silence nobody can make a promise. */
const caution = ({ rows, state }: Pick<ListMove, 'rows' | 'state'>, { say }: Voice): string => {
  const silent = state.notFoods.filter(isAllergen);
  if (silent.length === 0) return needsCare(state) ? say(ALLERGY, { what: harmOf(state) }) : '';
  const named = withDishes(rows, state).map(nameOf);
  const dishes =
    named.length > 0 ? `The notes of ${listOf(named)} name a dish with ${namesOf(silent)}, and others without. ` : '';
  return `${dishes}That doesn't make them free of ${namesOf(silent)}: ask the kitchen first.`;
};

/** The part of town of a place, where it is not the one that was asked about. */
const elsewhere = (row: Restaurant, { areas }: State): string | null =>
  areas.length === 1 && areas[0]?.values.length === 1 ? null : areaOf(row);

/** Until when a place is open that is listed for being open at an hour. */
function until(row: Restaurant, state: State): string {
  const hours = untilOf(row, asWishes(state));
  return hours ? `, ${hours}` : '';
}

const line = (row: Restaurant, state: State): string => {
  const area = elsewhere(row, state);
  return `${nameOf(row)}${area ? `, ${area}` : ''}${row.price === null ? '' : ` (${signs(row.price)})`}${until(row, state)}`;
};
/** The same with what to eat, where no hours decide. */
function detailed(row: Restaurant, state: State, { isSaid }: Voice): string {
  const cooking = until(row, state) ? null : cookingAt(row, asWishes(state), isSaid);
  const dish = cooking?.dishes ? shortened(cooking.text, DETAIL) : '';
  return `${line(row, state)}${dish && !dish.endsWith('…') ? `: ${dish}` : ''}`;
}
const rated = (row: Restaurant, state: State): string =>
  `${line(row, state)}${row.rating === null ? '' : `, ${row.rating} out of 5`}`;

/** @example 'at least 210' */
const totalOf = ({ total, more }: Pick<ListMove, 'total' | 'more'>): string =>
  more ? `at least ${inWords(total)}` : inWords(total);

/** A short list of places, with how many there are. */
export function sayList(move: ListMove, voice: Voice): string {
  return [listed(move, voice), move.rows.length > 0 ? caution(move, voice) : ''].filter(Boolean).join('\n\n');
}

function listed(move: ListMove, voice: Voice): string {
  const { rows, total, asked, all, order, state, bars } = move;
  if (rows.length === 0) return nothing(state, bars);
  const lines = rows.map((row) => {
    if (order === 'rated') return rated(row, state);
    return rows.length > DETAILED ? line(row, state) : detailed(row, state, voice);
  });
  if (rows.length === 1 && total === 1 && !move.more)
    return `There is just one ${placesOf(state, bars, 1, rows)}: ${rows.map((row) => line(row, state)).join('')}.`;
  return `${leadOf(move, voice, asked, all)}\n\n${lines.join('\n')}`;
}

function leadOf(
  { rows, total, more, order, state, bars }: ListMove,
  { say }: Voice,
  asked: number | null,
  all: boolean,
): string {
  const of = placesOf(state, bars, 2, rows);
  const isAll = rows.length === total && !more;
  const inAll = totalOf({ total, more });
  if (isAll && asked !== null && asked > total) return `There are only ${inWords(total)} ${of}:`;
  if (isAll) return say(LIST.all, { total: inWords(total), places: of });
  if (all || (asked !== null && asked > rows.length))
    return `There are ${inAll} ${of}; these ${inWords(rows.length)} first:`;
  const by = { fit: '', rated: 'best rated ', cheapest: 'cheapest ', dearest: 'most expensive ' }[order];
  if (!by && of === plural('place')) return `${capital(inWords(rows.length))} to start with, of ${inAll} ${of}:`;
  return by
    ? `The ${inWords(rows.length)} ${by}of ${inAll} ${of}:`
    : say(LIST.some, { count: inWords(rows.length), total: inAll, places: of });
}

const nothing = (state: State, bars: boolean): string => `I know no ${placesOf(state, bars, 0)}.`;

const placeIn = (row: Restaurant, state: State): string => {
  const area = elsewhere(row, state);
  return `${nameOf(row)}${area ? ` in ${withArticle(area)}` : ''}`;
};

/** How many there are, and which, or some of them. */
export function sayCount(move: CountMove, voice: Voice): string {
  return [counted(move, voice), move.total > 0 ? caution(move, voice) : ''].filter(Boolean).join(' ');
}

function counted({ rows, total, more, ever, state, bars, ofShown }: CountMove, { say }: Voice): string {
  if (ever !== null && ever > total && !ofShown) return openOf({ rows, total, more, ever, state, bars });
  if (total === 0) return ofShown ? 'None of those, as far as I know.' : nothing(state, bars);
  const names = listOf(rows.map((row) => placeIn(row, state)));
  if (ofShown) return `${capital(inWords(total))} of those: ${names}.`;
  const of = placesOf(state, bars, total, rows);
  if (total === 1 && !more) return `Just one ${of}: ${names}.`;
  if (rows.length === total && !more) return `${capital(inWords(total))} ${of}: ${names}.`;
  return `${capital(totalOf({ total, more }))} ${of}. ${say(LIST.first, { names })}`;
}

/** @example 'Two Japanese places; open right now: Kestrel Sushi Bar in Whale Point.' */
function openOf({ rows, total, more, ever, state, bars }: Omit<CountMove, 'type' | 'ofShown'>): string {
  const count = ever ?? total;
  const of = `${capital(totalOf({ total: count, more }))} ${placesOf({ ...state, when: null }, bars, count, rows)}`;
  const then = clean(state.when?.said ?? '', 40);
  if (total === 0) return `${of}, and ${count === 1 ? "it isn't" : 'none of them is'} open ${then}.`;
  const names = listOf(rows.map((row) => placeIn(row, state)));
  return rows.length === total
    ? `${of}; open ${then}: ${names}.`
    : `${of}; ${inWords(total)} of them are open ${then}, among them ${names}.`;
}

/** The neighborhoods or cuisines, with how many places each has. */
export function sayValues({ of, values, state, bars, total }: ValuesMove): string {
  if (values.length === 0) return nothing(state, bars);
  const named = values.slice(0, VALUES_NAMED).flatMap(({ label, count }) => {
    const value = fieldText(label, of === 'cuisines' ? 40 : 60);
    return value ? [`${of === 'cuisines' ? inSentence(value) : value} (${count})`] : [];
  });
  const rest = values.length - named.length;
  const all = listOf([...named, ...(rest > 0 ? [`${inWords(rest)} more`] : [])]);
  const noun =
    of === 'areas'
      ? values.length === 1
        ? 'neighborhood'
        : 'neighborhoods'
      : values.length === 1
        ? 'cuisine'
        : 'cuisines';
  const scope = placesOf(state, bars, total);
  return scope === plural('place') || scope === 'place'
    ? `${capital(inWords(values.length))} ${noun}: ${all}.`
    : `${capital(inWords(values.length))} ${noun} with ${scope}: ${all}.`;
}
