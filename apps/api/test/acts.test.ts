import { describe, expect, it } from 'vitest';
import { ACTS } from '../src/features/understanding/acts/act.ts';
import { actsOf, readWeights } from '../src/features/understanding/acts/acts-of.ts';
import { sourceHash } from '../training/messages.ts';
import { randomOf } from '../training/regression.ts';

const FRESH = { shown: false };
const SHOWN = { shown: true };

describe('dialogue acts', () => {
  it('come from weights made of the data and code in this repository', () => {
    expect(readWeights().head.source, 'run npm run train').toBe(sourceHash());
  });

  it('are found in plain messages', () => {
    expect(actsOf('somewhere quiet for a Lebanese dinner on Friday', FRESH).first).toBe('inform');
    expect(actsOf('how many bakeries have you got', FRESH).first).toBe('count');
    expect(actsOf("what's their phone number", SHOWN).first).toBe('ask_fact');
    expect(actsOf('thank you so much', SHOWN).first).toBe('social');
    expect(actsOf('book a table there at eight', SHOWN).has('book')).toBe(true);
  });

  it('may be several', () => {
    const acts = actsOf("something Greek near the park, but please don't send me to a chain", FRESH);
    expect(ACTS.filter(acts.has)).toEqual(expect.arrayContaining(['inform', 'exclude']));
  });

  it('depend on what the reply before did', () => {
    const chance = (before: 'asked' | 'showed') => actsOf('Riverside', { shown: true, before }).of('inform');
    expect(chance('asked')).toBeGreaterThan(chance('showed'));
  });

  it('are probabilities, and the first is the likeliest', () => {
    for (const text of ['', ' ', '?', '¿dónde?', '🍜🍜', '\ud800', 'a'.repeat(9_000)]) {
      const acts = actsOf(text, FRESH);
      for (const act of ACTS) {
        expect(acts.of(act)).toBeGreaterThanOrEqual(0);
        expect(acts.of(act)).toBeLessThanOrEqual(Math.min(1, acts.of(acts.first)));
      }
      expect(acts.has(acts.first)).toBe(ACTS.some(acts.has));
    }
  });

  it('of a long message are those of its beginning and end', () => {
    const filler = 'and then we talked about the weather for a while '.repeat(80);
    const ends = `book a table there at eight ${filler} thanks`;
    expect(actsOf(`${ends}`, SHOWN).of('book')).toBeCloseTo(
      actsOf(ends.replace(filler, filler + filler), SHOWN).of('book'),
      1,
    );
  });

  it('can be told of any message', () => {
    const random = randomOf(3);
    const noise = String.fromCharCode(...Array.from({ length: 4_500 }, () => random() * 0xffff));
    const hostile = [
      noise,
      '\ufdfa'.repeat(4_500),
      '<script>'.repeat(600),
      'ramen sushi '.repeat(400),
      "a'".repeat(2_250),
    ];
    for (const text of hostile) expect(actsOf(text, SHOWN).of('social')).toBeLessThanOrEqual(1);
  });
});
