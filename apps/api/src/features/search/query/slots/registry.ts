import type { Slot } from '@saffron/contracts/guide-query-slots';
import type { SlotReader } from '../check.ts';
import { area } from './area.ts';
import { cuisine } from './cuisine.ts';
import { diet } from './diet.ts';
import { dish } from './dish.ts';
import { dress } from './dress.ts';
import { features } from './features.ts';
import { kind } from './kind.ts';
import { meal } from './meal.ts';
import { name } from './name.ts';
import { near } from './near.ts';
import { newness } from './newness.ts';
import { price, rating } from './numbers.ts';
import { party } from './party.ts';
import { reservations } from './reservations.ts';
import { text } from './text.ts';
import { time } from './time.ts';

interface Registered extends SlotReader {
  /** When a `must` gives way, the lowest first; null: never. */
  givesWay: number | null;
  /** How far: to any restaurant, to what nearly meets it, or to what is kin to it. */
  to: 'any' | 'nearly' | 'kin';
}

const slot = (reader: SlotReader, givesWay: number | null, to: Registered['to'] = 'any'): Registered => ({
  ...reader,
  givesWay,
  to,
});

/** All slots. */
export const READERS: Readonly<Record<Slot, Registered>> = {
  mood: slot(features, 0),
  occasion: slot(features, 1),
  amenity: slot(features, 2),
  dress: slot(dress, 2),
  newness: slot(newness, 2),
  party: slot(party, 2),
  reservations: slot(reservations, 2),
  price: slot(price, 3, 'nearly'),
  rating: slot(rating, 3, 'nearly'),
  near: slot(near, 4),
  area: slot(area, 4),
  time: slot(time, 5),
  meal: slot(meal, 5),
  text: slot(text, 6),
  dish: slot(dish, 6, 'kin'),
  kind: slot(kind, 6, 'kin'),
  cuisine: slot(cuisine, 6, 'kin'),
  diet: slot(diet, null),
  name: slot(name, null),
};
