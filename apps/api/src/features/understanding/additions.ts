import { weekdayOf } from '@saffron/contracts/hours/days';
import type { LocalTime } from '@saffron/contracts/hours/status';
import type { Addition, Chip } from '@saffron/contracts/steering';
import { chipsOf } from './chips.ts';
import { type Delta, noChange } from './delta/delta.ts';
import { featureWish } from './delta/features.ts';
import { foodWish } from './delta/foods.ts';
import { withParty } from './extras.ts';
import { fold, NO_WISHES, type State } from './fold.ts';
import { FOODS } from './lexicon/foods.ts';
import { clockOf, whenOf } from './reading/when.ts';
import { fromStored, type StoredState, toStored } from './remembered.ts';
import { foodByKey } from './vocabulary/cuisine-values.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';
import type { PriceWish } from './wishes.ts';

/**
 * Adds what a diner chose to a stored state, as a message that wishes it also would.
 *
 * @param value what was stored with a reply
 * @returns the chip that it becomes; null if it counts already, is no value of the guide, or is something that the diner cannot eat
 *
 * @example withAddition(reply.state, { kind: 'party', size: 4 }, vocabulary, now)?.added.label // '4 people'
 */
export function withAddition(
  value: unknown,
  addition: Addition,
  vocabulary: Vocabulary,
  now: LocalTime,
): { added: Chip; state: StoredState } | null {
  const before = fromStored(value)?.state ?? NO_WISHES;
  const after = added(before, addition, vocabulary, now);
  const known = new Set(chipsOf(before).map(({ id }) => id));
  const chip = chipsOf(after).find(({ id }) => !known.has(id));
  if (!chip) return null;
  return { added: chip, state: toStored({ state: after, asked: [], among: [], plan: null, steered: true }) };
}

function added(state: State, addition: Addition, vocabulary: Vocabulary, now: LocalTime): State {
  if (addition.kind === 'party') return withParty(state, addition.size, vocabulary);
  if (addition.kind === 'reservations') return { ...state, reservations: { said: 'takes reservations' } };
  return fold(state, { ...noChange(), ...changeOf(addition, vocabulary, now) }, true, null);
}

type Wished = Exclude<Addition, { kind: 'party' | 'reservations' }>;

function changeOf(addition: Wished, vocabulary: Vocabulary, now: LocalTime): Partial<Delta> {
  switch (addition.kind) {
    case 'cuisine':
      return cuisine(addition.cuisine, vocabulary);
    case 'neighborhood': {
      const { neighborhood } = addition;
      const isKnown = vocabulary.neighborhoods.includes(neighborhood);
      return isKnown
        ? { areas: [{ label: neighborhood, values: [neighborhood], address: null, said: neighborhood }] }
        : {};
    }
    case 'price':
      return { price: priceUpTo(addition.most) };
    case 'diet': {
      const food = FOODS.get(addition.diet);
      return food ? { foods: [foodWish(food, food.key, food.key, false)] } : {};
    }
    case 'feature':
      return features([addition.feature], vocabulary);
    case 'meal':
      return { meals: [{ meal: addition.meal, said: addition.meal }] };
    case 'open now': {
      const { date, hour } = clockOf(now);
      return { when: whenOf({ date, day: weekdayOf(date), on: 'right now', hours: [hour, hour], at: '' }) };
    }
  }
}

/** @param most a level, from 1 to 5 */
export function priceUpTo(most: number): PriceWish {
  const said = '$'.repeat(most);
  const levels = Array.from({ length: most }, (_, at) => at + 1);
  return { label: `up to ${said}`, met: [levels], near: [], most, said };
}

/** A cuisine of the guide is a food, or a kind of place: "Bar". */
function cuisine(name: string, vocabulary: Vocabulary): Partial<Delta> {
  const value = vocabulary.cuisines.find((one) => one.value === name);
  const foods = [...(value?.equal ?? [])].flatMap((key) => foodByKey(key, vocabulary.ownFoods) ?? []);
  const [food] = foods;
  return food ? { foods: [foodWish(food, name, name, false)] } : features([...(value?.features ?? [])], vocabulary);
}

const features = (keys: readonly string[], vocabulary: Vocabulary): Partial<Delta> => ({
  features: keys.flatMap((key) => featureWish(key, key, vocabulary) ?? []),
});
