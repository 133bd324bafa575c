import type { Steps } from '../../../slices.ts';
import { COOKED_BY } from '../../understanding/lexicon/families.ts';
import { FOODS, MADE_OF } from '../../understanding/lexicon/foods.ts';
import { GAP } from '../../understanding/text/evidence.ts';
import type { FoodWish, Wishes } from '../../understanding/wishes.ts';
import { allergensIn } from '../facts/asked.ts';
import { hasHealthNeed } from '../facts/forbidden.ts';
import { ASKING_FOR_DRINKS } from '../facts/forbidden-words.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { unprovenFor } from './carried.ts';
import { describedBy } from './described.ts';
import { evidenceOf, isPartOf, SHOWN, weightsOf } from './feature-evidence.ts';
import { keptApart, readKept } from './kept-apart.ts';

/** Who does not eat these, does not eat where they are cooked, either. */
const FORBIDDEN: ReadonlySet<string> = new Set(['pork', 'beef']);

/** What a place is as a whole where its notes speak of it at all. */
const WHOLE: ReadonlySet<string> = new Set(['fine dining', 'tasting menu', 'buffet']);

/** How much of what a diner does not want a restaurant has. */
interface Exclusions {
  /** Nothing for this diner: its kitchen is unwanted, or most of what the notes praise. */
  out(at: number): boolean;
  /** It has some of it, beside other things. */
  some(at: number): boolean;
}

/** A place is out when this share of the dishes in its notes is unwanted. */
const MOST = 0.45;
/** Notes name what a place is known for within their first words. */
const KNOWN_FOR = 4;

/**
 * What a conversation rules out, whatever else is wished: unwanted foods (kitchens by name, and places whose notes speak mostly of such
 * dishes), parts of town and features, prices out of bounds, and bars for who comes with children or does not drink.
 *
 * @example finish(excludedBy(wishes, snapshot)).out(3)
 */
export function* excludedBy(wishes: Wishes, snapshot: Snapshot): Steps<Exclusions> {
  const foods = yield* foodsExcluded(wishes, snapshot);
  yield;
  const others = [
    outOfBounds(wishes, snapshot),
    outOfTown(wishes, snapshot),
    tooSmall(wishes, snapshot),
    ...unwantedFeatures(wishes, snapshot),
    ...(yield* unwantedDescriptions(wishes, snapshot)),
    ...unprovenPlaces(wishes, snapshot),
    ...noPlaceFor(wishes, snapshot),
  ];
  return { some: foods.some, out: (at) => foods.out(at) || others.some((out) => out(at)) };
}

type Out = (at: number) => boolean;
const NOTHING: Out = () => false;

/** A price over or under what was allowed, or one that nobody knows where others are known. What notes ask goes before the level. */
function outOfBounds({ price }: Wishes, { rows, prices }: Snapshot): Out {
  const { least = 1, most = 5, sum = Infinity } = price ?? {};
  if ((least <= 1 && most >= 5) || !rows.some((row) => row.price !== null)) return NOTHING;
  return (at) => {
    const level = rows[at]?.price ?? null;
    const cheapest = Math.min(...(prices[at] ?? []));
    if (sum < Infinity && cheapest < Infinity && (cheapest > sum || level === null)) return cheapest > sum;
    return level === null || level < least || level > most;
  };
}

function outOfTown({ notAreas }: Wishes, { areas, vocabulary }: Snapshot): Out {
  if (notAreas.length === 0) return NOTHING;
  const values = new Set(notAreas.flatMap((area) => area.values));
  const near = notAreas.flatMap(({ address }) => (address ? [vocabulary.addresses.mentioning([address])] : []));
  return (at) => values.has(areas[at] ?? '') || near.some((set) => set.has(at));
}

/** Who could fall ill from what a wished food carries goes only where notes speak of it. */
function unprovenPlaces(wishes: Wishes, snapshot: Snapshot): Out[] {
  const unproven = unprovenFor(wishes, snapshot);
  return unproven ? [(at) => unproven(at) !== null] : [];
}

/** Nobody takes over a place for their party without saying so. */
function tooSmall({ partySize }: Wishes, { seats }: Snapshot): Out {
  return partySize === null ? NOTHING : (at) => partySize > (seats[at] ?? Infinity);
}

/** Places that are tagged with what is unwanted, or that stand for it. */
const unwantedFeatures = ({ notFeatures, foods }: Wishes, snapshot: Snapshot): Out[] =>
  notFeatures.map((wish) => {
    if (isPartOf(wish, foods)) return NOTHING;
    const shows = evidenceOf(wish, snapshot);
    return (at) => shows.tagged(at) || shows.isVenue(at) || shows.isCalledSo(at);
  });

/** Places of whose notes a sentence says what was ruled out in words of the diner's own, or finds fault with it. */
function* unwantedDescriptions({ notWords }: Wishes, snapshot: Snapshot): Steps<Out[]> {
  const outs: Out[] = [];
  for (const words of notWords.filter((one) => one.includes(' '))) {
    const described = yield* describedBy(words, snapshot);
    outs.push((at) => described.has(at));
  }
  return outs;
}

/** Who comes along, or drinks nothing, is not taken to a bar that says nothing of them. */
const NOT_IN_BARS: ReadonlySet<string> = new Set(['kids', 'no alcohol']);
/** Kinds of places that are for drinking. */
const VENUES = ['cocktail bar', 'wine bar', 'brewery'] as const;

