import { expect, test } from 'vitest';
import { marked, snippetOf } from './snippet.ts';
import { haveAll, keysOf, termsOf, toTsquery } from './words.ts';

const shown = (pieces: { text: string; hit: boolean }[]) =>
  pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

test('words are compared without case, accents and apostrophes', () => {
  expect(keysOf('Crème brûlée at JOE’S, Joe\'s & "Çiya"')).toEqual(['creme', 'brulee', 'at', 'joes', 'ciya']);
  expect(haveAll(keysOf('Two bowls of noodles'), termsOf('nood bowl'))).toBe(true);
  expect(haveAll(keysOf('Two bowls of noodles'), termsOf('nood sushi'))).toBe(false);
});

test('a query for the database consists of quoted letters and digits, whatever was typed', () => {
  expect(toTsquery(termsOf("it's !(a | b) & 'x':* \\ -- ; ﷺ ½"))).toMatch(
    /^'[\p{L}\p{N}]+':\*( & '[\p{L}\p{N}]+':\*)*$/u,
  );
  expect(termsOf('!!! ... 🙂')).toEqual([]);
  expect(termsOf('a b c d e f g h i j k l m')).toHaveLength(10);
  expect(termsOf('x'.repeat(200))[0]).toHaveLength(40);
});

test('all words that begin with a term are marked, in the text as it was written', () => {
  expect(shown(marked('Ramen, RAMENS and raméns', termsOf('ramen')))).toBe('[Ramen], [RAMENS] and [raméns]');
  expect(shown(marked('<b>bold</b> &amp;', termsOf('bold')))).toBe('<b>[bold]</b> &amp;');
  expect(marked('', termsOf('bold'))).toEqual([]);
});

test('a snippet is one short line around the first word found', () => {
  const long = `${'before '.repeat(100)}\n\nthe quiet\tharbour ${'after '.repeat(100)}`;
  const { snippet = [], found } = snippetOf(long, termsOf('harbour quiet never')) ?? {};
  const line = shown(snippet);
  expect(line).toMatch(/^…before .*before the \[quiet\] \[harbour\] after .* after…$/);
  expect(line.length).toBeLessThan(180);
  expect(found).toBe(2);
  expect(snippetOf(long, termsOf('never'))).toBeNull();
  expect(shown(snippetOf('Quiet.', termsOf('qui'))?.snippet ?? [])).toBe('[Quiet].');
});

test('a snippet of one endless word is bounded', () => {
  const { snippet = [] } = snippetOf(`x${'y'.repeat(4000)}`, termsOf('x')) ?? {};
  expect(shown(snippet).length).toBeLessThan(200);
});
