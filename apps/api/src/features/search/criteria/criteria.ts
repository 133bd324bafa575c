import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import { BARS, isForBar } from '../../understanding/lexicon/families.ts';
import { FOODS } from '../../understanding/lexicon/foods.ts';
import type { FeatureWish, FoodWish, Meal, Wishes } from '../../understanding/wishes.ts';
import { allergensIn } from '../facts/asked.ts';
import type { Outcome } from '../facts/attribute.ts';
import { notedAt, readNoted } from '../facts/noted-at.ts';
import { distanceFrom, middleOfAreas } from '../query/origin.ts';
import { readKeptDiet } from '../query/slots/kept-diet.ts';
import { MEAL_FLAGS } from '../query/slots/meal.ts';
import { evidenceOf, FIELDS, isPartOf, WITHOUT_NOTES } from '../ranking/feature-evidence.ts';
import { keptApart } from '../ranking/kept-apart.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { type Criterion, withTags } from './criterion.ts';
import { foodCriteria } from './food-criteria.ts';
import type { Cost } from './food-fit.ts';
import {
  A_TABLE,
  AMENITY,
  ANOTHER_PART,
  ANOTHER_TOWN,
  CONTRARY,
  CONTRARY_DISH,
  KINDRED_PLACE,
  NEED,
  NEXT_LEVEL,
  OTHER_MEAL,
  OTHER_PLACE,
  OTHER_PRICE,
  yieldsToHealth,
} from './giving-way.ts';
import { kitchenCriterion } from './kitchen-criterion.ts';
import { opensAsWished, timeCriterion } from './open-times.ts';
import { partyCriterion } from './party-criterion.ts';

/** In the order of the day. */
const MEALS = ['breakfast', 'lunch', 'dinner'] as const;
/** Costs are kept as bits of one number. */
const CRITERIA = 30;

/** The hard wishes of a conversation, as criteria. */
export function* criteriaOf(wishes: Wishes, snapshot: Snapshot): Steps<Criterion[]> {
  const list: Criterion[] = [];
  for (const criterion of all(wishes, snapshot)) {
    if (criterion) list.push(criterion);
    if (list.length === CRITERIA) break;
    yield;
  }
  return list;
}

function* all(wishes: Wishes, snapshot: Snapshot): Generator<Criterion | null> {
  const musts = wishes.features.filter(({ key }) => isNoted(key));
  const noted = ['food', ...[...wishes.notFeatures, ...musts].map(({ key }) => key)];
  for (const _ of readNoted(noted, snapshot)) yield null;
  for (const wish of wishes.foods.filter(isDiet)) for (const _ of readKeptDiet(wish, snapshot)) yield null;
  yield* foodCriteria(wishes, snapshot);
  yield areaCriterion(wishes, snapshot);
  yield priceCriterion(wishes, snapshot);
  yield mealCriterion(wishes, snapshot);
  yield kitchenCriterion(wishes, snapshot, elsewhereIn(snapshot));
  yield timeCriterion(wishes);
  yield partyCriterion(wishes, snapshot);
  for (const wish of wishes.notFoods) yield careCriterion(wish, snapshot);
  for (const wish of wishes.features) yield featureCriterion(wish, wishes, snapshot);
  for (const wish of wishes.notFeatures) yield notFeatureCriterion(wish, wishes, snapshot);
  const only = [wishes.foods, wishes.features, wishes.meals].every((said) => said.length === 0);
  if (only) for (const word of wishes.message.words) yield wordCriterion(word, snapshot);
  for (const word of wishes.notWords) yield notWordCriterion(word, snapshot);
  if (wishes.reservations) yield reservationsCriterion(snapshot);
  // Whoever wants the cheapest, or could fall ill, has more to go by.
  const isOther = wishes.price?.met.length === 5 || wishes.notFoods.some(({ strict }) => strict);
  if (!isOther && wishes.features.every(({ key }) => key !== 'bestrated')) yield POORLY_RATED;
}

/** Of a place that does not promise to keep out what could harm the diner: behind one that does, and before anything but the food differs. */
const NO_PROMISE: Cost = 0.5;

