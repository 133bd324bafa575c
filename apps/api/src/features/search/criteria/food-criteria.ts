import type { Restaurant } from '@saffron/contracts/guide';
import { table } from '../../../table.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import { ATTRIBUTES } from '../../understanding/fold.ts';
import { BARS, COOKED_BY } from '../../understanding/lexicon/families.ts';
import { suchOf, VENUES } from '../../understanding/lexicon/foods.ts';
import type { FoodWish, Wishes } from '../../understanding/wishes.ts';
import { keepsWholly } from '../facts/whole-kitchen.ts';
import { IMPLIED_BY } from '../query/slots/kept-diet.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { byEater, isForOthers, isMeaty, meatlessKitchens } from './at-table.ts';
import { type Criterion, type CriterionKind, withTags } from './criterion.ts';
import { dietCriterion } from './diet-criterion.ts';
import { type Cost, LESSER, MISSED } from './food-fit.ts';
import { ANOTHER_PART, DISH, NEXT_LEVEL } from './giving-way.ts';

const FALLBACK: Cost = 1.5;
/** What a restaurant costs of which only the name speaks of the wish. */
export const NAMED: Cost = 1.05;

/** The wishes for food: kitchens, dishes that go with them, and each diet for itself. Who eats something else than the others gets it too. */
export function* foodCriteria(wishes: Wishes, snapshot: Snapshot): Generator<Criterion | null> {
  const diets = wishes.foods.filter(isDiet);
  const isShared = wishes.foods.some((wish) => isForOthers(wish, diets));
  const others = wishes.foods.filter((wish) => !isDiet(wish) && !(isShared && wish.key === 'meat'));
  // Of all that cook it, the price decides.
  const isDish = !others.some(({ key }) => COOKED_BY[key]);
  const even = wishes.price?.met.length === LEVELS && isDish ? evened : (one: Criterion | null) => one;
  for (const group of byEater(others))
    for (const one of wishedTogether(group, snapshot)) yield inBars(even(one), group, snapshot);
  if (isShared) yield forMeatToo(wishes.foods.filter(isMeaty), snapshot);
  for (const wish of diets)
    yield dietCriterion(
      wish,
      wishes.foods.some((other) => isForOthers(other, [wish]))
        ? 'beside meat'
        : others.length > 0
          ? 'strictly'
          : 'alone',
      snapshot,
    );
}

/** What is drunk in a kind of bar. */
const POURED: Readonly<Record<string, string>> = table({
  'cocktail bar': 'cocktails',
  'wine bar': 'wine',
  brewery: 'beer',
});
/** Of a bar of another kind, and of a restaurant that has one: both come before any other place. */
const OTHER_BAR: Cost = 12;
const WITH_BAR: Cost = 16;

/** A kind of bar: one that nobody calls so and that is tagged for what it pours is such a bar, and any other bar is the next best thing. */
function inBars(one: Criterion | null, wishes: readonly FoodWish[], snapshot: Snapshot): Criterion | null {
  if (!one || !wishes.every(({ key }) => BARS.includes(key))) return one;
  const tags = wishes.flatMap(({ key }) => snapshot.vocabulary.tagsOf.get(POURED[key] ?? '') ?? []);
  const tagged = withTags(tags, snapshot);
  const asBar = (row: Restaurant, at: number): Cost => {
    if (!row.bar) return MISSED;
    return row.restaurant ? WITH_BAR : tagged.has(at) ? LESSER / 2 : OTHER_BAR;
  };
  return { ...one, cost: (row, at) => Math.min(one.cost(row, at), asBar(row, at)) };
}

/** "The cheapest" ranks all price levels. */
const LEVELS = 5;

/** A criterion by which places that meet it more or less do so alike. */
const evened = (one: Criterion | null): Criterion | null =>
  one && {
    ...one,
    cost: (row, at) => {
      const cost = one.cost(row, at);
      return cost < 1 ? Math.min(cost, LESSER / 2) : cost;
    },
  };

