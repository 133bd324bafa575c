import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { restaurant } from '../../../../test/example-guide.ts';
import { BuiltInIndex } from './built-in-index.ts';

const indexOf = (...notes: string[]) => {
  const index = new BuiltInIndex();
  for (const [at, text] of notes.entries()) index.put(restaurant(at + 1, { name: `Place ${at + 1}` }), text.split(' '));
  return index;
};

it('finds words with one wrong letter, and the beginning of words', async () => {
  const index = indexOf('grower champagn', 'marmalade');
  expect(await index.find('champagm', 5)).toEqual([1]);
  expect(await index.find('marmal', 5)).toEqual([2]);
});

it('finds a very long word only as it is: any user could fill the guide with such words', async () => {
  const long = 'llanfairpwllgwyngyll';
  const index = indexOf(long, 'other');
  expect(await index.find(long, 5)).toEqual([1]);
  expect(await index.find(`${long.slice(0, -1)}x`, 5)).toEqual([]);
});

it('takes any number of changes, with searches between them, and keeps no word of what is gone', {
  tags: ['b-many-edits'],
  timeout: 30_000,
}, async () => {
  const index = new BuiltInIndex();
  // Words that share beginnings, so that the tree of the index is split and joined again all the time.
  const wordsOf = (edit: number) =>
    Array.from({ length: 60 }, (_, at) => ((edit * 60 + at) * 2_654_435_761).toString(36));
  const put = (id: number, edit: number) => index.put(restaurant(id, { name: `Place ${id}` }), wordsOf(edit));
  for (let id = 1; id <= 100; id += 1) put(id, id);
  const { wordCount } = index;
  for (let edit = 101; edit <= 1500; edit += 1) {
    put((edit % 100) + 1, edit);
    index.scores(
      wordsOf(edit - 150)
        .slice(0, 10)
        .join(' '),
      5,
    );
    await setImmediate();
  }
  expect(index.scores(wordsOf(1500)[7] ?? '', 5).map(({ id }) => id)).toEqual([1]);
  expect(index.wordCount).toBeLessThan(wordCount * 1.1);
  for (let id = 1; id <= 100; id += 1) index.remove(id);
  expect(index.wordCount).toBe(0);
});