function careCriterion({ label, strict }: FoodWish, snapshot: Snapshot): Criterion | null {
  const kept = strict ? allergensIn(label).map((allergen) => keptApart(allergen, snapshot)) : [];
  if (kept.length === 0) return null;
  // Who makes some dishes with it has it in the kitchen.
  return {
    kind: 'diet',
    label,
    missing: false,
    cost: (_, at) => (kept.every((one) => one(at) === 'kitchen') ? 0 : NO_PROMISE),
  };
}

/** More areas than this are the towns of a region. */
const PARTS_OF_A_TOWN = 40;
/** What the way to another part of town costs in this guide. */
const elsewhereIn = ({ vocabulary }: Snapshot): Cost =>
  vocabulary.neighborhoods.length > PARTS_OF_A_TOWN ? ANOTHER_TOWN : ANOTHER_PART;

/** Of other parts of town, the nearer ones come first: what each further stretch of meters counts, and the farthest. */
const FARTHER = 1200;
const FARTHER_ON: Cost = 0.2;
const FARTHEST: Cost = 0.8;

function areaCriterion({ areas }: Wishes, snapshot: Snapshot): Criterion | null {
  const { rows, vocabulary, areas: areaAt } = snapshot;
  // A centre that nothing tells of rules nothing out.
  if (areas.length === 0 || areas.every((area) => area.taken && area.values.length === 0)) return null;
  const values = new Set(areas.flatMap((area) => area.values));
  const near = areas.flatMap((area) => (area.address ? [vocabulary.addresses.mentioning([area.address])] : []));
  const met = (_: Restaurant, at: number) => values.has(areaAt[at] ?? '') || near.some((set) => set.has(at));
  const elsewhere = elsewhereIn(snapshot);
  const coordinates = middleOfAreas([...values], snapshot);
  const origin = { coordinates, neighborhoods: [...values], restaurant: null };
  const way = (row: Restaurant) => {
    const meters = coordinates && distanceFrom(origin, row);
    return meters === null ? FARTHEST : Math.min(FARTHEST, Math.floor(meters / FARTHER) * FARTHER_ON);
  };
  return {
    kind: 'area',
    label: areas.map((area) => area.label).join(' or '),
    missing: !rows.some(met),
    cost: (row, at) => (met(row, at) ? 0 : elsewhere + way(row)),
  };
}

/** More than another part of town, less than another kitchen. */
const SHIFT_MISSED: Cost = 8;

/** Of a place whose price nobody knows, where all are put in order by it: before the dearest two. */
const UNPRICED: Cost = 0.75;

/** In a region nobody drives to another town for somewhat less. */
const SHIFT_MISSED_IN_TOWN: Cost = 6;

/** What the next level costs beside a mood, where nobody said what it may be at most. */
const SOFT_LEVEL = 0.4;

function priceCriterion(
  { price, shown, message, features }: Wishes,
  { vocabulary, prices }: Snapshot,
): Criterion | null {
  if (!price) return null;
  const shift = price.label === 'cheaper' || price.label === 'pricier';
  // Who names a price after places were shown has seen what they cost: a longer way is better than the same place again.
  const isNewest = shift || (shown.length > 0 && message.kinds.length === 1 && message.kinds[0] === 'price');
  const superlative = price.met.length === 5;
  const step = shift ? 0.2 : 0.6;
  const missed = vocabulary.neighborhoods.length > PARTS_OF_A_TOWN ? SHIFT_MISSED_IN_TOWN : SHIFT_MISSED;
  const costs = new Map<number, Cost>();
  const all = price.met.flat();
  for (const level of [1, 2, 3, 4, 5])
    costs.set(
      level,
      (isNewest ? missed + 1 : OTHER_PRICE) + Math.min(...all.map((one) => Math.abs(one - level))) * 0.5,
    );
  // A price that was only hinted at weighs no more than what a place is to be like.
  const isMood = ({ firm, said }: Wishes['features'][number]) => !firm && !price.said.includes(said);
  const isSoft = price.soft === true && shown.length === 0 && features.some(isMood);
  const nearly = shift ? missed : isSoft ? SOFT_LEVEL : NEXT_LEVEL;
  for (const [rank, level] of price.near.entries()) costs.set(level, nearly + rank * 0.1);
  for (const [tier, levels] of price.met.entries())
    for (const level of levels)
      costs.set(level, superlative && tier > 0 ? 0.5 + tier / 10 : Math.min(tier * step, 0.9));
  return {
    kind: 'price',
    label: price.label,
    missing: false,
    cost: (row, at) => {
      if (row.price !== null) return costs.get(row.price) ?? OTHER_PRICE;
      // It may be the cheapest, and is not ruled out for it.
      if (superlative) return UNPRICED;
      // Nobody rated how dear it is, and the notes say what a meal costs.
      return price.sum !== undefined && (prices[at] ?? []).some((one) => one <= (price.sum ?? 0)) ? 0 : NEXT_LEVEL + 1;
    },
  };
}

