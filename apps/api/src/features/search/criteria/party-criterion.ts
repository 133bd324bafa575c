import type { Wishes } from '../../understanding/wishes.ts';
import { SHOWN, weightsOf } from '../ranking/feature-evidence.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { Criterion } from './criterion.ts';
import type { Cost } from './food-fit.ts';
import { NEXT_LEVEL } from './giving-way.ts';

/** From this many people on no table is big enough, and from this many on a word for groups promises no room. */
const CROWD = 12;
const ROOMFUL = 25;
/** A place has room for a party that takes at most this share of its seats. */
const SHARE = 0.5;
/** Groups are welcome, however large. */
const WELCOME: Cost = 0.1;
/** A crowd pays somewhat more rather than not fitting in. */
const NO_ROOM: Cost = NEXT_LEVEL + 0.2;

/** What a reply calls room for a party. */
export const roomForParty = (size: number): string => `room for ${size}`;

/**
 * Places whose notes tell of a room or a table of that size go before those that only welcome groups; of a smaller party, those
 * that are too small for groups come last.
 */
export function partyCriterion({ partySize, features }: Wishes, snapshot: Snapshot): Criterion | null {
  const group = features.find(({ key }) => key === 'group');
  if (partySize === null || !group) return null;
  const { roomFor, seats } = snapshot;
  const shows = weightsOf(group, snapshot);
  if (partySize < CROWD)
    return {
      kind: 'feature',
      label: roomForParty(partySize),
      missing: false,
      cost: (_, at) => ((shows[at] ?? 0) < 0 && (roomFor[at] ?? 0) < partySize ? NO_ROOM : 0),
    };
  const welcome = partySize < ROOMFUL ? WELCOME : NO_ROOM;
  return {
    kind: 'feature',
    label: roomForParty(partySize),
    missing: false,
    cost: (_, at) => {
      const all = seats[at] ?? Infinity;
      if ((roomFor[at] ?? 0) >= partySize || (all < Infinity && all * SHARE >= partySize)) return 0;
      return (roomFor[at] ?? 0) === 0 && (shows[at] ?? 0) >= SHOWN ? welcome : NO_ROOM;
    },
  };
}
