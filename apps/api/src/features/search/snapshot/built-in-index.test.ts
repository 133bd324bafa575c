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
