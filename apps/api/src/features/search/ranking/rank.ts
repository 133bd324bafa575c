import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../../slices.ts';
import { isDiet } from '../../understanding/delta/delta.ts';
import { BARS } from '../../understanding/lexicon/families.ts';
import { FOODS } from '../../understanding/lexicon/foods.ts';
import { isVouchedFor } from '../../understanding/vocabulary/vouched.ts';
import type { Wishes } from '../../understanding/wishes.ts';
import type { Criterion } from '../criteria/criterion.ts';
import { LESSER } from '../criteria/food-fit.ts';
import { yieldsToHealth } from '../criteria/giving-way.ts';
import { answerOf } from '../facts/answer.ts';
import type { Outcome } from '../facts/attribute.ts';
import { attributeOf } from '../facts/attribute-of.ts';
import { hasHealthNeed } from '../facts/forbidden.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { excludedBy } from './exclusions.ts';
import { SHOWN, weightsOf } from './feature-evidence.ts';
import { isTimed } from './themes.ts';

/** A restaurant with its distance from the wishes. */
export interface Ranked {
  row: Restaurant;
  at: number;
  /** What it misses: the sum of all costs that are not small. */
  missed: number;
  /** Which criteria it does not meet, as bits. */
  lacks: number;
  /** Among equals, more is better. */
  score: number;
  /** How strongly its tags and notes speak of the mood and the occasion that were wished. */
  mood: number;
  /** How much its notes tell of what was wished in the diner's own words; absent where they were not read for it. */
  suiting?: number;
}

/** Rows that are put in order; further ones are never shown. */
const KEPT = 200;
/** Rows that are compared with the wishes in one step. */
const ROWS_AT_ONCE = 500;

/**
 * The nearest rows to the wishes, nearest first.
 *
 * @param boosts what an index adds for some rows, 0 to 1 by id
 * @param seed of the conversation: among equals not every conversation gets the same places first
 */
export function* rank(
  wishes: Wishes,
  criteria: readonly Criterion[],
  snapshot: Snapshot,
  boosts: ReadonlyMap<number, number>,
  seed: number,
): Steps<Ranked[]> {
  const { rows } = snapshot;
  const soft = softScore(wishes, snapshot);
  yield;
  const moods = yield* moodOf(wishes, snapshot);
  const rejected = new Set(wishes.rejected);
  const unwanted = yield* excludedBy(wishes, snapshot);
  const lacks = new Int32Array(rows.length);
  const small = new Float32Array(rows.length);
  const groups = new Map<number, number[]>();
  let most = Infinity;
  // By position: a pair for each of ten thousand rows would cost more than the rest of the loop.
  for (let at = 0; at < rows.length; at += 1) {
    if (at % ROWS_AT_ONCE === 0) {
      yield;
      most = farthest(groups);
    }
    const row = rows[at];
    if (!row || rejected.has(row.id) || unwanted.out(at)) continue;
    const distance = costOf(criteria, row, at, most);
    if (distance.missed > most) continue;
    lacks[at] = distance.lacks;
    small[at] = distance.small;
    const group = groups.get(distance.missed);
    if (group) group.push(at);
    else groups.set(distance.missed, [at]);
  }
  const scoreOf = (at: number): number => {
    const id = rows[at]?.id ?? 0;
    const boost = boosts.size > 0 ? (boosts.get(id) ?? 0) * 2.5 : 0;
    return soft(at) + moods(at) - (small[at] ?? 0) * 4 + boost - (unwanted.some(at) ? 3 : 0) + jitter(id, seed);
  };
  yield;
  const shown = new Set(wishes.shown);
  const wasShown = (at: number) => shown.has(rows[at]?.id ?? -1);
  return nearest(groups, (group, missed) =>
    best(group, scoreOf, wasShown).flatMap(({ at, score }) => {
      const row = rows[at];
      return row ? [{ row, at, missed, lacks: lacks[at] ?? 0, score, mood: moods(at) }] : [];
    }),
  );
}

/** What the farthest rows miss that {@link nearest} still looks at; whatever misses more cannot be among the nearest any more. */
function farthest(groups: ReadonlyMap<number, readonly number[]>): number {
  let kept = 0;
  for (const [missed, group] of [...groups].sort(([a], [b]) => a - b)) {
    kept += Math.min(group.length, KEPT);
    if (kept >= KEPT * 2) return missed;
  }
  return Infinity;
}

/** Puts only as many groups in order as can matter: scoring and sorting all of a large guide would take longer than everything else. */
function nearest(
  groups: ReadonlyMap<number, readonly number[]>,
  inOrder: (group: readonly number[], missed: number) => Ranked[],
): Ranked[] {
  const kept: Ranked[] = [];
  for (const [missed, group] of [...groups].sort(([a], [b]) => a - b)) {
    kept.push(...inOrder(group, missed).sort((a, b) => b.score - a.score || a.row.id - b.row.id));
    if (kept.length >= KEPT * 2) break;
  }
  return kept;
}

