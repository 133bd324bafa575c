import type { Restaurant } from '@saffron/contracts/guide';
import type { Turn } from '../understanding/turn.ts';
import type { Topic, Wishes } from '../understanding/wishes.ts';
import type { CriterionKind } from './criteria/criterion.ts';

/** A wish that the picks do not meet, so that the reply can say so. */
export interface Unmet {
  kind: CriterionKind;
  /** The wish, as a reply calls it. */
  label: string;
  /** Nothing in the whole guide meets it; else only nothing together with the other wishes. */
  missing: boolean;
  /** The picks nearly meet it: the next price level, a kindred kitchen. */
  nearly: boolean;
  /** Only the name of the best pick speaks of it. */
  byName: boolean;
}

/** What a conversation asks for, and the restaurants of the guide that answer it. */
export interface Found {
  turns: Turn[];
  wishes: Wishes;
  /** Best first; empty when the message asks for no restaurant. */
  candidates: Restaurant[];
  /** The candidates to show, best first. */
  picks: Restaurant[];
  /** What the picks lack of the wishes; empty when they meet all of them. */
  unmet: Unmet[];
  /** Foods that the diner would have liked as well, and that nothing in the guide offers. */
  absent: string[];
  /** Soft wishes that nothing in the guide says of a pick, by its id. */
  unsure: ReadonlyMap<number, readonly string[]>;
  /**
   * A dish that was wished and that the notes of the best pick do not name. `here`: its kitchen is known for it; `anywhere`: no notes of
   * the guide name it; `apart`: they name it and a diet, but not together. Null where there is none.
   */
  unproven: { dish: string; where: 'here' | 'anywhere' | 'apart' } | null;
  /** How the guide lists the kitchen of the best pick, where that is only a part of the wished one: "Cantonese" for "Chinese". */
  listedAs: { cuisine: string; wished: string } | null;
  /** Another choice where the picks lack something: it lacks something else. */
  otherwise: { restaurant: Restaurant; unmet: Unmet[] } | null;
  /** Places that have all of what was wished and are closed then, where the picks are less known for it or have something else to eat. */
  shut: Restaurant[];
  /** How many restaurants meet what the best pick meets, opening hours aside; one of them is the only one only where this is 1. */
  total: number;
  /** The best pick has all of what was wished, and nothing else in the guide has. */
  sole: boolean;
  /** The diner asked for other places, and there are none that were not shown. */
  exhausted: boolean;
  /** The one thing worth asking back, because the answer would change the picks. */
  question: Topic | null;
}
