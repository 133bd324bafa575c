import { describe, expect, it } from 'vitest';
import { clausesOf, Evidence, voiceOf } from './evidence.ts';
import { toneOf } from './tone.ts';

describe('voiceOf', () => {
  it.each([
    ['A quiet room.', 'quiet', 'says'],
    ['It is never quiet, and no one pretends otherwise.', 'quiet', 'denies'],
    ['No bookings, quiet rooms.', 'quiet', 'says'],
    ['Rare teas in place of wine.', 'wine', 'denies'],
    ['Bring your own wine.', 'wine', 'denies'],
    ['Vegetables taken more seriously than beef.', 'beef', 'denies'],
    ['Skins like wet silk.', 'silk', null],
    ['Parents who would like a quiet word.', 'quiet', 'says'],
    ['A loud room.', 'quiet', null],
  ])('%s (%s)', (text, word, voice) => expect(voiceOf(clausesOf(text), [word])).toBe(voice));
});

describe('Evidence', { tags: ['a55'] }, () => {
  it('remembers an answer for the phrases themselves, so that no other question gets it', () => {
    const evidence = new Evidence([clausesOf('Nuts in everything.'), clausesOf('No nuts here.')]);
    expect(evidence.voices(['nuts,peanuts'])).toMatchObject({ says: new Set(), denies: new Set() });
    expect(evidence.voices(['nuts', 'peanuts'])).toMatchObject({ says: new Set([0]), denies: new Set([1]) });
    expect(evidence.places(['peanuts,nuts']).size).toBe(0);
    expect(evidence.places(['peanuts', 'nuts']).size).toBe(1);
  });
});

describe('toneOf', () => {
  it.each([
    ['Burgers are frozen and overdone.', true],
    ['The seafood platter is mostly ice.', true],
    ['Thick burgers on fresh brioche.', false],
  ])('%s', (sentence, critical) => expect(toneOf(sentence).critical).toBe(critical));
});