/** The {@link KEPT} positions of a group that score highest, and those that were shown before. */
function best(
  group: readonly number[],
  scoreOf: (at: number) => number,
  wasShown: (at: number) => boolean,
): { at: number; score: number }[] {
  const scores = new Float64Array(group.length);
  for (let index = 0; index < group.length; index += 1) scores[index] = scoreOf(group[index] ?? 0);
  const least = group.length > KEPT ? thresholdOf(scores) : -Infinity;
  const kept: { at: number; score: number }[] = [];
  for (let index = 0; index < group.length; index += 1) {
    const at = group[index] ?? 0;
    const score = scores[index] ?? -Infinity;
    if (score >= least || wasShown(at)) kept.push({ at, score });
  }
  return kept;
}

const STEPS = 256;

/** A score that {@link KEPT} or somewhat more of many reach: counted in steps, which is quicker than to put all in order. */
function thresholdOf(scores: Float64Array): number {
  let least = Infinity;
  let most = -Infinity;
  for (const score of scores) {
    if (score < least) least = score;
    if (score > most) most = score;
  }
  const width = (most - least) / STEPS;
  if (!(width > 0)) return least;
  const counts = new Uint32Array(STEPS + 1);
  for (const score of scores) {
    const step = Math.floor((score - least) / width);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  let above = 0;
  for (let step = STEPS; step >= 0; step -= 1) {
    above += counts[step] ?? 0;
    if (above >= KEPT) return least + step * width;
  }
  return least;
}

/** The distance of one row from all criteria. */
interface Distance {
  missed: number;
  lacks: number;
  small: number;
}

/**
 * How far one row is from all criteria.
 *
 * @param most what may be missed: the criteria after one that goes beyond it are not looked at
 */
export function costOf(criteria: readonly Criterion[], row: Restaurant, at: number, most = Infinity): Distance {
  let missed = 0;
  let small = 0;
  let lacks = 0;
  for (let bit = 0; bit < criteria.length && hundredths(missed) <= most; bit += 1) {
    const cost = criteria[bit]?.cost(row, at) ?? 0;
    if (cost >= LESSER) missed += cost;
    else small += cost;
    if (cost >= 1) lacks |= 1 << bit;
  }
  return { missed: hundredths(missed), small, lacks };
}

const hundredths = (cost: number): number => Math.round(cost * 100) / 100;

/** How strongly a row's tags and notes speak of all wished features together. */
function* moodOf(wishes: Wishes, snapshot: Snapshot): Steps<(at: number) => number> {
  const weights: Float32Array[] = [];
  for (const wish of wishes.features) {
    // Most places are mild without a word of it; and a word of allergies tells nothing of the one that was named.
    const isTelling =
      wish.key !== 'mild' &&
      (wish.key !== 'allergy' || wishes.notFoods.length === 0) &&
      // Where the hour is known, the recorded hours tell.
      !(isTimed(wish) && wishes.when?.hours);
    if (isTelling) weights.push(weightsOf(wish, snapshot));
    yield;
  }
  const evening = wishes.features.some((wish) => EVENINGS.has(wish.key)) && wishes.meals.length === 0;
  const cups = new Set(CUPS.flatMap((key) => snapshot.fits.valuesOf(key).equal));
  const unfit = (at: number) => cups.has(snapshot.cuisines[at] ?? '') || snapshot.rows[at]?.mealTypeDinner === false;
  return (at) => {
    let mood = evening && unfit(at) ? -3 : 0;
    for (const one of weights) mood += one[at] ?? 0;
    return mood;
  };
}

/**
 * The soft wishes that nothing in a row's tags, notes and fields speaks for.
 *
 * @example unsureOf(wishes, snapshot, 3) // ['wine']
 */
export function unsureOf(wishes: Wishes, snapshot: Snapshot, at: number): string[] {
  const row = snapshot.rows[at];
  return wishes.features
    .filter(
      (wish) =>
        (!wish.firm || yieldsToHealth(wish, wishes)) &&
        !wish.words &&
        !SILENT.has(wish.key) &&
        (weightsOf(wish, snapshot)[at] ?? 0) < SHOWN,
    )
    .filter(({ key }) => !row || !HELD.has(answerOf(attributeOf(key) ?? '', row).outcome))
    .map((wish) => wish.label);
}

const HELD: ReadonlySet<Outcome> = new Set(['yes', 'partly']);

/** What notes need not say. */
const SILENT: ReadonlySet<string> = new Set([
  'bestrated',
  'allergy',
  'tourists',
  'sunday',
  'quick',
  'local',
  'trendy',
  'casual',
  'seated',
  'unwell',
  'consoling',
  'mourning',
  'parents',
]);

const NO_RATING = 3;
/** Below this rating a place is shown when there is little else. */
const POOR = 3;
/** So many faults count fully, unless the rating has weighed them. */
const SEVERAL = 2;
const GOOD = 4;
/** Where one goes for a cup or a cone, not for a meal. */
const LIGHT = [
  'cafe',
  'bakery',
  'dessert',
  'ice cream parlour',
  'bubble tea',
  'coffee roaster',
  'tea house',
  'cocktail bar',
  'wine bar',
  'brewery',
];
const CUPS = ['cafe', 'bakery', 'dessert', 'ice cream parlour', 'bubble tea', 'coffee roaster', 'tea house'];
const LIGHT_WISHES: ReadonlySet<string> = new Set([
  'quick',
  'wifi',
  'drinks',
  'cocktails',
  'wine',
  'beer',
  'solo',
  'live music',
]);
const FESTIVE: ReadonlySet<string> = new Set(['celebration', 'anniversary', 'date', 'business', 'parents', 'group']);
/** Occasions of a meal, whatever is drunk with it. */
const OF_A_MEAL: ReadonlySet<string> = new Set(['business', 'kids', 'parents']);
const UP_HIGH: ReadonlySet<string> = new Set(['rooftop']);
/** What one goes out for, whether there is something to eat or not. */
const SHOWS: ReadonlySet<string> = new Set(['live music', 'dancing', 'karaoke']);
const DRINKS: ReadonlySet<string> = new Set(['drinks', 'cocktails', 'wine', 'beer']);
const GLASSES: ReadonlySet<string> = new Set([...BARS, 'bar food']);
const EATING: ReadonlySet<string> = new Set(['food', 'kids']);
const SUPERLATIVE: ReadonlySet<string> = new Set(['bestrated']);
/** Occasions of an evening: no place for a cup or a noon bowl. */
const EVENINGS: ReadonlySet<string> = new Set(['celebration', 'anniversary', 'date']);

/** What speaks for a row beside its distance, by position. */
export function softScore(
  wishes: Pick<Wishes, 'foods' | 'notFoods' | 'features' | 'meals' | 'partySize' | 'price'>,
  snapshot: Snapshot,
): (at: number) => number {
  const prominence = prominenceOf(wishes, snapshot);
  const has = (keys: ReadonlySet<string>) => wishes.features.some((wish) => keys.has(wish.key));
  const drinking = has(DRINKS) || (has(UP_HIGH) && wishes.foods.length + wishes.meals.length === 0);
  const forMeal =
    wishes.foods.every(isDiet) &&
    !wishes.meals.some((wish) => wish.meal === 'breakfast') &&
    (!has(LIGHT_WISHES) || has(OF_A_MEAL));
  const others = wishes.features.some(({ key }) => !SUPERLATIVE.has(key));
  const best = !has(SUPERLATIVE) ? 'usual' : others ? 'beside' : 'alone';
  const parts = [standing(snapshot, best, hasHealthNeed(wishes))];
  if (forMeal) parts.push(lightness(snapshot));
  parts.push(
    drinking
      ? scores('drinks', snapshot, (row) => (row.bar ? 0.6 : 0))
      : has(SHOWS) && wishes.foods.length + wishes.meals.length === 0
        ? new Float32Array(snapshot.rows.length)
        : wishes.foods.some(({ key }) => GLASSES.has(key)) && wishes.meals.length === 0 && !has(EATING)
          ? scores('little food', snapshot, (row) => (row.restaurant ? 0 : -1))
          : scores('no food', snapshot, (row) => (row.restaurant ? 0 : -4)),
  );
  if (has(FESTIVE)) parts.push(scores('feast', snapshot, (row) => (row.reservations ? 0.4 : 0)));
  const party = wishes.partySize ?? 0;
  if (party > 5) parts.push(scores('many', snapshot, (row) => (row.reservations ? 1.2 : 0)));
  const roomFor = (at: number) => (party > 5 && (snapshot.roomFor[at] ?? 0) >= party ? 1 : 0);
  if (!wishes.price) parts.push(scores('top price', snapshot, (row) => (row.price === 5 ? -0.5 : 0)));
  // Only a sum or signs bound it so that nothing over it comes near.
  if (wishes.price?.most !== undefined && wishes.price.near.length === 0)
    parts.push(underspent(wishes.price.most, snapshot));
  return (at) => {
    let score = prominence(at) + roomFor(at);
    for (const part of parts) score += part[at] ?? 0;
    return score;
  };
}

/** Some guides say so in the name. */
const CLOSED = /\b(?:permanently|temporarily|now) closed\b|\bclosed (?:for|until|down|permanently)\b/i;

/** What a star counts: usually, where the best is wished beside something else, and where nothing else is. */
const RATING = { usual: 0.7, beside: 1.6, alone: 4 };

/**
 * How good a place is, whatever is wished.
 *
 * @param health somebody could fall ill: what people praise that they added themselves counts no more than what nobody rated
 */
const standing = (snapshot: Snapshot, best: keyof typeof RATING, health: boolean): Float32Array =>
  scores(`standing ${best} ${health}`, snapshot, (row, at) => {
    const stars = row.rating ?? NO_RATING;
    const rating = health && !isVouchedFor(row) ? Math.min(stars, NO_RATING) : stars;
    const isPoor = row.rating !== null && row.rating < POOR;
    const faults = Math.min(SEVERAL, snapshot.faults[at] ?? 0);
    const poor = isPoor || (faults === SEVERAL && (row.rating ?? NO_RATING) < GOOD) ? 1.5 : 0;
    const closed = CLOSED.test(row.name) ? 6 : 0;
    return rating * RATING[best] - faults / 2 - poor - closed + (row.saffronNotes ? 0.3 : 0);
  });

/** Who names a sum has something in mind that costs about as much: places of two price levels and more below it come later. */
function underspent(level: number, snapshot: Snapshot): Float32Array {
  return scores(`up to price ${level}`, snapshot, ({ price }) =>
    price === null ? 0 : Math.min(0, price + 1 - level) * UNDERSPENT,
  );
}
const UNDERSPENT = 0.6;

function lightness(snapshot: Snapshot): Float32Array {
  const light = new Set(LIGHT.flatMap((key) => snapshot.fits.valuesOf(key).equal));
  return scores('light', snapshot, (_, at) => (light.has(snapshot.cuisines[at] ?? '') ? -2 : 0));
}

/** Scores of all rows by position, worked out once for a guide. */
function scores(key: string, { rows, weights }: Snapshot, of: (row: Restaurant, at: number) => number): Float32Array {
  const known = weights.get(`# ${key}`);
  if (known) return known;
  const made = Float32Array.from(rows, of);
  weights.set(`# ${key}`, made);
  return made;
}

/** How much a place is known for a dish: notes that begin with it say more than a mention in passing, a reproach says the opposite. */
function prominenceOf(wishes: Pick<Wishes, 'foods'>, snapshot: Snapshot): (at: number) => number {
  const wished = wishes.foods.filter((wish) => !isDiet(wish) && wish.food?.kind !== 'kitchen');
  if (wished.length === 0) return () => 0;
  const known = wished.map((wish) => [
    snapshot.dishes.places(wish.food?.words ?? [wish.label]),
    snapshot.dishes.places([wish.said]),
  ]);
  const blamed = snapshot.reproaches.mentioning(wished.flatMap((wish) => [...(wish.food?.words ?? [wish.label])]));
  // Of a dish that only this guide knows, the notes alone tell who it comes from.
  const isOwn = wished.every(({ food }) => !food || !FOODS.has(food.key));
  return (at) => {
    let score = blamed.has(at) ? -2.5 : 0;
    for (const places of known.flat()) {
      const first = places.get(at)?.[0];
      if (first !== undefined) score += isOwn && first < FIRST ? 1 : first < EARLY ? 0.6 : 0.2;
    }
    return score;
  };
}

/** Words at the beginning of the notes on food that tell what a place is known for, and those that tell it first of all. */
const EARLY = 9;
const FIRST = 3;

/** A little of everything: among equals not every conversation gets the same places first. */
function jitter(id: number, seed: number): number {
  const mixed = Math.imul(id ^ seed, 2_654_435_761) >>> 0;
  return (mixed / 2 ** 32) * 0.25;
}

/** Chooses `count` of the ranked rows, best first, preferring kitchens and parts of town that are not among them yet. */
export function diverse(ranked: readonly Ranked[], wishes: Wishes, count: number): Ranked[] {
  const pool = ranked.slice(0, 60);
  const chosen: Ranked[] = [];
  const same = (one: Ranked, key: 'cuisine' | 'neighborhood' | 'price') =>
    chosen.filter((other) => other.row[key] === one.row[key]).length;
  while (chosen.length < count && pool.length > 0) {
    let best = 0;
    let most = -Infinity;
    for (const [index, one] of pool.entries()) {
      const score =
        one.score -
        (wishes.foods.length === 0 ? same(one, 'cuisine') : 0) -
        (wishes.areas.length === 0 ? same(one, 'neighborhood') * 0.4 : 0) -
        (wishes.price ? 0 : same(one, 'price') * 0.3);
      if (score > most) [best, most] = [index, score];
    }
    chosen.push(...pool.splice(best, 1));
  }
  return chosen;
}