function noPlaceFor({ features, foods }: Wishes, snapshot: Snapshot): Out[] {
  const company = features.filter(({ key }) => NOT_IN_BARS.has(key));
  if (company.length === 0 || features.some(({ key }) => ASKING_FOR_DRINKS.has(key)) || foods.some(isBar)) return [];
  const bars = VENUES.flatMap((key) => [...snapshot.fits.valuesOf(key).equal]);
  const isForDrinks = (at: number) =>
    bars.includes(snapshot.cuisines[at] ?? '') || (snapshot.rows[at]?.restaurant === false && snapshot.rows[at].bar);
  return company.map((wish) => {
    const weights = weightsOf(wish, snapshot);
    return (at) => isForDrinks(at) && (weights[at] ?? 0) < SHOWN;
  });
}

const isBar = ({ key }: FoodWish): boolean => VENUES.some((venue) => venue === key);

/** Kinds of places that are for meat: whoever cannot have it does not wish for them by asking for one. */
const FOR_MEAT = ['steakhouse', 'barbecue', 'burgers'] as const;

const meatsOf = ({ notFoods }: Wishes): FoodWish[] =>
  notFoods.some(({ key, strict }) => key === 'meat' && strict)
    ? FOR_MEAT.map((key) => ({ key, label: key, said: key, food: FOODS.get(key) ?? null, fallback: false }))
    : [];

/** "A veggie burger", "a chicken burger" of somebody who must not eat beef. */
const isOfOther = (wish: FoodWish, { foods }: Wishes): boolean =>
  wish.meatless === true || foods.some(({ key }) => key !== wish.key && OTHER_MEATS.has(key));
const OTHER_MEATS: ReadonlySet<string> = new Set(['chicken', 'lamb', 'pork', 'seafood']);

function* foodsExcluded(wishes: Wishes, snapshot: Snapshot): Steps<Exclusions> {
  if (wishes.notFoods.length === 0) return { out: NOTHING, some: NOTHING };
  const notFoods = [...wishes.notFoods, ...meatsOf(wishes)].flatMap((wish) => {
    const made = (MADE_OF[wish.key] ?? []).flatMap((key) => FOODS.get(key) ?? []);
    const unwished = made.filter(
      (food) => !wishes.foods.some((one) => one.key === food.key && (!wish.strict || isOfOther(one, wishes))),
    );
    return [wish, ...unwished.map((food) => ({ ...wish, key: food.key, label: food.key, food }))];
  });
  const cuisines = new Set<string>();
  const mentions: ReadonlySet<number>[] = [];
  const judged: { kept: (at: number) => boolean; any: ReadonlySet<number> }[] = [];
  const named: ReadonlySet<number>[] = [];
  const mostly: ReadonlySet<number>[] = [];
  for (const wish of notFoods) {
    yield;
    const { equal, within, narrower } = snapshot.fits.valuesOf(COOKED_BY[wish.key] ?? wish.key);
    for (const value of [...equal, ...within, ...narrower]) cuisines.add(value);
    const { any, named: inName } = snapshot.fits.unwanted(wish);
    const allergens = allergensIn(wish.label);
    for (const allergen of allergens) yield* readKept(allergen, snapshot);
    const kept = allergens.map((allergen) => keptApart(allergen, snapshot));
    if (kept.length > 0) judged.push({ kept: (at) => kept.every((one) => one(at) !== null), any });
    else mentions.push(any);
    mentions.push(snapshot.vocabulary.warnings.mentioning(wish.food?.shown ?? [wish.label]));
    named.push(inName);
    mostly.push(WHOLE.has(wish.key) ? any : mostlyOf(wish, snapshot));
  }
  // Whom a dish could harm is not sent where it is served.
  const allergic = hasHealthNeed({ ...wishes, foods: [] }) || wishes.notFoods.some(({ key }) => FORBIDDEN.has(key));
  const isServed = (at: number) =>
    // Notes that name an allergen may say which dishes have it: whoever asks is told that.
    mentions.some((set) => set.has(at)) || judged.some(({ kept, any }) => any.has(at) && !kept(at));
  // A kitchen without nuts names them to say so.
  const isKept = (at: number) => judged.length === wishes.notFoods.length && judged.every(({ kept }) => kept(at));
  const hasSome = (at: number) => [...mentions, ...judged.map(({ any }) => any)].some((set) => set.has(at));
  const isMuch = (at: number) => named.some((set) => set.has(at)) || mostly.some((set) => set.has(at));
  return {
    some: (at) => hasSome(at) && !isKept(at),
    out: (at) => cuisines.has(snapshot.cuisines[at] ?? '') || (isMuch(at) && !isKept(at)) || (allergic && isServed(at)),
  };
}

/** Unwanted foods that are remembered for one guide. */
const REMEMBERED = 200;

/** Positions of the rows whose notes praise mostly one food, worked out once. */
function mostlyOf(wish: FoodWish, { dishes, mostly }: Snapshot): ReadonlySet<number> {
  const words = wish.food?.shown ?? [wish.label];
  const key = JSON.stringify(words);
  const known = mostly.get(key);
  if (known) return known;
  const places = dishes.places(words);
  const found = new Set([...places].flatMap(([at, list]) => (isMostly(dishes.textAt(at), list) ? [at] : [])));
  if (mostly.size >= REMEMBERED) mostly.clear();
  mostly.set(key, found);
  return found;
}

/** @param places where the text names what is unwanted */
function isMostly(text: readonly string[], places: readonly number[]): boolean {
  if (places.length === 0) return false;
  let dishes = 0;
  // What notes begin with is what a place is known for.
  let unwanted = (places[0] ?? text.length) < KNOWN_FOR ? 1 : 0;
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    if (at < text.length && text[at] !== GAP) continue;
    if (at > from) dishes += 1;
    if (places.some((place) => place >= from && place < at)) unwanted += 1;
    from = at + 1;
  }
  return unwanted > dishes * MOST;
}