function* wishedTogether(others: readonly FoodWish[], snapshot: Snapshot): Generator<Criterion | null> {
  const named = others.filter((wish) => wish.food === null || wish.food.kind === 'kitchen');
  // The kind of place is what the kitchen is elsewhere.
  const ways = others.filter((wish) => ATTRIBUTES.has(wish.key));
  const kitchens =
    named.length > 0
      ? named
      : ways.length > 0 && ways.length < others.length
        ? others.filter((wish) => !ways.includes(wish))
        : others.filter((wish) => VENUES.has(wish.key));
  const dishes = others.filter((wish) => !kitchens.includes(wish));
  const both =
    kitchens.length > 0 &&
    dishes.length > 0 &&
    others.every((wish) => !wish.fallback && !wish.or) &&
    dishes.every((dish) => goesWith(dish, kitchens));
  if (both) {
    // The kitchen is most of what the place is.
    const manners = dishes.filter(
      ({ key, food }) => VENUES.has(key) && kitchens.some((one) => one.key === food?.kitchens[0]),
    );
    yield anyOf('food', kitchens, snapshot, MISSED);
    yield anyOf(
      'dish',
      dishes.filter((wish) => !manners.includes(wish)),
      snapshot,
      DISH,
    );
    yield besideIt(manners, snapshot);
    return;
  }
  const core = others.filter((wish) => !wish.beside);
  const deciding = core.length > 0 ? core : others;
  const isLoose = deciding.every((wish) => LOOSE.has(wish.key));
  yield anyOf('food', deciding, snapshot, isLoose ? LOOSELY_MISSED : MISSED);
  if (core.length > 0)
    yield besideIt(
      others.filter((wish) => wish.beside),
      snapshot,
    );
}

/** One at the table eats no meat and another wants some: a kitchen without meat will not do. */
function forMeatToo(wished: readonly FoodWish[], snapshot: Snapshot): Criterion {
  const meatless = meatlessKitchens((key) => snapshot.fits.valuesOf(key).equal);
  const named = snapshot.vocabulary.texts.mentioning(MEATLESS);
  const said = snapshot.dishes.mentioning(MEAT);
  const own = wished.map((wish) => snapshot.fits.mentions(wish));
  const names = (at: number) => own.some(({ any }) => any.has(at));
  const light = new Set(
    ['cafe', 'bakery', 'dessert', 'ice cream parlour'].flatMap((key) => snapshot.fits.valuesOf(key).equal),
  );
  const cost = (row: Restaurant, at: number): Cost => {
    const value = snapshot.cuisines[at] ?? '';
    if (meatless.has(value) || (named.has(at) && keepsWholly(MEATLESS, row))) return MISSED;
    if (light.has(value)) return 3;
    return names(at) ? 0 : said.has(at) ? 0.2 : 0.45;
  };
  return { kind: 'food', label: 'meat', missing: false, cost };
}

const MEATLESS = ['vegan', 'vegetarian'];
const MEAT =
  'lamb|beef|pork|chicken|duck|steak|rib|ribs|brisket|goat|venison|sausage|short rib|bacon|veal|mutton|goose|kebab|meat'.split(
    '|',
  );

/** "Italian" and "pizza" are one wish; "sushi" and "Italian" are two ways to be happy. */
function goesWith(dish: FoodWish, kitchens: readonly FoodWish[]): boolean {
  if (ATTRIBUTES.has(dish.key) || kitchens.every((kitchen) => ATTRIBUTES.has(kitchen.key))) return true;
  const cooked = dish.food?.kitchens ?? [];
  return (
    cooked.length === 0 ||
    kitchens.some(
      (kitchen) => cooked.includes(kitchen.key) || kitchen.food?.broader.some((key) => cooked.includes(key)),
    )
  );
}

function anyOf(kind: CriterionKind, wishes: readonly FoodWish[], snapshot: Snapshot, most: Cost): Criterion | null {
  if (wishes.length === 0) return null;
  const costs = wishes.map((wish) => ({ extra: wish.fallback ? FALLBACK : 0, cost: foodCost(wish, snapshot) }));
  const cost = (row: Restaurant, at: number) => {
    let least = most;
    for (const one of costs) least = Math.min(least, one.cost(row, at) + one.extra);
    return least;
  };
  const label =
    [...new Set(wishes.filter((wish) => !wish.fallback).map((wish) => wish.label))].join(' or ') ||
    (wishes[0]?.label ?? '');
  return { kind, label, missing: !snapshot.rows.some((row, at) => cost(row, at) < 1), cost };
}

