import { expect, test } from 'vitest';
import { nameFinder, writtenName } from './names-in-text.ts';

function found(text: string, ...given: string[]): string[] {
  const names = new Map(given.map((name) => [writtenName(name) ?? '', name]));
  return [...nameFinder(names)(text)].map(({ at, end, value }) => `${value}: ${text.slice(at, end)}`);
}

test('finds whole names, the longest where several begin, and each once', () => {
  expect(found('Casa Luna, not Luna. Lunar is no name.', 'Luna', 'Casa Luna', 'Casa')).toEqual([
    'Casa Luna: Casa Luna',
    'Luna: Luna',
  ]);
  expect(found('The Oak is better than The Oak Room', 'The Oak', 'The Oak Room')).toEqual([
    'The Oak: The Oak',
    'The Oak Room: The Oak Room',
  ]);
});

test('reads names as they are written: capitals, signs within, and either kind of quotes', () => {
  expect(found('a blue door, then Blue Door', 'Blue Door')).toEqual(['Blue Door: Blue Door']);
  expect(found('Try Joe’s Bar & Grill!', "Joe's Bar & Grill!")).toEqual(["Joe's Bar & Grill!: Joe’s Bar & Grill"]);
  expect(found('Past Smith, Sons', 'Smith & Sons')).toEqual([]);
  expect(found('Go to 寿司さくら、please', '寿司さくら')).toEqual(['寿司さくら: 寿司さくら']);
});

test('ignores names without letters and of very many words, and reads hostile text in linear time', () => {
  expect(writtenName('***')).toBeNull();
  expect(writtenName('a '.repeat(13))).toBeNull();
  const names = new Map<string, number>();
  for (let n = 0; n < 10_000; n++) names.set(`The ${'A '.repeat(10)}${n}`, n);
  const find = nameFinder(names);
  const begin = performance.now();
  expect([...find('The A A A A A A A A A A x '.repeat(2_000))]).toEqual([]);
  expect(performance.now() - begin).toBeLessThan(1_000);
});
