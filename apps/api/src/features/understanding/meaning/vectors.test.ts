import { describe, expect, it, test } from 'vitest';
import { rarity, similarity } from './vectors.ts';

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
