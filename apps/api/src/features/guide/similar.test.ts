import { describe, expect, it } from 'vitest';
import { restaurant } from '../../../test/example-guide.ts';
import { createQueue, type Steps } from '../../slices.ts';
import { createSimilar } from './similar.ts';

const KITCHENS = ['Thai', 'Pizza', 'Ramen'];
const guideOf = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    restaurant(at + 1, { name: `Place ${at}`, cuisine: KITCHENS[at % 3] ?? null, tag: 'Quiet, View', rating: at % 5 }),
  );

/** A queue that counts what it was given. */
function counted() {
  const queue = createQueue();
  const given = { comparisons: 0 };
  const inTurn = <T>(steps: Steps<T>): Promise<T> => {
    given.comparisons += 1;
    return queue(steps);
  };
  return { given, inTurn };
}

describe('restaurants like another', { tags: ['a64'] }, () => {
  it('are looked for once, however often and however many ask at the same time', async () => {
    const { given, inTurn } = counted();
    const similar = createSimilar(inTurn);
    const rows = guideOf(30);
    const asked = rows.slice(0, 5);
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, at) => similar(asked[at % asked.length] ?? restaurant(0, {}), rows)),
    );
    expect(given.comparisons).toBe(asked.length);
    for (const [at, reply] of replies.entries()) {
      expect(reply).toBe(replies[at % asked.length]);
      expect(reply).toHaveLength(4);
      expect(reply.every(({ cuisine }) => cuisine === asked[at % asked.length]?.cuisine)).toBe(true);
    }
  });

  it('are looked for again when the guide has changed', async () => {
    const { given, inTurn } = counted();
    const similar = createSimilar(inTurn);
    const before = guideOf(6);
    const after = before.map((row) => ({ ...row, cuisine: 'Thai' }));
    const [first] = before;
    if (!first) throw new Error('no row');
    await similar(first, before);
    const then = await similar({ ...first, cuisine: 'Thai' }, after);
    expect(given.comparisons).toBe(2);
    expect(then.map(({ id }) => id)).toHaveLength(4);
    expect(then.every(({ cuisine }) => cuisine === 'Thai')).toBe(true);
  });
});
