import type { LocalTime } from '@saffron/contracts/hours/status';
import type { Steps } from '../../slices.ts';
import { isDelicate, isDiet, isOfHealth, noChange } from './delta/delta.ts';
import { partsOf, withoutSaid } from './delta/said-together.ts';
import { fold, isHarmful, needed, type State } from './fold.ts';
import { fromStored, type Remembered, type StoredState, toStored } from './remembered.ts';
import { OF_ALLERGENS } from './safety/allergens.ts';
import { stemsOf } from './text/tokens.ts';
import type { Turn } from './turn.ts';
import { NOTHING, type Relaxation, understand } from './understand.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';
import type { FoodWish } from './wishes.ts';

/**
 * A conversation that goes on with what somebody could fall ill from, although it was told in a version that was left: it is told of people,
 * and they are the same (decision 110). What only an earlier version of the last message tells was taken back with it.
 *
 * @returns the turns, and how replies call what is new in them
 */
export function* withAside(
  turns: Turn[],
  vocabulary: Vocabulary,
  relax: Relaxation,
  now: LocalTime | null,
): Steps<{ turns: Turn[]; earlier: readonly string[] }> {
  const last = turns.at(-1);
  const { aside = [] } = last ?? {};
  if (!last || aside.length === 0 || last.state) return { turns, earlier: [] };
  const at = turns.findLastIndex(({ reply }) => fromStored(reply?.state));
  const { message = '', reply = { text: '', restaurantIds: [] } } = turns[at] ?? {};
  const before = fromStored(reply?.state) ?? NOTHING;
  const told = yield* understand(aside, vocabulary, relax, now);
  const state = withHarms(before.state, withoutReplaced(told.remembered.state, aside));
  const earlier = [...labelsOf(state)].filter((label) => !labelsOf(before.state).has(label));
  if (earlier.length === 0) return { turns, earlier };
  const heard = { message, reply: reply && { ...reply, state: toStored({ ...before, state }) } };
  // What was answered before was answered without it.
  const rest = [...turns.slice(at + 1, -1), { message: last.message, reply: null }];
  return { turns: [...turns.slice(0, Math.max(at, 0)), heard, ...rest], earlier };
}

/** A stored state with what somebody could fall ill from in another one. */
export function withHarmsOf(told: unknown, value: unknown): StoredState | null {
  const [remembered, other] = [fromStored(value), fromStored(told)];
  if (!other) return remembered && toStored(remembered);
  const { state, ...rest }: Remembered = remembered ?? NOTHING;
  return toStored({ ...rest, state: withHarms(state, other.state) });
}

function withHarms(before: State, told: State): State {
  const notFoods = told.notFoods.filter((wish) => isHarmful(wish, told));
  const foods = told.foods.filter((wish) => isDiet(wish) && wish.strict && OF_ALLERGENS.has(wish.key));
  const features = told.features.filter(({ key }) => key === 'allergy');
  const notFeatures = isDelicate(before) ? [] : told.notFeatures.filter(isOfHealth);
  return fold(before, { ...noChange(), notFoods, foods, features, notFeatures }, true, null);
}

/** Letters of words that name something. */
const NAMING = 3;

/** What was told, without what nothing but replaced messages name. */
function withoutReplaced(state: State, aside: NonNullable<Turn['aside']>): State {
  const saidIn = (isReplaced: boolean) =>
    new Set(aside.flatMap(({ message, replaced }) => (replaced === isReplaced ? stemsOf(message) : [])));
  const [gone, kept] = [saidIn(true), saidIn(false)];
  const isGone = (said: string) => {
    const stems = stemsOf(said).filter((stem) => stem.length >= NAMING);
    return stems.every((stem) => gone.has(stem)) && !stems.some((stem) => kept.has(stem));
  };
  const ofFoods = (wishes: readonly FoodWish[]) =>
    wishes.flatMap((wish) => {
      const out = partsOf(wish).filter(isGone);
      if (out.length === 0) return [wish];
      return withoutSaid(wish, out) ?? [];
    });
  const foods = ofFoods(state.foods);
  const notFoods = ofFoods(state.notFoods);
  const holds = [...foods, ...notFoods].some(({ strict }) => strict);
  return {
    ...state,
    foods,
    notFoods,
    features: state.features.filter(({ key, said }) => key !== 'allergy' || holds || !isGone(said)),
    notFeatures: state.notFeatures.filter(({ said }) => !isGone(said)),
  };
}

/** How replies call what somebody must not eat. */
export const labelsOf = (state: State): Set<string> =>
  new Set([...needed(state), ...state.notFeatures.filter(isOfHealth).map(({ label }) => label)]);
