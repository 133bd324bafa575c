import { demoGuide } from '@saffron/db/demo-guide/index';
import { describe, expect, it } from 'vitest';
import { respond } from '../src/features/dialogue/respond.ts';
import { createSnapshot } from '../src/features/search/snapshot/create-snapshot.ts';
import { toStored } from '../src/features/understanding/remembered.ts';
import type { Turn } from '../src/features/understanding/turn.ts';
import { asReturned } from './quality-talk.ts';

const snapshot = createSnapshot(asReturned(demoGuide));

/** A need beside food: how somebody states it, words that name it, and the key that stands for it. */
const NEEDS = [
  { stated: 'I use a wheelchair. dinner', words: ['wheelchair', 'wheelchair access'], key: 'wheelchair' },
  { stated: 'we need step-free access. lunch', words: ['step-free access'], key: 'wheelchair' },
  { stated: 'no alcohol please. dinner', words: ['alcohol free'], key: 'dry' },
];

function featuresAfter(messages: readonly string[]): string[] {
  const turns: Turn[] = [];
  let features: string[] = [];
  for (const message of messages) {
    const { picks, remembered } = respond([...turns, { message, reply: null }], snapshot);
    features = remembered.state.features.map(({ key }) => key);
    const restaurantIds = picks.map(({ id }) => id);
    turns.push({ message, reply: { text: '', restaurantIds, state: toStored(remembered) } });
  }
  return features;
}

/** Said of other people, of a place, or below a verb of saying. */
const OF_OTHERS = [
  (word: string) => `I said my wife doesn't need ${word}`,
  (word: string) => `no ${word} needed for my friend`,
  (word: string) => `my dad no longer needs ${word}, he says`,
  (word: string) => `they told me ${word} isn't needed there`,
  (word: string) => `that place isn't ${word}`,
  (word: string) => `I don't think they have ${word}`,
  (word: string) => `I wish I didn't need ${word}`,
  (word: string) => `the second one isn't ${word} is it`,
];
/** Said of one's own need, from the beginning of the sentence. */
const OWN = [
  (word: string) => `we don't need ${word} any more`,
  (word: string) => `actually, ${word} isn't needed`,
  (word: string) => `forget the ${word} thing`,
];

describe('a need beside food ends only with a sentence of its own', { tags: ['a57'] }, () => {
  const cases = NEEDS.flatMap(({ stated, words, key }) => words.map((word) => ({ stated, word, key })));
  it.each(cases.flatMap((one) => OF_OTHERS.map((say) => ({ ...one, message: say(one.word) }))))(
    '"$stated" outlasts "$message"',
    ({ stated, message, key }) => {
      expect(featuresAfter([stated, message, 'seafood'])).toContain(key);
    },
  );
  it.each(cases.flatMap((one) => OWN.map((say) => ({ ...one, message: say(one.word) }))))(
    '"$stated" ends with "$message"',
    ({ stated, message, key }) => {
      expect(featuresAfter([stated, message])).not.toContain(key);
    },
  );
  it.each(NEEDS)('$stated: holds after a new start', ({ stated, key }) => {
    expect(featuresAfter([stated, 'start over. seafood'])).toContain(key);
  });
});
