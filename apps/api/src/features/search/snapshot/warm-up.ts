import type { Steps } from '../../../slices.ts';
import { FEATURES } from '../../understanding/lexicon/features.ts';
import { FOODS } from '../../understanding/lexicon/foods.ts';
import { understand } from '../../understanding/understand.ts';
import { evidenceOf } from '../ranking/feature-evidence.ts';
import { relaxing, search } from '../retrieve.ts';
import type { Snapshot } from './snapshot.ts';

/** Typical messages; answering them makes the JavaScript engine compile the code of retrieval. */
const WARM_UP_MESSAGES = [
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
const ROUNDS = 4;

/**
 * Caches the evidence for each food and feature, and answers typical messages, so that the first reply takes no longer than later ones.
 */
export function* warmUp(snapshot: Snapshot): Steps<void> {
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
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    for (const message of WARM_UP_MESSAGES) {
      // Without the time that the warm-up has taken so far: it would be too much for one message.
      for (const _ of answering(message, snapshot)) yield;
    }
  }
}

function* answering(message: string, snapshot: Snapshot): Steps<void> {
  const turns = [{ message, reply: null }];
  const { wishes } = yield* understand(turns, snapshot.vocabulary, relaxing(snapshot), null);
  yield* search(turns, wishes, snapshot);
}
