import { describe, expect, it } from 'vitest';
import { distance } from './edit-distance.ts';

describe('distance', () => {
  it.each([
    ['itallian', 'italian', 1],
    ['thia', 'thai', 1],
    ['same', 'same', 0],
    ['carribean', 'caribbean', 2],
    ['short', 'shortest', 3],
  ])('%s to %s', (a, b, apart) => expect(distance(a, b, 2)).toBe(apart));
});
