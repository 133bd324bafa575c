import { type Choice, chooseDishes, type Kitchen } from './choose.ts';
import type { Dish } from './kitchens.ts';
import { seededRandom } from './random.ts';

const GROUNDS = [1, 2, 3, 4, 5, 6] as const;

/** What is drawn for a restaurant, and on which ground. */
export interface Look {
  dish: Dish;
  plants: boolean;
  ground: (typeof GROUNDS)[number];
}

export interface Drawable extends Kitchen {
  id: string | number;
}

/** The drawing of a restaurant: the same one for the same id and kitchen. */
export function lookOf(place: Drawable): Look {
  return natural(place, chooseDishes(place));
}

/**
 * The drawings of restaurants that are shown in this order. Every second one gives way to its neighbors: it takes another dish that fits,
 * if there is one, and another ground, so that neighbors differ.
 */
export function looksOf(places: readonly Drawable[]): Look[] {
  const choices = places.map(chooseDishes);
  const looks = places.map((place, index) => natural(place, choices[index] ?? chooseDishes(place)));
  return looks.map((look, index) => {
    const beside = index % 2 ? looks.slice(index - 1, index).concat(looks.slice(index + 1, index + 2)) : [];
    return apart(look, choices[index]?.dishes ?? [look.dish], beside);
  });
}

function natural({ id }: Drawable, { dishes, plants }: Choice): Look {
  const random = seededRandom(String(id));
  return { ground: random.pick(GROUNDS), dish: random.pick(dishes), plants };
}

function apart(look: Look, dishes: readonly Dish[], beside: readonly Look[]): Look {
  const free = <Value>(value: Value, others: readonly Value[], taken: readonly Value[]) =>
    taken.includes(value) ? (others.find((other) => !taken.includes(other)) ?? value) : value;
  return {
    ...look,
    dish: free(
      look.dish,
      dishes,
      beside.map(({ dish }) => dish),
    ),
    ground: free(
      look.ground,
      GROUNDS,
      beside.map(({ ground }) => ground),
    ),
  };
}
