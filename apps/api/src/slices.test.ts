import { describe, expect, test } from 'vitest';
import { createQueue, finish, inSlices, type Steps } from './slices.ts';

/** Keeps the processor busy for longer than a slice. */
function work(): void {
  const from = performance.now();
  while (performance.now() - from < 6);
}

/** Counts the turns of the event loop. */
function countTurns() {
  const count = { turns: 0, stop: () => clearImmediate(next) };
  const turn = () => {
    count.turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  return count;
}

describe('work in steps', () => {
  function* sum(numbers: readonly number[]): Steps<number> {
    let all = 0;
    for (const number of numbers) {
      all += number;
      yield;
    }
    return all;
  }

  test('ends with its value, at once or in slices', async () => {
    expect(finish(sum([1, 2, 3]))).toBe(6);
    expect(await inSlices(sum([1, 2, 3]))).toBe(6);
    expect(await createQueue()(sum([1, 2, 3]))).toBe(6);
  });

  test('lets others have their turn after each slice', async () => {
    const count = countTurns();
    const seen: number[] = [];
    function* working(): Steps<void> {
      for (let step = 0; step < 3; step++) {
        seen.push(count.turns);
        work();
        yield;
      }
    }
    await inSlices(working());
    count.stop();
    expect(new Set(seen).size).toBe(3);
  });

  test('that waits in a queue is done one slice in a turn, each work in its turn', async () => {
    const count = countTurns();
    const seen: { name: string; turn: number }[] = [];
    function* working(name: string): Steps<void> {
      for (let step = 0; step < 2; step++) {
        seen.push({ name, turn: count.turns });
        work();
        yield;
      }
    }
    const inTurn = createQueue();
    await Promise.all(['a', 'b', 'c'].map((name) => inTurn(working(name))));
    count.stop();
    const order = seen.map(({ name }) => name);
    expect([order.slice(0, 3).join(''), order.slice(3).toSorted().join('')]).toEqual(['abc', 'abc']);
    expect(new Set(seen.map(({ turn }) => turn)).size).toBe(6);
  });

  test('that takes little does not wait in the queue for what takes much', { tags: ['a88'] }, async () => {
    function* working(slices: number): Steps<void> {
      for (let slice = 0; slice < slices; slice++) {
        work();
        yield;
      }
    }
    const inTurn = createQueue();
    const ended: string[] = [];
    const all = Array.from({ length: 20 }, () => inTurn(working(10)).then(() => ended.push('much')));
    await inTurn(working(5));
    all.push(inTurn(working(2)).then(() => ended.push('little')));
    await Promise.all(all);
    expect(ended[0]).toBe('little');
  });

  test('is told how much processor time it has taken', async () => {
    function* untilLate(): Steps<number> {
      for (;;) {
        work();
        const taken = (yield) ?? 0;
        if (taken > 40) return taken;
      }
    }
    expect(await inSlices(untilLate())).toBeGreaterThan(40);
  });

  test('that fails rejects, and the queue goes on', async () => {
    // biome-ignore lint/correctness/useYield: it fails before its first step
    function* failing(): Steps<number> {
      throw new Error('No such word.');
    }
    const inTurn = createQueue();
    await expect(inTurn(failing())).rejects.toThrow('No such word.');
    expect(await inTurn(sum([4]))).toBe(4);
  });
});
