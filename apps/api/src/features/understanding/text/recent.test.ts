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
