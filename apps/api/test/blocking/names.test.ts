import { RESTAURANT_TEXT_MAX } from '@saffron/contracts/limits';
import { expect, test } from 'vitest';
import { findNames } from '../../src/features/guide/names.ts';
import { inSlices } from '../../src/slices.ts';
import { restaurant } from '../example-guide.ts';
import { MOST, workOf } from './work.ts';

/** Letters in which words differ: more than those of a misspelled word may. */
const END = 4;

/** Names of words that begin alike, and a text each of whose words is misspelled in the last word of each name only, but for its own last one. */
function nearly(letters: number): { names: string[]; text: string } {
  const words = Math.floor(RESTAURANT_TEXT_MAX / (letters + 1));
  const head = 'abcdefghijklmnopqrstuvwx'.slice(0, letters - END);
  const end = (of: number) =>
    Array.from({ length: END }, (_, at) => 'bcdfghjklm'[(of * 7 + at * 3 + of * at) % 10]).join('');
  const names = Array.from({ length: 500 }, (_, name) =>
    [...Array.from({ length: words - 1 }, (_one, at) => head + end(name * words + at)), `${head}zzzz`].join(' '),
  );
  const typed = Array.from({ length: words - 1 }, () => `${head.slice(0, -1)}qzzzz`);
  return { names, text: [...typed, `${head.slice(0, -2)}99zz88`].join(' ') };
}

test.each([8, 12, 15, 22])(
  'nobody waits for a name with words of %i letters that are nearly those of many places',
  { tags: ['a45'] },
  async (letters) => {
    const { names, text } = nearly(letters);
    const rows = names.map((name, at) => restaurant(at + 1, { name }));
    const { longest, total } = await workOf(() => inSlices(findNames(text, rows, 6)));
    expect(longest).toBeLessThanOrEqual(MOST.longest);
    expect(total).toBeLessThanOrEqual(MOST.total / 4);
  },
);