function mealCriterion(wishes: Wishes, snapshot: Snapshot): Criterion | null {
  const { meals: all, foods, features } = wishes;
  // "Cocktails tonight" may be had where nobody cooks.
  const eats = features.some(({ key }) => key === 'food');
  const drinks = features.some(({ key }) => isPoured(key)) || foods.some(({ key }) => BARS.includes(key));
  const isOut = isForDrinks({ ...wishes, foods: foods.filter(({ key }) => !BARS.includes(key)) });
  if (drinks && isOut && !eats) return null;
  const { rows, cuisines, fits } = snapshot;
  // Who wants brunch is served by a place that says so, whatever hours it is listed for.
  const brunch = foods.some((food) => food.key === 'brunch');
  const meals = all.filter((wish) => wish.meal !== 'breakfast' || !brunch);
  if (meals.length === 0) return null;
  const flags = meals.map((wish) => MEAL_FLAGS[wish.meal satisfies Meal]);
  // Places that nobody listed for any meal will do where nobody is listed for this one.
  const unknown = rows.some((row) => flags.some((flag) => row[flag])) ? 0.6 : 0.3;
  const missed = elsewhereIn(snapshot) + OTHER_MEAL;
  const forIt = new Set(meals.flatMap(({ meal }) => fits.valuesOf(meal).equal));
  const cost = (row: Restaurant, at: number) => {
    if (flags.some((flag) => row[flag]) || forIt.has(cuisines[at] ?? '')) return 0;
    if (!MEALS.some((meal) => row[MEAL_FLAGS[meal]])) return unknown;
    const apart = (wish: Meal) =>
      Math.min(...MEALS.flatMap((meal, hour) => (row[MEAL_FLAGS[meal]] ? Math.abs(hour - MEALS.indexOf(wish)) : [])));
    return missed + (Math.min(...meals.map(({ meal }) => apart(meal))) - 1) * 0.5;
  };
  return { kind: 'meal', label: meals.map((wish) => wish.meal).join(' or '), missing: false, cost };
}

/** From this many on, a tag is what reviewers use for it. */
const TAGGED_OFTEN = 5;

const A_KIND =
  /\b(?:sea|river|harbou?r|rugby|cricket|boxing|racing|jazz|piano|flamenco|darts|ping.pong|pool|quiz|karaoke|board games)\b/;
const NOWHERE: ReadonlySet<number> = new Set();
const UNKNOWN = (): Outcome => 'unknown';
/** Another game or music than the one that was wished. */
const OTHER_KIND: Cost = 1;
/** Of a restaurant that pours what somebody goes out for. */
const TOO: Cost = 0.4;
/** Of one where a bar was wished for, or bars were turned down: a bar in another part of town comes before it. */
const RESTAURANT: Cost = 7.5;
/** Of one that names it in passing. */
const IN_PASSING: Cost = 0.6;
/** A river for the sea: a view all the same. */
const OTHER_VIEW: Cost = 0.9;

/** Without these somebody cannot come in, whatever is cooked there. */
const MUSTS: ReadonlySet<string> = new Set(['wheelchair']);

/** Kinds of places to drink at: where nothing to eat was wished, one of them is what the outing is for. */
const PLACES_TO_DRINK: ReadonlySet<string> = new Set(['drinks', 'cocktails']);

/** Drinks that are what the outing is for where nothing else was wished. */
const POURED: ReadonlySet<string> = new Set(['sparkling', 'wine', 'beer', 'sake']);

