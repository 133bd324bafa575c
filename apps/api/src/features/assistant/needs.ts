import type { Restaurant } from '@saffron/contracts/guide';
import { createQueue, type Steps } from '../../slices.ts';
import { type Barred, barring, isAllergen } from '../dialogue/barred.ts';
import type { Response } from '../dialogue/response.ts';
import { hasHealthNeed } from '../search/facts/forbidden.ts';
import type { Catalogue } from '../search/snapshot/catalogue.ts';
import type { Snapshot } from '../search/snapshot/snapshot.ts';
import { chipsOf } from '../understanding/chips.ts';
import { isDiet, isOfHealth, NEEDS } from '../understanding/delta/delta.ts';
import { NO_WISHES, type State } from '../understanding/fold.ts';
import { isPronoun } from '../understanding/reading/eater.ts';
import { OTHERS as PERSON } from '../understanding/safety/signs.ts';
import type { FoodWish } from '../understanding/wishes.ts';
import { sayWarning } from './built-in/moves/care.ts';

/** What the diner cannot or does not want to have, and what it means for restaurants, whoever writes the reply. */
export interface Needs {
  /** What holds from the whole conversation, in the words of its chips: diets, each with whose it is, what somebody cannot do without, and what they may fall ill from or do not eat. */
  holds: readonly string[];
  /** What of it was told in a version of the conversation that the diner left, as replies call it. */
  earlier: readonly string[];
  /** Some of it only one of the people at the table needs. */
  ofOne: boolean;
  /** Somebody at the table could fall ill. */
  ofHealth: boolean;
  /**
   * What else holds: foods and areas that were ruled out, what a place should not be like and, from earlier messages, that somebody does not
   * drink, needs quiet or a table that is booked, when they come and how many. A reading of the words that a writer may know better.
   */
  avoids: readonly string[];
  /** Restaurants that the message names or points at, by id. */
  asked: ReadonlySet<number>;
  /** Judges restaurants, so that {@link against} knows them. */
  judge(restaurants: readonly Restaurant[]): Promise<void>;
  /** What stands against a restaurant that was judged; null where nothing does. */
  against(id: number): Barred | null;
  /** Says what stands against those of some restaurants that could make the diner ill; empty where nothing does. */
  caution(ids: readonly number[]): string;
}

/** Finds what a conversation rules out among some restaurants. */
export type Judge = (state: State, restaurants: readonly Restaurant[]) => Promise<Barred[]>;

/** A diner may rule out anything. */
const HOLDS_MAX = 60;

export function createJudge(catalogue: Pick<Catalogue, 'recent'>): Judge {
  const inTurn = createQueue();
  return async (state, restaurants) => inTurn(judging(state, restaurants, await catalogue.recent()));
}

function* judging(state: State, restaurants: readonly Restaurant[], snapshot: Snapshot): Steps<Barred[]> {
  const bar = yield* barring(state, snapshot);
  // At once, because positions change with the guide.
  return bar ? restaurants.flatMap((row) => bar(row) ?? []) : [];
}

/** The needs of the conversation that a response answers. */
export function needsOf({ turns, wishes, remembered, earlier = [] }: Response, judge: Judge): Needs {
  const judged = new Map<number, Barred | null>();
  const against: Needs['against'] = (id) => judged.get(id) ?? null;
  return {
    ...heldIn(remembered.state, turns.length > 1),
    earlier,
    ofHealth: hasHealthNeed(remembered.state),
    asked: new Set(wishes.message.places),
    against,
    judge: async (restaurants) => {
      const fresh = restaurants.filter(({ id }) => !judged.has(id));
      if (fresh.length === 0) return;
      for (const { id } of fresh) judged.set(id, null);
      for (const barred of await judge(ofAll(remembered.state), fresh)) judged.set(barred.row.id, barred);
    },
    caution: (ids) => sayWarning(ids.flatMap((id) => against(id) ?? []).filter(({ health }) => health)),
  };
}

const labelsOf = (state: State): string[] => chipsOf(state).map(({ label }) => label);

/** What one at the table keeps or does not eat is told as theirs: nobody else has to. */
const ofEater = ({ eater }: FoodWish, labels: readonly string[]): string[] =>
  labels.map((label) => {
    if (eater === undefined) return label;
    const isCalled = PERSON.has(eater) && !isPronoun(eater);
    return `${label} (only ${isCalled ? `the ${eater}` : 'some at the table'})`;
  });

const dietOf = (wish: FoodWish): string[] => ofEater(wish, labelsOf({ ...NO_WISHES, foods: [wish] }));
const refusalOf = (wish: FoodWish): string[] => ofEater(wish, labelsOf({ ...NO_WISHES, notFoods: [wish] }));

/** What one at the table leaves alone, and nobody falls ill from, rules out no place. */
const rulesNothingOut = (wish: FoodWish): boolean => wish.eater !== undefined && !wish.strict && !isAllergen(wish);
const ofAll = (state: State): State => ({ ...state, notFoods: state.notFoods.filter((one) => !rulesNothingOut(one)) });

/** Whoever leaves out one of these may have to; anything else is a matter of taste, and of how its sentence was read. */
const KEPT_OUT: ReadonlySet<string> = new Set(['pork', 'beef', 'meat', 'alcohol']);
const isKeptOut = (wish: FoodWish): boolean => wish.strict === true || isAllergen(wish) || KEPT_OUT.has(wish.key);

/** What people still mind when they speak of something else. */
const MINDED: ReadonlySet<string> = new Set(['dry', 'no alcohol', 'quiet']);

/** @param isLater messages before this one may no longer be sent */
function heldIn(
  { foods, features, notFoods, notAreas, notFeatures, notWords, reservations, when, partySize }: State,
  isLater: boolean,
): Pick<Needs, 'holds' | 'ofOne' | 'avoids'> {
  const mood = features.filter(({ key }) => MINDED.has(key));
  const minded = { ...NO_WISHES, features: mood, reservations, when, partySize };
  const first = { ...NO_WISHES, features: features.filter(({ key }) => NEEDS.has(key)) };
  const kept = notFoods.filter(isKeptOut);
  const refused = { ...NO_WISHES, notFeatures: notFeatures.filter(isOfHealth) };
  const others = notFoods.filter((wish) => !isKeptOut(wish));
  const ruledOut = {
    ...NO_WISHES,
    notAreas,
    notWords,
    notFeatures: notFeatures.filter((wish) => !isOfHealth(wish)),
  };
  return {
    holds: [
      ...foods.filter(isDiet).flatMap(dietOf),
      ...labelsOf(first),
      ...kept.flatMap(refusalOf),
      ...labelsOf(refused),
    ].slice(0, HOLDS_MAX),
    ofOne: [...foods.filter(isDiet), ...kept].some(({ eater }) => eater !== undefined),
    avoids: [...others.flatMap(refusalOf), ...labelsOf(ruledOut), ...(isLater ? labelsOf(minded) : [])].slice(
      0,
      HOLDS_MAX,
    ),
  };
}
