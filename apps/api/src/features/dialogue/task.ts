import type { Restaurant } from '@saffron/contracts/guide';
import type { Steps } from '../../slices.ts';
import type { Plan } from '../understanding/plan.ts';
import type { Open } from '../understanding/remembered.ts';
import type { FeatureWish, When, Wishes } from '../understanding/wishes.ts';
import type { Context } from './context.ts';
import type { Move } from './moves.ts';

/** What a reply says, and the restaurants on its cards. */
export interface Answer {
  moves: readonly Move[];
  picks: readonly Restaurant[];
  /** Restaurants that the reply names without a card. */
  others?: readonly Restaurant[];
  /** What is under discussion from now on; if absent, the cards, or what was under discussion before where they are of it. */
  among?: readonly Restaurant[];
  /** When they will come, where the message has changed that. */
  visit?: When | null;
  /** What is wished besides from now on: after "quieter" the next ones are to be quiet, too. */
  wish?: FeatureWish;
  /** What was asked up to now and nobody knows; absent where it asked nothing of that kind. */
  open?: readonly Open[];
  /** Those that are turned down from now on: "too formal" means what was shown. */
  rejected?: readonly Restaurant[];
  /** What the one for whom it was asked does not eat, where others of the table need something else. */
  needs?: Wishes;
  /** The plan as it is now; absent where it stays as it was. */
  plan?: Plan | null;
}

/** One kind of task. Returns null for a message that asks for something else. */
export type Task = (context: Context) => Steps<Answer | null>;
