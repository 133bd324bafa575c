import { expect, it } from 'vitest';
import { Recent } from './recent.ts';

it('forgets what was asked for longest ago', () => {
  const made: string[] = [];
  const recent = new Recent<string, { key: string }>(2);
  const ask = (key: string) =>
    recent.get(key, () => {
      made.push(key);
      return { key };
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(ask(key)).toEqual({ key });
  expect(made).toEqual(['a', 'b', 'c', 'b']);
  expect([...recent.values()]).toEqual([{ key: 'a' }, { key: 'b' }]);
});

it('remembers less of what is large', () => {
  const recent = new Recent<string, number[]>(5, (list) => list.length);
  recent.get('small', () => [1, 2]);
  recent.get('other', () => [1, 2]);
  recent.get('large', () => [1, 2, 3]);
  expect([...recent.values()]).toEqual([
    [1, 2],
    [1, 2, 3],
  ]);
  recent.get('too large', () => [1, 2, 3, 4, 5, 6]);
  expect([...recent.values()]).toEqual([]);
});
