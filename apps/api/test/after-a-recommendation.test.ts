import { describe, expect, it } from 'vitest';
import { respond } from '../src/features/dialogue/respond.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { featuresOf } from '../src/features/understanding/acts/features.ts';
import {
  FOLLOW_UPS,
  type FollowUp,
  kindsOf,
  loadFollowUps,
  wantedIn,
} from '../src/features/understanding/acts/follow-up.ts';
import { toStored } from '../src/features/understanding/remembered.ts';
import { followingHash, followingIn } from '../training/follow-ups.ts';
import { sourceHash } from '../training/messages.ts';
import { restaurant } from './example-guide.ts';

/** What two authors wrote whose messages are not trained on. */
const HELD_OUT = ['i', 'n'].flatMap((name) => followingIn(new URL(`follow-ups/${name}.txt`, import.meta.url)));

describe('what a follow-up wants', () => {
  it('comes from weights made of the data and code in this repository', () =>
    expect(loadFollowUps().head.source, 'run npm run train').toBe(followingHash(sourceHash())));

  it('is told for authors whom nothing was made from', () => {
    const judged = HELD_OUT.map(({ text, labels }) => {
      const kinds = kindsOf(featuresOf(text, { shown: true }));
      const wants = wantedIn(kinds);
      const first = FOLLOW_UPS[kinds.indexOf(Math.max(...kinds))];
      return { isRight: labels.some((label) => label === first), isSure: wants !== null };
    });
    const sure = judged.filter(({ isSure }) => isSure);
    const share = (all: typeof judged) => all.filter(({ isRight }) => isRight).length / all.length;
    expect(share(judged)).toBeGreaterThan(0.85);
    expect(share(sure)).toBeGreaterThan(0.88);
    expect(sure.length / judged.length).toBeGreaterThan(0.8);
  });
});

describe('after a recommendation', () => {
  const place = (id: number, name: string, notes: Record<string, string>) =>
    restaurant(id, { name, cuisine: 'Georgian', price: 2, rating: 4, saffronNotes: JSON.stringify(notes) });
  const snapshot = createSnapshot([
    place(1, 'Amber Gate', { vibe: 'Oak tables.', food_notes: 'Khachapuri is $14 and feeds two.' }),
    place(2, 'Brass Wheel', { vibe: 'A yard with vines.', food_notes: 'Dumplings by the ten.' }),
  ]);
  const first = respond([{ message: 'georgian for dinner', reply: null }], snapshot);
  const reply = { text: '', restaurantIds: first.picks.map(({ id }) => id), state: toStored(first.remembered) };
  const searches = (message: string) =>
    respond(
      [
        { message: 'georgian for dinner', reply },
        { message, reply: null },
      ],
      snapshot,
    ).searched === true;
  const share = (wanted: FollowUp) => {
    const all = HELD_OUT.filter(({ labels }) => labels.length === 1 && labels[0] === wanted);
    return all.filter(({ text }) => searches(text)).length / all.length;
  };

  it('few questions about what was shown are taken for a search', () => expect(share('asks')).toBeLessThan(0.12));

  it('most that look for others are', () => expect(share('searches')).toBeGreaterThan(0.5));

  it.each(["they'd have something for my nan to sit on", "he'll ask how long the kitchen goes on"])(
    'a question in no form of a question is none: %s',
    (message) => expect(searches(message)).toBe(false),
  );
});
