import type { LocalTime } from '@saffron/contracts/hours/status';
import type { Steps } from '../../slices.ts';
import { evidenceOf } from '../search/ranking/feature-evidence.ts';
import type { Snapshot } from '../search/snapshot/snapshot.ts';
import { FEATURES } from '../understanding/lexicon/features.ts';
import { FOODS } from '../understanding/lexicon/foods.ts';
import { followUpsTo } from './follow-ups/follow-ups.ts';
import { responding } from './respond.ts';

/** Typical messages; answering them makes the JavaScript engine compile the code of replies and their follow-ups. */
const MESSAGES = [
  'somewhere to eat',
  'cheap Thai food in the centre',
  'a quiet place for a date, not too expensive',
  'vegan breakfast with outdoor seating',
  'no seafood, please, dinner for six tonight',
  'Italian or pizza that takes reservations',
  'the best ramen',
  'a pub with live music near the harbour',
  'anything but Chinese',
  'where can I take the kids on a budget?',
];
const AN_EVENING: LocalTime = { date: '2026-01-02', minute: 18 * 60 };

/**
 * Caches the evidence for each food and feature, and answers typical messages, so that the first reply takes no longer than later ones:
 * one that takes long is less complete and has no follow-ups. A failure is reported, and leaves the snapshot as it is.
 */
export function createWarmUp(report: (error: unknown) => void): (snapshot: Snapshot) => Steps<void> {
  return function* (snapshot) {
    try {
      yield* cacheEvidence(snapshot);
      for (const message of MESSAGES) {
        // Without the time that the warm-up has taken so far: it would be too much for one message.
        for (const _ of replying(message, snapshot)) yield;
      }
    } catch (error) {
      report(error);
    }
  };
}

function* cacheEvidence(snapshot: Snapshot): Steps<void> {
  const { fits, vocabulary } = snapshot;
  for (const food of FOODS.values()) {
    fits.of(food);
    fits.mentions({ key: food.key, label: food.label, food, fallback: false, said: food.label });
    if (food.kind !== 'kitchen') snapshot.dishes.places(food.words);
    yield;
  }
  for (const [key, { label, said }] of Object.entries(FEATURES)) {
    const tags = vocabulary.tagsOf.get(key) ?? [];
    evidenceOf({ key, label, tags, firm: false, said: said.split('|')[0] ?? key }, snapshot);
    yield;
  }
}

function* replying(message: string, snapshot: Snapshot): Steps<void> {
  const found = yield* responding([{ message, reply: null }], snapshot, AN_EVENING);
  yield* followUpsTo({ found, text: '', shown: found.picks }, snapshot, AN_EVENING);
}