const isPoured = (key: string): boolean => PLACES_TO_DRINK.has(key) || POURED.has(key);

/** Whether nothing was wished that is eaten: "tonight" is a time for either. */
const isForDrinks = ({ foods, meals }: Wishes): boolean =>
  foods.length === 0 && meals.every(({ said }) => /^(?:to|this )?(?:night|evening|nite)$/i.test(said));

/** What a place costs that does not show a feature; `denied`: its notes tell the contrary. */
function missing({ key }: FeatureWish, isCore: boolean): (row: Restaurant, denied: boolean) => Cost {
  if (MUSTS.has(key)) return (_, denied) => (denied ? NEED + CONTRARY : NEED);
  if (isCore) return ({ bar }) => (bar ? KINDRED_PLACE : OTHER_PLACE);
  return (_, denied) => (denied ? (INEDIBLE.has(key) ? CONTRARY_DISH : CONTRARY) : AMENITY);
}

/** What the notes are read for with care: a word in passing is not enough. */
const isNoted = (key: string): boolean => MUSTS.has(key) || INEDIBLE.has(key);

/** Where these are not to be had, somebody has nothing to eat. */
const INEDIBLE: ReadonlySet<string> = new Set(['mild']);

function featureCriterion(wish: FeatureWish, wishes: Wishes, snapshot: Snapshot): Criterion | null {
  if (wish.key === 'bestrated') return notBadlyRated(wish);
  if (wish.key === 'food') return null;
  const isCore =
    isForDrinks(wishes) && (PLACES_TO_DRINK.has(wish.key) || wishes.features.every(({ key }) => POURED.has(key)));
  if (wish.key === 'seated') return notDenied(wish, snapshot);
  if ((!wish.firm || yieldsToHealth(wish, wishes)) && !isCore) return null;
  const isOut = (isForBar(wish) || wishes.rejected.length > 0) && wishes.features.every(({ key }) => key !== 'food');
  const too = isOut ? RESTAURANT : TOO;
  const shows = evidenceOf(wish, snapshot);
  // Where reviewers tag it, a word in passing says less.
  const tagged = withTags(wish.tags, snapshot).size;
  const inPassing = tagged >= TAGGED_OFTEN || FIELDS[wish.key] ? 0.6 : 0.05;
  const has = FIELDS[wish.key] ?? (snapshot.rows.some((row) => row.saffronNotes) ? undefined : WITHOUT_NOTES[wish.key]);
  const miss = missing(wish, isCore);
  const opens = opensAsWished(wish.key, wish.said);
  // What is known of the hours then says more than "late" does.
  if (opens && wishes.when?.hours) return null;
  const isView = wish.key === 'view';
  // "Rugby" asks more of a place that shows sports than "sports" does.
  const [kind] = A_KIND.exec(wish.said.toLowerCase()) ?? [];
  const own = kind ? snapshot.vocabulary.texts.mentioning([kind]) : NOWHERE;
  const noted = isNoted(wish.key) ? notedAt(wish.key, snapshot) : UNKNOWN;
  const hot = wish.key === 'mild' ? hotKitchens(snapshot) : null;
  const cost = (row: Restaurant, at: number) => {
    const told = noted(row, at);
    if (told === 'yes') return 0;
    const open = opens?.(row) ?? null;
    if (open !== null) return open ? 0 : AMENITY;
    // The sea is spoken of where nobody sees it.
    if (own.has(at) && !isView) return 0;
    const other = own.size === 0 || own.has(at) ? 0 : isView ? OTHER_VIEW : OTHER_KIND;
    const denied = told === 'no' || shows.weight(row, at) < 0;
    if (hot && told === 'unknown' && !denied && !hot.has(snapshot.cuisines[at] ?? '')) return HARDLY_HOT;
    if (told === 'no' || (isNoted(wish.key) && told === 'unknown' && !shows.tagged(at))) return miss(row, denied);
    // A bar of a kind of its own, with a tag for what it mixes.
    const isBar = isCore && row.bar && !row.restaurant && (wish.key === 'drinks' || shows.tagged(at));
    if (shows.isVenue(at) || isBar) return other;
    // Who goes out for drinks is meant for a bar, and not for a restaurant that mixes them too.
    if (shows.tagged(at) || (!denied && has?.(row))) return isCore ? Math.max(other, too) : other;
    return shows.mentioned(row, at)
      ? Math.max(inPassing, other, isCore ? Math.max(IN_PASSING, too) : 0)
      : miss(row, denied);
  };
  return { kind: 'feature', label: wish.label, missing: !snapshot.rows.some((row, at) => cost(row, at) < 1), cost };
}