/** Of places that have what decides, those that have what comes with it go first. */
function besideIt(wishes: readonly FoodWish[], snapshot: Snapshot): Criterion | null {
  const also = anyOf('dish', wishes, snapshot, MISSED);
  return also && { ...also, missing: false, cost: (row, at) => (also.cost(row, at) < 1 ? 0 : NOT_BESIDE) };
}

const NOT_BESIDE: Cost = 0.3;

/** "Fish" is all that a seafood place has. */
const GENERAL: ReadonlySet<string> = new Set(['fish']);

/** Who keeps one of these diets serves no such thing, whatever word of it is in the notes: halal carnitas are no pork. */
const KEPT_FROM: Readonly<Record<string, readonly string[]>> = table({
  pork: ['halal', 'kosher', 'vegan', 'vegetarian'],
  meat: ['vegan', 'vegetarian'],
  beef: ['vegan', 'vegetarian'],
  chicken: ['vegan', 'vegetarian'],
  steakhouse: ['vegan', 'vegetarian'],
  seafood: ['vegan', 'vegetarian'],
  'fish and chips': ['vegan', 'vegetarian'],
});

/** Whether no kitchen that keeps one of some diets serves a food: then it is for others at the table. */
export const isKeptFrom = (key: string, diets: readonly FoodWish[]): boolean =>
  diets.some((diet) => KEPT_FROM[key]?.includes(diet.key));

/** Whether a place keeps from a food by its diet. */
export function keepsFrom(key: string, { fits, cuisines }: Snapshot): (at: number) => boolean {
  const diets = KEPT_FROM[key];
  if (!diets) return () => false;
  const kitchens = new Set(diets.flatMap((diet) => fits.valuesOf(diet).equal));
  // A place says that it is halal where all of it is; that it has something vegan says nothing of the rest.
  const whole = diets
    .filter((diet) => diet === 'halal' || diet === 'kosher')
    .flatMap((diet) => fits.food(diet) ?? [])
    .map((food) => fits.mentions({ key: food.key, label: food.key, food, said: food.key, fallback: false }).any);
  return (at) => kitchens.has(cuisines[at] ?? '') || whole.some((set) => set.has(at));
}

