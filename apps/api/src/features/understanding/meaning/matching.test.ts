import { describe, expect, it, test } from 'vitest';
import { clausesOf } from '../text/evidence.ts';
import type { Sentence } from '../text/sentences.ts';
import { closest } from './matching.ts';
import { rarity, similarity } from './vectors.ts';

const sentence = (text: string): Sentence => ({
  text,
  part: 'vibe',
  stems: clausesOf(text),
  critical: false,
  limiting: false,
  lacking: false,
});

describe('the meaning of words', () => {
  test.each([
    ['eggplant', 'aubergine', 'table'],
    ['prawn', 'shrimp', 'lamp'],
    ['chef', 'cook', 'street'],
    ['loud', 'noisy', 'vegetable'],
    ['pasta', 'linguine', 'carpet'],
    ['magazine', 'newspaper', 'duck'],
  ])('%s is nearer to %s than to %s', (word, near, far) => {
    expect(similarity(word, near)).toBeGreaterThan(0.7);
    expect(similarity(word, far)).toBeLessThan(0.5);
  });

  it('knows of what kind a thing is, and that the kind is not the thing', () => {
    expect(similarity('whiskey', 'bourbon')).toBeGreaterThan(similarity('bourbon', 'whiskey'));
  });

  it('of unknown words is near nothing', () => {
    expect(similarity('qwxz', 'tea')).toBe(0);
    expect(similarity('qwxz', 'qwxz')).toBe(1);
    expect(rarity('qwxz')).toBe(1);
    expect(rarity('the')).toBeLessThan(rarity('haddock'));
  });
});

describe('the closest sentence', () => {
  const notes = ['Rugby on a screen.', 'Boats go by.', 'Noisy after ten.'].map(sentence);

  test.each([
    [['football'], 'Rugby on a screen.'],
    [['loud'], 'Noisy after ten.'],
    [['boat'], 'Boats go by.'],
  ])('to %j', (asked, text) => expect(closest(asked, notes)?.sentence.text).toBe(text));

  it('is none where nothing is asked, said or near', () => {
    expect(closest([], notes)).toBeNull();
    expect(closest(['football'], [])).toBeNull();
    expect(closest(['mortgage'], notes)).toBeNull();
  });

  it('is nearer the more of the rare words it has', () => {
    const near = (...asked: string[]) => closest(asked, notes)?.nearness ?? 0;
    expect(near('boat')).toBe(1);
    expect(near('boat', 'qwxz')).toBeLessThan(near('boat', 'go'));
  });

  it('reads much in little time', () => {
    const long = Array.from({ length: 180 }, () => sentence('lamb stew with bread and wine '.repeat(20)));
    const asked = Array.from({ length: 2_000 }, (_, at) => `word${at}`);
    expect(closest(asked, long)).toBeNull();
  });
});