/** Kitchens that one goes to for heat: of any other, nobody has to say that it is mild. */
const hotKitchens = ({ fits }: Snapshot): ReadonlySet<string> =>
  new Set(
    ['spicy', ...(FOODS.get('spicy')?.kitchens ?? [])].flatMap((key) => {
      const { equal, within, narrower } = fits.valuesOf(key);
      return [...equal, ...within, ...narrower];
    }),
  );
const HARDLY_HOT: Cost = 0.2;

/** Most places have tables without a word of it: one whose notes tell the contrary will not do. */
function notDenied(wish: FeatureWish, snapshot: Snapshot): Criterion {
  const { weight } = evidenceOf(wish, snapshot);
  return {
    kind: 'feature',
    label: wish.label,
    missing: false,
    cost: (row, at) => (weight(row, at) < 0 ? CONTRARY_DISH : 0),
  };
}

/** Nobody means those that reviewers warn of. */
const BADLY_RATED = 3;
const notBadlyRated = (wish: FeatureWish): Criterion => ({
  kind: 'feature',
  label: wish.label,
  missing: false,
  cost: ({ rating }) => (rating !== null && rating < BADLY_RATED ? AMENITY : 0),
});

/** One of those is shown where what would suit lacks something that was wished. */
export const POORLY_RATED: Criterion = {
  kind: 'feature',
  label: '',
  missing: false,
  cost: ({ rating }) => (rating !== null && rating < BADLY_RATED ? 0.95 : 0),
};

/** A word that many notes have tells of no wish. */
const RARE = 0.06;

/** "Burgundy": a word that nothing but notes explains, where little else is wished. Places whose notes have it come first. */
function wordCriterion(word: string, { vocabulary, rows }: Snapshot): Criterion | null {
  const said = vocabulary.texts.mentioning([word]);
  if (said.size === 0 || said.size > Math.max(3, rows.length * RARE)) return null;
  return { kind: 'feature', label: word, missing: false, cost: (_, at) => (said.has(at) ? 0 : UNMENTIONED) };
}

const UNMENTIONED: Cost = 0.9;

/** Places whose notes speak of it. */
function notWordCriterion(word: string, { vocabulary }: Snapshot): Criterion {
  const speaking = [vocabulary.texts, vocabulary.nameTexts].map((texts) => texts.mentioning([word]));
  const cost = (_: Restaurant, at: number) => (speaking.some((set) => set.has(at)) ? 3 : 0);
  return { kind: 'feature', label: `no ${word}`, missing: false, cost };
}

/** What a place costs by what its notes say of something unwanted; nothing where they deny it. */
const UNWANTED: Readonly<Partial<Record<Outcome, Cost>>> = { yes: AMENITY, partly: 0.4, no: 0 };

/** Places that speak of it come last; those that are known for it are ruled out. */
function notFeatureCriterion(wish: FeatureWish, { foods }: Wishes, snapshot: Snapshot): Criterion {
  const isPart = isPartOf(wish, foods);
  // A tag for the food that was wished does not tell that there is nothing beside it.
  const shows = evidenceOf(isPart ? { ...wish, tags: [] } : wish, snapshot);
  const noted = notedAt(wish.key, snapshot);
  const some = isPart ? AMENITY : 0.4;
  return {
    kind: 'feature',
    label: `no ${wish.label}`,
    missing: false,
    cost: (row, at) =>
      UNWANTED[noted(row, at)] ?? (shows.weight(row, at) < 0 ? 0 : shows.mentioned(row, at) ? some : 0.1),
  };
}

function reservationsCriterion({ rows }: Snapshot): Criterion {
  return {
    kind: 'reservations',
    label: 'reservations',
    missing: !rows.some((row) => row.reservations),
    cost: (row) => (row.reservations ? 0 : A_TABLE),
  };
}