function foodCost(wish: FoodWish, snapshot: Snapshot): (row: Restaurant, at: number) => Cost {
  const keeps = keepsFrom(wish.meatless ? '' : wish.key, snapshot);
  const mentions = snapshot.fits.mentions(wish);
  if (!wish.food) return (_, at) => (mentions.said.has(at) ? 0.1 : mentions.named.has(at) ? NAMED : MISSED);
  const fit = snapshot.fits.of(wish.food);
  const tags = [wish.key, ...(IMPLIED_BY[wish.key] ?? [])].flatMap((key) => snapshot.vocabulary.tagsOf.get(key) ?? []);
  const tagged = withTags(tags, snapshot);
  // Where a cuisine of the guide is what was wished, a tag says less.
  const literal = tags.some((tag) => tag.toLowerCase() === wish.label.toLowerCase());
  // A bakery with an urn is tagged for coffee too; where there are cafes, they come first.
  const venue = fit.direct && VENUES.has(wish.key) ? 0.55 : 0.1;
  const byTag = !fit.direct || literal ? venue : isDiet(wish) ? 0.3 : 0.55;
  const kitchen = wish.food.kind === 'kitchen';
  const style = wish.food.kind === 'style' && !LOOSE.has(wish.key) && !ATTRIBUTES.has(wish.key);
  // Where notes speak of a dish, those that do not tell something too.
  const telling = !kitchen && !QUALITIES.has(wish.key) && (fit.direct || mentions.any.size > 0);
  // The words of a dish mean the same: a fry-up is a full English. Those of a style do not.
  const specific = wish.food.kind === 'style' && wish.label !== wish.key && !GENERAL.has(wish.label);
  // "Oysters" asks more of a seafood place than "seafood" does.
  const isSuch = suchOf(wish.food, wish.label) !== null;
  const precise = specific && (isSuch || !VENUES.has(wish.key)) && mentions.said.size > 0;
  const isCorePlace = fit.direct && CORE_PLACES.has(wish.key);
  // A bakery whose notes have no cake is still nearer to one than what is no bakery.
  const lacking = VENUES.has(wish.key) ? () => UNSAID_VENUE : unsaid;
  return (row, at) => {
    if (keeps(at)) return MISSED;
    const value = snapshot.cuisines[at] ?? '';
    if (tagged.has(at)) return Math.min(byTag, fit.plain.get(value) ?? MISSED);
    const plain = fit.plain.get(value) ?? MISSED;
    const morning = row.mealTypeBreakfast && MORNING.has(wish.key);
    if (!morning && !mentions.any.has(at) && !mentions.said.has(at)) {
      if (mentions.named.has(at)) return Math.min(plain, nameCost(fit.mentioned.get(value), VENUES.has(wish.key)));
      if (telling && plain > 0.2 && plain < 1 && row.saffronNotes) return style ? UNSAID_STYLE : unsaid(plain);
      return precise && plain < 1 && row.saffronNotes ? lacking(plain) : plain;
    }
    const cost = Math.min(fit.mentioned.get(value) ?? fit.mention, plain);
    // A cafe that opens in the morning may serve brunch; where reviewers say who does, those go first.
    if (morning && literal && tagged.size >= TAGGED_OFTEN && !mentions.any.has(at)) return Math.max(cost, LESSER);
    // Whoever has rice cakes is no baker.
    if (specific && fit.direct && VENUES.has(wish.key) && plain >= 1 && !mentions.said.has(at)) return plain;
    // Who wants a bakery goes to another part of town rather than where there is bread.
    if (!specific && isCorePlace && !fit.mentioned.has(value)) return Math.max(cost, NO_SUCH_PLACE);
    // A place that serves coffee too is no cafe, where there are cafes.
    // One that has the cake that was named is as good as a bakery.
    const isOther = fit.direct && VENUES.has(wish.key) && cost >= LESSER && !(isSuch && fit.mentioned.has(value));
    if (!specific || isOther) return cost;
    if (mentions.said.has(at)) return Math.min(cost, 0.2);
    return precise ? Math.max(cost, lacking(plain)) : cost + 0.12;
  };
}

/** Kinds of places that an outing is for, where the guide lists some. */
const CORE_PLACES: ReadonlySet<string> = new Set([
  'bakery',
  'cafe',
  'coffee roaster',
  'tea house',
  'ice cream parlour',
  ...BARS,
]);
const NO_SUCH_PLACE: Cost = ANOTHER_PART + 1;

/** Ways to cook that one looks for where one is, rather than going to another part of town for them. */
const LOOSE: ReadonlySet<string> = new Set(['healthy', 'comfort food', 'spicy', 'farm-to-table', 'finger food']);
const LOOSELY_MISSED: Cost = 5;

/** What a kitchen is rather than cooks: its notes need not say so. */
export const QUALITIES: ReadonlySet<string> = new Set([
  'healthy',
  'spicy',
  'comfort food',
  'meat',
  'chicken',
  'street food',
  'curry',
  'breakfast',
  'brunch',
]);

/** From this many on, a tag is what reviewers use for it. */
const TAGGED_OFTEN = 5;

/** Kinds of food that a place serves which is listed for breakfast. */
export const MORNING: ReadonlySet<string> = new Set(['breakfast', 'brunch']);

/** What the right kitchen costs whose notes do not mention the dish, where others' do; and one that is known for something else. */
const UNSAID: Cost = NEXT_LEVEL + 0.2;
const UNSAID_STYLE: Cost = ANOTHER_PART + 2;
const UNSAID_VENUE: Cost = 0.7;
/** Of a kitchen that may well cook it, and of one that hardly does. */
const unsaid = (plain: Cost): Cost => (plain < LESSER ? UNSAID : UNSAID_STYLE);

/** A name alone is a hint where the kitchen is right, and nearly one elsewhere. */
function nameCost(mentioned: Cost | undefined, venue: boolean): Cost {
  if (mentioned !== undefined && mentioned < 1) return mentioned;
  // "Ming's Diner" cooks Chinese: where American places are listed, they are nearer to a diner.
  return venue ? NAMED_VENUE : NAMED;
}

const NAMED_VENUE: Cost = 1.6;
