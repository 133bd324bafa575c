import type { Attribute } from '../attribute.ts';
import { ALLERGENS, DIETS } from './diets.ts';
import { HOUSE } from './house.ts';
import { MEAL_TIMES } from './meals.ts';
import { ROOM } from './room.ts';

/** Everything that the notes are read for. */
export const ATTRIBUTES: readonly Attribute[] = [...ROOM, ...HOUSE, ...MEAL_TIMES, ...DIETS, ...ALLERGENS];

export const ATTRIBUTE: ReadonlyMap<string, Attribute> = new Map(ATTRIBUTES.map((one) => [one.key, one]));
