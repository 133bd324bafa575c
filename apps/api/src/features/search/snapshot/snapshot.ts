import type { Restaurant } from '@saffron/contracts/guide';
import type { Evidence } from '../../understanding/text/evidence.ts';
import type { Vocabulary } from '../../understanding/vocabulary/vocabulary.ts';
import type { FoodFits } from '../criteria/food-fit.ts';
import type { BuiltInIndex } from './built-in-index.ts';

/** The current guide, prepared for understanding and search. It may change between turns of the event loop, and positions with it. */
export interface Snapshot {
  /** Changes with every change. */
  revision: number;
  rows: readonly Restaurant[];
  byId: ReadonlyMap<number, Restaurant>;
  /** Positions in `rows` by id. */
  positions: ReadonlyMap<number, number>;
  vocabulary: Vocabulary;
  index: BuiltInIndex;
  fits: FoodFits;
  /** By position in `rows`: the cuisine and the part of town, trimmed; empty where there is none. */
  cuisines: readonly string[];
  areas: readonly string[];
  /** What tags and notes say of the room and of occasions; notes without parts may say it anywhere. */
  rooms: Evidence;
  /** What the notes say of the food. */
  dishes: Evidence;
  /** By position: how many sentences of the notes find fault; and what those say. */
  faults: readonly number[];
  reproaches: Evidence;
  /** By position: what the notes ask for a meal, in the money of the guide. */
  prices: readonly (readonly number[])[];
  /** By position: how many people can sit there at all; infinite where nothing tells. */
  seats: readonly number[];
  /** By position: the largest party for which the notes tell of a table or a room; 0 where they do not. */
  roomFor: readonly number[];
  /** By position: whether the notes tell by numbers that a group has room; null where they do not. */
  groups: readonly ('yes' | 'no' | null)[];
  /** What was worked out of features so far, by the way they were asked for. */
  weights: Map<string, Float32Array>;
  /** Positions of the rows whose notes praise mostly one food, as far as somebody did not want it. */
  mostly: Map<string, ReadonlySet<number>>;
  /** Positions of the rows that have a tag. */
  tagged: ReadonlyMap<string, ReadonlySet<number>>;
}
